import { withReplacedReads } from '@/lib/store/create-store';
import {
  type Collection,
  type DocumentStore,
  type Query,
  type StoredDocument,
  UnreadableDocumentError,
  type UnreadableEntry,
} from '@/lib/store/port';
import {
  CATALOG_ERROR_MESSAGES,
  COULD_NOT_GET_SUBJECTS,
  type CouldNotGetSubject,
  couldNotGetMessage,
  noStudentProfileMessage,
  noStudentTeamMessage,
} from './log';

/**
 * The error catalog's name for each collection's documents. For weekly progress and tasks it just
 * has 'Error'.
 */
const SUBJECTS: Readonly<Record<string, CouldNotGetSubject>> = {
  leagues: 'league',
  studentProfiles: 'student profile',
  studentTeams: 'teams',
  studentDraftScoreAttempts: 'scores',
  studentPlayerScoreAttempts: 'scores',
  studentTeamScoreAttempts: 'scores',
  studentGraphs: 'graphs',
  teacherProfiles: 'teacher profile',
  teacherLeagueAllowances: 'league allowances',
  nflPlayers: 'players',
};
const WEEKLY = ['studentWeeklyProgress', 'studentWeeklyTasks'];

const LOOK_UPS: Readonly<Record<string, { by: string; nothing: (wanted: string) => string }>> = {
  leagues: { by: 'code', nothing: () => CATALOG_ERROR_MESSAGES.noLeaguesFound },
  studentProfiles: { by: 'studentId', nothing: noStudentProfileMessage },
  studentTeams: { by: 'userId', nothing: noStudentTeamMessage },
};

/** The limit keeps a collection full of unreadable documents from flooding the log. */
const MAX_NAMED = 500;

/**
 * Wraps a store and logs, in the error catalog's wording, failed reads and lookups of a league,
 * student, or team that found nothing. Ids are random and mean nothing to outsiders; of an error
 * only its kind is logged. Each unreadable document is logged once per process.
 */
export function storeWithFailedReadLogging(
  store: DocumentStore,
  log: (message: string) => void,
): DocumentStore {
  const named = new Set<string>();

  function nameUnreadable(path: string, unreadable: UnreadableEntry): void {
    const { id, why } = unreadable;
    // In this collection the id is an email address, so only the path is logged.
    const place = id.includes('@') ? path : `${path}/${id}`;
    if (named.has(place) || named.size >= MAX_NAMED) return;
    named.add(place);
    const failure =
      failureOf(path, false, new UnreadableDocumentError(path, unreadable)) ??
      CATALOG_ERROR_MESSAGES.weeklyQuery;
    log(`${failure} ${place}: ${why}`);
  }

  async function logFailure<R>(name: string, isList: boolean, read: () => Promise<R>): Promise<R> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof UnreadableDocumentError) nameUnreadable(error.path, error.unreadable);
      else {
        const message = failureOf(name, isList, error);
        if (message) log(message);
      }
      throw error;
    }
  }

  return withReplacedReads(store, (reader) => ({
    get: (collection, id) =>
      logFailure(collection.definition.name, false, () => reader.get(collection, id)),
    getMany: (collection, ids) =>
      logFailure(collection.definition.name, true, () => reader.getMany(collection, ids)),
    async list(collection, query) {
      const isList = (query.where ?? []).length === 0;
      const found = await logFailure(collection.definition.name, isList, () =>
        reader.list(collection, query),
      );
      for (const unreadable of found.unreadable) nameUnreadable(collection.path, unreadable);
      const missing =
        found.documents.length + found.unreadable.length === 0
          ? missingOf(collection, query)
          : null;
      if (missing) log(missing);
      return found;
    },
  }));
}

function failureOf(name: string, isList: boolean, error: unknown): string | null {
  if (WEEKLY.includes(name)) return CATALOG_ERROR_MESSAGES.weeklyQuery;
  const one = SUBJECTS[name];
  if (!one) return null;
  const many = COULD_NOT_GET_SUBJECTS.find((subject) => subject === `${one}s`);
  return couldNotGetMessage(
    isList && many ? many : one,
    error instanceof Error ? error.name : 'Error',
  );
}

function missingOf<T extends StoredDocument>(
  { definition }: Collection<T>,
  { where = [] }: Query<T>,
): string | null {
  const lookUp = LOOK_UPS[definition.name];
  const wanted = lookUp && where.find(({ field }) => field === lookUp.by)?.value;
  return lookUp && wanted !== undefined ? lookUp.nothing(String(wanted)) : null;
}
