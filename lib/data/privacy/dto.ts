import type { PrivacyDataCategory } from '@/lib/domain/site/privacy-data-categories';

export type DataKindInventoryRow = {
  name: string;
  why: readonly string[];
  seenBy: string;
  untilWhen: string;
};

export type DataKindInventory = {
  students: { category: PrivacyDataCategory; rows: DataKindInventoryRow[] }[];
  adults: DataKindInventoryRow[];
};
