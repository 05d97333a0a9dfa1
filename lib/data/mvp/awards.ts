import { type SeasonKey, seasonIdPrefix } from '@/lib/domain/calendar/season-key';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import {
  balanceAfterPointChange,
  mvpPointsForCard,
  mvpPointsInAllClasses,
} from '@/lib/domain/week/mvp';
import { ALL_TASKS_MVP_POINTS } from '@/lib/domain/week/week-tasks';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import {
  type MvpEvent,
  mvpEvents,
  type StudentWeeklyProgress,
  type StudentWeeklyTasks,
} from '@/lib/store/collections/progress';
import type { Transaction } from '@/lib/store/port';

type WeekReason = 'equations' | 'all-tasks';
type AwardReason = WeekReason | `${WeekReason}-taken-back` | 'graph' | 'graph-removed';
export type DueAward = {
  reason: AwardReason;
  points: number;
  /**
   * Distinguishes several awards in one week, such as a graph's id. Without it the reason counts
   * once a week.
   */
  of?: string;
};
type WeekAward = DueAward & { reason: WeekReason };

/**
 * True if all five tasks are done. In the last week, four are enough, because there is no next
 * lineup to set.
 */
export function areAllTasksDone(
  tasks: Omit<StudentWeeklyTasks, 'id' | 'leagueId' | 'studentId' | 'year' | 'seasonLive'>,
): boolean {
  const { task1, task2, task3, task4, task5, week } = tasks;
  return (
    [task1, task2, task3, task4].every((completedAt) => completedAt !== null) &&
    (task5 !== null || week === FINAL_WEEK)
  );
}

/** The awards that a week has earned so far, whether or not they were already given. */
export function earnedWeekAwards(
  progress: StudentWeeklyProgress,
  tasks: StudentWeeklyTasks,
): WeekAward[] {
  const due: WeekAward[] = [];
  const { equations: cards = 0, allTasks = 0 } = progress.awardsTakenBack ?? {};
  const equations = mvpPointsForCard(progress.steps);
  if (equations > 0) due.push({ reason: 'equations', points: equations, ...timesBefore(cards) });
  if (areAllTasksDone(tasks))
    due.push({ reason: 'all-tasks', points: ALL_TASKS_MVP_POINTS, ...timesBefore(allTasks) });
  return due;
}

/** An award that was taken back before is a new line of the ledger. */
const timesBefore = (takenBack: number): { of?: string } =>
  takenBack > 0 ? { of: String(takenBack) } : {};

/** The awards that a week no longer earns, or earns with another number of points. */
export const awardsNoLongerEarned = (
  before: readonly WeekAward[],
  after: readonly WeekAward[],
): WeekAward[] =>
  before.filter(
    ({ reason, points }) => !after.some((now) => now.reason === reason && now.points === points),
  );

/**
 * Returns the negative awards that take back what the ledger says was given, each once. It reads,
 * so it comes before the transaction's first write.
 */
export async function listAwardsToTakeBack(
  transaction: Transaction,
  earner: AwardedStudent,
  week: number,
  lost: readonly WeekAward[],
): Promise<DueAward[]> {
  if (lost.length === 0) return [];
  const ids = lost.map((award) => eventId(earner, week, award));
  const recorded = await transaction.getMany(mvpEvents, ids);
  return lost.flatMap((award, index): DueAward[] => {
    const points = recorded[index]?.points ?? 0;
    return points > 0
      ? [{ ...award, reason: `${award.reason}-taken-back` as const, points: -points }]
      : [];
  });
}

/** The week's student and season: the same week of another season's games is different work. */
type AwardedStudent = {
  readonly profile: StudentProfile;
  readonly seasonKey: SeasonKey;
  readonly leagueId?: string | undefined;
};

const eventId = (
  { profile: { studentId }, seasonKey }: AwardedStudent,
  week: number,
  { reason, of }: DueAward,
) => `${seasonIdPrefix(seasonKey)}_${week}_${studentId}_${reason}${of ? `_${of}` : ''}`;

/**
 * The effect of awards on a balance. It never falls below 0, so less may be taken than requested.
 * If the balance can't be read, the full amount is taken.
 */
export function mvpBalanceChangeStoppingAtZero(
  balance: number | null,
  awards: readonly DueAward[],
): number {
  if (balance === null) return awards.reduce((points, award) => points + award.points, 0);
  return (
    awards.reduce((points, award) => balanceAfterPointChange(points, award.points), balance) -
    balance
  );
}

/**
 * Those of `due` that the ledger doesn't hold yet. A read, so it comes before the transaction's
 * first write.
 */
export async function listUnrecordedAwards(
  transaction: Transaction,
  earner: AwardedStudent,
  week: number,
  due: readonly DueAward[],
): Promise<DueAward[]> {
  if (due.length === 0) return [];
  const ids = due.map((award) => eventId(earner, week, award));
  const recorded = await transaction.getMany(mvpEvents, ids);
  return due.filter((_, index) => recorded[index] === null);
}

/**
 * Enters awards in the ledger and adds them to the balance; the ledger's id names the reason, so
 * none can be entered twice. Returns the new balance. One that can't be read stays as it is stored,
 * and is null: what is earned meanwhile is in the ledger.
 */
export function writeAwards(
  transaction: Transaction,
  earner: AwardedStudent,
  week: number,
  awards: readonly DueAward[],
  now: Date,
): number | null {
  const { profile, leagueId = profile.leagueId } = earner;
  const before = mvpPointsInAllClasses(profile);
  if (awards.length === 0) return before;
  let balance = before;
  let total = 0;
  for (const award of awards) {
    const points = mvpBalanceChangeStoppingAtZero(balance, [award]);
    const event: MvpEvent = {
      id: eventId(earner, week, award),
      studentId: profile.studentId,
      season: profile.season,
      week,
      reason: award.reason,
      points,
      leagueId,
      createdAt: timestampFromDate(now),
    };
    transaction.create(mvpEvents, event);
    total += points;
    if (balance !== null) balance += points;
  }
  const { pointsByLeague: byLeague } = profile;
  const counted =
    byLeague && byLeague !== 'unreadable' && leagueId !== ''
      ? {
          pointsByLeague: {
            ...byLeague,
            [leagueId]: balanceAfterPointChange(byLeague[leagueId] ?? 0, total),
          },
        }
      : {};
  const changed = { ...(balance === null ? {} : { mvpPoints: balance }), ...counted };
  if (Object.keys(changed).length > 0) transaction.merge(studentProfiles, profile.id, changed);
  return balance;
}
