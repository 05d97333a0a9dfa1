import {
  invalidateLeagueCaches,
  isLeagueOpen,
  requireLeagueNotPastOrDeleting,
  requireOwnLeague,
  writeOwnLeague,
} from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { writeAudit } from '@/lib/data/audit';
import { addStudentBySchoolRosterSync } from '@/lib/data/class-roster/add-student-commands';
import type { SetSchoolClassLinkInput } from '@/lib/data/class-roster/dto';
import { readListCheckClassesAndLeagues } from '@/lib/data/class-roster/queries';
import { DomainError, notFoundError } from '@/lib/data/errors';
import { type CommandLineOperator, OPERATOR_ACTOR_ID } from '@/lib/data/operator';
import { SCHOOL_ROSTER_READ_LIMIT } from '@/lib/data/rate-limit/limits';
import { countTryOrRefuse } from '@/lib/data/rate-limit/tries';
import {
  readCurrentSeasonYear,
  readCurrentSeasonYearIn,
  readLeagueClock,
} from '@/lib/data/season/clock';
import {
  type LeaseHolderId,
  releaseLease,
  SCHOOL_ROSTER_LEASE_ID,
  takeLease,
} from '@/lib/data/season/lease';
import {
  limitTablesToTeacher,
  type OneRosterData,
  type OneRosterTables,
  type ProvenTeacherIdentity,
  parseOneRosterTables,
} from '@/lib/domain/class/one-roster';
import {
  type CurrentOrRemovedStudent,
  changedNameInSchoolRoster,
  compareListsWithClasses,
  type ListedStudent,
} from '@/lib/domain/class/roster-sync';
import type { ClassSyncProblem, SchoolRosterProblem } from '@/lib/domain/class/school-class';
import { DAY_MS, toCalendarDay } from '@/lib/domain/time/calendar';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import { asSchoolRosterError } from '@/lib/one-roster/roster-source';
import { env } from '@/lib/platform/env';
import { markCacheStale } from '@/lib/platform/memory-cache';
import { getServices } from '@/lib/platform/services';
import { accounts } from '@/lib/store/collections/accounts';
import { type League, type LinkedSchoolClass, leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { seasonClock } from '@/lib/store/collections/season';
import { equalConditions, type Transaction } from '@/lib/store/port';
import { cannotJoinEndedLeagueText } from '@/words/access';
import {
  CONFIRM_EMAIL_FIRST,
  NO_CLASS_WITH_STUDENTS_AT_SCHOOL,
  rosterProblemText,
  TEACHER_NOT_IN_SCHOOL_ROSTER,
} from '@/words/school-roster';
import type { RosterWithClassesToCompareDto } from './dto';

/** A teacher waits for it, so a slow roster is given up soon. */
const TEACHER_TIMEOUT_MS = 40_000;
/** Less than a lease lasts. */
const NIGHTLY_TIMEOUT_MS = 8 * 60_000;

/**
 * Reads the classes of the school's roster in which the teacher is a teacher today, and notes what
 * is new in those that are linked. Changes no student. 'not-found' where there is no roster,
 * 'unavailable' if it can't be read, with a sentence.
 */
export async function readSchoolRosterAndNoteChanges(
  viewer: Viewer,
  { leagueId }: { leagueId: string },
): Promise<RosterWithClassesToCompareDto> {
  const { viewer: teacher, league } = await requireOwnLeague(viewer, leagueId, 'manage');
  const { schoolRosterSource } = getServices();
  if (!schoolRosterSource) throw notFoundError();
  const person = await findRosterPerson(teacher.accountId);
  if (!person) throw new DomainError('not-allowed', CONFIRM_EMAIL_FIRST);
  await countTryOrRefuse(`roster:${teacher.accountId}`, SCHOOL_ROSTER_READ_LIMIT);
  const tables = await schoolRosterSource.read(TEACHER_TIMEOUT_MS).catch((error: unknown) => {
    const failed = asSchoolRosterError(error);
    throw failed ? new DomainError('unavailable', rosterProblemText(failed.why)) : error;
  });
  const found = classesOf(person, tables);
  if (found === 'not-teacher') throw new DomainError('not-found', TEACHER_NOT_IN_SCHOOL_ROSTER);
  if (found === 'class-gone') throw new DomainError('not-found', NO_CLASS_WITH_STUDENTS_AT_SCHOOL);
  await compareLinked(teacher.accountId, league.season, found);
  const { compare } = await readListCheckClassesAndLeagues(teacher.accountId, league.season);
  return { roster: found, compare };
}

/**
 * Links a league to a class of the school's roster, or removes the link, and remembers what the
 * roster says of its students. A student whom the list lacks is marked, and nothing else happens to
 * them.
 */
export async function setSchoolClassLink(
  viewer: Viewer,
  { leagueId, schoolClass, students }: SetSchoolClassLinkInput,
): Promise<void> {
  const listed = new Map(students.map((student) => [student.studentId, student]));
  await writeOwnLeague(
    viewer,
    { leagueId, action: 'league.school-class', needs: 'manage' },
    async (transaction, own, log) => {
      requireLeagueNotPastOrDeleting(own);
      const members = await transaction.query(studentProfiles, {
        where: equalConditions({ leagueId, season: own.league.season }),
      });
      const before = own.league.schoolClass ?? null;
      transaction.merge(leagues, leagueId, {
        schoolClass: schoolClass && {
          ...schoolClass,
          ...NOTHING_NEW,
          linkedById: own.viewer.accountId,
          lookedAt: timestampFromDate(getServices().now()),
        },
      });
      for (const profile of members) {
        const student = listed.get(profile.studentId);
        if (schoolClass && student) {
          const { schoolId: id, firstName, lastInitial } = student;
          transaction.merge(studentProfiles, profile.id, {
            atSchool: { id, firstName, lastInitial },
          });
        } else markGone(transaction, profile, schoolClass !== null);
      }
      if (before?.id !== schoolClass?.id) log();
    },
  );
}

const NOTHING_NEW = { problem: null, fresh: 0, moved: 0, renamed: 0, added: 0 } as const;

function markGone(
  transaction: Transaction,
  { id, atSchool }: StudentProfile,
  isGone: boolean,
): void {
  if (!atSchool || isGone === Boolean(atSchool.goneAt)) return;
  const { goneAt: _, ...known } = atSchool;
  const goneAt = timestampFromDate(getServices().now());
  transaction.merge(studentProfiles, id, { atSchool: isGone ? { ...known, goneAt } : known });
}

type SchoolRosterReport = { classes: number; problem?: SchoolRosterProblem };

/**
 * Compares each linked class of the season with the school's roster. Only one
 * process of a store does it; null when another one does it now, or no class is linked, and then
 * nothing is requested from the school.
 *
 * @param options.atStart the server has just started: makes up for a night that it missed.
 */
export async function syncLinkedClassesWithSchoolRoster(
  operator: CommandLineOperator,
  holder: LeaseHolderId,
  { atStart = false }: { atStart?: boolean } = {},
): Promise<SchoolRosterReport | null> {
  const { schoolRosterSource, store, now } = getServices();
  if (!schoolRosterSource || (atStart && (await wasReadInLastDay()))) return null;
  const season = await readCurrentSeasonYear();
  const linked = (await store.query(leagues, { where: equalConditions({ season }) })).filter(
    (league) => league.schoolClass && isLeagueOpen(league),
  );
  if (linked.length === 0 || !(await takeLease(holder, SCHOOL_ROSTER_LEASE_ID))) return null;
  let failure: { kind: SchoolRosterProblem; message: string } | null = null;
  try {
    const tables = await schoolRosterSource.read(NIGHTLY_TIMEOUT_MS);
    const teachers = new Set(linked.map(({ schoolClass }) => schoolClass?.linkedById ?? ''));
    for (const teacherId of teachers) {
      const person = await findRosterPerson(teacherId);
      const found = person ? classesOf(person, tables) : 'not-teacher';
      await compareLinked(teacherId, season, found, operator);
    }
    return { classes: linked.length };
  } catch (error) {
    const failed = asSchoolRosterError(error);
    if (!failed) throw error;
    failure = { kind: failed.why, message: failed.message };
    for (const league of linked) await saveProblem(league, failed.why);
    return { classes: linked.length, problem: failed.why };
  } finally {
    const at = timestampFromDate(now());
    await releaseLease(holder, {
      id: SCHOOL_ROSTER_LEASE_ID,
      notes: failure ? { failure: { ...failure, at } } : { slot: at, failure: null },
    });
  }
}

async function wasReadInLastDay(): Promise<boolean> {
  const { store, now } = getServices();
  const clock = await store.get(seasonClock, SCHOOL_ROSTER_LEASE_ID);
  return clock !== null && now().getTime() - dateFromTimestamp(clock.slot).getTime() < DAY_MS;
}

/** Null for a teacher who hasn't proven an email: anyone could have typed it. */
async function findRosterPerson(accountId: string): Promise<ProvenTeacherIdentity | null> {
  const { identity, store } = getServices();
  const [account, record, school] = await Promise.all([
    identity.findAccount(accountId),
    store.get(accounts, accountId),
    identity.findSchoolAccount(accountId),
  ]);
  return account && record?.addressProvenAt ? { email: account.email, school } : null;
}

function classesOf(
  person: ProvenTeacherIdentity,
  tables: OneRosterTables,
): OneRosterData | Extract<ClassSyncProblem, 'class-gone' | 'not-teacher'> {
  const { now, timeZone } = getServices();
  const today = toCalendarDay(now(), timeZone);
  const taught = limitTablesToTeacher(person, tables, today);
  if (!taught) return 'not-teacher';
  const roster = parseOneRosterTables(taught, today);
  return 'why' in roster ? 'class-gone' : roster;
}

type Listed = ListedStudent & { schoolId: string };

/**
 * Notes what is new in the classes that the teacher has linked.
 *
 * @param operator applies what doesn't have to wait for the teacher, if the settings say so.
 */
async function compareLinked(
  teacherId: string,
  season: number,
  found: OneRosterData | ClassSyncProblem,
  operator?: CommandLineOperator,
): Promise<void> {
  const { compare, leagues: ownLeagues } = await readListCheckClassesAndLeagues(teacherId, season);
  const linked = ownLeagues.filter(({ schoolClass }) => schoolClass?.linkedById === teacherId);
  const classIn = ({ schoolClass }: League) =>
    typeof found === 'string' ? undefined : found.classes.find(({ id }) => id === schoolClass?.id);
  const listed = linked.flatMap((league): Listed[] =>
    (classIn(league)?.students ?? []).map(({ id, names, references }) => ({
      leagueId: league.id,
      schoolId: id,
      names,
      references,
    })),
  );
  const linkedIds = linked.filter(classIn).map(({ id }) => id);
  const { matches, gone } = compareListsWithClasses(listed, compare.members, linkedIds);
  for (const league of linked) {
    const schoolClass = classIn(league);
    if (!schoolClass) {
      await saveProblem(league, typeof found === 'string' ? found : 'class-gone');
      continue;
    }
    const listedHere = listed.flatMap((student, index) =>
      student.leagueId === league.id ? [{ student, match: matches[index] }] : [],
    );
    const comparison: Comparison = {
      title: schoolClass.title,
      same: listedHere.flatMap(({ student, match }) =>
        match?.kind === 'same' ? [{ student, member: match.member }] : [],
      ),
      fresh: listedHere.flatMap(({ student, match }) => (match?.kind === 'new' ? [student] : [])),
      moved: listedHere.filter(({ match }) => match?.kind === 'elsewhere').length,
      gone: new Set(
        gone.filter(({ leagueId }) => leagueId === league.id).map(({ studentId }) => studentId),
      ),
    };
    await saveComparison(
      league,
      operator ? await applyWithoutTeacher(operator, league, comparison) : comparison,
    );
  }
}

type Comparison = {
  title: string;
  same: { student: Listed; member: CurrentOrRemovedStudent }[];
  fresh: Listed[];
  moved: number;
  gone: ReadonlySet<string>;
  renamed?: ReadonlySet<string>;
  added?: number;
};

/**
 * Adds new students and changes names, if the operator has chosen that. A list that lacks half of
 * the class is probably wrong or another class's, so nothing changes until the teacher decides.
 */
async function applyWithoutTeacher(
  operator: CommandLineOperator,
  league: League,
  comparison: Comparison,
): Promise<Comparison> {
  const { same, fresh } = comparison;
  if (env().ONEROSTER_APPLY !== 'auto' || same.length < comparison.gone.size) return comparison;
  const waiting: Listed[] = [];
  for (const student of fresh)
    if (!(await addWithoutTeacher(operator, league, student))) waiting.push(student);
  return {
    ...comparison,
    fresh: waiting,
    added: fresh.length - waiting.length,
    renamed: new Set(
      same
        .filter(({ student, member }) => changedNameInSchoolRoster(student, member))
        .map(({ member }) => member.studentId),
    ),
  };
}

/** False for a student who can't be added, or was added before and isn't there anymore. */
async function addWithoutTeacher(
  operator: CommandLineOperator,
  league: League,
  { names: [name], references: [ownReference], schoolId }: Listed,
): Promise<boolean> {
  if (!name) return false;
  const requireOpen = (transaction: Transaction) => requireLinkedIn(transaction, league);
  try {
    const student = { ...name, ownReference, schoolId };
    return await addStudentBySchoolRosterSync(operator, student, { league, requireOpen });
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** The league as it is now, if it takes students and is linked to the same class. */
async function requireLinkedIn(transaction: Transaction, { id, schoolClass }: League) {
  const league = await transaction.get(leagues, id);
  const season = await readCurrentSeasonYearIn(transaction);
  const isSame =
    league?.schoolClass?.id === schoolClass?.id &&
    league?.schoolClass?.linkedById === schoolClass?.linkedById;
  if (!league || !isSame || !isLeagueOpen(league) || league.season !== season)
    throw new DomainError('not-allowed', cannotJoinEndedLeagueText());
  return { league, clock: await readLeagueClock(league) };
}

async function saveComparison(
  before: League,
  { title, same, fresh, moved, gone, renamed = new Set(), added = 0 }: Comparison,
): Promise<void> {
  const listed = new Map(same.map(({ student, member }) => [member.studentId, student]));
  await changeLinked(before, async (transaction, league, schoolClass) => {
    const members = await transaction.query(studentProfiles, {
      where: equalConditions({ leagueId: league.id, season: league.season }),
    });
    const names = new Map(
      members.flatMap((profile) => {
        const student = listed.get(profile.studentId);
        const name =
          student && changedNameInSchoolRoster(student, { ...profile, isRemoved: false });
        return student && name
          ? [[profile.studentId, { id: student.schoolId, ...name }] as const]
          : [];
      }),
    );
    for (const profile of members) {
      const { studentId } = profile;
      const name = names.get(studentId);
      if (name && renamed.has(studentId)) {
        const { firstName, lastInitial } = name;
        transaction.merge(studentProfiles, profile.id, { firstName, lastInitial, atSchool: name });
        writeAudit(transaction, {
          actorId: OPERATOR_ACTOR_ID,
          action: 'student.rename',
          target: studentId,
        });
        names.delete(studentId);
      } else if (listed.has(studentId) || gone.has(studentId))
        markGone(transaction, profile, gone.has(studentId));
    }
    return {
      title,
      lookedAt: timestampFromDate(getServices().now()),
      problem: null,
      fresh: fresh.length,
      moved,
      renamed: names.size,
      added: schoolClass.added + added,
    };
  });
  markCacheStale(before.id);
}

const saveProblem = (league: League, why: ClassSyncProblem): Promise<void> =>
  changeLinked(league, async () => ({
    problem: { why, at: timestampFromDate(getServices().now()) },
  }));

/** Changes what is known of a link, unless the teacher has changed the link itself meanwhile. */
async function changeLinked(
  before: League,
  change: (
    transaction: Transaction,
    league: League,
    schoolClass: LinkedSchoolClass,
  ) => Promise<Partial<LinkedSchoolClass>>,
): Promise<void> {
  const changed = await getServices().store.transaction(async (transaction) => {
    const league = await transaction.get(leagues, before.id);
    const schoolClass = league?.schoolClass;
    if (!league || !schoolClass || before.schoolClass?.id !== schoolClass.id) return null;
    const changes = await change(transaction, league, schoolClass);
    transaction.merge(leagues, league.id, { schoolClass: { ...schoolClass, ...changes } });
    return league;
  });
  if (changed) invalidateLeagueCaches(changed);
}
