import {
  NDPA_DATA_CATEGORIES,
  type NdpaDataCategory,
} from '@/lib/domain/site/privacy-data-categories';
import { INVENTORY, type InventoryKey, PRIVACY_DATA } from '@/words/privacy-data';
import type { DataKindInventory } from './dto';
import { PRIVACY_REGISTER, type RegisterEntry } from './register';

export function buildDataKindInventory(): DataKindInventory {
  const parts = PRIVACY_REGISTER.flatMap(partsOf);
  const rowsOf = (category: NdpaDataCategory | null) =>
    parts.flatMap((part) => (part.category === category ? [part.row] : []));
  return {
    students: NDPA_DATA_CATEGORIES.map((category) => ({ category, rows: rowsOf(category) })),
    adults: rowsOf(null),
  };
}

function partsOf({ collection, ending, fields }: RegisterEntry) {
  const {
    name,
    seenBy,
    category,
    fields: elsewhere = {},
  } = INVENTORY[collection.definition.name as InventoryKey];
  const reasons = new Map<NdpaDataCategory | null, Set<string>>();
  for (const [field, purpose] of Object.entries(fields)) {
    const belongs = elsewhere[field] ?? category;
    const purposes = reasons.get(belongs) ?? new Set();
    for (const text of typeof purpose === 'string' ? [purpose] : Object.values(purpose))
      purposes.add(text);
    reasons.set(belongs, purposes);
  }
  return [...reasons].map(([belongs, why]) => ({
    category: belongs,
    row: { name, why: [...why], seenBy, untilWhen: endingText(ending) },
  }));
}

function endingText(ending: RegisterEntry['ending']): string {
  switch (ending.kind) {
    case 'season':
      return PRIVACY_DATA.withSeason;
    case 'account':
      return PRIVACY_DATA.withAccount;
    case 'own-step':
      return ending.how;
    case 'stays':
      return ending.why;
  }
}
