import { cache } from 'react';
import { type AuditEntry, logDeniedAttempt, writeAudit } from '@/lib/data/audit';
import { DomainError, notFoundError } from '@/lib/data/errors';
import { sortOldestFirst } from '@/lib/data/find-unique';
import { rereadLeague } from '@/lib/data/season/leagues';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import {
  type ClassCapability,
  type ClassRole,
  hasAdultRoleBegun,
  hasClassCapability,
  roleInClass,
} from '@/lib/domain/class/adults';
import type { AuditAction } from '@/lib/domain/site/audit-actions';
import { type CalendarDay, toCalendarDay } from '@/lib/domain/time/calendar';
import { markCacheStale } from '@/lib/platform/memory-cache';
import { getServices } from '@/lib/platform/services';
import { type League, leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import {
  asRawCollection,
  equalConditions,
  type ListedDocuments,
  type RawStoredDocument,
  type ReadOperations,
  type Transaction,
} from '@/lib/store/port';
import {
  cannotJoinEndedLeagueText,
  leagueIsBeingDeletedText,
  leagueSeasonIsOverText,
  roleDoesNotAllowText,
} from '@/words/access';
import {
  findStudentProfileIn,
  requireTeacher,
  requireTeacherIn,
  type SignedInViewer,
  type Viewer,
} from './viewer';

/** A league of any season, and an adult who has a part in it: its owner, or one of its adults. */
export type OwnLeagueAccess = {
  readonly viewer: SignedInViewer;
  readonly role: ClassRole;
  readonly teacherName: string;
  readonly league: League;
  readonly clock: LeagueClock;
};

/** Someone's role in a league today. Null for a stranger, and for an adult whose time is over. */
export function classRoleToday(league: League, accountId: string): ClassRole | null {
  const { now, timeZone } = getServices();
  return roleInClass(league, accountId, toCalendarDay(now(), timeZone));
}

/**
 * One of the teacher's leagues. 'not-found' for a missing league and for someone else's, which is
 * logged; 'not-allowed' for someone who isn't a teacher, and for an adult of the class without the
 * capability. A query passes 'look'; without one, only the owner passes. Read once per
 * page view, however many layouts and queries need it.
 */
export async function requireOwnLeague(
  viewer: Viewer,
  leagueId: string,
  needs?: ClassCapability,
): Promise<OwnLeagueAccess> {
  const { viewer: teacher, profile, clock, clockOf } = await requireTeacher(viewer);
  const league = await findOwnLeague(teacher.accountId, clock.season, leagueId);
  const role = classRoleToday(league, teacher.accountId);
  if (!role) throw notFoundError('league');
  requireCapability(role, needs);
  return {
    viewer: teacher,
    role,
    teacherName: profile.displayName,
    league,
    clock: clockOf(league),
  };
}

function requireCapability(role: ClassRole, needs?: ClassCapability): void {
  if (!hasClassCapability(role, needs))
    throw new DomainError('not-allowed', roleDoesNotAllowText());
}

type SharedLeagues = {
  readonly today: League[];
  /** The teacher's part in these begins on a later day. */
  readonly later: { readonly league: League; readonly firstDay: CalendarDay }[];
};

/**
 * Others' leagues, of all seasons, that the teacher has a part in today, and open ones where it
 * begins on a later day. Read once per page view.
 */
export const loadSharedLeaguesTodayAndLater = cache(
  async (accountId: string): Promise<SharedLeagues> => {
    const { store, now, timeZone } = getServices();
    const found = await store.query(leagues, {
      where: [{ field: 'adultIds', op: 'array-contains', value: accountId }],
    });
    const day = toCalendarDay(now(), timeZone);
    return {
      today: found.filter((league) => classRoleToday(league, accountId) !== null),
      later: found.filter(isLeagueOpen).flatMap((league) => {
        const adult = typeof league.adults === 'object' ? league.adults[accountId] : undefined;
        return adult?.firstDay && !hasAdultRoleBegun(adult, day)
          ? [{ league, firstDay: adult.firstDay }]
          : [];
      }),
    };
  },
);

export const listLeaguesSharedToday = async (accountId: string): Promise<League[]> =>
  (await loadSharedLeaguesTodayAndLater(accountId)).today;

/**
 * A teacher's leagues of one season: the teacher's own, and others in which this is allowed. Read
 * once per page view, because both the frame and the page need them.
 */
export async function listOwnAndSharedLeagues(
  teacherId: string,
  season: number,
  needs?: ClassCapability,
): Promise<ListedDocuments<League>> {
  const [own, shared] = await Promise.all([
    listOwnedLeagues(teacherId, season),
    hasClassCapability('co-teacher', needs) ? listLeaguesSharedToday(teacherId) : [],
  ]);
  const ofOthers = shared.filter((league) => {
    const role = classRoleToday(league, teacherId);
    return league.season === season && role !== null && hasClassCapability(role, needs);
  });
  return { ...own, documents: [...own.documents, ...ofOthers] };
}

const listOwnedLeagues = cache((teacherId: string, season: number) =>
  getServices().store.list(leagues, { where: equalConditions({ teacherId, season }) }),
);

const findOwnLeague = cache(
  async (teacherId: string, season: number, leagueId: string): Promise<League> => {
    const { documents } = await listOwnedLeagues(teacherId, season);
    const isThis = ({ id }: League) => id === leagueId;
    const own = documents.find(isThis) ?? (await listLeaguesSharedToday(teacherId)).find(isThis);
    if (own) return own;
    const { store } = getServices();
    // Ownership is checked first, so that nobody learns that someone else's league can't be read.
    const stored = await store.get(asRawCollection(leagues), leagueId);
    const league = stored?.teacherId === teacherId ? await store.get(leagues, leagueId) : null;
    if (league) return league;
    if (stored) await logDeniedAttempt(teacherId, 'league.read', leagueId);
    throw notFoundError('league');
  },
);

/** `own` is null for a missing league and for someone else's. */
async function readLeagueIn(reader: ReadOperations, viewer: Viewer, leagueId: string) {
  const { viewer: teacher, profile, clockOf } = await requireTeacherIn(reader, viewer);
  const league = await reader.get(leagues, leagueId);
  const role = league && classRoleToday(league, teacher.accountId);
  const own: OwnLeagueAccess | null =
    league && role
      ? { viewer: teacher, role, teacherName: profile.displayName, league, clock: clockOf(league) }
      : null;
  return { teacher, isThere: league !== null, own };
}

type LoggedChange = Partial<Omit<AuditEntry, 'actorId'>>;

/**
 * One transaction about a teacher's league. A refusal is logged. `log` adds the action to the audit
 * log, with the league as its target; an entry passed to it replaces either. Reads come before
 * writes, as always.
 */
export async function writeOwnLeague<R>(
  viewer: Viewer,
  { leagueId, action, needs }: { leagueId: string; action: AuditAction; needs?: ClassCapability },
  body: (
    transaction: Transaction,
    own: OwnLeagueAccess,
    log: (entry?: LoggedChange) => void,
  ) => Promise<R>,
): Promise<R> {
  const outcome = await getServices().store.transaction(async (transaction) => {
    const { teacher, isThere, own } = await readLeagueIn(transaction, viewer, leagueId);
    if (!own || !hasClassCapability(own.role, needs))
      return { refused: teacher.accountId, isThere, own };
    const log = (entry: LoggedChange = {}) =>
      writeAudit(transaction, { actorId: teacher.accountId, action, target: leagueId, ...entry });
    return { refused: null, own, result: await body(transaction, own, log) };
  });
  if (outcome.refused === null) {
    invalidateLeagueCaches(outcome.own.league);
    return outcome.result;
  }
  if (outcome.isThere) await logDeniedAttempt(outcome.refused, action, leagueId);
  if (outcome.own) requireCapability(outcome.own.role, needs);
  throw notFoundError('league');
}

export function invalidateLeagueCaches({ id, teacherId, adultIds = [] }: League): void {
  rereadLeague(id);
  for (const stale of [id, teacherId, ...adultIds]) markCacheStale(stale);
}

function requireRunning({ clock }: OwnLeagueAccess): void {
  if (!clock.isPast) return;
  throw new DomainError('not-allowed', leagueSeasonIsOverText());
}

/** 'not-allowed' if its season is over, or it is being deleted. */
export function requireLeagueNotPastOrDeleting(own: OwnLeagueAccess): void {
  if (own.league.deletingAt) {
    throw new DomainError('not-allowed', leagueIsBeingDeletedText());
  }
  requireRunning(own);
}

/**
 * A teacher's league of the season, read inside the transaction; 'not-allowed' if its season is
 * over. It can't log a refusal, because its writes are rolled back: call {@link requireOwnLeague}
 * before it, or use {@link writeOwnLeague}.
 */
export async function requireOwnLeagueOfCurrentSeasonIn(
  reader: ReadOperations,
  viewer: Viewer,
  leagueId: string,
  needs?: ClassCapability,
): Promise<OwnLeagueAccess> {
  const { own } = await readLeagueIn(reader, viewer, leagueId);
  if (!own) throw notFoundError('league');
  requireCapability(own.role, needs);
  requireRunning(own);
  return own;
}

/** Like {@link requireOwnLeagueOfCurrentSeasonIn}, for a league that isn't archived. */
export async function requireOwnOpenLeagueIn(
  reader: ReadOperations,
  viewer: Viewer,
  leagueId: string,
  needs?: ClassCapability,
): Promise<OwnLeagueAccess> {
  const own = await requireOwnLeagueOfCurrentSeasonIn(reader, viewer, leagueId, needs);
  if (!isLeagueOpen(own.league)) throw new DomainError('not-allowed', cannotJoinEndedLeagueText());
  return own;
}

/** False for a league that is archived or being deleted: no student may be put into it. */
export const isLeagueOpen = (league: League): boolean => !league.archivedAt && !league.deletingAt;

export type OwnStudentAccess = OwnLeagueAccess & { readonly profile: StudentProfile };

/**
 * 'not-found' for a missing league or student and for someone else's, which is logged;
 * 'not-allowed' for someone who isn't a teacher. Read once per page view, however many queries need
 * it.
 */
export async function requireStudentOfOwnLeague(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
  needs?: ClassCapability,
): Promise<OwnStudentAccess> {
  const own = await requireOwnLeague(viewer, leagueId, needs);
  return {
    ...own,
    profile: await findMember(leagueId, own.league.season, studentId, own.viewer.accountId),
  };
}

/**
 * Like {@link requireStudentOfOwnLeague}, for actions that must work even if the profile can't be
 * read: opening, exporting, and deleting.
 */
export async function requireStudentEvenIfUnreadable(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
  needs?: ClassCapability,
): Promise<OwnLeagueAccess & { readonly stored: RawStoredDocument }> {
  const own = await requireOwnLeague(viewer, leagueId, needs);
  const stored = await findStoredStudentIn(getServices().store, own.league, studentId);
  if (stored) return { ...own, stored };
  await requireStudentOfOwnLeague(viewer, leagueId, studentId, needs);
  throw notFoundError('student');
}

/** The oldest readable profile counts if the student has several in the season. */
export async function findStoredStudentIn(
  reader: ReadOperations,
  { id, season }: League,
  studentId: string,
) {
  const { documents, unreadable } = await reader.list(studentProfiles, {
    where: equalConditions({ studentId, season }),
  });
  const [profile] = sortOldestFirst(documents);
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
    if (profile) await logDeniedAttempt(teacherId, 'student.read', studentId);
    throw notFoundError('student');
  },
);

