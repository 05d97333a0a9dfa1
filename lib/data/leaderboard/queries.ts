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
import { getServices } from '@/lib/platform/services';
import type { League } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { mvpEvents, type StudentWeeklyProgress } from '@/lib/store/collections/progress';
import type { StudentTeam } from '@/lib/store/collections/teams';
import {
  type DocumentStore,
  equalConditions,
  type ListedDocuments,
  UNREADABLE,
} from '@/lib/store/port';
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
} from './standings';

type Asked = {
  place: LeagueSeason;
  /** The student whose own rank and calculation are included; null for the teacher. */
  profile: StudentProfile | null;
  week: number;
  latestWeek: number;
  clock: LeagueClock;
  finish: boolean;
};

/**
 * One board's numbers by student, where a missing student has no place; those of the week before,
 * of classmates only for the photo finish; and how the student's own came about.
 */
type BoardNumbers = {
  numberOf: NumberOf;
  beforeOf?: ((team: LeagueTeam) => MixedNumber | null) | null;
  /** Teams whose students joined after what this board counts; it leaves them out. */
  isAbsent?: (team: LeagueTeam) => boolean;
  working: OwnPointsBreakdownDto | null;
  begunElsewhere?: boolean;
  /** The student's own progress of this week and the one before, if it came with the board. */
  own?: readonly StudentWeeklyProgress[];
  /** The student's own tasks of this week, if they came with the board. */
  taskTimes?: TaskCompletionTimes | null;
  countsFrom?: LeaderboardDto['countsFrom'];
  /** True if only the student's own team has points. */
  isAlone?: boolean;
};
type NumberOf = (studentId: string) => MixedNumber | null;

/**
 * One board of the student's own league, best first; equal numbers share a rank and come in the
 * order of the teams' names. A week that hasn't been played shows the latest. Without a league the
 * name is empty and there are no rows. Of other students it holds team names, looks and numbers: no
 * name or id, no attempts, no answers. With `ownWhileAlone` the teams of others are left out, and
 * not read, until one of them has points.
 */
export async function getLeaderboard(
  viewer: Viewer,
  choice: LeaderboardChoice = { board: 'week', week: null },
  { ownWhileAlone = false } = {},
): Promise<LeaderboardDto> {
  const student = await requireStudent(viewer);
  const { profile, clock } = student;
  const { board, finish = false } = choice;
  const latestWeek = clock.currentWeek;
  const week =
    board === 'week' && choice.week !== null && choice.week <= latestWeek
      ? choice.week
      : latestWeek;
  const frame = { board, season: clock.season, week, latestWeek };
  if (profile.leagueId === '' || latestWeek === 0) {
    const leagueName = (await findLeagueName(profile.leagueId)) ?? '';
    return { ...frame, leagueName, ...NOTHING_YET };
  }
  const place = placeOf({ ...student.league, id: profile.leagueId }, clock);
  const asked = { place, profile, week, latestWeek, clock, finish };
  // Only the week board ticks its week's task, which keeps each view within its six reads.
  const mayTick = board === 'week';
  const counted = NUMBERS[board](asked);
  const readTeams = async (): Promise<LeagueTeams> => {
    const own = await findStudentTeam(profile.studentId, clock.seasonKey);
    if (ownWhileAlone && own && (await counted).isAlone)
      return { teams: [leagueTeam(own)], unreadable: 0 };
    return listLeagueTeams(place, own);
  };
  const [leagueName, teams, numbers] = await Promise.all([
    findLeagueName(place.leagueId),
    readTeams(),
    counted,
  ]);
  const { boardsHidden } = clock.supportsIn(latestWeek);
  const shown = boardsHidden
    ? { rows: [], unranked: [], own: null, finish: null }
    : standings(teams.teams, numbers, profile.studentId, finish);
  const readTasks = () => workOfStudent(getServices().store, student).taskTimes(week);
  const tasks = mayTick ? (numbers.taskTimes ?? (await readTasks())) : null;
  return {
    ...frame,
    leagueName: leagueName ?? '',
    rules: rulesOf(place, frame),
    // An earlier week that the student never opened stays as it is.
    ticks: mayTick && tasks !== UNREADABLE && (tasks ? tasks.task4 === null : week === latestWeek),
    ...shown,
    ...(boardsHidden ? { ranksHidden: true as const } : {}),
    unreadable: teams.unreadable,
    working: numbers.working,
    ownWeeks:
      board === 'week' && !boardsHidden && isAlone(shown.rows)
        ? await listOwnWeeks(student, place, { upTo: week, latest: numbers.own ?? [] })
        : null,
    begunElsewhere: numbers.begunElsewhere ?? false,
    countsFrom: numbers.countsFrom ?? null,
  };
}

