import { cache } from 'react';
import { recordDenied, writeAudit } from '@/lib/data/audit';
import { noteChange } from '@/lib/data/changes';
import { DomainError, notFound } from '@/lib/data/errors';
import { oldestFirst } from '@/lib/data/only-one';
import { forgetLeague } from '@/lib/data/season/leagues';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import type { AuditAction } from '@/lib/domain/site/audit-actions';
import { getServices } from '@/lib/platform/services';
import { type League, leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import {
  type AnyStored,
  asStored,
  equal,
  type ReadOperations,
  type Transaction,
} from '@/lib/store/port';
import { LEAGUE_HAS_ENDED, LEAGUE_IS_BEING_DELETED, LEAGUE_SEASON_IS_OVER } from '@/words/access';
import {
  findStudentProfileIn,
  requireTeacher,
  requireTeacherIn,
  type SignedInViewer,
  type Viewer,
} from './viewer';

/** A league of this season or an earlier one, and the teacher whose own it is. */
export type OwnLeague = {
  readonly viewer: SignedInViewer;
  /** As students call the teacher. */
  readonly teacherName: string;
  readonly league: League;
  readonly clock: LeagueClock;
};

/**
 * One of the teacher's own leagues. 'not-found' for a missing league and for anyone else's, which
 * is recorded; 'not-allowed' for someone who is no teacher. Read once for each page view, however
 * many layouts and queries ask.
 */
export async function requireOwnLeague(viewer: Viewer, leagueId: string): Promise<OwnLeague> {
  const { viewer: teacher, profile, clock, clockOf } = await requireTeacher(viewer);
  const league = await findOwnLeague(teacher.accountId, clock.season, leagueId);
  return { viewer: teacher, teacherName: profile.displayName, league, clock: clockOf(league) };
}

/**
 * A teacher's leagues of one season. Read once for each page view: the frame names them, and the
 * page below is about one of them.
 */
export const listOwnLeagues = cache((teacherId: string, season: number) =>
  getServices().store.list(leagues, { where: equal({ teacherId, season }) }),
);

const findOwnLeague = cache(
  async (teacherId: string, season: number, leagueId: string): Promise<League> => {
    const { documents } = await listOwnLeagues(teacherId, season);
    const own = documents.find(({ id }) => id === leagueId);
    if (own) return own;
    const { store } = getServices();
    // Whose it is comes first: of someone else's league no one learns that it can't be read.
    const stored = await store.get(asStored(leagues), leagueId);
    const league = stored?.teacherId === teacherId ? await store.get(leagues, leagueId) : null;
    if (league) return league;
    if (stored) await recordDenied(teacherId, 'league.read', leagueId);
    throw notFound('league');
  },
);

async function readLeagueIn(reader: ReadOperations, viewer: Viewer, leagueId: string) {
  const { viewer: teacher, profile, clockOf } = await requireTeacherIn(reader, viewer);
  const league = await reader.get(leagues, leagueId);
  const asOwn = (own: League): OwnLeague => ({
    viewer: teacher,
    teacherName: profile.displayName,
    league: own,
    clock: clockOf(own),
  });
  return { teacher, league, asOwn };
}

/**
 * One transaction about one own league, a refusal recorded. Inside `body` reads come before writes,
 * as always.
 */
export async function writeOwnLeague<R>(
  viewer: Viewer,
  { leagueId, action }: { leagueId: string; action: AuditAction },
  body: (transaction: Transaction, own: OwnLeague) => Promise<R>,
): Promise<R> {
  const outcome = await getServices().store.transaction(async (transaction) => {
    const { teacher, league, asOwn } = await readLeagueIn(transaction, viewer, leagueId);
    if (league?.teacherId !== teacher.accountId)
      return { own: false as const, teacher, isThere: league !== null };
    return {
      own: true as const,
      teacherId: teacher.accountId,
      result: await body(transaction, asOwn(league)),
    };
  });
  if (outcome.own) {
    forgetLeague(leagueId);
    noteChange(leagueId);
    noteChange(outcome.teacherId);
    return outcome.result;
  }
  if (outcome.isThere) await recordDenied(outcome.teacher.accountId, action, leagueId);
  throw notFound('league');
}

function requireRunning({ clock }: OwnLeague): void {
  if (!clock.isPast) return;
  throw new DomainError('not-allowed', LEAGUE_SEASON_IS_OVER);
}

/**
 * 'not-allowed' for a league that stays as it is: its season is over, or it is about to be deleted.
 */
export function requireChangeable(own: OwnLeague): void {
  if (own.league.deletingAt) {
    throw new DomainError('not-allowed', LEAGUE_IS_BEING_DELETED);
  }
  requireRunning(own);
}

/**
 * An own league of the running season, read inside the transaction; 'not-allowed' when its season
 * is over. It can't record a refusal, because what it writes is undone: {@link requireOwnLeague}
 * goes before it, or {@link writeOwnLeague} around it.
 */
export async function requireRunningLeagueIn(
  reader: ReadOperations,
  viewer: Viewer,
  leagueId: string,
): Promise<OwnLeague> {
  const { teacher, league, asOwn } = await readLeagueIn(reader, viewer, leagueId);
  if (league?.teacherId !== teacher.accountId) throw notFound('league');
  const own = asOwn(league);
  requireRunning(own);
  return own;
}

/** The same, and its teacher has not ended it, so students can come in. */
export async function requireOpenLeagueIn(
  reader: ReadOperations,
  viewer: Viewer,
  leagueId: string,
): Promise<OwnLeague> {
  const own = await requireRunningLeagueIn(reader, viewer, leagueId);
  if (!isOpen(own.league)) throw new DomainError('not-allowed', LEAGUE_HAS_ENDED);
  return own;
}

/**
 * Whether a student may be put into a league: not one that its teacher has ended, nor one that is
 * being deleted.
 */
export const isOpen = (league: League): boolean => !league.archivedAt && !league.deletingAt;

/** One student of one of the teacher's own leagues; the profile is of the league's season. */
export type OwnStudent = OwnLeague & { readonly profile: StudentProfile };

/**
 * 'not-found' for a missing league or student and for anyone else's, which is recorded;
 * 'not-allowed' for someone who is no teacher. Read once for each page view, however many queries
 * ask.
 */
export async function requireOwnStudent(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
): Promise<OwnStudent> {
  const own = await requireOwnLeague(viewer, leagueId);
  return {
    ...own,
    profile: await findMember(leagueId, own.league.season, studentId, own.viewer.accountId),
  };
}

/**
 * The profile of an own student as it is stored, for what must work where it can't be read:
 * opening, exporting, and deleting.
 */
export type StoredStudent = OwnLeague & { readonly stored: AnyStored };

/** As {@link requireOwnStudent}, readable or not. */
export async function requireStoredStudent(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
): Promise<StoredStudent> {
  const own = await requireOwnLeague(viewer, leagueId);
  const stored = await findStoredMemberIn(getServices().store, own.league, studentId);
  if (stored) return { ...own, stored };
  await requireOwnStudent(viewer, leagueId, studentId);
  throw notFound('student');
}

/** Among several profiles of one season, the one that counts is the oldest that can be read. */
export async function findStoredMemberIn(
  reader: ReadOperations,
  { id, season }: League,
  studentId: string,
) {
  const { documents, unreadable } = await reader.list(studentProfiles, {
    where: equal({ studentId, season }),
  });
  const [profile] = oldestFirst(documents);
  const stored = profile ?? unreadable[0]?.stored;
  return stored?.leagueId === id ? stored : null;
}

const findMember = cache(
  async (
    leagueId: string,
    season: number,
    studentId: string,
    teacherId: string,
  ): Promise<StudentProfile> => {
    const profile = await findStudentProfileIn(getServices().store, studentId, season);
    if (profile?.leagueId === leagueId) return profile;
    if (profile) await recordDenied(teacherId, 'student.read', studentId);
    throw notFound('student');
  },
);

/**
 * Everyone in a league, read once for each page view: the names of two children can be the same.
 * The caller has checked whose league it is.
 */
export const listClassmates = cache(
  (leagueId: string, season: number): Promise<StudentProfile[]> =>
    getServices().store.query(studentProfiles, { where: equal({ leagueId, season }) }),
);

/**
 * One transaction about one student of an own league of the running season. A try at anyone else's
 * is recorded before it, as what is written inside would be undone by the refusal. `log` enters
 * what was done into the audit log. Reads come before writes, as always.
 */
export async function writeOwnStudent<R>(
  viewer: Viewer,
  { leagueId, studentId }: { leagueId: string; studentId: string },
  body: (
    transaction: Transaction,
    own: OwnStudent,
    log: (action: AuditAction) => void,
  ) => Promise<R>,
): Promise<R> {
  await requireOwnStudent(viewer, leagueId, studentId);
  const result = await getServices().store.transaction(async (transaction) => {
    const own = await requireRunningLeagueIn(transaction, viewer, leagueId);
    const profile = await findStudentProfileIn(transaction, studentId, own.league.season);
    if (profile?.leagueId !== leagueId) throw notFound('student');
    return body(transaction, { ...own, profile }, (action) => {
      writeAudit(transaction, { actorId: own.viewer.accountId, action, target: studentId });
    });
  });
  noteChange(leagueId);
  return result;
}

type Change<R> = {
  leagueId: string;
  studentId: string;
  /** For the audit log. */
  action: AuditAction;
  /** Whom it is about: a member of the league, where nothing else is said. */
  isMember?: (profile: StudentProfile) => boolean;
  /**
   * Whether this very change was made before, asked for a student who is not in the league (any
   * more).
   */
  isRepeat?: (
    transaction: Transaction,
    profile: StudentProfile | null,
    own: OwnLeague,
  ) => Promise<boolean>;
  /** Reads first, then writes. */
  write: (transaction: Transaction, student: OwnStudent) => Promise<R>;
};

/**
 * One change to one student of an own league of the running season, decided, written and audited in
 * one transaction. Null for a repeated one, which changes nothing. A student of another league and
 * one who does not exist get the same 'not-found'; the attempt is recorded.
 */
export async function changeOwnStudent<R>(
  viewer: Viewer,
  {
    leagueId,
    studentId,
    action,
    isMember = (profile) => profile.leagueId === leagueId,
    isRepeat,
    write,
  }: Change<R>,
): Promise<R | null> {
  // A try at someone else's league is recorded here, outside the transaction that it would undo.
  const { viewer: owner } = await requireOwnLeague(viewer, leagueId);
  const done = await getServices().store.transaction(async (transaction) => {
    const own = await requireRunningLeagueIn(transaction, viewer, leagueId);
    const profile = await findStudentProfileIn(transaction, studentId, own.league.season);
    if (!profile || !isMember(profile))
      return (await isRepeat?.(transaction, profile, own)) ? { value: null } : null;
    const value = await write(transaction, { ...own, profile });
    writeAudit(transaction, { actorId: owner.accountId, action, target: studentId });
    return { value };
  });
  if (done) {
    noteChange(leagueId);
    return done.value;
  }
  await recordDenied(owner.accountId, action, studentId);
  throw notFound('student');
}
