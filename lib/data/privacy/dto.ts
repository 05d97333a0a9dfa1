import type { NdpaDataCategory } from '@/lib/domain/site/privacy-data-categories';

export type DataKindExplanationRow = {
  name: string;
  why: readonly string[];
  seenBy: string;
  untilWhen: string;
};

export type DataKindInventory = {
  students: { category: NdpaDataCategory; rows: DataKindExplanationRow[] }[];
  adults: DataKindExplanationRow[];
};
