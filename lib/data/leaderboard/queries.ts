import { requireOwnLeague } from '@/lib/data/access/league';
import { findStudentTeam, requireStudent, type Viewer } from '@/lib/data/access/viewer';
import { fillInMissingAnswers } from '@/lib/data/score-card/fill-in-missing-answers';
import { findLeagueName } from '@/lib/data/season/leagues';
import { type TeamLookDto, teamLookDto } from '@/lib/data/team/dto';
import { workOfClass } from '@/lib/data/work/class';
import {
  type LeaderboardScoring,
  leaderboardPoints,
  sumIfAllKnown,
  summarizeWeek,
  type WeekSummary,
} from '@/lib/data/work/leaderboard-points';
import { listProgressOfWeek, workOfStudent } from '@/lib/data/work/student';
import {
  copiedTaskCompletionTimes,
  leaderboardRulesOfWeek,
  type StudentWithClock,
  type TaskCompletionTimes,
} from '@/lib/data/work/week';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { seasonIdPrefix } from '@/lib/domain/calendar/season-key';
import { haveSupportsEnded } from '@/lib/domain/calendar/supports';
import {
  isWeekBeforeJoining,
  isWeekCountedInClass,
  studentWeekStatus,
} from '@/lib/domain/class/arrival';
import {
  DEFAULT_FORMULA_LEVEL,
  type FormulaLevel,
  type ScoringRules,
  scoringRulesName,
} from '@/lib/domain/football/formulas';
import { groupBy } from '@/lib/domain/lists';
import { compareMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { toCalendarDay } from '@/lib/domain/time/calendar';
import { mvpPointsInClass } from '@/lib/domain/week/mvp';
import { createCache } from '@/lib/platform/memory-cache';
import { getServices } from '@/lib/platform/services';
import type { League } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { mvpEvents, type StudentWeeklyProgress } from '@/lib/store/collections/progress';
import type { StudentTeam } from '@/lib/store/collections/teams';
import { equalConditions, type ListedDocuments, UNREADABLE } from '@/lib/store/port';
import type {
  LeaderboardChoice,
  LeaderboardDto,
  LeaderboardKey,
  LeaderboardRowDto,
  OwnPointsBreakdownDto,
} from './dto';
import {
  accuracyBreakdown,
  mvpPointsBreakdown,
  ownRank,
  photoFinishRows,
  type RankingEntry,
  rankEntries,
  seasonPointsBreakdown,
  weekCountedFrom,
  weekPointsBreakdown,
} from './ranking';

type BoardRequest = {
  leagueSeason: LeagueSeason;
  /** Null for the teacher, who has no rank. */
  profile: StudentProfile | null;
  week: number;
  latestWeek: number;
  clock: LeagueClock;
  finish: boolean;
};

/**
 * One board's numbers. A student without a number has no rank. `beforeOf` has the week before, of
 * classmates only for the photo finish.
 */
type BoardNumbers = {
  numberOf: NumberOf;
  beforeOf?: ((team: LeagueTeam) => MixedNumber | null) | null;
  /** Such a team isn't on this board, because its student joined later. */
  isAbsent?: (team: LeagueTeam) => boolean;
  working: OwnPointsBreakdownDto | null;
  begunElsewhere?: boolean;
  /** The student's own progress of this week and the one before, if they came with the board. */
  own?: readonly StudentWeeklyProgress[];
  taskTimes?: TaskCompletionTimes | null;
  countsFrom?: LeaderboardDto['countsFrom'];
  isAlone?: boolean;
};
type NumberOf = (studentId: string) => MixedNumber | null;

/**
 * One board of the student's league, best first; equal numbers share a rank and are sorted by team
 * name. Without a league the name is empty and there are no rows. Of other students it contains
 * team names, looks, and numbers: no name or id, no tries, no answers. With `ownWhileAlone` the
 * teams of others are left out, and not read, until one of them has points.
 */
export async function getLeaderboard(
  viewer: Viewer,
  choice: LeaderboardChoice = { board: 'week', week: null },
  { ownWhileAlone = false } = {},
): Promise<LeaderboardDto> {
  const student = await requireStudent(viewer);
  const { profile, clock } = student;
  const { finish = false } = choice;
  const frame = boardFrame(choice, clock);
  const { board, week, latestWeek } = frame;
  if (profile.leagueId === '' || latestWeek === 0) {
    const leagueName = (await findLeagueName(profile.leagueId)) ?? '';
    return { ...frame, leagueName, ...NOTHING_YET };
  }
  const leagueSeason = leagueSeasonOf({ ...student.league, id: profile.leagueId }, clock);
  const request = { leagueSeason, profile, week, latestWeek, clock, finish };
  // Only the week board ticks its week's task, which keeps each view within its six reads.
  const mayTick = board === 'week';
  const counted = BOARD_READERS[board](request);
  const readTeams = async (): Promise<LeagueTeams> => {
    const own = await findStudentTeam(profile.studentId, clock.seasonKey);
    if (ownWhileAlone && own && (await counted).isAlone)
      return { teams: [leagueTeam(own)], unreadable: 0 };
    return listLeagueTeams(leagueSeason, own);
  };
  const [leagueName, teams, numbers] = await Promise.all([
    findLeagueName(leagueSeason.leagueId),
    readTeams(),
    counted,
  ]);
  const { boardsHidden } = clock.supportsIn(latestWeek);
  const shown = boardsHidden
    ? { rows: [], unranked: [], own: null, finish: null }
    : rankTeams(teams.teams, numbers, profile.studentId, finish);
  const readTasks = () => workOfStudent(getServices().store, student).taskTimes(week);
  const tasks = mayTick ? (numbers.taskTimes ?? (await readTasks())) : null;
  return {
    ...frame,
    leagueName: leagueName ?? '',
    rules: rulesOf(leagueSeason, frame),
    // An earlier week that the student never opened stays as it is.
    ticks: mayTick && tasks !== UNREADABLE && (tasks ? tasks.task4 === null : week === latestWeek),
    ...shown,
    ...(boardsHidden ? { ranksHidden: true as const } : {}),
    unreadable: teams.unreadable,
    working: numbers.working,
    ownWeeks:
      board === 'week' && !boardsHidden && isAlone(shown.rows)
        ? await listOwnWeeks(student, leagueSeason, { upTo: week, latest: numbers.own ?? [] })
        : null,
    begunElsewhere: numbers.begunElsewhere ?? false,
    countsFrom: numbers.countsFrom ?? null,
  };
}

/**
 * The board as students see it, for their teacher: no row is the own one, and the photo finish has
 * the first lanes. 'not-found' for anyone else's league.
 */
export async function getClassLeaderboard(
  viewer: Viewer,
  leagueId: string,
  choice: LeaderboardChoice,
): Promise<LeaderboardDto> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const { finish = false } = choice;
  const frame = { ...boardFrame(choice, clock), leagueName: league.name };
  const { board, week, latestWeek } = frame;
  if (latestWeek === 0) return { ...frame, ...NOTHING_YET };
  const leagueSeason = leagueSeasonOf(league, clock);
  const [teams, numbers] = await Promise.all([
    listLeagueTeams(leagueSeason, null),
    BOARD_READERS[board]({ leagueSeason, profile: null, week, latestWeek, clock, finish }),
  ]);
  return {
    ...frame,
    rules: rulesOf(leagueSeason, frame),
    ticks: false,
    ...rankTeams(teams.teams, numbers, null, finish),
    unreadable: teams.unreadable,
    working: null,
    ownWeeks: null,
    begunElsewhere: false,
    countsFrom: null,
  };
}

