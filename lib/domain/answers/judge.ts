import { fromMixed, isLowestTerms, isReduced, type Rational } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { type Timestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import type { Hint, Hinted, HintState } from './hints';
import { type Answer, type Decimal, isCut, type ReadAnswer } from './read';
import { pausedFrom, type TriedStep, type TryHold, tryHold } from './tries';

type Unread = Extract<ReadAnswer, { ok: false }>;

/**
 * Value and form apart: an equal answer is correct however it is written, and `simplified` when it
 * is written in its shortest form.
 */
export type Grade = { readonly correct: boolean; readonly simplified: boolean };

/**
 * One step of a score card or of a lesson, or one game to scout, as it is before an answer to it.
 */
export type StepState<A extends Answer> = TriedStep & {
  /** Of a right step: whether nothing simpler is asked for any more. */
  readonly simplified: boolean;
  /** The right answer that was given; null where none is kept. */
  readonly own: A | null;
  readonly lastWrong: A | null;
  /**
   * The answer brings lines, and the wrong one before it had none: the same sum once more is then
   * looked at, at no cost.
   */
  readonly bringsLines?: boolean;
  /**
   * Why no answer to this step is looked at: other steps come first, the page shows a question that
   * has changed since, or no one can read its numbers.
   */
  readonly closed?: 'other-steps-first' | 'question-changed' | 'game-unreadable' | null;
};

/** What an answer is compared with. It holds the right one and never leaves the server. */
export type AnswerKey<A extends Answer, H = Hint> = {
  grade(answer: A): Grade;
  /** Whether a decimal is the right number with digits left out. */
  isRounded?(decimal: Decimal): boolean;
  /** Asked for wrong answers only. */
  hint(answer: A): Hinted<H>;
};

/** A try that counts. */
export type Try<A extends Answer> = Grade & {
  readonly answer: A;
  /** Its number, from 1. */
  readonly attempts: number;
  /** Which known mistake it looks like. */
  readonly tag: string | null;
};

/** With what it leaves on its step beside the number of tries. */
export type WrongTry<A extends Answer> = Try<A> & {
  readonly hints: HintState;
  readonly pause: { pausedAt?: Timestamp };
};

/** What comes of an answer. Only one that was `tried` counts and is kept; `shortest` changes the form of a right step at no cost, and
 * `with-lines` tells a known wrong answer's hint again, now with its lines. */
export type Verdict<A extends Answer, H = Hint> =
  | {
      readonly outcome: 'refused';
      readonly reason: 'other-steps-first' | 'question-changed' | 'game-unreadable';
    }
  | ({ readonly outcome: 'refused'; readonly reason: 'unreadable' } & Omit<Unread, 'ok'>)
  | { readonly outcome: 'refused'; readonly reason: 'tried-before'; readonly answer: A }
  | { readonly outcome: 'refused'; readonly reason: 'held'; readonly hold: TryHold }
  | { readonly outcome: 'refused'; readonly reason: 'rounded' }
  | {
      readonly outcome: 'right';
      readonly reason: 'right-again' | 'done' | 'not-shorter' | 'other-number' | 'shortest';
    }
  | {
      readonly outcome: 'right';
      readonly reason: 'right' | 'not-simplified' | 'not-mixed';
      readonly tried: Try<A>;
    }
  | {
      readonly outcome: 'wrong';
      readonly reason: 'wrong';
      readonly tried: WrongTry<A>;
      readonly hint: H;
      /** Why the step takes no further answer for now. */
      readonly hold: TryHold | null;
    }
  | { readonly outcome: 'wrong'; readonly reason: 'with-lines'; readonly hint: H };

/**
 * The one judge of every answer. The first of these that fits: a closed step refuses; a finished
 * step stays right, whatever comes; what cannot be read, the wrong answer that came just before,
 * and anything in a pause or without tries left is refused and costs nothing, and so is the right
 * number as a rounded decimal; the rest is right or wrong, and counts. The wrong answer that came
 * just before is looked at once more when it brings its first lines.
 */
export function judge<A extends Answer, H>(
  step: StepState<A>,
  read: ReadAnswer<A>,
  key: AnswerKey<A, H>,
  now: Date,
): Verdict<A, H> {
  if (step.closed) return { outcome: 'refused', reason: step.closed };
  if (step.correct) return step.simplified ? judgeFinished(step, read) : judgeForm(step, read);
  if (!read.ok) return unreadable(read);
  const { answer } = read;
  const grade = isCut(read) ? WRONG : key.grade(answer);
  if (!grade.correct && step.lastWrong && gradeAs(step.lastWrong, answer).correct) {
    if (step.bringsLines)
      return { outcome: 'wrong', reason: 'with-lines', hint: key.hint(answer).hint };
    return { outcome: 'refused', reason: 'tried-before', answer: step.lastWrong };
  }
  const hold = tryHold(step, now);
  if (hold) return { outcome: 'refused', reason: 'held', hold };
  if (read.decimal && key.isRounded?.(read.decimal))
    return { outcome: 'refused', reason: 'rounded' };

  const attempts = step.attempts + 1;
  if (grade.correct) {
    const tried = { ...grade, answer, attempts, tag: null };
    return { outcome: 'right', reason: grade.simplified ? 'right' : formMissing(answer), tried };
  }
  const { tag, hint, state: hints } = key.hint(answer);
  const after = { ...step, attempts, triesLeft: step.triesLeft && step.triesLeft - 1 };
  const pause = pausedFrom(after, timestampFromDate(now));
  const tried = { ...grade, answer, attempts, tag, hints, pause };
  return {
    outcome: 'wrong',
    reason: 'wrong',
    tried,
    hint,
    hold: tryHold({ ...after, ...pause }, now),
  };
}

/**
 * What a right answer could still be: in lowest terms, or, where it is, with its wholes in front.
 */
function formMissing(answer: Answer): 'not-simplified' | 'not-mixed' {
  return answer.kind === 'number' && isReduced(answer.value) ? 'not-mixed' : 'not-simplified';
}

/**
 * Compared with what the student gave and never with the key: the key of a finished step may be
 * another open step's by now.
 */
function judgeFinished<A extends Answer>(
  { own }: StepState<A>,
  read: ReadAnswer<A>,
): Verdict<A, never> {
  const isAgain = read.ok && own !== null && !isCut(read) && gradeAs(own, read.answer).simplified;
  return { outcome: 'right', reason: isAgain ? 'right-again' : 'done' };
}

/** A right step that may still be written simpler. */
function judgeForm<A extends Answer>(
  { own }: StepState<A>,
  read: ReadAnswer<A>,
): Verdict<A, never> {
  if (!read.ok) return unreadable(read);
  const { correct, simplified } = own && !isCut(read) ? gradeAs(own, read.answer) : WRONG;
  return {
    outcome: 'right',
    reason: simplified ? 'shortest' : correct ? 'not-shorter' : 'other-number',
  };
}

function unreadable({ field, problem }: Unread) {
  return { outcome: 'refused', reason: 'unreadable', field, problem } as const;
}

export const WRONG: Grade = { correct: false, simplified: false };

export function gradeNumber(typed: MixedNumber, right: Rational): Grade {
  const correct = fromMixed(typed).equals(right);
  return { correct, simplified: correct && isLowestTerms(typed) };
}

/** A choice has one form only. */
export const isSimplest = (answer: Answer): boolean =>
  answer.kind === 'choice' || isLowestTerms(answer.value);

/** An answer of the other kind is no answer. */
export function gradeAs(right: Answer, answer: Answer): Grade {
  if (right.kind === 'number' && answer.kind === 'number')
    return gradeNumber(answer.value, fromMixed(right.value));
  const correct = right.kind === 'choice' && answer.kind === 'choice' && right.key === answer.key;
  return { correct, simplified: correct };
}
