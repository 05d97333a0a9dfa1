import { playerTile } from '@/lib/data/season/player-tile';
import type { TeamNameAndLookDto } from '@/lib/data/team/dto';
import {
  type LeaderboardScoring,
  leaderboardPoints,
  leaderboardPointsOfStarter,
  sumIfAllKnown,
  sumOfRightStarterAnswers,
  type WeekSummary,
} from '@/lib/data/work/leaderboard-points';
import { scoringRulesOfStoredWork, toLevelOrNamedFormulaSet } from '@/lib/domain/football/formulas';
import { LINEUP_SLOTS, positionOfSlot, stepTitle } from '@/lib/domain/football/positions';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import {
  compareMixed,
  fromMixed,
  rational,
  sumMixedNumbers,
  toMixed,
} from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { STEPS_PER_CARD } from '@/lib/domain/week/steps';
import type { MvpEvent, StudentWeeklyProgress } from '@/lib/store/collections/progress';
import { mvpReasonText } from '@/words/mvp';
import type {
  AccuracyChangeBreakdownDto,
  AccuracySpanDto,
  LeaderboardDto,
  LeaderboardRowDto,
  MvpPointsBreakdownDto,
  OwnRankDto,
  RankNeighborDto,
  SeasonPointsBreakdownDto,
  WeekPointsBreakdownDto,
} from './dto';

export type RankingEntry = { team: TeamNameAndLookDto; value: MixedNumber; isOwn: boolean };

/** Best first. Exactly equal numbers share a rank and come in the order of the teams' names. */
export function rankEntries(entries: readonly RankingEntry[]): LeaderboardRowDto[] {
  const sorted = entries.toSorted(
    (a, b) => compareMixed(b.value, a.value) || a.team.name.localeCompare(b.team.name, 'en'),
  );
  return sorted.map((entry) => {
    const equal = sorted.filter((other) => compareMixed(other.value, entry.value) === 0);
    const first = equal[0] ?? entry;
    return { rank: sorted.indexOf(first) + 1, tied: equal.length > 1, ...entry };
  });
}

/**
 * The student's own place, and how far away the next teams are. Null when the team has no place.
 */
export function ownRank(
  rows: readonly LeaderboardRowDto[],
  before: MixedNumber | null = null,
): OwnRankDto | null {
  const own = rows.find((row) => row.isOwn);
  if (!own) return null;
  const { isOwn: _, ...row } = own;
  const above = rows.findLast((row) => compareMixed(row.value, own.value) > 0);
  const below = rows.find((row) => compareMixed(row.value, own.value) < 0);
  return { ...row, before, above: neighbor(rows, above, own), below: neighbor(rows, below, own) };
}

function neighbor(
  rows: readonly LeaderboardRowDto[],
  next: LeaderboardRowDto | undefined,
  own: LeaderboardRowDto,
): RankNeighborDto | null {
  if (!next) return null;
  return {
    teamNames: rows.filter((row) => row.rank === next.rank).map((row) => row.team.name),
    value: next.value,
    gap: toMixed(fromMixed(next.value).sub(fromMixed(own.value)).abs()),
  };
}

const LANES = 9;

/**
 * The rows around the student's own, as many above as below if possible. Empty when the team has no
 * rank.
 */
export function photoFinishRows(rows: readonly LeaderboardRowDto[]): readonly LeaderboardRowDto[] {
  const own = rows.findIndex((row) => row.isOwn);
  if (own < 0) return [];
  const start = Math.max(0, Math.min(own - (LANES - 1) / 2, rows.length - LANES));
  return rows.slice(start, start + LANES);
}

const WEEKS_IN_SPAN = 2;

/** The first week in which two whole spans have been played. */
const FIRST_ACCURACY_WEEK = 2 * WEEKS_IN_SPAN;

/** One whole score card: with fewer steps a single lucky try would move a team past everyone. */
const MIN_TRIED = 9;

/**
 * How much the share of steps that were right on the first try grew from the two weeks before to
 * the latest two. A rank needs enough steps in both spans and a share that has grown: the board
 * shows who got better and never who got worse.
 */
