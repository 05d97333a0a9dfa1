import {
  fromMixed,
  isFractionPartReduced,
  isSimplestMixedNumber,
  type Rational,
  rational,
  toMixed,
} from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { type Timestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import type { Hint, HintResult, HintState } from './hints';
import { type Answer, type Decimal, isDecimalTooLongForBoxes, type ParsedAnswer } from './read';
import { findTryHold, pausedAtField, type StepTryCount, type TryHold } from './tries';

type Unread = Extract<ParsedAnswer, { ok: false }>;

/**
 * Grades value and form apart: any equal number is correct, and `simplified` also asks for lowest
 * terms.
 */
export type AnswerGrade = { readonly correct: boolean; readonly simplified: boolean };

export type StepStateToJudge<A extends Answer> = StepTryCount & {
  /** For a right step: true when no simpler form is wanted. */
  readonly simplified: boolean;
  /** The student's right answer; null if it wasn't stored. */
  readonly own: A | null;
  readonly lastWrong: A | null;
  /**
   * True when this answer has lines but the same wrong answer before had none. It is then checked
   * again without using up a try.
   */
  readonly addsFirstLines?: boolean;
  readonly closed?: 'other-steps-first' | 'question-changed' | 'game-unreadable' | null;
};

/** A key holds the right answer, so it must never leave the server. */
export type AnswerKey<A extends Answer, H = Hint> = {
  grade(answer: A): AnswerGrade;
  isRounded?(decimal: Decimal): boolean;
  hint(answer: A): HintResult<H>;
};

export type CountedTry<A extends Answer> = AnswerGrade & {
  readonly answer: A;
  readonly attempts: number;
  readonly tag: string | null;
};

type WrongTry<A extends Answer> = CountedTry<A> & {
  readonly hints: HintState;
  readonly pause: { pausedAt?: Timestamp };
};

/**
 * The result of an answer. Only results with `tried` count and are stored. `simplified-now` changes
 * the form of a right step and uses up no try; `with-lines` repeats a hint with marks for the new
 * lines. `hold` is the stored and sent name of a try's block.
 */
export type Verdict<A extends Answer, H = Hint> =
  | {
      readonly outcome: 'refused';
      readonly reason: 'other-steps-first' | 'question-changed' | 'game-unreadable';
    }
  | ({ readonly outcome: 'refused'; readonly reason: 'unreadable' } & Omit<Unread, 'ok'>)
  | { readonly outcome: 'refused'; readonly reason: 'tried-before'; readonly answer: A }
  | { readonly outcome: 'refused'; readonly reason: 'blocked'; readonly hold: TryHold }
  | { readonly outcome: 'refused'; readonly reason: 'rounded' }
  | {
      readonly outcome: 'right';
      readonly reason:
        | 'right-again'
        | 'done'
        | 'still-not-simplified'
        | 'other-number'
        | 'simplified-now';
    }
  | {
      readonly outcome: 'right';
      readonly reason: 'right' | 'not-simplified' | 'not-mixed';
      readonly tried: CountedTry<A>;
    }
  | {
      readonly outcome: 'wrong';
      readonly reason: 'wrong';
      readonly tried: WrongTry<A>;
      readonly hint: H;
      readonly hold: TryHold | null;
    }
  | { readonly outcome: 'wrong'; readonly reason: 'with-lines'; readonly hint: H };

type Without<T, Key extends string> = T extends unknown ? Omit<T, Key> : never;
/**
 * A verdict without the try that it judges, which is on its step. This is what is stored as the
 * result of an operation, so that a repeated request gets the same answer; `verdictDto` puts it
 * into words.
 */
export type VerdictWithoutTry<H = unknown> = Without<Verdict<Answer, H>, 'tried'>;

export function removeTryFromVerdict<H>(verdict: Verdict<Answer, H>): VerdictWithoutTry<H> {
  if (!('tried' in verdict)) return verdict;
  const { tried: _tried, ...details } = verdict;
  return details;
}

/**
 * Judges every answer in the app, by the first rule that applies. A closed step refuses. A finished
 * step stays right. An unreadable answer, the same wrong answer again, any answer in a pause or
 * without tries left, and a rounded right answer are refused and use up no try. Everything else is
 * right or wrong and counts. A repeated wrong answer gets its hint again if it now has lines.
 */
export function judgeAnswer<A extends Answer, H>(
  step: StepStateToJudge<A>,
  read: ParsedAnswer<A>,
  key: AnswerKey<A, H>,
  now: Date,
): Verdict<A, H> {
  if (step.closed) return { outcome: 'refused', reason: step.closed };
  if (step.correct)
    return step.simplified ? judgeFinished(step, read) : judgeSimplification(step, read);
  if (!read.ok) return unreadable(read);
  const { answer } = read;
  const grade = isDecimalTooLongForBoxes(read) ? WRONG_GRADE : key.grade(answer);
  if (!grade.correct && step.lastWrong && gradeAnswer(step.lastWrong, answer).correct) {
    if (step.addsFirstLines)
      return { outcome: 'wrong', reason: 'with-lines', hint: key.hint(answer).hint };
    return { outcome: 'refused', reason: 'tried-before', answer: step.lastWrong };
  }
  const block = findTryHold(step, now);
  if (block) return { outcome: 'refused', reason: 'blocked', hold: block };
  if (read.decimal && key.isRounded?.(read.decimal))
    return { outcome: 'refused', reason: 'rounded' };

  const attempts = step.attempts + 1;
  if (grade.correct) {
    const tried = { ...grade, answer, attempts, tag: null };
    return {
      outcome: 'right',
      reason: grade.simplified ? 'right' : whyRightAnswerIsNotSimplest(answer),
      tried,
    };
  }
  const { tag, hint, state: hints } = key.hint(answer);
  const after = { ...step, attempts, triesLeft: step.triesLeft && step.triesLeft - 1 };
  const pause = pausedAtField(after, timestampFromDate(now));
  const tried = { ...grade, answer, attempts, tag, hints, pause };
  return {
    outcome: 'wrong',
    reason: 'wrong',
    tried,
    hint,
    hold: findTryHold({ ...after, ...pause }, now),
  };
}

/** Names the form that is still missing: lowest terms, or else a mixed number. */
export function whyRightAnswerIsNotSimplest(answer: Answer): 'not-simplified' | 'not-mixed' {
  return answer.kind === 'number' && isFractionPartReduced(answer.value)
    ? 'not-mixed'
    : 'not-simplified';
}

/**
 * Compares with the student's stored answer, not the key: after a correction the key of a finished
 * step may be the answer to another open step.
 */
function judgeFinished<A extends Answer>(
  { own }: StepStateToJudge<A>,
  read: ParsedAnswer<A>,
): Verdict<A, never> {
  const isAgain =
    read.ok &&
    own !== null &&
    !isDecimalTooLongForBoxes(read) &&
    gradeAnswer(own, read.answer).simplified;
  return { outcome: 'right', reason: isAgain ? 'right-again' : 'done' };
}

function judgeSimplification<A extends Answer>(
  { own }: StepStateToJudge<A>,
  read: ParsedAnswer<A>,
): Verdict<A, never> {
  if (!read.ok) return unreadable(read);
  const { correct, simplified } =
    own && !isDecimalTooLongForBoxes(read) ? gradeAnswer(own, read.answer) : WRONG_GRADE;
  return {
    outcome: 'right',
    reason: simplified ? 'simplified-now' : correct ? 'still-not-simplified' : 'other-number',
  };
}

function unreadable({ ok: _, ...why }: Unread) {
  return { outcome: 'refused', reason: 'unreadable', ...why } as const;
}

export const WRONG_GRADE: AnswerGrade = { correct: false, simplified: false };

export function gradeNumber(typed: MixedNumber, right: Rational): AnswerGrade {
  const correct = fromMixed(typed).equals(right);
  return { correct, simplified: correct && isSimplestMixedNumber(typed) };
}

export const isInSimplestForm = (answer: Answer): boolean =>
  answer.kind === 'choice' || isSimplestMixedNumber(answer.value);

/** Answers of different kinds never match. */
export function gradeAnswer(right: Answer, answer: Answer): AnswerGrade {
  if (right.kind === 'number' && answer.kind === 'number')
    return gradeNumber(answer.value, fromMixed(right.value));
  const correct = right.kind === 'choice' && answer.kind === 'choice' && right.key === answer.key;
  return { correct, simplified: correct };
}

/**
 * An answer is far from the guess from a fourth of the number line or 20 points on, whichever is
 * less.
 */
const FAR_PART = rational(1, 4);
const FAR_POINTS = rational(20);

type GuessDistance = { readonly away: MixedNumber; readonly isFar: boolean };

/**
 * How far an answer is from the guess before it, in points.
 *
 * @param end the last number on the card's number line.
 */
export function compareAnswerWithGuess(
  estimate: number,
  answer: MixedNumber,
  end: number,
): GuessDistance {
  const away = fromMixed(answer).sub(rational(estimate)).abs();
  return { away: toMixed(away), isFar: away.compare(farFrom(end)) > 0 };
}

function farFrom(end: number): Rational {
  const part = FAR_PART.mul(rational(end));
  return part.compare(FAR_POINTS) < 0 ? part : FAR_POINTS;
}
