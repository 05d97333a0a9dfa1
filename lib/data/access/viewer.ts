import { cache } from 'react';
import { DomainError } from '@/lib/data/errors';
import { cachePerRequest, findUnique } from '@/lib/data/find-unique';
import { leagueClockNow, readAppMeta, readAppMetaIn } from '@/lib/data/season/clock';
import { readLeague } from '@/lib/data/season/leagues';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { createStatisticsSeasonFilter, type SeasonKey } from '@/lib/domain/calendar/season-key';
import type { AccountRole } from '@/lib/domain/site/routes';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { markCacheStale } from '@/lib/platform/memory-cache';
import { getServices } from '@/lib/platform/services';
import { type League, leagues } from '@/lib/store/collections/leagues';
import {
  type StudentProfile,
  studentProfiles,
  type TeacherProfile,
  teacherLeagueAllowances,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import type { AppMeta } from '@/lib/store/collections/season';
import { studentTeams } from '@/lib/store/collections/teams';
import type { ReadOperations, Transaction } from '@/lib/store/port';
import {
  chooseAPasswordFirstText,
  classPausedText,
  onlyStudentsText,
  onlyTeachersText,
  openEmailLinkFirstText,
  seasonPausedText,
  signInFirstText,
  yourLeagueEndedText,
} from '@/words/access';

/**
 * The person making the request, from the session and the stored profile; null for a signed-out
 * visitor.
 */
export type Viewer = {
  accountId: string;
  sessionId: string;
  email: string;
  role: AccountRole | null;
  season: number;
  /** Set while a new password must be chosen; until then the account may do nothing else. */
  mustChangePassword?: boolean;
  /**
   * `due` while a teacher's sign-up waits for the mailed link: until then there is no role, and the
   * only option is to request the link again. `asked` for a teacher of another program's data
   * without a proven address, who may keep working.
   */
  addressProof?: 'due' | 'asked';
  /**
   * Set while a teacher is on student pages: `look` at a student's, where nothing is written, or
   * `tryout` as the teacher's own practice student. Then `accountId` and `role` are that student's,
   * and the session and the email are the teacher's.
   */
  visit?: VisitKind;
} | null;

export type VisitKind = 'look' | 'tryout';

export type SignedInViewer = NonNullable<Viewer>;

/** Anyone with a session. Only for requesting and using the link that proves an address. */
export function requireUncheckedSession(viewer: Viewer): SignedInViewer {
  if (!viewer) throw new DomainError('not-signed-in', signInFirstText());
  return viewer;
}

/** Also lets in someone who must choose a new password first. */
export function requireVerifiedSession(viewer: Viewer): SignedInViewer {
  const signedIn = requireUncheckedSession(viewer);
  if (signedIn.addressProof === 'due')
    throw new DomainError('not-allowed', openEmailLinkFirstText());
  return signedIn;
}

export function requireSignedIn(viewer: Viewer): SignedInViewer {
  const signedIn = requireVerifiedSession(viewer);
  if (signedIn.mustChangePassword) throw new DomainError('not-allowed', chooseAPasswordFirstText());
  return signedIn;
}

async function requireProfile<P>(
  viewer: Viewer,
  findMeta: () => Promise<AppMeta>,
  findProfile: (accountId: string, season: number) => Promise<P | null>,
  refusal: string,
): Promise<{ readonly viewer: SignedInViewer; readonly profile: P; readonly meta: AppMeta }> {
  const signedIn = requireSignedIn(viewer);
  const meta = await findMeta();
  const profile = await findProfile(signedIn.accountId, meta.currentSeason);
  if (!profile) throw new DomainError('not-allowed', refusal);
  return { viewer: signedIn, profile, meta };
}

export const findStudentProfileIn = (reader: ReadOperations, studentId: string, season: number) =>
  findUnique(reader, studentProfiles, { studentId, season });

export const findStudentProfile = cachePerRequest(findStudentProfileIn);

/** A student who moved between classes has one team per statistics season. */
export const findStudentTeamIn = (reader: ReadOperations, userId: string, seasonKey: SeasonKey) =>
  findUnique(
    reader,
    studentTeams,
    { userId, season: seasonKey.season },
    createStatisticsSeasonFilter(seasonKey),
  );

export const findStudentTeam = cache((userId: string, seasonKey: SeasonKey) =>
  findStudentTeamIn(getServices().store, userId, seasonKey),
);

/**
 * True if the teacher archived the student's league: everything can be read, but nothing changes
 * anymore.
 */
export function isStudentLeagueArchived({ leagueId, endedLeagueId }: StudentProfile): boolean {
  return leagueId !== '' && endedLeagueId === leagueId;
}

/** The league settings that affect a student's work, besides the clock. */
type OwnClass = Pick<
  League,
  'formulaSets' | 'boardLevel' | 'cardLines' | 'estimateOff' | 'driveOff'
> | null;

type Student = {
  readonly viewer: SignedInViewer;
  readonly profile: StudentProfile;
  readonly clock: LeagueClock;
  readonly league: OwnClass;
};

function withClass(
  own: Omit<Student, 'clock' | 'league'>,
  meta: AppMeta,
  league: League | null,
): Student {
  const { openedUpTo } = own.profile;
  const hasEnded = isStudentLeagueArchived(own.profile);
  const clock = leagueClockNow(meta, league, { hasEnded, openedUpTo, student: own.profile });
  return { ...own, clock, league };
}

export async function requireStudent(viewer: Viewer): Promise<Student> {
  const { meta, ...own } = await requireProfile(
    viewer,
    readAppMeta,
    findStudentProfile,
    onlyStudentsText(),
  );
  return withClass(own, meta, await readLeague(own.profile.leagueId));
}

/**
 * Like `requireStudent`, inside a transaction. It reads the clock's data again: the league if it
 * has a calendar, and the live season's document if the week comes from it. With `cachedMeta`, this
 * process's copy of that document, it reads neither.
 */
export async function requireStudentIn(
  reader: ReadOperations,
  viewer: Viewer,
  cachedMeta?: AppMeta,
): Promise<Student> {
  const findProfile = (accountId: string, season: number) =>
    findStudentProfileIn(reader, accountId, season);
  const findMeta = async () => cachedMeta ?? readAppMeta();
  const { meta: earlierMeta, ...own } = await requireProfile(
    viewer,
    findMeta,
    findProfile,
    onlyStudentsText(),
  );
  const league = await readLeague(own.profile.leagueId);
  if (cachedMeta) return withClass(own, cachedMeta, league);
  const ownClock = league?.calendar ? await reader.get(leagues, league.id) : league;
  if (ownClock?.calendar?.kind === 'replay') return withClass(own, earlierMeta, ownClock);
  const meta = await readAppMetaIn(reader);
  // Another season has begun, and this process didn't know yet.
  if (meta.currentSeason !== earlierMeta.currentSeason)
    return requireStudentIn(reader, viewer, meta);
  return withClass(own, meta, ownClock);
}

export type StudentInTransaction = Student & {
  readonly snapshot: SeasonSnapshot;
  readonly now: Date;
};

/**
 * Why nothing can be changed while this student's clock is paused: the league is archived, or the
 * season or the class is paused.
 */
export function pauseReasonText({ profile, clock }: Pick<Student, 'profile' | 'clock'>): string {
  if (isStudentLeagueArchived(profile)) return yourLeagueEndedText();
  return clock.seasonPause ? seasonPausedText() : classPausedText();
}

/**
 * For a teacher who looks: a page that opens something with its first view shows what the student
 * would see, and nothing is stored.
 */
function readOnly(transaction: Transaction): Transaction {
  return {
    get: (collection, id) => transaction.get(collection, id),
    getMany: (collection, ids) => transaction.getMany(collection, ids),
    query: (collection, query) => transaction.query(collection, query),
    list: (collection, query) => transaction.list(collection, query),
    create() {},
    set() {},
    merge() {},
    delete() {},
  };
}

/**
 * All writes of students go through here: one transaction that reads the profile and the week
 * again, so that a stale page or a newly opened week is noticed. Throws 'not-signed-in' or
 * 'not-allowed' (no student of this season, season paused). `useCachedSeason` skips reading the
 * season's document, which has the week of live leagues, for frequent writes that a new week
 * doesn't close, such as answers: it uses this process's copy, which is at most a second old.
 */
export async function writeAsStudent<R>(
  viewer: Viewer,
  body: (transaction: Transaction, student: StudentInTransaction) => Promise<R>,
  { useCachedSeason = false } = {},
): Promise<R> {
  const { store, seasons, now } = getServices();
  const cachedMeta = useCachedSeason ? await readAppMeta() : undefined;
  for (;;) {
    const done = await store.transaction(async (transaction) => {
      const student = await requireStudentIn(transaction, viewer, cachedMeta);
      if (student.clock.isPaused) throw new DomainError('not-allowed', pauseReasonText(student));
      const { statisticsSeason } = student.clock;
      const snapshot = seasons.loaded(statisticsSeason);
      return snapshot
        ? {
            isDone: true as const,
            result: await body(viewer?.visit === 'look' ? readOnly(transaction) : transaction, {
              ...student,
              snapshot,
              now: now(),
            }),
            leagueId: student.profile.leagueId,
          }
        : { isDone: false as const, statisticsSeason };
    });
    if (done.isDone) {
      if (viewer?.visit !== 'look') markCacheStale(done.leagueId);
      return done.result;
    }
    // Usually in memory already, and a first load must not hold a transaction open.
    await seasons.load(done.statisticsSeason);
  }
}

export const findTeacherProfileIn = (reader: ReadOperations, teacherId: string, season: number) =>
  findUnique(reader, teacherProfiles, { teacherId, season });

export const findTeacherProfile = cachePerRequest(findTeacherProfileIn);

/** The allowance record of an email, or null. Emails are compared in lower case. */
export async function findStoredLeagueAllowanceIn(
  reader: ReadOperations,
  email: string,
): Promise<number | null> {
  const found = await findUnique(reader, teacherLeagueAllowances, {
    email: email.trim().toLowerCase(),
  });
  return found?.leagueAllowance ?? null;
}

export type Teacher = {
  readonly viewer: SignedInViewer;
  readonly profile: TeacherProfile;
  readonly clock: LeagueClock;
  clockOf(league: League): LeagueClock;
};

function withClocks({
  meta,
  ...own
}: {
  viewer: SignedInViewer;
  profile: TeacherProfile;
  meta: AppMeta;
}): Teacher {
  return { ...own, clock: leagueClockNow(meta), clockOf: (league) => leagueClockNow(meta, league) };
}

export async function requireTeacher(viewer: Viewer): Promise<Teacher> {
  return withClocks(
    await requireProfile(viewer, readAppMeta, findTeacherProfile, onlyTeachersText()),
  );
}

export async function requireTeacherIn(reader: ReadOperations, viewer: Viewer): Promise<Teacher> {
  const findProfile = (accountId: string, season: number) =>
    findTeacherProfileIn(reader, accountId, season);
  return withClocks(
    await requireProfile(viewer, () => readAppMetaIn(reader), findProfile, onlyTeachersText()),
  );
}

export function teacherPictureUrl({ teacherId, pictureAt }: TeacherProfile): string | null {
  return pictureAt
    ? `/api/profile-picture/${teacherId}?v=${pictureAt.seconds}${pictureAt.nanoseconds}`
    : null;
}
