import { writeAudit } from '@/lib/data/audit';
import { type CommandLineOperator, OPERATOR_ACTOR_ID } from '@/lib/data/operator';
import { isSessionUnexpired } from '@/lib/data/session/commands';
import { DAY_MS } from '@/lib/domain/time/calendar';
import { isPurgeDue } from '@/lib/domain/time/retention';
import {
  dateFromTimestamp,
  type Timestamp,
  timestampFromDate,
  timestampFromStoredOrUnchanged,
} from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { queryWithAnyValue } from '@/lib/store/any-value-query';
import {
  accounts,
  confirmLinks,
  rateLimits,
  type Session,
  sessions,
  teacherAndClassInvitations,
} from '@/lib/store/collections/accounts';
import { type League, leagues } from '@/lib/store/collections/leagues';
import { admins, studentProfiles, teacherProfiles } from '@/lib/store/collections/profiles';
import {
  asAnyCollection,
  asRawCollection,
  type Collection,
  equalConditions,
  type ListedDocuments,
  type RawStoredDocument,
  type StoredDocument,
} from '@/lib/store/port';
import { isTimestamp } from '@/lib/store/rules';
import {
  eraseAccountButNotProfiles,
  eraseLeagueStepAndCountLeft,
  eraseStudentSeasonAndUnusedAccount,
  eraseTeacherWithoutLeague,
  type LeagueToErase,
  STUDENTS_PER_ERASE_STEP,
  toProfileToErase,
} from './erase';
import { purgeDayOf } from './retention';

/**
 * How long someone who has signed up may take to make a profile, or a teacher to use the mailed
 * link.
 */
const ACCOUNT_GRACE_MS = 30 * DAY_MS;
/** No link in a mail works longer. */
const MAIL_KEPT_MS = 14 * DAY_MS;

export type PurgeReport = {
  /**
   * Leagues whose day has come, leagues whose owners deleted them thirty days ago, and leagues
   * whose deletion was interrupted. Ids only: what is printed names no one.
   */
  leagues: { id: string; students: number; reason: 'due' | 'interrupted' | 'marked' }[];
  studentsWithoutLeague: number;
  teachersWhoLeft: number;
  accountsWithoutProfile: number;
  expiredSessions: number;
  spentCounters: number;
  spentLinks: number;
  oldMails: number;
};

export async function previewPurge(_operator: CommandLineOperator): Promise<PurgeReport> {
  return reportOf(await readPurgeable());
}

/**
 * Deletes every league whose day has come with all its students, finishes interrupted deletions,
 * and removes students without a league, teachers who have left, accounts without a profile, and
 * sessions, counters, links and letters that have run out. Safe to repeat and to interrupt. Answers
 * what was deleted.
 */
export async function purgeExpiredData(_operator: CommandLineOperator): Promise<PurgeReport> {
  const found = await readPurgeable();
  const report = await reportOf(found);
  const { store, identity, mailer, now } = getServices();
  for (const league of found.leagues) await eraseLeague(league);
  for (const profile of found.profiles) await eraseStudentSeasonAndUnusedAccount(profile);
  for (const teacherId of found.teachers) {
    await store.batch((batch) =>
      writeAudit(batch, { actorId: OPERATOR_ACTOR_ID, action: 'teacher.purge', target: teacherId }),
    );
    await eraseTeacherWithoutLeague(teacherId);
  }
  for (const accountId of found.accounts) {
    // Looked at again: someone may have made the profile meanwhile.
    if ((await idsWithProfile([accountId])).size === 0) await eraseAccountButNotProfiles(accountId);
  }
  for (const { collection, documents } of Object.values(found.runOut).flat()) {
    for (const { id } of documents) await store.delete(collection, id);
  }
  await identity.removeExpiredResetTokens(now());
  await mailer.removeOlder(found.mailsBefore);
  await store.scrub();
  return report;
}

/**
 * Deletes for good the leagues whose owners deleted them thirty days ago, and finishes interrupted
 * deletions. Several processes may do so at once. Returns the number of leagues.
 */
export async function eraseLeaguesPastGracePeriod(_operator: CommandLineOperator): Promise<number> {
  const { documents } = await getServices().store.list(leagues, {});
  const marked = documents.filter(mustBeErased);
  for (const league of marked) await eraseLeague(league);
  return marked.length;
}

