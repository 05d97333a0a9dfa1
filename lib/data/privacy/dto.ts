import type { PrivacyDataCategory } from '@/lib/domain/site/privacy-data-categories';

export type InventoryRow = {
  name: string;
  why: readonly string[];
  seenBy: string;
  untilWhen: string;
};

export type DataInventory = {
  students: { category: PrivacyDataCategory; rows: InventoryRow[] }[];
  adults: InventoryRow[];
};
