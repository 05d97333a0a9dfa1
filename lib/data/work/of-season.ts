import { isOfSeason, type SeasonKey } from '@/lib/domain/calendar/games';
import type { Listed, StoredDocument } from '@/lib/store/port';

/**
 * Of work that was read by its school year, what is about these games: a student who moved between
 * classes may have other work, too.
 */
export function listedOfSeason<T extends StoredDocument>(
  { documents, unreadable }: Listed<T>,
  games: SeasonKey,
): Listed<T> {
  return {
    documents: documents.filter((document) => isOfSeason(games)(document)),
    unreadable: unreadable.filter(({ stored }) => isOfSeason(games)(stored)),
  };
}
