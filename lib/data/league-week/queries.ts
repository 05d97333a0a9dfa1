import { requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { lastEyesUpMessageDto } from '@/lib/data/season/eyes-up';
import { nameWaitingForApproval } from '@/lib/data/team/naming';
import { currentDeadlineDto, deadlineDto } from '@/lib/data/week/deadline';
import {
  classTeamsQuery,
  classWorkReader,
  countStudentsWhoOpenedWeeks,
} from '@/lib/data/work/class';
import {
  classProgressQuery,
  filterByStatisticsSeason,
  type TaskCompletionTimes,
} from '@/lib/data/work/week';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import type { SeasonKey } from '@/lib/domain/calendar/season-key';
import { studentWeekStatus } from '@/lib/domain/class/arrival';
import {
  classDriveYards,
  countRightAndAllCardsOfStudent,
  measureClassDrive,
} from '@/lib/domain/class/class-drive';
import { isWeekExcusedForAll } from '@/lib/domain/class/gradebook';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { toMixed, ZERO } from '@/lib/domain/numbers/fractions';
import { toCalendarDay, weekdayOfDay } from '@/lib/domain/time/calendar';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import type { League } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import {
  type StoredCardStep,
  type StudentWeeklyProgress,
  studentWeeklyProgress,
} from '@/lib/store/collections/progress';
import { type StudentTeam, studentTeams } from '@/lib/store/collections/teams';
import type { ListedDocuments } from '@/lib/store/port';
import {
  createStudentDeadlines,
  type GridWeekChoice,
  gridRows,
  resolveWeek,
  studentsOfLeagueQuery,
  teamLaneDtos,
} from './class-week';
import type {
  DriveUpdateDto,
  GridUpdateDto,
  JoinedStudentsDto,
  LeagueDriveDto,
  LeagueWeekDto,
  PlayingFieldDto,
  PlayingFieldUpdateDto,
} from './dto';
import { readCachedUnfinishedWeekSummary } from './unfinished';
import { type ClassWatchHandle, watchClass } from './watch-class';

/**
 * The live table of one week: two documents per student, in two reads. 'not-found' for anyone
 * else's league, 'not-allowed' for students.
 */
export async function getLeagueWeek(
  viewer: Viewer,
  leagueId: string,
  choice: GridWeekChoice,
): Promise<LeagueWeekDto> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const { store, now, timeZone } = getServices();
  const { week, latestWeek, isCurrent, deadline } = resolveWeek(
    clock,
    choice.week ?? (await weekOfEnd(league, clock)),
  );
  const work = classWorkReader(store, league, clock.seasonKey);
  const [profiles, progress] = await Promise.all([
    store.list(studentProfiles, studentsOfLeagueQuery(league)),
    work.week(week),
  ]);
  const olderTasks = await work.olderTasks(week, progress.documents);
  const isExcused = isWeekExcusedForAll(league, clock, week);
  const rows = gridRows(
    { profiles, progress, olderTasks },
    {
      clock,
      week,
      deadlineFor: createStudentDeadlines(clock, week, deadline),
      isCurrent,
      isExcused,
    },
  );
  const before =
    isCurrent && week > 1
      ? await readCachedUnfinishedWeekSummary(league, { clock, week: week - 1 }, profiles)
      : null;
  const time = now();
  return {
    leagueId: league.id,
    season: league.season,
    week,
    latestWeek,
    isCurrent,
    deadline:
      deadline &&
      (isCurrent
        ? currentDeadlineDto(clock, timeZone, time)
        : deadlineDto(deadline, timeZone, time)),
    now: time.toISOString(),
    rows,
    waitingNames: clock.isPast
      ? 0
      : profiles.documents.filter((profile) => nameWaitingForApproval(profile) !== null).length,
    before,
    isExcused,
    eyesUp: lastEyesUpMessageDto(league),
    join: rows.length === 0 ? { code: league.code, password: league.password } : null,
  };
}

/**
 * The last week of a class from an earlier season, derived from its work, because it isn't stored.
 * Null for any other class.
 */
async function weekOfEnd(
  league: League,
  { isPast, currentWeek }: LeagueClock,
): Promise<number | null> {
  if (!isPast || currentWeek !== FINAL_WEEK) return null;
  const weeks = Array.from({ length: FINAL_WEEK }, (_, index) => index + 1);
  const counts = await countStudentsWhoOpenedWeeks(getServices().store, league, weeks);
  return weeks.findLast((_, index) => (counts[index] ?? 0) > 0) ?? null;
}

type Watcher<News> = {
  /** Called at once, and with everything again after each change. */
  onNews(news: News): void;
  /** Called once, when the session is over or the league isn't this teacher's anymore. */
  onEnd(): void;
};

