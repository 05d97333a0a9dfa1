import { mentionsValue, type Rational, rational } from '@/lib/domain/numbers/fractions';
import type { RandomSource } from '@/lib/domain/numbers/random';
import type { LessonRows } from './rows';

/**
 * How a step is answered on its figure, where it asks to place or mark something: on the line
 * across, on the line up, on the ring of a circle, on one of its parts, or on a row of stems. What
 * is sent is the same as from the box or the list beside it.
 */
export type LessonHand = 'x' | 'y' | 'ring' | 'spot' | 'stem';

/** What a wrong answer to a step may come from. */
export type PlannedMistake = { tag: string; value: Rational };

/**
 * A step as its type draws it: numbers, names, and codes. What it says is in lib/words, under the
 * same key.
 */
type AskedStep = { key: string; hand?: LessonHand } & (
  | {
      kind: 'number';
      /** Exact; with `rounded` it is rounded to the nearest whole number. */
      answer: Rational;
      rounded?: boolean;
      /** Whole by what is asked for, and not by chance. */
      whole: boolean;
      mistakes: readonly PlannedMistake[];
    }
  | { kind: 'choice'; answer: string; options: readonly { key: string; tag: string }[] }
);
type StepPlan<Figure> = AskedStep & { figure: Figure };

/**
 * `Figure` is what the pictures of this type's steps are drawn from, `Facts` what its sentences
 * name.
 */
export type LessonPlan<Figure, Facts> = {
  facts: Facts;
  /** The student's numbers. Null where there was no game. */
  rows: readonly (readonly (string | null)[])[];
  steps: readonly StepPlan<Figure>[];
};

/** What a student's numbers lack; with how many there are where too few are. */
export type Lack<Code extends string = string> = { code: Code; have?: number };

export type LessonMaker<Figure, Facts = object, Code extends string = string> = {
  /** Null when a lesson can be made of these numbers. */
  missing: (rows: LessonRows) => Lack<Code> | null;
  /** One lesson out of a student's numbers. Only for rows that lack nothing. */
  draft: (rows: LessonRows, random: RandomSource) => LessonPlan<Figure, Facts>;
};

type Values = Rational | number | readonly (Rational | number)[];
/** Each misconception with all results it may lead to here, the likeliest first. */
type Mistakes = Readonly<Record<string, Values>> | readonly PlannedMistake[];

/** With an answer that is always whole: a count, or whole yards. */
export function number(
  key: string,
  answer: Rational | number,
  ...mistakes: readonly Mistakes[]
): AskedStep {
  return {
    kind: 'number',
    key,
    answer: exact(answer),
    whole: true,
    mistakes: mistakes.flatMap(planned),
  };
}

/** With an answer that may have a fraction, such as a median or a share. */
export function fractionNumber(...step: Parameters<typeof number>): AskedStep {
  return { ...number(...step), whole: false } as AskedStep;
}

/** Answered on the figure, or in the box or list beside it. */
export function onFigure(hand: LessonHand, step: AskedStep): AskedStep {
  return { ...step, hand };
}

/** With an answer to the nearest whole number. */
export function roundedNumber(...step: Parameters<typeof number>): AskedStep {
  return { ...number(...step), rounded: true } as AskedStep;
}

export function choice(
  key: string,
  answer: string,
  options: readonly { key: string; tag: string }[],
): AskedStep {
  return { kind: 'choice', key, answer, options };
}

/** Steps in a row that show the same picture. */
export function withFigure<Figure>(
  figure: Figure,
  ...steps: readonly AskedStep[]
): StepPlan<Figure>[] {
  return steps.map((step) => ({ ...step, figure }));
}

function planned(mistakes: Mistakes): readonly PlannedMistake[] {
  if (Array.isArray(mistakes)) return mistakes;
  return Object.entries(mistakes).flatMap(([tag, values]) => mistake(tag, ...[values].flat()));
}

/** One misconception with all results it may lead to here. */
export function mistake(tag: string, ...values: (Rational | number)[]): PlannedMistake[] {
  return values.map((value) => ({ tag, value: exact(value) }));
}

const exact = (value: Rational | number): Rational =>
  typeof value === 'number' ? rational(value) : value;

/** A half goes up, as in school; nothing below zero is rounded. */
export function rounded(value: Rational): Rational {
  return value.round();
}

/**
 * Whether a text shows a value: as a whole number, as a fraction or mixed number in any form, or as
 * a decimal.
 */
export function mentionsAnswer(text: string, answer: Rational): boolean {
  const plain = text.replaceAll('−', '-');
  const decimals = [...plain.matchAll(/(-?\d+)\.(\d+)/g)].map(([, whole = '', rest = '']) =>
    rational(BigInt(whole + rest), 10n ** BigInt(rest.length)),
  );
  if (decimals.some((value) => value.equals(answer))) return true;
  return mentionsValue(plain.replaceAll(/-?\d+\.\d+/g, ' '), answer);
}
