import type { DataCategory } from '@/lib/domain/site/data-categories';

export type InventoryRow = {
  /** What is stored. */
  name: string;
  /** Each reason once. */
  why: readonly string[];
  seenBy: string;
  untilWhen: string;
};

export type DataInventory = {
  /** Every category, also those without data. */
  students: { category: DataCategory; rows: InventoryRow[] }[];
  adults: InventoryRow[];
};
