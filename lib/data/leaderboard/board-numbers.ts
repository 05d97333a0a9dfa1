import { fillInAnswersOfOtherProgram } from '@/lib/data/score-card/other-program-answers';
import { type TeamNameAndLookDto, teamNameAndLookDto } from '@/lib/data/team/dto';
import { classWorkReader } from '@/lib/data/work/class';
import {
  type LeaderboardScoring,
  leaderboardPoints,
  sumIfAllKnown,
  summarizeWeek,
  type WeekSummary,
} from '@/lib/data/work/leaderboard-points';
import { listProgressOfWeek } from '@/lib/data/work/student';
import {
  findTaskTimesCopiedToProgress,
  leaderboardRulesOfClassWeek,
  type TaskCompletionTimes,
} from '@/lib/data/work/week';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { seasonIdPrefix } from '@/lib/domain/calendar/season-key';
import { haveSupportsEndedBeforeWeek } from '@/lib/domain/calendar/supports';
import {
  isLeaderboardWeekBeforeJoining,
  studentWeekStatus,
  wasWeekBegunInClass,
} from '@/lib/domain/class/arrival';
import {
  DEFAULT_FORMULA_LEVEL,
  type FormulaLevel,
  type ScoringRules,
} from '@/lib/domain/football/formulas';
import { groupBy } from '@/lib/domain/lists';
import { compareMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { toCalendarDay } from '@/lib/domain/time/calendar';
import { mvpPointsInClass } from '@/lib/domain/week/mvp';
import { createVersionedCache } from '@/lib/platform/memory-cache';
import { getServices } from '@/lib/platform/services';
import type { League } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { mvpEvents, type StudentWeeklyProgress } from '@/lib/store/collections/progress';
import type { StudentTeam } from '@/lib/store/collections/teams';
import { equalConditions, type ListedDocuments } from '@/lib/store/port';
import type { LeaderboardDto, LeaderboardKey, OwnBoardNumberBreakdownDto } from './dto';
import {
  accuracyBreakdown,
  findCountingStartAfterMove,
  mvpPointsBreakdown,
  seasonPointsBreakdown,
  weekPointsBreakdown,
} from './ranking';

type BoardRequest = {
  leagueSeason: LeagueBoardContext;
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
export type BoardNumbers = {
  numberOf: NumberOf;
  beforeOf?: ((team: LeagueTeam) => MixedNumber | null) | null;
  /** True for a team that isn't on this board, because its student joined later. */
  isAbsent?: (team: LeagueTeam) => boolean;
  working: OwnBoardNumberBreakdownDto | null;
  begunElsewhere?: boolean;
  /** The student's own progress of this week and the one before, if they came with the board. */
  own?: readonly StudentWeeklyProgress[];
  taskTimes?: TaskCompletionTimes | null;
  countsFrom?: LeaderboardDto['countsFrom'];
  isAlone?: boolean;
};
type NumberOf = (studentId: string) => MixedNumber | null;

export const BOARD_READERS: Readonly<
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
  const begunElsewhere = own !== null && !wasWeekBegunInClass(own);
  const numberOf = pointsIn(progress, scoring);
  const isAtZero = ({ studentId }: StudentWeeklyProgress) =>
    compareMixed(numberOf(studentId) ?? ZERO_POINTS, ZERO_POINTS) === 0;
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
    taskTimes: findTaskTimesCopiedToProgress(own),
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
  isLeaderboardWeekBeforeJoining(team, at, work) ||
  (work !== undefined && !wasWeekBegunInClass(work));

/** A student's points; null for an unreadable week, which isn't 0, so the team has no rank. */
function pointsIn(
  { documents, unreadable }: ListedDocuments<StudentWeeklyProgress>,
  scoring: LeaderboardScoring,
): NumberOf {
  const byStudent = new Map(documents.map((progress) => [progress.studentId, progress]));
  const unreadableIds = new Set(unreadable.map(({ stored }) => stored.studentId));
  return (id) => {
    const progress = byStudent.get(id);
    if (progress) return leaderboardPoints(progress, scoring);
    return unreadableIds.has(id) ? null : ZERO_POINTS;
  };
}

export const ZERO_POINTS: MixedNumber = { wholeNumber: 0, numerator: 0, denominator: 1 };

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
    countsFrom: findCountingStartAfterMove(counted.filter(isOwn), elsewhere.filter(isOwn)),
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

export type LeagueTeam = {
  readonly userId: string;
  readonly look: TeamNameAndLookDto;
  readonly weeksBefore: readonly number[];
};
export type LeagueBoardContext = Pick<
  LeagueClock,
  'season' | 'seasonKey' | 'currentWeek' | 'isPaused' | 'weekStartedAt'
> & {
  readonly leagueId: string;
  readonly boardLevel: FormulaLevel;
  readonly rulesOf: (week: number) => ScoringRules;
};

export function leagueBoardContext(
  league: Pick<League, 'id' | 'formulaSets' | 'boardLevel'>,
  clock: LeagueClock,
): LeagueBoardContext {
  const { season, seasonKey, currentWeek, isPaused, weekStartedAt } = clock;
  return {
    leagueId: league.id,
    season,
    seasonKey,
    currentWeek,
    isPaused,
    weekStartedAt,
    boardLevel: league.boardLevel ?? DEFAULT_FORMULA_LEVEL,
    rulesOf: (week) => leaderboardRulesOfClassWeek(league, clock, week),
  };
}

export type LeagueTeams = { readonly teams: readonly LeagueTeam[]; readonly unreadable: number };

type SeasonWeeks = { readonly counted: WeekSummary[]; readonly elsewhere: StudentWeeklyProgress[] };

/**
 * A class's season has about 540 documents, and all students open the boards at once, so each
 * process caches the teams and the season's summaries for half a minute. The latest week is read
 * every time.
 */
const CACHE_OPTIONS = { maxEntries: 100, maxAgeMs: 30_000 };
const teamsCache = createVersionedCache<LeagueTeams>(CACHE_OPTIONS);
const seasonWeeksCache = createVersionedCache<SeasonWeeks>(CACHE_OPTIONS);

const cacheKey = ({ leagueId, seasonKey, boardLevel }: LeagueBoardContext): string =>
  `${seasonIdPrefix(seasonKey)}_${leagueId}_${boardLevel}`;

/** `own` isn't cached, so a student who changed the team sees the change. */
export async function listLeagueTeams(
  leagueSeason: LeagueBoardContext,
  own: StudentTeam | null,
): Promise<LeagueTeams> {
  const all = await teamsCache.read(cacheKey(leagueSeason), '', async () => {
    const { documents, unreadable } = await workOf(leagueSeason).teams();
    const teams = documents.filter(isOnBoards(leagueSeason)).map(toLeagueTeam);
    return { teams, unreadable: unreadable.length };
  });
  if (!own) return all;
  const others = all.teams.filter(({ userId }) => userId !== own.userId);
  return { ...all, teams: [...others, toLeagueTeam(own)] };
}

const isOnBoards =
  ({ weekStartedAt }: LeagueBoardContext) =>
  ({ offBoards }: StudentTeam): boolean =>
    !offBoards ||
    haveSupportsEndedBeforeWeek(offBoards, toCalendarDay(weekStartedAt, getServices().timeZone));

export const toLeagueTeam = (team: StudentTeam): LeagueTeam => ({
  userId: team.userId,
  look: teamNameAndLookDto(team),
  weeksBefore: team.weeksBefore ?? [],
});

const inLeague = ({ leagueId, season }: LeagueBoardContext) =>
  equalConditions({ leagueId, season });

const workOf = ({ leagueId, season, seasonKey }: LeagueBoardContext) =>
  classWorkReader(getServices().store, { id: leagueId, season }, seasonKey);

async function listWeekProgress(
  leagueSeason: LeagueBoardContext,
  week: number,
): Promise<ListedDocuments<StudentWeeklyProgress>> {
  return fillInAnswersOfOtherProgram(await workOf(leagueSeason).week(week), leagueSeason);
}

async function listOwnWeek(leagueSeason: LeagueBoardContext, studentId: string, week: number) {
  const { leagueId, seasonKey } = leagueSeason;
  const { documents, unreadable } = await listProgressOfWeek(
    getServices().store,
    studentId,
    week,
    seasonKey,
  );
  const ofLeague = documents.filter((progress) => progress.leagueId === leagueId);
  return fillInAnswersOfOtherProgram({ documents: ofLeague, unreadable }, leagueSeason);
}

/** Everyone's weeks up to `latestWeek`, split by whether they count in this class. */
async function listSeasonWeeks(
  leagueSeason: LeagueBoardContext,
  latestWeek: number,
): Promise<SeasonWeeks> {
  const snapshot = await getServices().seasons.load(leagueSeason.seasonKey.statisticsSeason);
  const scoring = { snapshot, rulesOf: leagueSeason.rulesOf };
  const split = ({ documents }: ListedDocuments<StudentWeeklyProgress>): SeasonWeeks => ({
    counted: documents.filter(wasWeekBegunInClass).map((each) => summarizeWeek(each, scoring)),
    elsewhere: documents.filter((progress) => !wasWeekBegunInClass(progress)),
  });
  let isReadNow = false;
  const all = await seasonWeeksCache.read(cacheKey(leagueSeason), '', async () => {
    isReadNow = true;
    return split(
      await fillInAnswersOfOtherProgram(await workOf(leagueSeason).weeks(), leagueSeason),
    );
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