/**
 * The same board as the students of a teacher's own league see it, for their teacher: it holds what
 * it holds for them, and no one's own place. The photo finish has the first lanes. 'not-found' for
 * anyone else's league.
 */
export async function getClassLeaderboard(
  viewer: Viewer,
  leagueId: string,
  choice: LeaderboardChoice,
): Promise<LeaderboardDto> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const { board, finish = false } = choice;
  const latestWeek = clock.currentWeek;
  const week =
    board === 'week' && choice.week !== null && choice.week <= latestWeek
      ? choice.week
      : latestWeek;
  const frame = { board, season: clock.season, week, latestWeek, leagueName: league.name };
  if (latestWeek === 0) return { ...frame, ...NOTHING_YET };
  const place = placeOf(league, clock);
  const [teams, numbers] = await Promise.all([
    listLeagueTeams(place, null),
    NUMBERS[board]({ place, profile: null, week, latestWeek, clock, finish }),
  ]);
  return {
    ...frame,
    rules: rulesOf(place, frame),
    ticks: false,
    ...standings(teams.teams, numbers, null, finish),
    unreadable: teams.unreadable,
    working: null,
    ownWeeks: null,
    begunElsewhere: false,
    countsFrom: null,
  };
}

/** True while the student's team is the only one with points. */
const isAlone = (rows: readonly LeaderboardRowDto[]): boolean => {
  const isAtZero = ({ value }: LeaderboardRowDto) => compareMixed(value, NO_POINTS) === 0;
  const own = rows.find(({ isOwn }) => isOwn);
  const others = rows.filter(({ isOwn }) => !isOwn);
  return own !== undefined && others.every(isAtZero) && (others.length === 0 || !isAtZero(own));
};

/** @param latest the progress of the last two weeks, which came with the board */
async function listOwnWeeks(
  student: StudentWithClock,
  place: LeagueSeason,
  { upTo, latest }: { upTo: number; latest: readonly StudentWeeklyProgress[] },
): Promise<LeaderboardDto['ownWeeks']> {
  const { store, seasons } = getServices();
  const earlier = Array.from({ length: Math.max(0, upTo - 2) }, (_, index) => index + 1);
  const read = await workOfStudent(store, student).someWeeks(earlier);
  const documents = [...read.flatMap(({ progress }) => progress ?? []), ...latest].filter(
    (progress) => progress.leagueId === place.leagueId && isWeekCountedInClass(progress),
  );
  const snapshot = await seasons.load(place.seasonKey.statisticsSeason);
  const whole = await fillInMissingAnswers({ documents, unreadable: [] }, place);
  return whole.documents.flatMap((progress) => {
    const points = leaderboardPoints(progress, { snapshot, rulesOf: place.rulesOf });
    const isBegun = progress.week === upTo || progress.steps.some(({ correct }) => correct);
    return points && isBegun ? [{ week: progress.week, points }] : [];
  });
}

