import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { LessonFigure } from '@/lib/domain/graphs/graph-type';
import {
  type ChoiceStep,
  FINAL_LESSON_STEP_INDEX,
  type Lesson,
  type LessonStep,
  type NumberStep,
} from '@/lib/domain/graphs/lesson';
import { GRAPH_MODULES } from '@/lib/domain/graphs/registry';
import type { LessonGames } from '@/lib/domain/lessons/lesson-games';
import { type LessonPlan, mentionsAnswer, roundHalfUp } from '@/lib/domain/lessons/lesson-plan';
import { shuffledCopy } from '@/lib/domain/lessons/random-picks';
import type { Rational } from '@/lib/domain/numbers/fractions';
import { type RandomSource, seededRandom } from '@/lib/domain/numbers/random';
import {
  appendLeftOutPlayersText,
  LESSON_HINTS_WITHOUT_EXAMPLE,
  type LessonWords,
  lessonClosedReasonText,
  noGameCell,
  SHARED_HINTS,
} from '@/words/graphs/lesson-words';
import { GRAPH_WORDS } from '@/words/graphs/registry';

/**
 * The rules by which a lesson is made of its rows and seed. Raise it whenever the same seed makes
 * other numbers, questions or answers than before: what was typed for a question of older rules is
 * then not graded against another one (docs/decisions/0021-lessons.md).
 */
export const LESSON_RULES_VERSION = 2;
/** The rules of lessons that were stored before rules had a version number. */
export const FIRST_LESSON_RULES_VERSION = 1;

const MAX_STRICT_DRAWS = 40;

/**
 * Draws one lesson's numbers from the given games, and puts them in words. Only if the lesson's
 * `missing` returns null for these games.
 */
export function drawWordedLessonDraft(
  type: GraphType,
  rows: LessonGames,
  random: RandomSource,
): LessonDraft {
  const draft = wordedLesson<object>(
    GRAPH_MODULES[type].lesson.draft(rows, random),
    GRAPH_WORDS[type].lesson as LessonWords<object>,
  );
  return { ...draft, about: appendLeftOutPlayersText(draft.about, rows.leftOut) };
}

/**
 * The lesson of one type on a student's own numbers, with its answers. The same rows and seed
 * always give the same lesson. Null exactly when `lessonClosedReason` has a reason.
 */
export function makeLesson(type: GraphType, rows: LessonGames, seed: number): Lesson | null {
  if (GRAPH_MODULES[type].lesson.missing(rows) !== null) return null;
  const drawn = (draw: number, strict: boolean) => {
    const random = seededRandom(seed + draw * 0x9e3779b1);
    return lessonFromDraft(type, drawWordedLessonDraft(type, rows, random), random, strict);
  };
  for (let draw = 0; draw < MAX_STRICT_DRAWS; draw += 1) {
    const lesson = drawn(draw, true);
    if (lesson) return lesson;
  }
  return drawn(0, false);
}

/** Null when the lesson is open. */
export function lessonClosedReason(type: GraphType, rows: LessonGames): string | null {
  const lack = GRAPH_MODULES[type].lesson.missing(rows);
  if (!lack) return null;
  const missing = (GRAPH_WORDS[type].lesson.missing as Record<string, string>)[lack.code] ?? '';
  return appendLeftOutPlayersText(lessonClosedReasonText(missing, lack.have), rows.leftOut);
}

type HintDraft = {
  /** The first hint. It must not contain a number. */
  nudge: string;
  /** Each `variant`, from 0, has other numbers. */
  sibling: (variant: number) => string;
  nearly: string;
};

/** A step whose answer is a number: exact, or with `rounded` the nearest whole number. */
export type NumberStepDraft = Omit<NumberStep, 'hints' | 'exact'> &
  HintDraft & { rounded?: boolean };
export type ChoiceStepDraft = Omit<ChoiceStep, 'hints'> & HintDraft;
export type LessonStepDraft = NumberStepDraft | ChoiceStepDraft;

type LessonDraft = Pick<Lesson, 'about' | 'graphTitle' | 'table'> & {
  meaning: (answer: Rational) => string;
  steps: readonly LessonStepDraft[];
};

/**
 * A lesson as its type draws it, with its words.
 *
 * @throws RangeError where words are missing.
 */
