import {
  isLeagueOpen,
  listOwnAndSharedLeagues,
  listStudentsOfLeague,
  type OwnLeagueAccess,
  requireOwnLeague,
  requireStudentEvenIfUnreadable,
  requireStudentOfOwnLeague,
} from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { purgeDayOf } from '@/lib/data/privacy/retention';
import { nameWaitingForApproval } from '@/lib/data/team/naming';
import { classWorkReader } from '@/lib/data/work/class';
import { classFormulaSetNameOfNextWeek } from '@/lib/data/work/week';
import { usernameFromSignInAddress } from '@/lib/domain/account/accounts';
import {
  bestNameInStoredRecord,
  createDisplayNameFormatter,
} from '@/lib/domain/account/student-name';
import { type LeagueClock, seasonKeyOfLeague } from '@/lib/domain/calendar/clock';
import { hasSupports } from '@/lib/domain/calendar/supports';
import { hasClassCapability } from '@/lib/domain/class/adults';
import { numberedLeaguesByPeriod } from '@/lib/domain/class/period';
import { formatCalendarDay } from '@/lib/domain/time/calendar';
import { dateFromTimestamp, type Timestamp } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import type { League } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import type { StudentWeeklyProgress } from '@/lib/store/collections/progress';
import { equalConditions } from '@/lib/store/port';
import { aStudentText } from '@/words/class';
import { lastWorkText } from '@/words/class-roster';
import { pastDayAndTimeText, shortDayText } from '@/words/dates';
import type {
  ClassesForListCheckDto,
  ClassRosterDto,
  EditableStudentDto,
  LeagueToMoveToDto,
  RemovedStudentDto,
  SchoolClassSyncDto,
  StudentEditPageDto,
  UnreadableStudentDto,
} from './dto';

/**
 * The students of one own league with what a teacher may change about them. 'not-found' for anyone
 * else's league.
 */
