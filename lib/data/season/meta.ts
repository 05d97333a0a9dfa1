import { DomainError } from '@/lib/data/errors';
import { getServices } from '@/lib/platform/services';
import { type AppMeta, appData } from '@/lib/store/collections/season';
import type { ReadOperations, Unsubscribe } from '@/lib/store/port';
import { NO_SEASON_YET } from '@/words/access';
import { watchedDocuments } from './watched-documents';

const META_ID = 'meta';
const watched = watchedDocuments(appData);

/**
 * The one document that says which season and week it is. Transactions that depend on it read it
 * again with {@link readMetaIn}.
 */
export async function readMeta(): Promise<AppMeta> {
  // Before the first season each call looks again.
  return (await watched.read(META_ID)) ?? readMetaIn(getServices().store);
}

/** Calls `listener` with the document as it is now and after each change. */
export async function followMeta(listener: (meta: AppMeta) => void): Promise<Unsubscribe> {
  await readMeta();
  return watched.follow(META_ID, (meta) => {
    if (meta) listener(meta);
  });
}

/** Call this after this process has changed the document. */
export const forgetMeta = () => watched.reread(META_ID);

/** Serves callers that don't know the viewer yet, and so not which clock applies. */
export async function readSeason(): Promise<number> {
  return (await readMeta()).currentSeason;
}

export async function readSeasonIn(reader: ReadOperations): Promise<number> {
  return (await readMetaIn(reader)).currentSeason;
}

export async function readMetaIn(reader: ReadOperations): Promise<AppMeta> {
  const meta = await reader.get(appData, META_ID);
  if (!meta) throw new DomainError('unavailable', NO_SEASON_YET);
  return meta;
}