export function accuracyBreakdown(
  weeks: readonly WeekSummary[],
  latestWeek: number,
): AccuracyChangeBreakdownDto {
  const latest = span(weeks, latestWeek);
  const before = span(weeks, latestWeek - WEEKS_IN_SPAN);
  const working = { kind: 'accuracy', before, latest } as const;
  if (latestWeek < FIRST_ACCURACY_WEEK) return { ...working, state: 'early', change: null };
  if (latest.tried < MIN_TRIED || before.tried < MIN_TRIED)
    return { ...working, state: 'few', change: null };
  const change = rational(latest.right, latest.tried).sub(rational(before.right, before.tried));
  return {
    ...working,
    state: change.s > 0n && change.n > 0n ? 'ranked' : 'level',
    change: toMixed(change),
  };
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

export function weekPointsBreakdown(
  scoring: LeaderboardScoring,
  progress: StudentWeeklyProgress | null,
  { week, canFinish }: { week: number; canFinish: boolean },
): WeekPointsBreakdownDto {
  const { snapshot, rulesOf } = scoring;
  const steps = progress?.steps ?? [];
  const lines = LINEUP_SLOTS.flatMap((slot, index) => {
    const step = steps[index];
    if (!step) return [];
    const player = playerTile(snapshot, positionOfSlot(slot), step.playerId ?? 0, week).name;
    const answer = step.correct ? step.answer : null;
    const counted = answer && progress && leaderboardPointsOfStarter(progress, index, scoring);
    return [{ step: stepTitle(slot), player, answer, counted }];
  });
  const stepsDone = steps.filter((step) => step.correct).length;
  return {
    kind: 'week',
    week,
    lines,
    stepsDone,
    canFinish: canFinish && progress !== null && stepsDone < STEPS_PER_CARD,
    total: sumOfRightStarterAnswers(steps),
    counted: progress ? leaderboardPoints(progress, scoring) : sumOfRightStarterAnswers(steps),
    ownRules: toLevelOrNamedFormulaSet(
      progress ? scoringRulesOfStoredWork(progress) : rulesOf(week),
    ),
  };
}

export function findCountingStartAfterMove(
  counted: readonly { week: number }[],
  elsewhere: readonly { week: number }[],
): LeaderboardDto['countsFrom'] {
  const last = elsewhere.reduce((latest, { week }) => Math.max(latest, week), 0);
  return last === 0 || last === FINAL_WEEK
    ? null
    : { week: last + 1, again: counted.some(({ week }) => week < last) };
}

/** Every week up to the latest that was the student's own, those without points included. */
export function seasonPointsBreakdown(
  own: readonly WeekSummary[],
  latestWeek: number,
  isOwn: (week: number) => boolean = () => true,
): SeasonPointsBreakdownDto {
  const weeks = Array.from({ length: latestWeek }, (_, index) => index + 1).filter(isOwn);
  const lines = weeks.map((week) => {
    const ofWeek = own.filter((summary) => summary.week === week);
    return {
      week,
      points: sumMixedNumbers(ofWeek.map(({ ownPoints }) => ownPoints)),
      counted: sumIfAllKnown(ofWeek.map(({ leaderboardPoints }) => leaderboardPoints)),
    };
  });
  return {
    kind: 'season',
    lines,
    total: sumMixedNumbers(lines.map(({ points }) => points)),
    counted: sumIfAllKnown(lines.map(({ counted }) => counted)),
  };
}

/**
 * The class's part of the ledger by week. `total` is what the board shows: a removed graph never
 * takes it below 0, so the lines may add up to less.
 */
export function mvpPointsBreakdown(
  events: readonly MvpEvent[],
  balance: number,
): MvpPointsBreakdownDto {
  const lines = events
    .map(({ week, reason, points }) => ({ week, reason: mvpReasonText(reason), points }))
    .toSorted((a, b) => a.week - b.week || a.reason.localeCompare(b.reason, 'en'));
  return { kind: 'mvp', lines, total: balance };
}
