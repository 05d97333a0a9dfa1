import type { MvpWorkingDto, SeasonWorkingDto, WeekWorkingDto } from '@/lib/data/leaderboard/dto';
import { type WeekSummary, weekPoints } from '@/lib/data/leaderboard/week-summary';
import { playerTile } from '@/lib/data/season/tiles';
import { LINEUP_SLOTS, positionOfSlot, stepTitle } from '@/lib/domain/football/positions';
import { addMixed } from '@/lib/domain/fractions';
import { STEP_COUNT } from '@/lib/domain/steps';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import type { MvpEvent } from '@/lib/store/collections/points';
import type { StudentWeeklyProgress } from '@/lib/store/collections/progress';
import { mvpReasonText } from '@/words/mvp';

/** The starters' answers one by one, as the student worked them out. */
export function weekWorking(
  snapshot: SeasonSnapshot,
  progress: StudentWeeklyProgress | null,
  { week, canFinish }: { week: number; canFinish: boolean },
): WeekWorkingDto {
  const steps = progress?.steps ?? [];
  const lines = LINEUP_SLOTS.flatMap((slot, index) => {
    const step = steps[index];
    if (!step) return [];
    const player = playerTile(snapshot, positionOfSlot(slot), step.playerId ?? 0, week).name;
    return [{ step: stepTitle(slot), player, answer: step.correct ? step.answer : null }];
  });
  const stepsDone = steps.filter((step) => step.correct).length;
  return {
    kind: 'week',
    week,
    lines,
    stepsDone,
    canFinish: canFinish && progress !== null && stepsDone < STEP_COUNT,
    total: weekPoints(steps),
  };
}

/** Every week up to the latest, those without points included. */
export function seasonWorking(own: readonly WeekSummary[], latestWeek: number): SeasonWorkingDto {
  const lines = Array.from({ length: latestWeek }, (_, index) => {
    const week = index + 1;
    return { week, points: addMixed(own.filter((summary) => summary.week === week).map(({ points }) => points)) };
  });
  return { kind: 'season', lines, total: addMixed(lines.map(({ points }) => points)) };
}

/** The ledger by week. `total` is the balance: a removed graph never takes it below 0, so the lines may add up to less. */
export function mvpWorking(events: readonly MvpEvent[], balance: number): MvpWorkingDto {
  const lines = events
    .map(({ week, reason, points }) => ({ week, reason: mvpReasonText(reason), points }))
    .toSorted((a, b) => a.week - b.week || a.reason.localeCompare(b.reason, 'en'));
  return { kind: 'mvp', lines, total: balance };
}