/** Watches everyone's work in one week, and reads the tasks that a progress lacks. */
function watchedWeek(seasonKey: SeasonKey, week: number) {
  let stored: ListedDocuments<StudentWeeklyProgress> | null = null;
  let olderTasks: ReadonlyMap<string, TaskCompletionTimes> | null = null;
  return {
    isLoaded: () => stored !== null && olderTasks !== null,
    /** The class may have moved to another season meanwhile. */
    work: (now: SeasonKey) => ({
      progress: filterByStatisticsSeason(stored ?? { documents: [], unreadable: [] }, now),
      olderTasks: olderTasks ?? new Map<string, TaskCompletionTimes>(),
    }),
    watch: (changed: () => void, league: League) =>
      getServices().store.watchQuery(
        studentWeeklyProgress,
        classProgressQuery(league, week),
        (documents, unreadable) => {
          stored = { documents, unreadable };
          if (olderTasks) return changed();
          classWorkReader(getServices().store, league, seasonKey)
            .olderTasks(week, filterByStatisticsSeason(stored, seasonKey).documents)
            .then(
              (tasks) => {
                olderTasks = tasks;
                changed();
              },
              // After a failure, the tasks are read again with the next change.
              () => undefined,
            );
        },
      ),
  };
}

async function prepareWeekWatch(viewer: Viewer, leagueId: string, choice: GridWeekChoice) {
  const { viewer: teacher, league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const { week } = resolveWeek(clock, choice.week);
  return { teacher, league, week, work: watchedWeek(clock.seasonKey, week) };
}

/**
 * Streams the week as long as the viewer has a session and a role in the class. The news says if
 * another week was opened, but the shown week stays. Throws like `getLeagueWeek`.
 */
export async function watchLeagueWeek(
  viewer: Viewer,
  leagueId: string,
  choice: GridWeekChoice,
  { onNews, onEnd }: Watcher<GridUpdateDto>,
): Promise<ClassWatchHandle> {
  const { teacher, league, week, work } = await prepareWeekWatch(viewer, leagueId, choice);
  return watchClass(teacher, league, {
    parts: [work],
    view({ league: now, clock, profiles }) {
      const { deadline, isCurrent } = resolveWeek(clock, week);
      const isExcused = isWeekExcusedForAll(now, clock, week);
      return {
        latestWeek: resolveWeek(clock, null).latestWeek,
        eyesUp: lastEyesUpMessageDto(now),
        rows: gridRows(
          { profiles, ...work.work(clock.seasonKey) },
          {
            clock,
            week,
            deadlineFor: createStudentDeadlines(clock, week, deadline),
            isCurrent,
            isExcused,
          },
        ),
      };
    },
    onNews: (news) => onNews({ now: getServices().now().toISOString(), ...news }),
    onEnd,
  });
}

/**
 * For the whole class to see: a lane for each team for which the week counts, by name, with its
 * number of finished steps out of nine. It contains no student's name, id, tries, or rank.
 */
export async function getPlayingField(
  viewer: Viewer,
  leagueId: string,
  choice: GridWeekChoice,
): Promise<PlayingFieldDto> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const { store, now, timeZone } = getServices();
  const { week, latestWeek, isCurrent, deadline } = resolveWeek(clock, choice.week);
  const work = classWorkReader(store, league, clock.seasonKey);
  const [progress, teams] = await Promise.all([work.week(week), work.teams()]);
  return {
    leagueId: league.id,
    week,
    latestWeek,
    deadline:
      deadline &&
      (isCurrent
        ? currentDeadlineDto(clock, timeZone, now())
        : deadlineDto(deadline, timeZone, now())),
    lanes: teamLaneDtos({ progress, teams }, { clock, week }),
  };
}

/**
 * The class drive for the projector. `sum` requests the yards of all weeks; if it is null, they
 * come on Fridays. 'not-found' for anyone else's league.
 */
export async function getLeagueDrive(
  viewer: Viewer,
  leagueId: string,
  { week: wantedWeek, sum }: GridWeekChoice & { sum: boolean | null },
): Promise<LeagueDriveDto> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const { store, now, timeZone } = getServices();
  const { week, latestWeek } = resolveWeek(clock, wantedWeek);
  const work = classWorkReader(store, league, clock.seasonKey);
  const isFriday = weekdayOfDay(toCalendarDay(now(), timeZone)) === FRIDAY;
  const where = { leagueId: league.id, leagueName: league.name, week, latestWeek };
  if (league.driveOff || week === 0)
    return { ...where, drive: null, today: toMixed(ZERO), weeks: null };
  const isWithSum = sum ?? isFriday;
  const [profiles, { documents }] = await Promise.all([
    store.list(studentProfiles, studentsOfLeagueQuery(league)),
    isWithSum ? work.weeks() : work.week(week),
  ]);
  const ofWeek = (each: number) => documents.filter((own) => own.week === each);
  const studentsOf = (each: number) =>
    studentsInWeek(profiles, ofWeek(each), { clock, week: each });
  const yardsIn = (each: number) =>
    toMixed(classDriveYards(studentsOf(each), rightCardsOf(ofWeek(each))));
  const weeks = Array.from({ length: week }, (_, index) => index + 1);
  return {
    ...where,
    ...driveNow(studentsOf(week), ofWeek(week)),
    weeks: isWithSum ? weeks.map((each) => ({ week: each, yards: yardsIn(each) })) : null,
  };
}

