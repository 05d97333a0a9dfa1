import type { DataCategory } from '@/lib/domain/site/data-categories';

export type InventoryRow = {
  name: string;
  why: readonly string[];
  seenBy: string;
  untilWhen: string;
};

export type DataInventory = {
  students: { category: DataCategory; rows: InventoryRow[] }[];
  adults: InventoryRow[];
};