function boardFrame({ board, week }: LeaderboardChoice, { season, currentWeek }: LeagueClock) {
  const isPlayed = board === 'week' && week !== null && week <= currentWeek;
  return { board, season, week: isPlayed ? week : currentWeek, latestWeek: currentWeek };
}

const isAlone = (rows: readonly LeaderboardRowDto[]): boolean => {
  const isAtZero = ({ value }: LeaderboardRowDto) => compareMixed(value, NO_POINTS) === 0;
  const own = rows.find(({ isOwn }) => isOwn);
  const others = rows.filter(({ isOwn }) => !isOwn);
  return own !== undefined && others.every(isAtZero) && (others.length === 0 || !isAtZero(own));
};

/** `latest` is the progress of the last two weeks, which came with the board. */
async function listOwnWeeks(
  student: StudentWithClock,
  leagueSeason: LeagueSeason,
  { upTo, latest }: { upTo: number; latest: readonly StudentWeeklyProgress[] },
): Promise<LeaderboardDto['ownWeeks']> {
  const { store, seasons } = getServices();
  const earlier = Array.from({ length: Math.max(0, upTo - 2) }, (_, index) => index + 1);
  const read = await workOfStudent(store, student).someWeeks(earlier);
  const documents = [...read.flatMap(({ progress }) => progress ?? []), ...latest].filter(
    (progress) => progress.leagueId === leagueSeason.leagueId && isWeekCountedInClass(progress),
  );
  const snapshot = await seasons.load(leagueSeason.seasonKey.statisticsSeason);
  const filledIn = await fillInMissingAnswers({ documents, unreadable: [] }, leagueSeason);
  return filledIn.documents.flatMap((progress) => {
    const points = leaderboardPoints(progress, { snapshot, rulesOf: leagueSeason.rulesOf });
    const isBegun = progress.week === upTo || progress.steps.some(({ correct }) => correct);
    return points && isBegun ? [{ week: progress.week, points }] : [];
  });
}

