import { mentionsValue, type Rational, rational } from '@/lib/domain/numbers/fractions';
import type { RandomSource } from '@/lib/domain/numbers/random';
import type { GraphType, LessonFigure } from '../graphs/graph-type';
import { drawnOrder } from './chance';
import {
  type ChoiceStep,
  FINAL_LESSON_STEP,
  type Lesson,
  type LessonOption,
  type LessonStep,
  type LessonTable,
  type NumberMistake,
  type NumberStep,
} from './lesson';
import type { LessonRows } from './rows';

type BaseDraft<Figure> = {
  key: string;
  title: string;
  teach: string;
  question: string;
  figure: Figure;
  /** Without a number in it. */
  nudge: string;
  /** Other numbers for each `variant`, from 0. */
  sibling: (variant: number) => string;
  nearly: string;
};

/** `Figure` is what the pictures of this type's steps are drawn from. */
export type NumberDraft<Figure = LessonFigure> = BaseDraft<Figure> & {
  kind: 'number';
  /** Exact; with `rounded` it is rounded to the nearest whole number. */
  answer: Rational;
  rounded?: boolean;
  unit: string;
  mistakes: readonly NumberMistake[];
};
export type ChoiceDraft<Figure = LessonFigure> = BaseDraft<Figure> & {
  kind: 'choice';
  answer: string;
  options: readonly LessonOption[];
};
export type StepDraft<Figure = LessonFigure> = NumberDraft<Figure> | ChoiceDraft<Figure>;

export type LessonDraft<Figure = LessonFigure> = {
  about: string;
  table: LessonTable;
  steps: readonly StepDraft<Figure>[];
};

export type LessonMaker<Figure> = {
  /** What these numbers lack, in the words of a student; null when a lesson can be made of them. */
  missing: (rows: LessonRows) => string | null;
  /** One lesson out of a student's numbers. Only for rows that lack nothing. */
  draft: (rows: LessonRows, random: RandomSource) => LessonDraft<Figure>;
};

export function number<Figure>(draft: Omit<NumberDraft<Figure>, 'kind'>): NumberDraft<Figure> {
  return { kind: 'number', ...draft };
}

export function choice<Figure>(draft: Omit<ChoiceDraft<Figure>, 'kind'>): ChoiceDraft<Figure> {
  return { kind: 'choice', ...draft };
}

/** One misconception with all results it may lead to here. */
export function mistake(tag: string, hint: string, ...values: (Rational | number)[]): NumberMistake[] {
  return values.map((value) => ({ tag, hint, value: typeof value === 'number' ? rational(value) : value }));
}

/** Ends a question whose answer may be below zero: nobody has to guess how that is typed. */
export const minusRule = (isPossible: boolean): string => (isPossible ? ' Put a minus sign in front if it is below zero.' : '');

/** A half goes up, as in school; nothing below zero is rounded. */
export function rounded(value: Rational): Rational {
  return value.round();
}

const OTHER_NUMBERS = 40;

/** What is said where every example would show the answer by chance. */
const PLAIN_SIBLING = 'Make up easy numbers of your own and work them out first. Then do the same with yours.';
const PLAIN_NEARLY = 'Write down each number that you need before you work with it. Then read the question again.';
const PLAIN_NUDGE = 'Read the question again. Which numbers from the table does it need?';

/**
 * The finished lesson; null when one of its own sentences would tell an answer. `strict` refuses two small blemishes as well: a question
 * with the answer's number in it by chance, such as week 5 where 5 is right, and half a unit that has to be rounded.
 */
export function finishLesson(
  type: GraphType,
  { about, table, steps }: LessonDraft,
  random: RandomSource,
  strict: boolean,
): Lesson | null {
  const finished: LessonStep[] = [];
  for (const draft of steps) {
    const step = draft.kind === 'number' ? finishNumber(draft, strict) : finishChoice(draft, random);
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

/** A name such as "Odell Beckham Jr." ends its sentence by itself. */
const tidy = (text: string): string => text.replaceAll('..', '.');

function finishNumber(
  { sibling, nudge, nearly, rounded: isRounded = false, ...draft }: NumberDraft,
  strict: boolean,
): NumberStep | null {
  const answer = isRounded ? rounded(draft.answer) : draft.answer;
  const isHalf = isRounded && draft.answer.mul(2).d === 1n && draft.answer.d !== 1n;
  const isClean = (text: string) => !mentionsAnswer(text, answer);
  if (strict && (isHalf || ![draft.title, draft.teach, draft.question, draft.unit].every(isClean))) return null;
  return {
    ...draft,
    question: tidy(draft.question),
    answer,
    exact: isRounded ? draft.answer : null,
    hints: hintsOf({ sibling, nudge, nearly }, isClean),
    mistakes: draft.mistakes.filter(({ value, hint }) => !value.equals(answer) && isClean(hint)),
  };
}

/** The options stand in an order that chance has drawn: no place in a list is the right one more often than another. */
function finishChoice({ sibling, nudge, nearly, ...draft }: ChoiceDraft, random: RandomSource): ChoiceStep {
  const right = draft.options.find(({ key }) => key === draft.answer);
  if (!right) throw new RangeError(`No option is right in "${draft.key}"`);
  const isClean = (text: string) => !text.toLowerCase().includes(right.label.toLowerCase());
  return {
    ...draft,
    question: tidy(draft.question),
    options: drawnOrder(draft.options, random),
    hints: hintsOf({ sibling, nudge, nearly }, isClean),
  };
}

function hintsOf(
  { sibling, nudge, nearly }: Pick<BaseDraft<LessonFigure>, 'sibling' | 'nudge' | 'nearly'>,
  isClean: (text: string) => boolean,
) {
  return {
    nudge: isClean(nudge) ? tidy(nudge) : PLAIN_NUDGE,
    sibling: cleanExample(sibling, isClean) ?? PLAIN_SIBLING,
    nearly: isClean(nearly) ? tidy(nearly) : PLAIN_NEARLY,
  };
}

function cleanExample(sibling: BaseDraft<LessonFigure>['sibling'], isClean: (text: string) => boolean): string | null {
  for (let variant = 0; variant < OTHER_NUMBERS; variant += 1) {
    const example = sibling(variant);
    if (isClean(example)) return example;
  }
  return null;
}

/** Whether a text shows a value: as a whole number, as a fraction or mixed number in any form, or as a decimal. */
export function mentionsAnswer(text: string, answer: Rational): boolean {
  const plain = text.replaceAll('−', '-');
  const decimals = [...plain.matchAll(/-?\d+\.\d+/g)].map(([found]) => decimal(found));
  if (decimals.some((value) => value.equals(answer))) return true;
  return mentionsValue(plain.replaceAll(/-?\d+\.\d+/g, ' '), answer);
}

function decimal(text: string): Rational {
  const places = text.length - text.indexOf('.') - 1;
  return rational(BigInt(text.replace('.', '')), 10n ** BigInt(places));
}
