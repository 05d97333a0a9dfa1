import type { GraphType, LessonFigure } from '@/lib/domain/graphs/graph-type';
import { drawnOrder } from '@/lib/domain/lessons/chance';
import { type LessonPlan, mentionsAnswer, rounded } from '@/lib/domain/lessons/draft';
import {
  type ChoiceStep,
  FINAL_LESSON_STEP,
  type Lesson,
  type LessonOption,
  type LessonStep,
  type LessonTable,
  type NumberMistake,
  type NumberStep,
} from '@/lib/domain/lessons/lesson';
import type { Rational } from '@/lib/domain/numbers/fractions';
import type { RandomSource } from '@/lib/domain/numbers/random';
import { type LessonWords, NO_GAME, PLAIN_HINTS, SHARED_HINTS } from '@/words/lessons/lesson-words';

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
export type ChoiceDraft = BaseDraft & {
  kind: 'choice';
  answer: string;
  options: readonly LessonOption[];
};
export type StepDraft = NumberDraft | ChoiceDraft;

export type LessonDraft = {
  about: string;
  table: LessonTable;
  steps: readonly StepDraft[];
};

/** A lesson as its type draws it, with its words. @throws RangeError where words are missing. */
export function wordedLesson<Facts>(
  { facts, rows, steps }: LessonPlan<LessonFigure, Facts>,
  words: LessonWords<Facts>,
): LessonDraft {
  const say = (text: string | ((facts: Facts) => string) | undefined, key: string): string => {
    if (text === undefined) throw new RangeError(`No words for ${key}`);
    return typeof text === 'string' ? text : text(facts);
  };
  return {
    about: words.about,
    table: {
      caption: words.caption,
      columns: words.columns(facts),
      rows: rows.map((row) => row.map((cell) => cell ?? NO_GAME)),
    },
    steps: steps.map((step): StepDraft => {
      const own = words.steps[step.key];
      if (!own) throw new RangeError(`No words for ${step.key}`);
      const base = {
        key: step.key,
        figure: { ...step.figure, ...words.figure },
        title: say(own.title, step.key),
        teach: say(own.teach, step.key),
        question: say(own.question, step.key),
        nudge: say(own.nudge, step.key),
        sibling: (variant: number) => own.sibling(variant, facts),
        nearly: say(own.nearly, step.key),
      };
      if (step.kind === 'choice') {
        const optionOf = (key: string) => (typeof own.options === 'function' ? own.options(key, facts) : own.options?.[key]);
        const options = step.options.map(({ key, tag }) => {
          const option = optionOf(key);
          if (!option) throw new RangeError(`No words for ${step.key}, ${key}`);
          return { key, label: option.label, tag, hint: option.hint };
        });
        return { ...base, kind: 'choice', answer: step.answer, options };
      }
      const mistakes = step.mistakes.map(({ tag, value }) => ({
        tag,
        hint: say(own.mistakes?.[tag] ?? SHARED_HINTS[tag], tag),
        value,
      }));
      return { ...base, kind: 'number', answer: step.answer, rounded: step.rounded, unit: own.unit ?? '', mistakes };
    }),
  };
}

const OTHER_NUMBERS = 40;

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
  { sibling, nudge, nearly }: Pick<BaseDraft, 'sibling' | 'nudge' | 'nearly'>,
  isClean: (text: string) => boolean,
) {
  return {
    nudge: isClean(nudge) ? tidy(nudge) : PLAIN_HINTS.nudge,
    sibling: cleanExample(sibling, isClean) ?? PLAIN_HINTS.sibling,
    nearly: isClean(nearly) ? tidy(nearly) : PLAIN_HINTS.nearly,
  };
}

function cleanExample(sibling: BaseDraft['sibling'], isClean: (text: string) => boolean): string | null {
  for (let variant = 0; variant < OTHER_NUMBERS; variant += 1) {
    const example = sibling(variant);
    if (isClean(example)) return example;
  }
  return null;
}