/** The class's rules of the shown week, or of every week so far; each once. */
function rulesOf(
  leagueSeason: LeagueSeason,
  { board, week }: Pick<LeaderboardDto, 'board' | 'week'>,
): LeaderboardDto['rules'] {
  if (board !== 'week' && board !== 'season') return [];
  const weeks = Array.from({ length: week }, (_, index) => index + 1);
  const rules = (board === 'week' ? [week] : weeks).map(leagueSeason.rulesOf);
  const byPhrase = new Map(
    rules.map((each) => [JSON.stringify(scoringRulesName(each)), scoringRulesName(each)]),
  );
  return [...byPhrase.values()];
}

const NOTHING_YET = {
  rules: [],
  ticks: false,
  rows: [],
  unranked: [],
  unreadable: 0,
  own: null,
  finish: null,
  working: null,
  ownWeeks: null,
  begunElsewhere: false,
  countsFrom: null,
};

function rankTeams(
  teams: readonly LeagueTeam[],
  { numberOf, beforeOf, isAbsent }: BoardNumbers,
  ownId: string | null,
  finish: boolean,
) {
  const entries: RankingEntry[] = [];
  const unranked: string[] = [];
  for (const team of teams) {
    const { userId, look } = team;
    if (isAbsent?.(team)) continue;
    const value = numberOf(userId);
    if (value) entries.push({ team: look, value, isOwn: userId === ownId });
    else unranked.push(look.name);
  }
  const rows = rankEntries(entries);
  const teamOf = new Map(teams.map((team) => [team.look, team]));
  const before = (team: LeagueTeam | undefined) => (team && beforeOf?.(team)) ?? null;
  const lane = ({ tied: _, ...row }: LeaderboardRowDto) => ({
    ...row,
    before: before(teamOf.get(row.team)),
  });
  return {
    rows,
    unranked: unranked.toSorted((a, b) => a.localeCompare(b, 'en')),
    own: ownRank(rows, before(teams.find(({ userId }) => userId === ownId))),
    finish: finish && beforeOf ? photoFinishRows(rows).map(lane) : null,
  };
}

const BOARD_READERS: Readonly<
  Record<LeaderboardKey, (request: BoardRequest) => Promise<BoardNumbers>>
> = {
  week: weekNumbers,
  season: seasonNumbers,
  mvp: mvpNumbers,
  accuracy: accuracyNumbers,
};

