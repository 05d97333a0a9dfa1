import { type HintResult, type HintState, nextHintLevel } from '@/lib/domain/answers/hints';
import { type AnswerKey, isInSimplestForm } from '@/lib/domain/answers/judge';
import { type Answer, isRoundedDecimal } from '@/lib/domain/answers/read';
import { fromMixed, type Rational, rational } from '@/lib/domain/numbers/fractions';
import type { LessonAnswerChoice, LessonStep, NumberStep } from './lesson';

export type NumberMistakeTag = 'rounded-other-way' | 'not-rounded' | 'sign-turned';
/** `hint` is the lesson's question about the mistake; common mistakes have theirs in lib/words. */
type LessonMistake =
  | { tag: NumberMistakeTag; hint?: undefined }
  | Pick<LessonAnswerChoice, 'tag' | 'hint'>;

/**
 * The question about a known mistake, and the newest level of the step's hints; `earlier` are the
 * levels before it, newest first. `lib/words/en/lessons.ts` turns it into text.
 */
export type LessonHint = {
  mistake: LessonMistake | null;
  rung: keyof LessonStep['hints'] | null;
  earlier?: readonly (keyof LessonStep['hints'])[];
};

const LEVELS = ['nudge', 'sibling', 'nearly'] as const;

/** Unreduced fractions and decimals are right too. */
export function isRightLessonAnswer(step: LessonStep, answer: Answer): boolean {
  if (step.kind === 'number')
    return answer.kind === 'number' && fromMixed(answer.value).equals(step.answer);
  return answer.kind === 'choice' && answer.key === step.answer;
}

/** The answer key of a step at a hint level. It must never leave the server. */
export function answerKeyOfLessonStep(
  step: LessonStep,
  hints: HintState,
): AnswerKey<Answer, LessonHint> {
  return {
    grade(answer) {
      const correct = isRightLessonAnswer(step, answer);
      return { correct, simplified: correct && isInSimplestForm(answer) };
    },
    isRounded: (decimal) => step.kind === 'number' && isRoundedDecimal(decimal, step.answer),
    hint: (answer) => nextLessonHint(step, answer, hints),
  };
}

/**
 * The hint for a wrong answer. Each one raises the level, as on score cards (`nextHint`). No hint
 * holds the answer.
 */
export function nextLessonHint(
  step: LessonStep,
  answer: Answer,
  before: HintState,
): HintResult<LessonHint> {
  const mistake = findLessonMistake(step, answer);
  const level = nextHintLevel(before, LEVELS.length);
  const [newest = 'nudge', ...earlier] = LEVELS.slice(0, level).toReversed();
  const tag = mistake?.tag ?? null;
  return { tag, hint: { mistake, rung: newest, earlier }, state: { rung: level, tag } };
}

export function findLessonMistake(step: LessonStep, answer: Answer): LessonMistake | null {
  if (isRightLessonAnswer(step, answer)) return null;
  if (step.kind === 'choice') {
    return step.options.find(({ key }) => answer.kind === 'choice' && key === answer.key) ?? null;
  }
  if (answer.kind !== 'number') return null;
  const value = fromMixed(answer.value);
  const known =
    step.mistakes.find((mistake) => mistake.value.equals(value)) ?? inRounding(step, value);
  return known ?? (value.equals(step.answer.neg()) ? { tag: 'sign-turned' } : null);
}

/** Close to the exact value: rounded the wrong way, or not rounded. */
function inRounding({ answer, exact }: NumberStep, value: Rational): LessonMistake | null {
  if (!exact || value.sub(exact).abs().compare(rational(1)) >= 0) return null;
  if (value.d === 1n) return { tag: 'rounded-other-way' };
  return value.round().equals(answer) ? { tag: 'not-rounded' } : null;
}
