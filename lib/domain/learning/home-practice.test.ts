import { homeQuestionsForSkill, skillsToPracticeFirst } from './home-practice';
import { CARD_SKILL_STANDARDS, type CardSkill } from './skills';

const text = ({
  wholeNumber,
  numerator,
  denominator,
}: {
  wholeNumber: number;
  numerator: number;
  denominator: number;
}) =>
  [
    wholeNumber === 0 && numerator !== 0 ? '' : wholeNumber,
    numerator === 0 ? '' : `${numerator}/${denominator}`,
  ]
    .filter((part) => part !== '')
    .join(' ');

/** Worked out by hand. */
const ANSWERS: Readonly<Partial<Record<CardSkill, readonly [even: string[], odd: string[]]>>> = {
  'unit-fraction': [
    ['4', '3', '3'],
    ['9', '2', '8'],
  ],
  remainder: [
    ['3 7/10', '2 2/5', '4 3/4'],
    ['5 3/10', '3 1/5', '3 5/8'],
  ],
  'mixed-rate': [
    ['7 1/2', '3', '6 1/4'],
    ['7', '4 1/2', '6 3/4'],
  ],
  'equal-fractions': [
    ['2/5', '3/4', '3/5'],
    ['4/5', '2/5', '1/2'],
  ],
  'like-sums': [
    ['7/10', '1 3/4', '1 1/2'],
    ['3/4', '4/5', '1 3/10'],
  ],
  'unlike-sums': [
    ['7/10', '3 3/4', '7/8'],
    ['4/5', '13/20', '3 1/5'],
  ],
  'below-zero': [
    ['5 4/5', '-1/10', '1 1/2'],
    ['2 1/5', '-3/10', '3 3/4'],
  ],
};

it.each(Object.keys(CARD_SKILL_STANDARDS) as CardSkill[])(
  '%s has answers that are right, and other questions the next week',
  (skill) => {
    const [even = [], odd = []] = ANSWERS[skill] ?? [];
    expect(homeQuestionsForSkill(skill, 6).map(({ answer }) => text(answer))).toEqual(even);
    expect(homeQuestionsForSkill(skill, 7).map(({ answer }) => text(answer))).toEqual(odd);
    expect(homeQuestionsForSkill(skill, 8)).toEqual(homeQuestionsForSkill(skill, 6));
  },
);

it('begins with the smallest share, and leaves lessons to the lessons', () => {
  const learning = [
    { skill: 'remainder', right: 3, of: 5 },
    { skill: 'circle', right: 0, of: 9 },
    { skill: 'unlike-sums', right: 2, of: 10 },
    { skill: 'like-sums', right: 1, of: 2 },
    { skill: 'below-zero', right: 0, of: 0 },
  ] as never[];
  expect(skillsToPracticeFirst(learning, 2).map(({ skill }) => skill)).toEqual([
    'unlike-sums',
    'like-sums',
  ]);
});