async function weekNumbers({
  leagueSeason,
  profile,
  week,
  latestWeek,
  clock,
  finish,
}: BoardRequest): Promise<BoardNumbers> {
  const listBefore = () => {
    if (finish) return listWeekProgress(leagueSeason, week - 1);
    return profile && listOwnWeek(leagueSeason, profile.studentId, week - 1);
  };
  const [snapshot, progress, before] = await Promise.all([
    getServices().seasons.load(clock.statisticsSeason),
    listWeekProgress(leagueSeason, week),
    week > 1 ? listBefore() : null,
  ]);
  const scoring = { snapshot, rulesOf: leagueSeason.rulesOf };
  const wasAbsent = (
    { documents }: ListedDocuments<StudentWeeklyProgress>,
    team: LeagueTeam,
  ): boolean => {
    const work = documents.find((each) => each.studentId === team.userId);
    return isElsewhere(team, { week: week - 1, latestWeek }, work);
  };
  const workOf = new Map(progress.documents.map((each) => [each.studentId, each]));
  const own = (profile && workOf.get(profile.studentId)) ?? null;
  const isOwn =
    profile !== null &&
    studentWeekStatus(profile, { clock, week, deadline: null }, own).kind !== 'before';
  const begunElsewhere = own !== null && !isWeekCountedInClass(own);
  const numberOf = pointsIn(progress, scoring);
  const isAtZero = ({ studentId }: StudentWeeklyProgress) =>
    compareMixed(numberOf(studentId) ?? NO_POINTS, NO_POINTS) === 0;
  return {
    numberOf,
    isAlone:
      own !== null &&
      !isAtZero(own) &&
      progress.documents.every((work) => work === own || isAtZero(work)),
    beforeOf: before
      ? (team) => (wasAbsent(before, team) ? null : pointsIn(before, scoring)(team.userId))
      : week === latestWeek
        ? () => null
        : null,
    isAbsent: (team) => isElsewhere(team, { week, latestWeek }, workOf.get(team.userId)),
    begunElsewhere,
    own: [...(before?.documents ?? []), ...progress.documents].filter(
      ({ studentId }) => studentId === profile?.studentId,
    ),
    taskTimes: copiedTaskCompletionTimes(own),
    working:
      isOwn && !begunElsewhere
        ? weekPointsBreakdown(scoring, own, {
            week,
            canFinish: !clock.isPaused && week < latestWeek,
          })
        : null,
  };
}

/** True if the week was over before the student joined, or was begun in another class. */
const isElsewhere = (
  team: LeagueTeam,
  at: { week: number; latestWeek: number },
  work: StudentWeeklyProgress | undefined,
): boolean =>
  isWeekBeforeJoining(team, at, work) || (work !== undefined && !isWeekCountedInClass(work));

/** Unreadable isn't 0, so such a team has no rank. */
function pointsIn(
  { documents, unreadable }: ListedDocuments<StudentWeeklyProgress>,
  scoring: LeaderboardScoring,
): NumberOf {
  const byStudent = new Map(documents.map((progress) => [progress.studentId, progress]));
  const unreadableIds = new Set(unreadable.map(({ stored }) => stored.studentId));
  return (id) => {
    const progress = byStudent.get(id);
    if (progress) return leaderboardPoints(progress, scoring);
    return unreadableIds.has(id) ? null : NO_POINTS;
  };
}

const NO_POINTS: MixedNumber = { wholeNumber: 0, numerator: 0, denominator: 1 };

async function seasonNumbers({
  leagueSeason,
  profile,
  clock,
  latestWeek,
}: BoardRequest): Promise<BoardNumbers> {
  const weeks = await listSeasonWeeks(leagueSeason, latestWeek);
  const byStudent = groupBy(weeks.counted, ({ studentId }) => studentId);
  const own = (profile && byStudent.get(profile.studentId)) ?? [];
  const startsLater = startsWithNextWeek(weeks, latestWeek);
  const isOwn = (week: number): boolean =>
    own.some((each) => each.week === week && each.tried > 0) ||
    (profile !== null &&
      !weeks.elsewhere.some((each) => each.studentId === profile.studentId && each.week === week) &&
      studentWeekStatus(profile, { clock, week, deadline: null }, null).kind === 'own');
  const upTo = (last: number) => (id: string) =>
    sumIfAllKnown(
      (byStudent.get(id) ?? [])
        .filter(({ week }) => week <= last)
        .map(({ leaderboardPoints }) => leaderboardPoints),
    );
  return {
    numberOf: upTo(latestWeek),
    beforeOf: latestWeek > 1 ? ({ userId }) => upTo(latestWeek - 1)(userId) : null,
    isAbsent: ({ userId }) => startsLater(userId),
    working:
      profile && !startsLater(profile.studentId)
        ? seasonPointsBreakdown(own, latestWeek, isOwn)
        : null,
    ...ownStart(weeks, profile, startsLater),
  };
}

/**
 * True for students who began the latest week in another class and have done nothing in this one.
 * The season's and MVP boards leave their teams out, as the week's board does.
 */