/** The class's rule of the week shown, or of every week so far: each once. */
function rulesOf(
  place: LeagueSeason,
  { board, week }: Pick<LeaderboardDto, 'board' | 'week'>,
): LeaderboardDto['rules'] {
  if (board !== 'week' && board !== 'season') return [];
  const weeks = Array.from({ length: week }, (_, index) => index + 1);
  const rules = (board === 'week' ? [week] : weeks).map(place.rulesOf);
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

function standings(
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

const NUMBERS: Readonly<Record<LeaderboardKey, (asked: Asked) => Promise<BoardNumbers>>> = {
  week: weekNumbers,
  season: seasonNumbers,
  mvp: mvpNumbers,
  accuracy: accuracyNumbers,
};

async function weekNumbers({
  place,
  profile,
  week,
  latestWeek,
  clock,
  finish,
}: Asked): Promise<BoardNumbers> {
  const listBefore = () => {
    if (finish) return listWeekProgress(place, week - 1);
    return profile && listOwnWeek(place, profile.studentId, week - 1);
  };
  const [snapshot, progress, before] = await Promise.all([
    getServices().seasons.load(clock.statisticsSeason),
    listWeekProgress(place, week),
    week > 1 ? listBefore() : null,
  ]);
  const scoring = { snapshot, rulesOf: place.rulesOf };
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
  const broken = new Set(unreadable.map(({ stored }) => stored.studentId));
  return (id) => {
    const progress = byStudent.get(id);
    if (progress) return leaderboardPoints(progress, scoring);
    return broken.has(id) ? null : NO_POINTS;
  };
}

const NO_POINTS: MixedNumber = { wholeNumber: 0, numerator: 0, denominator: 1 };

async function seasonNumbers({ place, profile, clock, latestWeek }: Asked): Promise<BoardNumbers> {
  const weeks = await listSeasonWeeks(place, latestWeek);
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
 * Tells which students began the latest week in another class and have done nothing in this one.
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

async function mvpNumbers({ place, profile: own, latestWeek }: Asked): Promise<BoardNumbers> {
  const { store } = getServices();
  const [profiles, weeks, events] = await Promise.all([
    store.list(studentProfiles, { where: inLeague(place) }),
    listSeasonWeeks(place, latestWeek),
    own
      ? store.query(mvpEvents, {
          where: equalConditions({ studentId: own.studentId, season: place.season }),
        })
      : [],
  ]);
  const points = new Map(
    profiles.documents.map((profile) => [profile.studentId, mvpPointsInClass(profile)]),
  );
  const broken = new Set(profiles.unreadable.map(({ stored }) => stored.studentId));
  const here = events.filter(({ leagueId = place.leagueId }) => leagueId === place.leagueId);
  // Unreadable isn't 0, so such a team has no rank.
  const pointsOf = (id: string): number | null => {
    const known = points.get(id);
    return known === undefined && !broken.has(id) ? 0 : (known ?? null);
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

async function accuracyNumbers({ place, profile, latestWeek }: Asked): Promise<BoardNumbers> {
  const byStudent = await listSeasonSummaries(place, latestWeek);
  const accuracy = (id: string) => accuracyBreakdown(byStudent.get(id) ?? [], latestWeek);
  return {
    numberOf: (id) => {
      const { state, change } = accuracy(id);
      return state === 'ranked' ? change : null;
    },
    working: profile && accuracy(profile.studentId),
  };
}

/**
 * A league's data for its leaderboards. A class's season has about 540 documents, and all students
 * open the boards at once, so each process caches the teams and the season's summaries for half a
 * minute. The latest week is read every time.
 */
const KEPT_MS = 30_000;

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

function placeOf(
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

type Kept<T> = { readonly value: Promise<T>; readonly until: number };

/**
 * Shares reads among everyone who asks within {@link KEPT_MS}; a failed read isn't kept. `fresh` is
 * true for the caller who paid for the read.
 */
function keepReads<T>() {
  const byStore = new WeakMap<DocumentStore, Map<string, Kept<T>>>();
  return async (
    { leagueId, seasonKey, boardLevel }: LeagueSeason,
    read: () => Promise<T>,
  ): Promise<{ value: T; fresh: boolean }> => {
    const { store, now } = getServices();
    const entries = byStore.get(store) ?? new Map<string, Kept<T>>();
    byStore.set(store, entries);
    const time = now().getTime();
    for (const [key, entry] of entries) if (entry.until <= time) entries.delete(key);
    const key = `${seasonIdPrefix(seasonKey)}_${leagueId}_${boardLevel}`;
    const known = entries.get(key);
    if (known) return { value: await known.value, fresh: false };
    const reading = read();
    const entry = { value: reading, until: time + KEPT_MS };
    entries.set(key, entry);
    reading.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return { value: await reading, fresh: true };
  };
}

type LeagueTeams = { readonly teams: readonly LeagueTeam[]; readonly unreadable: number };

const keptTeams = keepReads<LeagueTeams>();
type SeasonWeeks = { readonly counted: WeekSummary[]; readonly elsewhere: StudentWeeklyProgress[] };

const keptSeasons = keepReads<SeasonWeeks>();

/**
 * The league's teams, `own` as it is now: a student who has just changed the team sees the change.
 */
async function listLeagueTeams(place: LeagueSeason, own: StudentTeam | null): Promise<LeagueTeams> {
  const { value } = await keptTeams(place, async () => {
    const { documents, unreadable } = await workOf(place).teams();
    const teams = documents.filter(isOnBoards(place)).map(leagueTeam);
    return { teams, unreadable: unreadable.length };
  });
  if (!own) return value;
  const others = value.teams.filter(({ userId }) => userId !== own.userId);
  return { ...value, teams: [...others, leagueTeam(own)] };
}

/** False while a support of the student keeps the team off the boards. */
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
  place: LeagueSeason,
  week: number,
): Promise<ListedDocuments<StudentWeeklyProgress>> {
  return fillInMissingAnswers(await workOf(place).week(week), place);
}

async function listOwnWeek(place: LeagueSeason, studentId: string, week: number) {
  const { leagueId, seasonKey } = place;
  const { documents, unreadable } = await listProgressOfWeek(
    getServices().store,
    studentId,
    week,
    seasonKey,
  );
  const ofLeague = documents.filter((progress) => progress.leagueId === leagueId);
  return fillInMissingAnswers({ documents: ofLeague, unreadable }, place);
}

/**
 * Everyone's weeks up to `latestWeek`, split by whether they count in this class: earlier ones at
 * most half a minute old, the latest as it is now.
 */
async function listSeasonWeeks(place: LeagueSeason, latestWeek: number): Promise<SeasonWeeks> {
  const snapshot = await getServices().seasons.load(place.seasonKey.statisticsSeason);
  const scoring = { snapshot, rulesOf: place.rulesOf };
  const split = ({ documents }: ListedDocuments<StudentWeeklyProgress>): SeasonWeeks => ({
    counted: documents.filter(isWeekCountedInClass).map((each) => summarizeWeek(each, scoring)),
    elsewhere: documents.filter((progress) => !isWeekCountedInClass(progress)),
  });
  const { value, fresh } = await keptSeasons(place, async () =>
    split(await fillInMissingAnswers(await workOf(place).weeks(), place)),
  );
  const latest = fresh ? value : split(await listWeekProgress(place, latestWeek));
  const upTo = <Week extends { week: number }>(kept: Week[], now: Week[]) => [
    ...kept.filter(({ week }) => week < latestWeek),
    ...now.filter(({ week }) => week === latestWeek),
  ];
  return {
    counted: upTo(value.counted, latest.counted),
    elsewhere: upTo(value.elsewhere, latest.elsewhere),
  };
}

async function listSeasonSummaries(
  place: LeagueSeason,
  latestWeek: number,
): Promise<Map<string, WeekSummary[]>> {
  const { counted } = await listSeasonWeeks(place, latestWeek);
  return groupBy(counted, ({ studentId }) => studentId);
}
