import { type Rational, rational, toMixed } from '../fractions';
import type { GraphType } from '../graph-types';
import { formatMixed } from '../mixed-text';
import type { RandomSource } from '../random';
import { FINAL_LESSON_STEP } from './answer-total';
import type { LessonFigure, LessonTable } from './figure';
import type { ChoiceStep, Lesson, LessonOption, LessonStep, NumberMistake, NumberStep } from './lesson';
import { mentionsAnswer } from './mentions';
import type { LessonRows } from './rows';

type BaseDraft = {
  key: string;
  title: string;
  teach: string;
  question: string;
  figure: LessonFigure;
  /** Without a number in it. */
  nudge: string;
  /** Other numbers for each `variant`, from 0. */
  sibling: (variant: number) => string;
  nearly: string;
};

export type NumberDraft = BaseDraft & {
  kind: 'number';
  /** Exact; with `rounded` it is rounded to the nearest whole number. */
  answer: Rational;
  rounded?: boolean;
  unit: string;
  mistakes: readonly NumberMistake[];
};
export type ChoiceDraft = BaseDraft & { kind: 'choice'; answer: string; options: readonly LessonOption[] };
export type StepDraft = NumberDraft | ChoiceDraft;

export type LessonDraft = { about: string; table: LessonTable; steps: readonly StepDraft[] };

/** Makes one lesson out of a student's numbers; null where these, or what chance picked out of them, do not carry it. */
export type LessonMaker = (rows: LessonRows, random: RandomSource) => LessonDraft | null;

export function number(draft: Omit<NumberDraft, 'kind'>): NumberDraft {
  return { kind: 'number', ...draft };
}

export function choice(draft: Omit<ChoiceDraft, 'kind'>): ChoiceDraft {
  return { kind: 'choice', ...draft };
}

/** One misconception with all results it may lead to here. */
export function mistake(tag: string, hint: string, ...values: (Rational | number)[]): NumberMistake[] {
  return values.map((value) => ({ tag, hint, value: typeof value === 'number' ? rational(value) : value }));
}

export const show = (value: Rational | number): string =>
  formatMixed(toMixed(typeof value === 'number' ? rational(value) : value)).replace('-', '−');

/** Halves away from zero; the makers never leave a half to be rounded. */
export function rounded(value: Rational): Rational {
  return value.round();
}

const OTHER_NUMBERS = 40;

/** What is said where every example would show the answer by chance. */
const PLAIN_SIBLING = 'Make up easy numbers of your own and work them out first. Then do the same with yours.';
const PLAIN_NEARLY = 'Write down each number that you need before you work with it. Then read the question once more.';
const PLAIN_NUDGE = 'Read the question once more. Which numbers of the table does it need?';

/** The finished lesson, or null when one of its own sentences would tell an answer. */
export function finishLesson(type: GraphType, { about, table, steps }: LessonDraft): Lesson | null {
  const finished: LessonStep[] = [];
  for (const draft of steps) {
    const step = draft.kind === 'number' ? finishNumber(draft) : finishChoice(draft);
    if (!step) return null;
    finished.push(step);
  }
  const final = finished[FINAL_LESSON_STEP];
  if (finished.length !== FINAL_LESSON_STEP + 1 || final?.kind !== 'number') {
    throw new RangeError(`A lesson ends with a number at index ${FINAL_LESSON_STEP}`);
  }
  const last = { ...final, correctAnswer: final.answer.valueOf() };
  return { type, about, table, steps: finished.with(FINAL_LESSON_STEP, last) };
}

function finishNumber({ sibling, nudge, nearly, rounded: isRounded = false, ...draft }: NumberDraft): NumberStep | null {
  const answer = isRounded ? rounded(draft.answer) : draft.answer;
  const isHalf = draft.answer.mul(2).d === 1n && draft.answer.d !== 1n;
  if (isRounded && isHalf) return null;
  const isClean = (text: string) => !mentionsAnswer(text, answer);
  if (![draft.title, draft.teach, draft.question, draft.unit].every(isClean)) return null;
  return {
    ...draft,
    answer,
    exact: isRounded ? draft.answer : null,
    hints: hintsOf({ sibling, nudge, nearly }, isClean),
    mistakes: draft.mistakes.filter(({ value, hint }) => !value.equals(answer) && isClean(hint)),
  };
}

function finishChoice({ sibling, nudge, nearly, ...draft }: ChoiceDraft): ChoiceStep | null {
  const right = draft.options.find(({ key }) => key === draft.answer);
  if (!right || new Set(draft.options.map(({ label }) => label)).size !== draft.options.length) return null;
  const isClean = (text: string) => !text.toLowerCase().includes(right.label.toLowerCase());
  if (![draft.title, draft.teach, draft.question].every(isClean)) return null;
  if (!draft.options.every(({ hint }) => isClean(hint))) return null;
  return { ...draft, hints: hintsOf({ sibling, nudge, nearly }, isClean) };
}

function hintsOf(
  { sibling, nudge, nearly }: Pick<BaseDraft, 'sibling' | 'nudge' | 'nearly'>,
  isClean: (text: string) => boolean,
) {
  const examples = Array.from({ length: OTHER_NUMBERS }, (_, variant) => sibling(variant));
  return {
    nudge: isClean(nudge) ? nudge : PLAIN_NUDGE,
    sibling: examples.find(isClean) ?? PLAIN_SIBLING,
    nearly: isClean(nearly) ? nearly : PLAIN_NEARLY,
  };
}
