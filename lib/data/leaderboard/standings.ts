import type { TeamLookDto } from '@/lib/data/team/dto';
import { addMixed, compareMixed, fromMixed, rational, toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { awardTries } from '@/lib/domain/week/mvp';
import { TEAM_STEP } from '@/lib/domain/week/steps';
import type { ProgressStep, StudentWeeklyProgress } from '@/lib/store/collections/progress';
import type { AccuracySpanDto, AccuracyWorkingDto, LeaderboardRowDto, NeighborDto, OwnPlaceDto } from './dto';

export type StandingEntry = { team: TeamLookDto; value: MixedNumber; isOwn: boolean };

/** Best first. Exactly equal numbers share a rank and stand in the order of the teams' names. */
export function rankEntries(entries: readonly StandingEntry[]): LeaderboardRowDto[] {
  const sorted = entries.toSorted((a, b) => compareMixed(b.value, a.value) || a.team.name.localeCompare(b.team.name, 'en'));
  return sorted.map((entry) => {
    const equal = sorted.filter((other) => compareMixed(other.value, entry.value) === 0);
    const first = equal[0] ?? entry;
    return { rank: sorted.indexOf(first) + 1, tied: equal.length > 1, ...entry };
  });
}

/** Where the own team stands and how far away the next ones are. Null when it has no place. */
export function ownPlace(rows: readonly LeaderboardRowDto[]): OwnPlaceDto | null {
  const own = rows.find((row) => row.isOwn);
  if (!own) return null;
  const above = rows.findLast((row) => compareMixed(row.value, own.value) > 0);
  const below = rows.find((row) => compareMixed(row.value, own.value) < 0);
  return {
    rank: own.rank,
    tied: own.tied,
    team: own.team,
    value: own.value,
    above: above ? neighbor(rows, above, own) : null,
    below: below ? neighbor(rows, below, own) : null,
  };
}

function neighbor(rows: readonly LeaderboardRowDto[], next: LeaderboardRowDto, own: LeaderboardRowDto): NeighborDto {
  return {
    teamNames: rows.filter((row) => row.rank === next.rank).map((row) => row.team.name),
    value: next.value,
    gap: toMixed(fromMixed(next.value).sub(fromMixed(own.value)).abs()),
  };
}

const WEEKS_IN_SPAN = 2;

/** The first week in which two whole spans have been played. */
const FIRST_ACCURACY_WEEK = 2 * WEEKS_IN_SPAN;

/** One whole score card: with fewer steps a single lucky try would move a team past everybody. */
const MIN_TRIED = 9;

/**
 * How much larger the share of steps right on the first try is in the latest two weeks than in the two before. A place on the board needs
 * enough steps in both spans and a share that has grown: the board shows who got better and never who got worse.
 */
export function accuracyOf(weeks: readonly WeekSummary[], latestWeek: number): AccuracyWorkingDto {
  const latest = span(weeks, latestWeek);
  const before = span(weeks, latestWeek - WEEKS_IN_SPAN);
  const working = { kind: 'accuracy', before, latest } as const;
  if (latestWeek < FIRST_ACCURACY_WEEK) return { ...working, state: 'early', change: null };
  if (latest.tried < MIN_TRIED || before.tried < MIN_TRIED) return { ...working, state: 'few', change: null };
  const change = rational(latest.right, latest.tried).sub(rational(before.right, before.tried));
  return { ...working, state: change.s > 0n && change.n > 0n ? 'ranked' : 'level', change: toMixed(change) };
}

function span(weeks: readonly WeekSummary[], toWeek: number): AccuracySpanDto {
  const fromWeek = toWeek - WEEKS_IN_SPAN + 1;
  const inside = weeks.filter(({ week }) => week >= fromWeek && week <= toWeek);
  return {
    fromWeek,
    toWeek,
    right: inside.reduce((sum, { firstTryRight }) => sum + firstTryRight, 0),
    tried: inside.reduce((sum, { tried }) => sum + tried, 0),
  };
}

/** What the boards need of one student's week. It stays on the server. */
export type WeekSummary = {
  readonly studentId: string;
  readonly week: number;
  /** The sum of the answers that are right. */
  readonly points: MixedNumber;
  /** Steps with at least one try. */
  readonly tried: number;
  /** Steps whose first try was right. */
  readonly firstTryRight: number;
};

export function summarizeWeek({ studentId, week, steps }: StudentWeeklyProgress): WeekSummary {
  return {
    studentId,
    week,
    points: weekPoints(steps),
    tried: steps.filter((step) => step.attempts > 0).length,
    firstTryRight: steps.filter((step) => (step.correct || step.correction) && awardTries(step) === 1).length,
  };
}

/** The sum of the starters' answers that are right; the TEAM step repeats that sum and is left out. */
export function weekPoints(steps: readonly ProgressStep[]): MixedNumber {
  return addMixed(steps.slice(0, TEAM_STEP).flatMap((step) => (step.correct && step.answer ? [step.answer] : [])));
}