/**
 * Everyone in a league, because names can be equal; read once per page view. The caller has checked
 * the owner.
 */
export const listStudentsOfLeague = cache(
  (leagueId: string, season: number): Promise<StudentProfile[]> =>
    getServices().store.query(studentProfiles, { where: equalConditions({ leagueId, season }) }),
);

/**
 * One transaction about one student in a teacher's league of the current season. An attempt on
 * someone else's is logged before it, because the refusal rolls back all writes inside. `log` adds
 * the action to the audit log. Reads come before writes, as always.
 */
export async function writeStudentOfOwnLeague<R>(
  viewer: Viewer,
  { leagueId, studentId, needs }: { leagueId: string; studentId: string; needs?: ClassCapability },
  body: (
    transaction: Transaction,
    own: OwnStudentAccess,
    log: (action: AuditAction) => void,
  ) => Promise<R>,
): Promise<R> {
  await requireStudentOfOwnLeague(viewer, leagueId, studentId, needs);
  const result = await getServices().store.transaction(async (transaction) => {
    const own = await requireOwnLeagueOfCurrentSeasonIn(transaction, viewer, leagueId, needs);
    const profile = await findStudentProfileIn(transaction, studentId, own.league.season);
    if (profile?.leagueId !== leagueId) throw notFoundError('student');
    return body(transaction, { ...own, profile }, (action) => {
      writeAudit(transaction, { actorId: own.viewer.accountId, action, target: studentId });
    });
  });
  markCacheStale(leagueId);
  return result;
}