function wordedLesson<Facts>(
  { facts, rows, steps }: LessonPlan<LessonFigure, Facts>,
  words: LessonWords<Facts>,
): LessonDraft {
  const say = (text: string | ((facts: Facts) => string) | undefined, key: string): string => {
    if (text === undefined) throw new RangeError(`No words for ${key}`);
    return typeof text === 'string' ? text : text(facts);
  };
  return {
    about: words.about,
    graphTitle: say(words.graph, 'graph'),
    meaning: (answer) => words.meaning(answer, facts),
    table: {
      caption: words.caption,
      columns: words.columns(facts),
      rows: rows.map((row) => row.map((cell) => cell ?? noGameCell())),
    },
    steps: steps.map((step): LessonStepDraft => {
      const stepWords = words.steps[step.key];
      if (!stepWords) throw new RangeError(`No words for ${step.key}`);
      const base = {
        key: step.key,
        figure: { ...step.figure, ...words.figure },
        ...(step.hand ? { hand: step.hand } : {}),
        title: say(stepWords.title, step.key),
        teach: say(stepWords.teach, step.key),
        question: say(stepWords.question, step.key),
        nudge: say(stepWords.nudge, step.key),
        sibling: (variant: number) => stepWords.sibling(variant, facts),
        nearly: say(stepWords.nearly, step.key),
      };
      if (step.kind === 'choice') {
        const optionOf = (key: string) =>
          typeof stepWords.options === 'function'
            ? stepWords.options(key, facts)
            : stepWords.options?.[key];
        const options = step.options.map(({ key, tag }) => {
          const option = optionOf(key);
          if (!option) throw new RangeError(`No words for ${step.key}, ${key}`);
          return { key, label: option.label, tag, hint: option.hint };
        });
        return { ...base, kind: 'choice', answer: step.answer, options };
      }
      const mistakes = step.mistakes.map(({ tag, value }) => ({
        tag,
        hint: say(stepWords.mistakes?.[tag] ?? SHARED_HINTS[tag], tag),
        value,
      }));
      const { answer, rounded, whole } = step;
      return {
        ...base,
        kind: 'number',
        answer,
        rounded,
        whole,
        unit: stepWords.unit ?? '',
        mistakes,
      };
    }),
  };
}

const MAX_EXAMPLE_VARIANTS = 40;

/**
 * Null if one of the lesson's own sentences would give away an answer. `strict` also refuses two
 * small flaws: a question that happens to contain the answer's number, such as week 5 where 5 is
 * right, and half a unit that has to be rounded.
 */
export function lessonFromDraft(
  type: GraphType,
  { steps, meaning, ...draft }: LessonDraft,
  random: RandomSource,
  strict: boolean,
): Lesson | null {
  const finished: LessonStep[] = [];
  for (const unchecked of steps) {
    const step =
      unchecked.kind === 'number'
        ? finishNumber(unchecked, strict)
        : finishChoice(unchecked, random);
    if (!step) return null;
    finished.push(step);
  }
  const final = finished[FINAL_LESSON_STEP_INDEX];
  if (finished.length !== FINAL_LESSON_STEP_INDEX + 1 || final?.kind !== 'number') {
    throw new RangeError(`A lesson ends with a number at index ${FINAL_LESSON_STEP_INDEX}`);
  }
  const last = { ...final, correctAnswer: final.answer.valueOf() };
  return {
    type,
    ...draft,
    meaning: tidy(meaning(final.answer)),
    steps: finished.with(FINAL_LESSON_STEP_INDEX, last),
  };
}

/** A name such as "Odell Beckham Jr." ends its sentence by itself. */
const tidy = (text: string): string => text.replaceAll('..', '.');

function finishNumber(
  { sibling, nudge, nearly, rounded: isRounded = false, ...draft }: NumberStepDraft,
  strict: boolean,
): NumberStep | null {
  const answer = isRounded ? roundHalfUp(draft.answer) : draft.answer;
  const isHalf = isRounded && draft.answer.mul(2).d === 1n && draft.answer.d !== 1n;
  const isClean = (text: string) => !mentionsAnswer(text, answer);
  if (strict && (isHalf || ![draft.title, draft.teach, draft.question, draft.unit].every(isClean)))
    return null;
  return {
    ...draft,
    question: tidy(draft.question),
    answer,
    exact: isRounded ? draft.answer : null,
    hints: hintsOf({ sibling, nudge, nearly }, isClean),
    mistakes: draft.mistakes.filter(({ value, hint }) => !value.equals(answer) && isClean(hint)),
  };
}

/**
 * The options are in a random order: no place in the list is the right one more often than another.
 */
function finishChoice(
  { sibling, nudge, nearly, ...draft }: ChoiceStepDraft,
  random: RandomSource,
): ChoiceStep {
  const right = draft.options.find(({ key }) => key === draft.answer);
  if (!right) throw new RangeError(`No option is right in "${draft.key}"`);
  const isClean = (text: string) => !text.toLowerCase().includes(right.label.toLowerCase());
  return {
    ...draft,
    question: tidy(draft.question),
    options: shuffledCopy(draft.options, random),
    hints: hintsOf({ sibling, nudge, nearly }, isClean),
  };
}

function hintsOf({ sibling, nudge, nearly }: HintDraft, isClean: (text: string) => boolean) {
  return {
    nudge: isClean(nudge) ? tidy(nudge) : LESSON_HINTS_WITHOUT_EXAMPLE.nudge,
    sibling: cleanExample(sibling, isClean) ?? LESSON_HINTS_WITHOUT_EXAMPLE.sibling,
    nearly: isClean(nearly) ? tidy(nearly) : LESSON_HINTS_WITHOUT_EXAMPLE.nearly,
  };
}

function cleanExample(
  sibling: HintDraft['sibling'],
  isClean: (text: string) => boolean,
): string | null {
  for (let variant = 0; variant < MAX_EXAMPLE_VARIANTS; variant += 1) {
    const example = sibling(variant);
    if (isClean(example)) return example;
  }
  return null;
}
