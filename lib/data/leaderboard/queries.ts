import { requireOwnLeague } from '@/lib/data/access/league';
import { findStudentTeam, requireStudent, type Viewer } from '@/lib/data/access/viewer';
import { fillInAnswersOfOtherProgram } from '@/lib/data/score-card/other-program-answers';
import { findLeagueName } from '@/lib/data/season/leagues';
import { leaderboardPoints } from '@/lib/data/work/leaderboard-points';
import { studentWorkReader } from '@/lib/data/work/student';
import type { StudentWithClock } from '@/lib/data/work/week';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { wasWeekBegunInClass } from '@/lib/domain/class/arrival';
import { toLevelOrNamedFormulaSet } from '@/lib/domain/football/formulas';
import { compareMixed } from '@/lib/domain/numbers/fractions';
import { getServices } from '@/lib/platform/services';
import type { StudentWeeklyProgress } from '@/lib/store/collections/progress';
import { UNREADABLE } from '@/lib/store/port';
import {
  BOARD_READERS,
  type BoardNumbers,
  type LeagueBoardContext,
  type LeagueTeam,
  type LeagueTeams,
  leagueBoardContext,
  listLeagueTeams,
  toLeagueTeam,
  ZERO_POINTS,
} from './board-numbers';
import type { LeaderboardChoice, LeaderboardDto, LeaderboardRowDto } from './dto';
import { ownRank, photoFinishRows, type RankingEntry, rankEntries } from './ranking';

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
  const leagueSeason = leagueBoardContext({ ...student.league, id: profile.leagueId }, clock);
  const request = { leagueSeason, profile, week, latestWeek, clock, finish };
  // Only the week board ticks its week's task, which keeps each view within its six reads.
  const mayTick = board === 'week';
  const counted = BOARD_READERS[board](request);
  const readTeams = async (): Promise<LeagueTeams> => {
    const own = await findStudentTeam(profile.studentId, clock.seasonKey);
    if (ownWhileAlone && own && (await counted).isAlone)
      return { teams: [toLeagueTeam(own)], unreadable: 0 };
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
  const readTasks = () => studentWorkReader(getServices().store, student).taskTimes(week);
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
export async function getLeaderboardForTeacher(
  viewer: Viewer,
  leagueId: string,
  choice: LeaderboardChoice,
): Promise<LeaderboardDto> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const { finish = false } = choice;
  const frame = { ...boardFrame(choice, clock), leagueName: league.name };
  const { board, week, latestWeek } = frame;
  if (latestWeek === 0) return { ...frame, ...NOTHING_YET };
  const leagueSeason = leagueBoardContext(league, clock);
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
  const isAtZero = ({ value }: LeaderboardRowDto) => compareMixed(value, ZERO_POINTS) === 0;
  const own = rows.find(({ isOwn }) => isOwn);
  const others = rows.filter(({ isOwn }) => !isOwn);
  return own !== undefined && others.every(isAtZero) && (others.length === 0 || !isAtZero(own));
};

/** `latest` is the progress of the last two weeks, which came with the board. */
async function listOwnWeeks(
  student: StudentWithClock,
  leagueSeason: LeagueBoardContext,
  { upTo, latest }: { upTo: number; latest: readonly StudentWeeklyProgress[] },
): Promise<LeaderboardDto['ownWeeks']> {
  const { store, seasons } = getServices();
  const earlier = Array.from({ length: Math.max(0, upTo - 2) }, (_, index) => index + 1);
  const read = await studentWorkReader(store, student).someWeeks(earlier);
  const documents = [...read.flatMap(({ progress }) => progress ?? []), ...latest].filter(
    (progress) => progress.leagueId === leagueSeason.leagueId && wasWeekBegunInClass(progress),
  );
  const snapshot = await seasons.load(leagueSeason.seasonKey.statisticsSeason);
  const filledIn = await fillInAnswersOfOtherProgram({ documents, unreadable: [] }, leagueSeason);
  return filledIn.documents.flatMap((progress) => {
    const points = leaderboardPoints(progress, { snapshot, rulesOf: leagueSeason.rulesOf });
    const isBegun = progress.week === upTo || progress.steps.some(({ correct }) => correct);
    return points && isBegun ? [{ week: progress.week, points }] : [];
  });
}

/** The class's rules of the shown week, or of every week so far; each once. */
function rulesOf(
  leagueSeason: LeagueBoardContext,
  { board, week }: Pick<LeaderboardDto, 'board' | 'week'>,
): LeaderboardDto['rules'] {
  if (board !== 'week' && board !== 'season') return [];
  const weeks = Array.from({ length: week }, (_, index) => index + 1);
  const rules = (board === 'week' ? [week] : weeks).map(leagueSeason.rulesOf);
  const byPhrase = new Map(
    rules.map((each) => [
      JSON.stringify(toLevelOrNamedFormulaSet(each)),
      toLevelOrNamedFormulaSet(each),
    ]),
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