function startsWithNextWeek({ counted, elsewhere }: SeasonWeeks, latestWeek: number) {
  const here = new Set(counted.filter(({ tried }) => tried > 0).map(({ studentId }) => studentId));
  const away = new Set(
    elsewhere.filter(({ week }) => week === latestWeek).map(({ studentId }) => studentId),
  );
  return (id: string): boolean => away.has(id) && !here.has(id);
}

function ownStart(
  { counted, elsewhere }: SeasonWeeks,
  profile: StudentProfile | null,
  isAbsent: (id: string) => boolean,
): Pick<BoardNumbers, 'begunElsewhere' | 'countsFrom'> {
  const isOwn = ({ studentId }: { studentId: string }) => studentId === profile?.studentId;
  return {
    begunElsewhere: profile !== null && isAbsent(profile.studentId),
    countsFrom: weekCountedFrom(counted.filter(isOwn), elsewhere.filter(isOwn)),
  };
}

async function mvpNumbers({
  leagueSeason,
  profile: own,
  latestWeek,
}: BoardRequest): Promise<BoardNumbers> {
  const { store } = getServices();
  const [profiles, weeks, events] = await Promise.all([
    store.list(studentProfiles, { where: inLeague(leagueSeason) }),
    listSeasonWeeks(leagueSeason, latestWeek),
    own
      ? store.query(mvpEvents, {
          where: equalConditions({ studentId: own.studentId, season: leagueSeason.season }),
        })
      : [],
  ]);
  const points = new Map(
    profiles.documents.map((profile) => [profile.studentId, mvpPointsInClass(profile)]),
  );
  const unreadableIds = new Set(profiles.unreadable.map(({ stored }) => stored.studentId));
  const here = events.filter(
    ({ leagueId = leagueSeason.leagueId }) => leagueId === leagueSeason.leagueId,
  );
  const pointsOf = (id: string): number | null => {
    const known = points.get(id);
    return known === undefined && !unreadableIds.has(id) ? 0 : (known ?? null);
  };
  const startsLater = startsWithNextWeek(weeks, latestWeek);
  const isAbsent = (id: string) => startsLater(id) && pointsOf(id) === 0;
  const ownPoints = own && pointsOf(own.studentId);
  return {
    numberOf: (id) => {
      const wholeNumber = pointsOf(id);
      return wholeNumber === null ? null : { wholeNumber, numerator: 0, denominator: 1 };
    },
    isAbsent: ({ userId }) => isAbsent(userId),
    working: ownPoints === null ? null : mvpPointsBreakdown(here, ownPoints),
    ...ownStart(weeks, own, isAbsent),
  };
}

async function accuracyNumbers({
  leagueSeason,
  profile,
  latestWeek,
}: BoardRequest): Promise<BoardNumbers> {
  const { counted } = await listSeasonWeeks(leagueSeason, latestWeek);
  const byStudent = groupBy(counted, ({ studentId }) => studentId);
  const accuracy = (id: string) => accuracyBreakdown(byStudent.get(id) ?? [], latestWeek);
  return {
    numberOf: (id) => {
      const { state, change } = accuracy(id);
      return state === 'ranked' ? change : null;
    },
    working: profile && accuracy(profile.studentId),
  };
}

type LeagueTeam = {
  readonly userId: string;
  readonly look: TeamLookDto;
  readonly weeksBefore: readonly number[];
};
type LeagueSeason = Pick<
  LeagueClock,
  'season' | 'seasonKey' | 'currentWeek' | 'isPaused' | 'weekStartedAt'
> & {
  readonly leagueId: string;
  readonly boardLevel: FormulaLevel;
  readonly rulesOf: (week: number) => ScoringRules;
};

function leagueSeasonOf(
  league: Pick<League, 'id' | 'formulaSets' | 'boardLevel'>,
  clock: LeagueClock,
): LeagueSeason {
  const { season, seasonKey, currentWeek, isPaused, weekStartedAt } = clock;
  return {
    leagueId: league.id,
    season,
    seasonKey,
    currentWeek,
    isPaused,
    weekStartedAt,
    boardLevel: league.boardLevel ?? DEFAULT_FORMULA_LEVEL,
    rulesOf: (week) => leaderboardRulesOfWeek(league, clock, week),
  };
}

type LeagueTeams = { readonly teams: readonly LeagueTeam[]; readonly unreadable: number };