async function eraseLeague(league: LeagueToErase): Promise<void> {
  if (!league.deletingAt && !(await beginToErase(league))) return;
  while (
    (await eraseLeagueStepAndCountLeft(league, OPERATOR_ACTOR_ID, STUDENTS_PER_ERASE_STEP)).left > 0
  );
}

/** False if the league's owner has taken the deletion back meanwhile. */
async function beginToErase({ id, createdAt }: LeagueToErase): Promise<boolean> {
  const { store, now } = getServices();
  return store.transaction(async (transaction) => {
    const stored = await transaction.get(asRawCollection(leagues), id);
    if (!stored) return true;
    if (!isDue(createdAt) && !isMarkDue(stored.deletesOn)) return false;
    transaction.merge(asRawCollection(leagues), id, { deletingAt: timestampFromDate(now()) });
    writeAudit(transaction, { actorId: OPERATOR_ACTOR_ID, action: 'league.purge', target: id });
    return true;
  });
}

type Purgeable = Awaited<ReturnType<typeof readPurgeable>>;

async function reportOf(found: Purgeable): Promise<PurgeReport> {
  const { store } = getServices();
  const count = (some: readonly ExpiredDocuments[]) =>
    some.reduce((sum, { documents }) => sum + documents.length, 0);
  return {
    leagues: await Promise.all(
      found.leagues.map(async (league) => ({
        id: league.id,
        students: await store.count(studentProfiles, {
          where: equalConditions({ leagueId: league.id }),
        }),
        reason: isDue(league.createdAt) ? 'due' : league.deletingAt ? 'interrupted' : 'marked',
      })),
    ),
    studentsWithoutLeague: found.profiles.length,
    teachersWhoLeft: found.teachers.length,
    accountsWithoutProfile: found.accounts.length,
    expiredSessions: count(found.runOut.sessions),
    spentCounters: count(found.runOut.counters),
    spentLinks: count(found.runOut.links) + found.resetTokens,
    oldMails: found.mails,
  };
}

function isDue(begun: Timestamp): boolean {
  const { now, timeZone } = getServices();
  return isPurgeDue(purgeDayOf(begun), now(), timeZone);
}

/** True once the thirty days are over in which the owner could take the deletion back. */
function isMarkDue(deletesOn: unknown): boolean {
  const { now, timeZone } = getServices();
  return typeof deletesOn === 'string' && isPurgeDue(deletesOn, now(), timeZone);
}

/** True for a league that nobody can take back: its deletion was begun, or its day has come. */
const mustBeErased = ({ deletingAt, deletesOn }: League): boolean =>
  Boolean(deletingAt) || isMarkDue(deletesOn);

function isStoredDue({ createdAt }: RawStoredDocument): boolean {
  const moment = timestampFromStoredOrUnchanged(createdAt);
  return isTimestamp(moment) && isDue(moment);
}

/** Leagues that can't be read are due like others, if their creation time is known. */
function unreadableAndDue(unreadable: ListedDocuments<League>['unreadable']): LeagueToErase[] {
  return unreadable.flatMap(({ id, stored }) => {
    const createdAt = timestampFromStoredOrUnchanged(stored.createdAt);
    return isTimestamp(createdAt) && isDue(createdAt)
      ? [{ id, season: Number(stored.season), createdAt }]
      : [];
  });
}

async function readPurgeable() {
  const { store, identity, mailer, now } = getServices();
  const isPast = (moment: Timestamp) => dateFromTimestamp(moment).getTime() <= now().getTime();
  const noLeague = await store.query(asRawCollection(studentProfiles), {
    where: equalConditions({ leagueId: '' }),
  });
  const readable = await store.list(leagues, {});
  const dueLeagues = [
    ...readable.documents.filter((league) => isDue(league.createdAt) || mustBeErased(league)),
    ...unreadableAndDue(readable.unreadable),
  ];
  const staying = [
    ...readable.documents,
    ...readable.unreadable.map(({ stored }) => stored),
  ].filter(({ id }) => !dueLeagues.some((league) => league.id === id));
  const open = await store.query(sessions, {});
  const counters = await store.query(rateLimits, {});
  const mailsBefore = new Date(now().getTime() - MAIL_KEPT_MS);
  return {
    leagues: dueLeagues,
    profiles: noLeague.filter(isStoredDue).map(toProfileToErase),
    teachers: await teachersWhoLeft(staying, open),
    accounts: await accountsWithoutProfile(open),
    runOut: {
      sessions: [
        {
          collection: asAnyCollection(sessions),
          documents: open.filter(({ expiresAt }) => isPast(expiresAt)),
        },
      ],
      counters: [
        {
          collection: asAnyCollection(rateLimits),
          documents: counters.filter(({ windowEndsAt }) => isPast(windowEndsAt)),
        },
      ],
      links: [await expiredLinks(confirmLinks), await expiredLinks(teacherAndClassInvitations)],
    },
    resetTokens: await identity.countExpiredResetTokens(now()),
    mails: await mailer.countOlder(mailsBefore),
    mailsBefore,
  };
}