export async function getClassRoster(viewer: Viewer, leagueId: string): Promise<ClassRosterDto> {
  const { viewer: teacher, league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const { store } = getServices();
  const { currentWeek, isPast, seasonKey } = clock;
  const [students, removed, { documents: own }, { documents: progress }] = await Promise.all([
    store.list(studentProfiles, {
      where: equalConditions({ leagueId: league.id, season: league.season }),
    }),
    isPast
      ? []
      : store.query(studentProfiles, { where: equalConditions({ removedFromId: league.id }) }),
    listOwnAndSharedLeagues(teacher.accountId, league.season, 'manage'),
    isPast || currentWeek === 0
      ? { documents: [] }
      : classWorkReader(store, league, seasonKey).week(currentWeek),
  ]);
  const ofWeek = new Map(progress.map((each) => [each.studentId, each]));
  return {
    leagueId: league.id,
    isPast,
    latestWeek: currentWeek,
    isOpen: isLeagueOpen(league),
    classFormulas: classFormulaSetNameOfNextWeek({ league, clock }),
    students: (await withEmails(students.documents, clock))
      .map((student) => ({ ...student, ...lastWorkDto(ofWeek.get(student.studentId)) }))
      .sort(
        (a, b) =>
          a.firstName.localeCompare(b.firstName) || a.lastInitial.localeCompare(b.lastInitial),
      ),
    removed: removed
      .toSorted((a, b) => (b.removedAt?.seconds ?? 0) - (a.removedAt?.seconds ?? 0))
      .map(removedStudent),
    unreadable: students.unreadable.map(({ id, stored }) => ({
      key: id,
      studentId: String(stored.studentId),
      name: bestNameInStoredRecord(stored) ?? aStudentText(),
    })),
    otherLeagues: otherLeagues(own, { league, clock }),
    atSchool: getServices().schoolRosterSource && { linked: linkedClass(league) },
  };
}

/** A visit isn't stored, so only answers and finished tasks count. */
function lastWorkDto(progress: StudentWeeklyProgress | undefined): { lastWork?: string } {
  const { now, timeZone } = getServices();
  const times = [progress?.lastAnswerAt, ...Object.values(progress?.taskTimes ?? {})];
  const newest = times.reduce(
    (latest, at) => Math.max(latest, at ? dateFromTimestamp(at).getTime() : 0),
    0,
  );
  return newest > 0 ? { lastWork: lastWorkText(new Date(newest), now(), timeZone) } : {};
}

function linkedClass({ schoolClass }: League): SchoolClassSyncDto | null {
  if (!schoolClass) return null;
  const { title, fresh, moved, renamed, added, lookedAt, problem } = schoolClass;
  const moment = (at: Timestamp) =>
    pastDayAndTimeText(dateFromTimestamp(at), getServices().timeZone);
  return {
    ...{ title, fresh, moved, renamed, added },
    looked: moment(lookedAt),
    problem: problem && { why: problem.why, at: moment(problem.at) },
  };
}

/**
 * All students of the open classes that the teacher manages in this league's season, to compare a
 * new list with. 'not-found' for anyone else's league.
 */
export async function getClassesForListCheck(
  viewer: Viewer,
  { leagueId }: { leagueId: string },
): Promise<ClassesForListCheckDto> {
  const { viewer: teacher, league } = await requireOwnLeague(viewer, leagueId, 'manage');
  return (await readListCheckClassesAndLeagues(teacher.accountId, league.season)).compare;
}

/** The caller has authorized the teacher. The leagues are those of `compare`, as stored. */
export async function readListCheckClassesAndLeagues(
  teacherId: string,
  season: number,
): Promise<{ compare: ClassesForListCheckDto; leagues: League[] }> {
  const { documents } = await listOwnAndSharedLeagues(teacherId, season, 'manage');
  const open = numberedLeaguesByPeriod(documents).filter((own) => isLeagueOpen(own.league));
  const { store } = getServices();
  const profiles = await Promise.all(
    open.flatMap(({ league: { id, season } }) => [
      store.query(studentProfiles, { where: equalConditions({ leagueId: id, season }) }),
      store.query(studentProfiles, { where: equalConditions({ removedFromId: id }) }),
    ]),
  );
  const compare = {
    classes: open.map(({ league: { id, name, schoolClass }, period }) => ({
      id,
      name,
      period,
      schoolClassId: schoolClass?.id,
    })),
    members: profiles.flat().map((profile) => ({
      studentId: profile.studentId,
      leagueId: profile.leagueId || (profile.removedFromId ?? ''),
      isRemoved: profile.leagueId === '',
      firstName: profile.firstName,
      lastInitial: profile.lastInitial,
      username: profile.username ?? null,
      ownReference: profile.ownReference || null,
      atSchool: profile.atSchool,
    })),
  };
  return { compare, leagues: open.map(({ league }) => league) };
}

/**
 * Returns what can be changed about one student, and the leagues the student could move to.
 * 'not-found' for anyone else's student.
 */
export async function getStudentEditPage(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
): Promise<StudentEditPageDto> {
  const {
    viewer: teacher,
    league,
    clock,
    role,
    profile,
  } = await requireStudentOfOwnLeague(viewer, leagueId, studentId, 'look');
  const [classmates, { documents: own }] = await Promise.all([
    listStudentsOfLeague(league.id, league.season),
    listOwnAndSharedLeagues(teacher.accountId, league.season, 'manage'),
  ]);
  return {
    leagueId: league.id,
    student: classStudent(profile, clock),
    name: createDisplayNameFormatter(classmates)(profile),
    mayManage: hasClassCapability(role, 'manage'),
    isOver: clock.isPast,
    latestWeek: clock.currentWeek,
    classFormulas: classFormulaSetNameOfNextWeek({ league, clock }),
    otherLeagues: otherLeagues(own, { league, clock }),
  };
}

/**
 * One own student by what is stored, where the record can't be read. 'not-found' for anyone else's
 * student.
 */
export async function getStudentNameEvenIfUnreadable(
  viewer: Viewer,
  leagueId: string,
  studentId: string,
): Promise<UnreadableStudentDto> {
  const { stored } = await requireStudentEvenIfUnreadable(viewer, leagueId, studentId, 'look');
  return { leagueId, studentId, name: bestNameInStoredRecord(stored) ?? aStudentText() };
}

function otherLeagues(
  own: readonly League[],
  { league, clock }: Pick<OwnLeagueAccess, 'league' | 'clock'>,
): LeagueToMoveToDto[] {
  return own
    .filter((other) => other.id !== league.id && isLeagueOpen(other))
    .map((other) => {
      const { statisticsSeason } = seasonKeyOfLeague(other, other.season);
      const isOther = statisticsSeason !== clock.statisticsSeason;
      return {
        id: other.id,
        name: other.name,
        ...(isOther ? { otherSeason: statisticsSeason } : {}),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

function removedStudent({
  studentId,
  firstName,
  lastInitial,
  username,
  removedAt,
  createdAt,
}: StudentProfile): RemovedStudentDto {
  return {
    studentId,
    firstName,
    lastInitial,
    username: username ?? null,
    removed: shortDay(removedAt ?? createdAt),
    keptUntil: formatCalendarDay(purgeDayOf(createdAt)),
  };
}

const shortDay = (at: Timestamp): string =>
  shortDayText(dateFromTimestamp(at), getServices().timeZone) ?? '';

/** Adds the account's address where neither a name nor a user name is known. */
async function withEmails(
  profiles: readonly StudentProfile[],
  clock: LeagueClock,
): Promise<EditableStudentDto[]> {
  const { identity } = getServices();
  return Promise.all(
    profiles.map(async (profile) => {
      const student = classStudent(profile, clock);
      if (!profile.nameOpen || profile.username) return student;
      const email = (await identity.findAccount(profile.studentId))?.email;
      if (email === undefined) return student;
      const username = usernameFromSignInAddress(email);
      return username ? { ...student, username } : { ...student, email };
    }),
  );
}

function classStudent(profile: StudentProfile, clock: LeagueClock): EditableStudentDto {
  const supports = profile.supports && clock.forStudent(profile).supportsIn(clock.currentWeek);
  return {
    studentId: profile.studentId,
    firstName: profile.firstName,
    lastInitial: profile.lastInitial,
    username: profile.username ?? null,
    ownReference: profile.ownReference || null,
    ...(profile.atSchool?.goneAt ? { goneAtSchool: shortDay(profile.atSchool.goneAt) } : {}),
    ...(profile.schoolRequest
      ? {
          schoolRequest: {
            requestId: profile.schoolRequest.requestId,
            name: profile.schoolRequest.name,
          },
        }
      : {}),
    teamName: profile.teamName ?? null,
    waitingName: nameWaitingForApproval(profile),
    isWaitingShown:
      nameWaitingForApproval(profile) === profile.teamName && profile.teamName !== undefined,
    formulaLevel: profile.levelOpen ? null : profile.formulaType,
    supports: supports && hasSupports(supports) ? supports : null,
    ...(profile.cardUnused ? { hasNeverSignedIn: true as const } : {}),
  };
}