type SeasonWeeks = { readonly counted: WeekSummary[]; readonly elsewhere: StudentWeeklyProgress[] };

/**
 * A class's season has about 540 documents, and all students open the boards at once, so each
 * process caches the teams and the season's summaries for half a minute. The latest week is read
 * every time.
 */
const CACHE_OPTIONS = { maxEntries: 100, maxAgeMs: 30_000 };
const teamsCache = createCache<LeagueTeams>(CACHE_OPTIONS);
const seasonWeeksCache = createCache<SeasonWeeks>(CACHE_OPTIONS);

const cacheKey = ({ leagueId, seasonKey, boardLevel }: LeagueSeason): string =>
  `${seasonIdPrefix(seasonKey)}_${leagueId}_${boardLevel}`;

/** `own` isn't cached, so a student who changed the team sees the change. */
async function listLeagueTeams(
  leagueSeason: LeagueSeason,
  own: StudentTeam | null,
): Promise<LeagueTeams> {
  const all = await teamsCache.read(cacheKey(leagueSeason), '', async () => {
    const { documents, unreadable } = await workOf(leagueSeason).teams();
    const teams = documents.filter(isOnBoards(leagueSeason)).map(leagueTeam);
    return { teams, unreadable: unreadable.length };
  });
  if (!own) return all;
  const others = all.teams.filter(({ userId }) => userId !== own.userId);
  return { ...all, teams: [...others, leagueTeam(own)] };
}

const isOnBoards =
  ({ weekStartedAt }: LeagueSeason) =>
  ({ offBoards }: StudentTeam): boolean =>
    !offBoards ||
    haveSupportsEnded(offBoards, toCalendarDay(weekStartedAt, getServices().timeZone));

const leagueTeam = (team: StudentTeam): LeagueTeam => ({
  userId: team.userId,
  look: teamLookDto(team),
  weeksBefore: team.weeksBefore ?? [],
});

const inLeague = ({ leagueId, season }: LeagueSeason) => equalConditions({ leagueId, season });

const workOf = ({ leagueId, season, seasonKey }: LeagueSeason) =>
  workOfClass(getServices().store, { id: leagueId, season }, seasonKey);

async function listWeekProgress(
  leagueSeason: LeagueSeason,
  week: number,
): Promise<ListedDocuments<StudentWeeklyProgress>> {
  return fillInMissingAnswers(await workOf(leagueSeason).week(week), leagueSeason);
}

async function listOwnWeek(leagueSeason: LeagueSeason, studentId: string, week: number) {
  const { leagueId, seasonKey } = leagueSeason;
  const { documents, unreadable } = await listProgressOfWeek(
    getServices().store,
    studentId,
    week,
    seasonKey,
  );
  const ofLeague = documents.filter((progress) => progress.leagueId === leagueId);
  return fillInMissingAnswers({ documents: ofLeague, unreadable }, leagueSeason);
}

/** Everyone's weeks up to `latestWeek`, split by whether they count in this class. */
async function listSeasonWeeks(
  leagueSeason: LeagueSeason,
  latestWeek: number,
): Promise<SeasonWeeks> {
  const snapshot = await getServices().seasons.load(leagueSeason.seasonKey.statisticsSeason);
  const scoring = { snapshot, rulesOf: leagueSeason.rulesOf };
  const split = ({ documents }: ListedDocuments<StudentWeeklyProgress>): SeasonWeeks => ({
    counted: documents.filter(isWeekCountedInClass).map((each) => summarizeWeek(each, scoring)),
    elsewhere: documents.filter((progress) => !isWeekCountedInClass(progress)),
  });
  let isReadNow = false;
  const all = await seasonWeeksCache.read(cacheKey(leagueSeason), '', async () => {
    isReadNow = true;
    return split(await fillInMissingAnswers(await workOf(leagueSeason).weeks(), leagueSeason));
  });
  const latest = isReadNow ? all : split(await listWeekProgress(leagueSeason, latestWeek));
  const join = <Week extends { week: number }>(earlier: Week[], now: Week[]) => [
    ...earlier.filter(({ week }) => week < latestWeek),
    ...now.filter(({ week }) => week === latestWeek),
  ];
  return {
    counted: join(all.counted, latest.counted),
    elsewhere: join(all.elsewhere, latest.elsewhere),
  };
}
