import { mentionsValue, type Rational, rational } from '@/lib/domain/numbers/fractions';
import type { RandomSource } from '@/lib/domain/numbers/random';
import type { LessonGames } from './lesson-games';

/**
 * How a step can be answered on its figure: on the x axis, the y axis, the ring of a circle, one of
 * its parts, or a stem. The answer is the same as from the input field.
 */
export type FigureAnswerPlace = 'x' | 'y' | 'ring' | 'spot' | 'stem';

export type ExpectedMistake = { tag: string; value: Rational };

/**
 * A step as its type plans it: numbers, names, and codes. Its texts are in lib/words under the same
 * key.
 */
type AskedStep = { key: string; hand?: FigureAnswerPlace } & (
  | {
      kind: 'number';
      /** Exact; `rounded` asks for the nearest whole number. */
      answer: Rational;
      rounded?: boolean;
      whole: boolean;
      mistakes: readonly ExpectedMistake[];
    }
  | { kind: 'choice'; answer: string; options: readonly { key: string; tag: string }[] }
);
type StepPlan<Figure> = AskedStep & { figure: Figure };

export type LessonPlan<Figure, Facts> = {
  facts: Facts;
  rows: readonly (readonly (string | null)[])[];
  steps: readonly StepPlan<Figure>[];
};

/** `have` is how many there are if there are too few. */
type MissingData<Code extends string = string> = { code: Code; have?: number };

export type LessonDefinition<Figure, Facts = object, Code extends string = string> = {
  missing: (rows: LessonGames) => MissingData<Code> | null;
  draft: (rows: LessonGames, random: RandomSource) => LessonPlan<Figure, Facts>;
};

type Values = Rational | number | readonly (Rational | number)[];
type Mistakes = Readonly<Record<string, Values>> | readonly ExpectedMistake[];

/** The answer is always whole: a count, or whole yards. */
export function wholeNumberStep(
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

/** The answer may be a fraction, such as a median or a share. */
export function fractionStep(...step: Parameters<typeof wholeNumberStep>): AskedStep {
  return { ...wholeNumberStep(...step), whole: false } as AskedStep;
}

export function makeAnswerableOnFigure(hand: FigureAnswerPlace, step: AskedStep): AskedStep {
  return { ...step, hand };
}

export function roundedNumberStep(...step: Parameters<typeof wholeNumberStep>): AskedStep {
  return { ...wholeNumberStep(...step), rounded: true } as AskedStep;
}

export function choiceStep(
  key: string,
  answer: string,
  options: readonly { key: string; tag: string }[],
): AskedStep {
  return { kind: 'choice', key, answer, options };
}

export function stepsWithFigure<Figure>(
  figure: Figure,
  ...steps: readonly AskedStep[]
): StepPlan<Figure>[] {
  return steps.map((step) => ({ ...step, figure }));
}

function planned(mistakes: Mistakes): readonly ExpectedMistake[] {
  if (Array.isArray(mistakes)) return mistakes;
  return Object.entries(mistakes).flatMap(([tag, values]) =>
    makeExpectedMistakes(tag, ...[values].flat()),
  );
}

export function makeExpectedMistakes(
  tag: string,
  ...values: (Rational | number)[]
): ExpectedMistake[] {
  return values.map((value) => ({ tag, value: exact(value) }));
}

const exact = (value: Rational | number): Rational =>
  typeof value === 'number' ? rational(value) : value;

/** Rounds half up, as in school. Values are never negative here. */
export function roundHalfUp(value: Rational): Rational {
  return value.round();
}

/**
 * True if a text shows the value: as a whole number, a fraction or mixed number in any form, or a
 * decimal.
 */
export function mentionsAnswer(text: string, answer: Rational): boolean {
  const plain = text.replaceAll('−', '-');
  const decimals = [...plain.matchAll(/(-?\d+)\.(\d+)/g)].map(([, whole = '', rest = '']) =>
    rational(BigInt(whole + rest), 10n ** BigInt(rest.length)),
  );
  if (decimals.some((value) => value.equals(answer))) return true;
  return mentionsValue(plain.replaceAll(/-?\d+\.\d+/g, ' '), answer);
}