type StudentChange<R> = {
  leagueId: string;
  studentId: string;
  action: AuditAction;
  needs?: ClassCapability;
  isMember?: (profile: StudentProfile) => boolean;
  /**
   * True if this change was already made. Called for a student who isn't in the league (anymore).
   */
  isRepeat?: (
    transaction: Transaction,
    profile: StudentProfile | null,
    own: OwnLeagueAccess,
  ) => Promise<boolean>;
  write: (transaction: Transaction, student: OwnStudentAccess) => Promise<R>;
};

/**
 * One change to one student in a teacher's league of the current season, checked, written, and
 * logged in one transaction. Null for a repeat, which changes nothing. A student of another league
 * and a missing one get the same 'not-found', and the attempt is logged.
 */
export async function changeStudentOfOwnLeague<R>(
  viewer: Viewer,
  {
    leagueId,
    studentId,
    action,
    needs,
    isMember = (profile) => profile.leagueId === leagueId,
    isRepeat,
    write,
  }: StudentChange<R>,
): Promise<R | null> {
  // Logs an attempt on someone else's league outside the transaction, which would roll it back.
  const { viewer: owner } = await requireOwnLeague(viewer, leagueId, needs);
  const done = await getServices().store.transaction(async (transaction) => {
    const own = await requireOwnLeagueOfCurrentSeasonIn(transaction, viewer, leagueId, needs);
    const profile = await findStudentProfileIn(transaction, studentId, own.league.season);
    if (!profile || !isMember(profile))
      return (await isRepeat?.(transaction, profile, own)) ? { value: null } : null;
    const value = await write(transaction, { ...own, profile });
    writeAudit(transaction, { actorId: owner.accountId, action, target: studentId });
    return { value };
  });
  if (done) {
    markCacheStale(leagueId);
    return done.value;
  }
  await logDeniedAttempt(owner.accountId, action, studentId);
  throw notFoundError('student');
}
