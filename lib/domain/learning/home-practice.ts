import { rational, toMixed } from '@/lib/domain/numbers/fractions';
import { type PracticeExercise, rightPracticeAnswer } from './practice';
import { type CardSkill, isCardSkill, type Skill } from './skills';

/** The numbers of home practice are made up, so they reveal no card and no student. */

type Fraction = readonly [numerator: number, denominator: number];

const line = (count: number, [numerator, denominator]: Fraction): PracticeExercise => ({
  kind: 'line',
  count,
  numbers: [toMixed(rational(numerator, denominator))],
});
const sum = (...parts: readonly Fraction[]): PracticeExercise => ({
  kind: 'sum',
  numbers: parts.map(([numerator, denominator]) => toMixed(rational(numerator, denominator))),
});
/** The student has to reduce this fraction, so it is stored unreduced. */
const lowest = (numerator: number, denominator: number): PracticeExercise => ({
  kind: 'lowest',
  numbers: [{ wholeNumber: 0, numerator, denominator }],
});

/**
 * Six questions for each skill: three for one week, three for the next. Estimating and reading a
 * formula have nothing to work out at home.
 */
const QUESTIONS: Readonly<Partial<Record<CardSkill, readonly PracticeExercise[]>>> = {
  'unit-fraction': [
    line(40, [1, 10]),
    line(75, [1, 25]),
    line(24, [1, 8]),
    line(90, [1, 10]),
    line(50, [1, 25]),
    line(32, [1, 4]),
  ],
  remainder: [
    line(37, [1, 10]),
    line(60, [1, 25]),
    line(19, [1, 4]),
    line(53, [1, 10]),
    line(80, [1, 25]),
    line(29, [1, 8]),
  ],
  'mixed-rate': [
    line(3, [5, 2]),
    line(4, [3, 4]),
    line(5, [5, 4]),
    line(2, [7, 2]),
    line(6, [3, 4]),
    line(3, [9, 4]),
  ],
  'equal-fractions': [
    lowest(4, 10),
    lowest(6, 8),
    lowest(15, 25),
    lowest(8, 10),
    lowest(10, 25),
    lowest(4, 8),
  ],
  'like-sums': [
    sum([3, 10], [4, 10]),
    sum([5, 4], [2, 4]),
    sum([7, 10], [8, 10]),
    sum([1, 8], [5, 8]),
    sum([9, 25], [11, 25]),
    sum([6, 10], [7, 10]),
  ],
  'unlike-sums': [
    sum([1, 2], [1, 5]),
    sum([9, 4], [3, 2]),
    sum([3, 4], [1, 8]),
    sum([1, 2], [3, 10]),
    sum([1, 4], [2, 5]),
    sum([5, 2], [7, 10]),
  ],
  'below-zero': [
    sum([13, 2], [-7, 10]),
    sum([2, 5], [-1, 2]),
    sum([9, 4], [-3, 4]),
    sum([5, 2], [-3, 10]),
    sum([1, 10], [-2, 5]),
    sum([4, 1], [-1, 4]),
  ],
};

const AT_ONCE = 3;

export type HomeQuestion = {
  readonly ask: PracticeExercise;
  readonly answer: ReturnType<typeof toMixed>;
};

/** Three questions with answers, alternating from week to week. */
export function homeQuestionsForSkill(skill: CardSkill, week: number): HomeQuestion[] {
  const all = QUESTIONS[skill] ?? [];
  const first = week % 2 === 0 ? 0 : AT_ONCE;
  return all
    .slice(first, first + AT_ONCE)
    .map((ask) => ({ ask, answer: toMixed(rightPracticeAnswer(ask)) }));
}

type Learning = { readonly skill: Skill; readonly right: number; readonly of: number };

/** The skills to practice first: those with the smallest share of right answers. */
export function skillsToPracticeFirst<L extends Learning>(
  learning: readonly L[],
  most: number,
): (L & { skill: CardSkill })[] {
  return learning
    .filter((each): each is L & { skill: CardSkill } => isCardSkill(each.skill) && each.of > 0)
    .toSorted((a, b) => a.right * b.of - b.right * a.of)
    .slice(0, most);
}
