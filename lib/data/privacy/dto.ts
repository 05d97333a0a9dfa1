import type { DataCategory } from '@/lib/domain/site/data-categories';

export type InventoryRow = {
  /** The name of the collection in plain words. */
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
