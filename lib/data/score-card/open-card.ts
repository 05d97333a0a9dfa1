import { findStudentTeamIn, type StudentInTransaction } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { drawLineup, drawsLineup } from '@/lib/data/lineup/stored-lineup';
import { openStudentWeek, type StudentWeek, withProgress } from '@/lib/data/week/student-week';
import { findLineup } from '@/lib/data/work/student';
import { scoringRulesOf } from '@/lib/domain/football/formulas';
import type { WeekTaskNumber } from '@/lib/domain/week/week-tasks';
import type { StudentWeeklyProgress } from '@/lib/store/collections/progress';
import type { StudentLineup } from '@/lib/store/collections/teams';
import type { Transaction } from '@/lib/store/port';
import { noLineupForText } from '@/words/verdicts';
import { notPlayedYetText } from '@/words/week';
import { areStepsComplete, stepsOf } from './steps';

/** A week with its nine steps; `drawnLineup` is to be written with the first answer. */
export type OpenCard = { readonly work: StudentWeek; readonly drawnLineup: StudentLineup | null };

/**
 * A student's score card inside a transaction. A student who answers before any page drew the
 * lineup gets it here. Throws 'not-allowed' for a week that hasn't been played and 'not-found'
 * without a lineup.
 */
export async function openScoreCard(
  transaction: Transaction,
  student: StudentInTransaction,
  week: number,
): Promise<OpenCard> {
  const { profile, clock } = student;
  if (week < 1 || week > clock.currentWeek)
    throw new DomainError('not-allowed', notPlayedYetText());
  const opened = await openStudentWeek(transaction, student, week, (progress) =>
    couldTick(progress, clock.supportsIn(week).steps),
  );
  const { steps } = opened.progress;
  const about = { snapshot: student.snapshot, week, level: scoringRulesOf(opened.progress) };
  // Each step stores the player it was begun with, so a lineup is needed only for the others.
  if (areStepsComplete(steps)) {
    const whole = stepsOf(steps, null, about);
    return {
      work: whole === steps ? opened : withProgress(opened, { steps: whole }),
      drawnLineup: null,
    };
  }
  const stored = await findLineup(transaction, profile.studentId, week, clock.games);
  let drawnLineup: StudentLineup | null = null;
  if (!stored && drawsLineup(profile, clock, week)) {
    const team = await findStudentTeamIn(transaction, profile.studentId, clock.games);
    drawnLineup = team && (await drawLineup(transaction, student, team, week));
  }
  const lineup = stored ?? drawnLineup;
  if (!lineup) throw new DomainError('not-found', noLineupForText(week));
  return { work: withProgress(opened, { steps: stepsOf(steps, lineup, about) }), drawnLineup };
}

/** An answer can tick the card's task only when at most one step is missing from a full week. */
function couldTick(
  progress: StudentWeeklyProgress | null,
  fullWeek: number,
): readonly WeekTaskNumber[] {
  const right = progress?.steps.filter(({ correct }) => correct).length ?? 0;
  return progress === null || right >= fullWeek - 1 ? [2] : [];
}
