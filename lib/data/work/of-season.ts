import { isOfSeason, type SeasonKey } from '@/lib/domain/calendar/games';
import type { Listed, StoredDocument } from '@/lib/store/port';

/**
 * Keeps only work on these games: a student who moved between classes may also have other work in
 * the school year.
 */
export function filterBySeason<T extends StoredDocument>(
  { documents, unreadable }: Listed<T>,
  games: SeasonKey,
): Listed<T> {
  return {
    documents: documents.filter((document) => isOfSeason(games)(document)),
    unreadable: unreadable.filter(({ stored }) => isOfSeason(games)(stored)),
  };
}