const FRIDAY = 5;

function studentsInWeek(
  { documents, unreadable }: ListedDocuments<StudentProfile>,
  progress: readonly StudentWeeklyProgress[],
  shownWeek: { clock: LeagueClock; week: number },
): number {
  const counted = documents.filter((profile) => {
    const own = progress.find(({ studentId }) => studentId === profile.studentId);
    return studentWeekStatus(profile, { ...shownWeek, deadline: null }, own).kind !== 'before';
  });
  return counted.length + unreadable.length;
}

const rightCardsOf = (progress: readonly StudentWeeklyProgress[]) =>
  progress.map(countRightAndAllCardsOfStudent);

function driveNow(students: number, progress: readonly StudentWeeklyProgress[]) {
  const { now, timeZone } = getServices();
  const day = toCalendarDay(now(), timeZone);
  const isToday = ({ completedAt }: StoredCardStep) =>
    completedAt !== null && toCalendarDay(dateFromTimestamp(completedAt), timeZone) === day;
  const cards = rightCardsOf(progress);
  const cardsBeforeToday = rightCardsOf(
    progress.map((own) => ({
      ...own,
      steps: own.steps.map((step) => (isToday(step) ? { ...step, correct: false } : step)),
    })),
  );
  return {
    drive: measureClassDrive(students, cards),
    today: toMixed(
      classDriveYards(students, cards).sub(classDriveYards(students, cardsBeforeToday)),
    ),
  };
}

/** Streams the ball's position; the weeks before don't change. */
export async function watchLeagueDrive(
  viewer: Viewer,
  leagueId: string,
  choice: GridWeekChoice,
  { onNews, onEnd }: Watcher<DriveUpdateDto>,
): Promise<ClassWatchHandle> {
  const { teacher, league, week, work } = await prepareWeekWatch(viewer, leagueId, choice);
  return watchClass(teacher, league, {
    parts: [work],
    view({ clock, league: { driveOff }, profiles }) {
      const { documents } = work.work(clock.seasonKey).progress;
      const drive = driveNow(studentsInWeek(profiles, documents, { clock, week }), documents);
      return {
        ...drive,
        latestWeek: resolveWeek(clock, null).latestWeek,
        drive: driveOff || week === 0 ? null : drive.drive,
      };
    },
    onNews,
    onEnd,
  });
}

export async function watchPlayingField(
  viewer: Viewer,
  leagueId: string,
  choice: GridWeekChoice,
  { onNews, onEnd }: Watcher<PlayingFieldUpdateDto>,
): Promise<ClassWatchHandle> {
  const { teacher, league, week, work } = await prepareWeekWatch(viewer, leagueId, choice);
  const teams = watchedTeams();
  return watchClass(teacher, league, {
    parts: [work, teams],
    view({ clock }) {
      const { progress } = work.work(clock.seasonKey);
      const lanes = teamLaneDtos(
        { progress, teams: teams.teams(clock.seasonKey) },
        { clock, week },
      );
      return { latestWeek: resolveWeek(clock, null).latestWeek, lanes };
    },
    onNews,
    onEnd,
  });
}

function watchedTeams() {
  let stored: ListedDocuments<StudentTeam> | null = null;
  return {
    isLoaded: () => stored !== null,
    teams: (seasonKey: SeasonKey) =>
      filterByStatisticsSeason(stored ?? { documents: [], unreadable: [] }, seasonKey),
    watch: (changed: () => void, league: League) =>
      getServices().store.watchQuery(
        studentTeams,
        classTeamsQuery(league),
        (documents, unreadable) => {
          stored = { documents, unreadable };
          changed();
        },
      ),
  };
}

/** For the screen with the join code: first names only, sorted. */
export async function getJoinedStudents(
  viewer: Viewer,
  leagueId: string,
): Promise<JoinedStudentsDto> {
  const { league } = await requireOwnLeague(viewer, leagueId, 'look');
  return joinedStudentsDto(
    await getServices().store.list(studentProfiles, studentsOfLeagueQuery(league)),
  );
}

export async function watchJoinedStudents(
  viewer: Viewer,
  leagueId: string,
  { onNews, onEnd }: Watcher<JoinedStudentsDto>,
): Promise<ClassWatchHandle> {
  const { viewer: teacher, league } = await requireOwnLeague(viewer, leagueId, 'look');
  return watchClass(teacher, league, {
    view: ({ profiles }) => joinedStudentsDto(profiles),
    onNews,
    onEnd,
  });
}

/** Students read these names on the wall, just after they typed their own. */
function joinedStudentsDto({
  documents,
  unreadable,
}: ListedDocuments<StudentProfile>): JoinedStudentsDto {
  return {
    joined: documents.length + unreadable.length,
    names: documents.map(({ firstName }) => firstName).toSorted((a, b) => a.localeCompare(b, 'en')),
  };
}