type ExpiredDocuments = {
  collection: Collection<StoredDocument>;
  documents: readonly StoredDocument[];
};

async function expiredLinks<T extends StoredDocument & { expiresAt: Timestamp }>(
  collection: Collection<T>,
): Promise<ExpiredDocuments> {
  const { store, now } = getServices();
  const documents = (await store.query(collection, {})).filter(
    (link) => !isSessionUnexpired(link, now()),
  );
  return { collection: asAnyCollection(collection), documents };
}

/**
 * Someone with a league that stays, with a session, or with an admin's rights hasn't left, whenever
 * they were here last.
 */
async function teachersWhoLeft(
  staying: readonly RawStoredDocument[],
  open: readonly Session[],
): Promise<string[]> {
  const { store, identity, now } = getServices();
  const lastSeen = new Map<string, Timestamp>();
  const noteSeen = (id: string, at: Timestamp | undefined) => {
    const before = lastSeen.get(id);
    if (at && (!before || before.seconds < at.seconds)) lastSeen.set(id, at);
  };
  for (const { teacherId, createdAt } of await store.query(teacherProfiles, {}))
    noteSeen(teacherId, createdAt);
  const signedInIds = open
    .filter((session) => isSessionUnexpired(session, now()))
    .map(({ accountId }) => accountId);
  const stillHereIds = new Set([...staying.map(({ teacherId }) => teacherId), ...signedInIds]);
  for (const { accountId, createdAt } of open)
    if (lastSeen.has(accountId)) noteSeen(accountId, createdAt);
  const left: string[] = [];
  for (const [id, profileAt] of lastSeen) {
    if (stillHereIds.has(id) || !isDue(profileAt)) continue;
    const record = await store.get(accounts, id);
    for (const at of [record?.signedInAt, record?.passwordChangedAt, record?.addressProvenAt])
      noteSeen(id, at);
    if (!isDue(lastSeen.get(id) ?? profileAt)) continue;
    const account = await identity.findAccount(id);
    if (!account || !(await store.get(admins, account.email))) left.push(id);
  }
  return left;
}

/**
 * Accounts that are old enough, without a session, a profile of any season, or admin rights. One
 * that doesn't say when it was made counts as old enough.
 */
async function accountsWithoutProfile(open: readonly Session[]): Promise<string[]> {
  const { store, identity, now } = getServices();
  const before = now().getTime() - ACCOUNT_GRACE_MS;
  const signedInIds = new Set(
    open.filter((session) => isSessionUnexpired(session, now())).map(({ accountId }) => accountId),
  );
  const found: string[] = [];
  for (let page: string | undefined; ; ) {
    const { accounts: some, next } = await identity.listAccounts(page);
    const idsInUse = await idsWithProfile(some.map(({ accountId }) => accountId));
    const candidates = some.filter(
      ({ accountId }) => !idsInUse.has(accountId) && !signedInIds.has(accountId),
    );
    const records = await store.getMany(
      accounts,
      candidates.map(({ accountId }) => accountId),
    );
    const rights = await store.getMany(
      admins,
      candidates.map(({ email }) => email),
    );
    candidates.forEach(({ accountId }, index) => {
      const record = records[index];
      const isYoung = record && dateFromTimestamp(record.createdAt).getTime() > before;
      if (!isYoung && !rights[index]) found.push(accountId);
    });
    if (next === null) return found;
    page = next;
  }
}

/** A profile that can't be read counts too, because its account is in use. */
async function idsWithProfile(accountIds: readonly string[]): Promise<Set<string>> {
  const { store } = getServices();
  const students = await queryWithAnyValue(
    store,
    asRawCollection(studentProfiles),
    'studentId',
    accountIds,
  );
  const teachers = await queryWithAnyValue(
    store,
    asRawCollection(teacherProfiles),
    'teacherId',
    accountIds,
  );
  return new Set([
    ...students.map(({ studentId }) => String(studentId)),
    ...teachers.map(({ teacherId }) => String(teacherId)),
  ]);
}
