import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { seasonImports } from '@/lib/store/collections/season';
import type { DocumentStore } from '@/lib/store/port';

/** Stores what an import leaves after a complete week. */
export async function markWeeksImported(
  store: DocumentStore,
  season: number,
  ...weeks: readonly number[]
): Promise<void> {
  for (const week of weeks) {
    const part = `week-${week}`;
    const importedAt = timestampFromDate(new Date(0));
    await store.set(seasonImports, {
      id: `${season}_${part}`,
      season,
      part,
      contentHash: part,
      rows: 1,
      importedAt,
    });
  }
}
