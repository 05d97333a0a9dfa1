import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import type { Spacing } from '@/lib/store/collections/practice';

/**
 * Days only: a kind of question comes back with a new week, never in the same lesson. Without
 * chance, so the same answers give the same days.
 */
const SCHEDULER = fsrs({ enable_short_term: false, enable_fuzz: false });

/**
 * When a kind of question comes back: later after each right answer, soon after another one. Null
 * before the first answer.
 */
export function nextSpacing(before: Spacing | null, right: boolean, now: Date): Spacing {
  const card: Card = before
    ? {
        ...before,
        due: dateFromTimestamp(before.due),
        last_review: dateFromTimestamp(before.last_review),
        elapsed_days: 0,
        learning_steps: 0,
      }
    : createEmptyCard(now);
  const { due, stability, difficulty, scheduled_days, reps, lapses, state } = SCHEDULER.next(
    card,
    now,
    right ? Rating.Good : Rating.Again,
  ).card;
  return {
    due: timestampFromDate(due),
    last_review: timestampFromDate(now),
    stability,
    difficulty,
    scheduled_days,
    reps,
    lapses,
    state,
  };
}
