import { makePlayerStepContext } from '@/lib/domain/answers/step-context';
import { parseAnswerText } from '@/lib/domain/testing/steps';
import {
  askedQuestionKey,
  choosePracticeQuestions,
  findPracticeExerciseInStep,
  gradePractice,
  type PracticeExercise,
  type PracticeSource,
  rightPracticeAnswer,
} from './practice';
import { type Skill, type SkillOpportunity, skillOpportunitiesOfStep } from './skills';

const context = (stats: Record<string, number>) =>
  makePlayerStepContext({ position: 'RB', rules: 1, stats });
/** 84 and 35 yards: 8 2/5 and 3 1/2. */
const UNLIKE = context({ RushingYards: 84, ReceivingYards: 35 });

function source(
  week: number,
  key: string,
  more: Partial<PracticeSource<string>> = {},
  missed: Skill[] = [],
): PracticeSource<string> {
  const own = more.context ?? UNLIKE;
  const right: SkillOpportunity[] = skillOpportunitiesOfStep(own, {
    attempts: 1,
    correct: true,
    completedAt: null,
  });
  const chances =
    missed.length > 0 ? missed.map((skill) => ({ skill, result: 'missed' as const })) : right;
  return { week, key, attempts: missed.length > 0 ? 3 : 1, context: own, chances, ...more };
}

const NOTHING_BEFORE = { due: new Map<string, number>(), last: null, asked: new Set<string>() };
const kinds = (chosen: readonly { skill: string }[]) => chosen.map(({ skill }) => skill);

describe('a question', () => {
  it.each<[Parameters<typeof findPracticeExerciseInStep>[0], PracticeExercise | null, string]>([
    ['remainder', { kind: 'line', count: 84, numbers: [parseAnswerText('1/10')] }, '8 2/5'],
    [
      'equal-fractions',
      { kind: 'lowest', numbers: [{ wholeNumber: 0, numerator: 4, denominator: 10 }] },
      '2/5',
    ],
    [
      'unlike-sums',
      { kind: 'sum', numbers: [parseAnswerText('2/5'), parseAnswerText('1/2')] },
      '9/10',
    ],
    ['like-sums', null, ''],
    ['below-zero', null, ''],
    ['mixed-rate', null, ''],
  ])('of the kind %s has the real numbers of the card', (skill, ask, answer) => {
    expect(findPracticeExerciseInStep(skill, UNLIKE)).toEqual(ask);
    if (ask)
      expect(
        rightPracticeAnswer(ask).equals(
          rightPracticeAnswer({ kind: 'lowest', numbers: [parseAnswerText(answer)] }),
        ),
      ).toBe(true);
  });

  it('below zero keeps its sign', () => {
    const ask = findPracticeExerciseInStep('below-zero', context({ RushingYards: -3 }));
    expect(ask && rightPracticeAnswer(ask).toFraction()).toBe('-3/10');
  });

  it('that asks for lowest terms is right only in them; any other is right in every form', () => {
    const lowest: PracticeExercise = {
      kind: 'lowest',
      numbers: [{ wholeNumber: 0, numerator: 4, denominator: 10 }],
    };
    const grade = (ask: PracticeExercise, numerator: number, denominator: number) =>
      gradePractice(ask, { wholeNumber: 0, numerator, denominator }).correct;
    expect(grade(lowest, 2, 5)).toBe(true);
    expect(grade(lowest, 4, 10)).toBe(false);
    const sum: PracticeExercise = {
      kind: 'sum',
      numbers: [parseAnswerText('2/5'), parseAnswerText('1/2')],
    };
    expect(grade(sum, 18, 20)).toBe(true);
    expect(grade(sum, 9, 11)).toBe(false);
  });
});

describe('the questions of a week', () => {
  const all = [
    source(1, 'RB1'),
    source(2, 'RB2', {}, ['unlike-sums']),
    source(3, 'RB1', {}, ['unlike-sums', 'remainder']),
  ];

  it('begin with what this student missed most often, and take the card that took the most tries', () => {
    const chosen = choosePracticeQuestions(all, NOTHING_BEFORE, 0);
    expect(kinds(chosen)).toEqual(['unlike-sums', 'remainder', 'equal-fractions']);
    expect(chosen[0]?.source).toMatchObject({ week: 2, key: 'RB2' });
    expect(chosen[1]?.source).toMatchObject({ week: 3, key: 'RB1' });
  });

  it('are never two of a kind in a row, not even after the last one of the week before', () => {
    expect(
      kinds(choosePracticeQuestions(all, { ...NOTHING_BEFORE, last: 'unlike-sums' }, 0))[0],
    ).toBe('remainder');
    const whole = context({ RushingYards: 60 });
    const two = [
      source(1, 'RB1', { context: whole }),
      source(2, 'RB1', { context: whole }),
      source(2, 'RB2', { context: context({ RushingYards: 63 }) }),
    ];
    expect(kinds(choosePracticeQuestions(two, NOTHING_BEFORE, 0))).toEqual([
      'unit-fraction',
      'remainder',
      'unit-fraction',
    ]);
    expect(kinds(choosePracticeQuestions(two.slice(0, 2), NOTHING_BEFORE, 0))).toEqual([
      'unit-fraction',
    ]);
  });

  it('leave what is not due yet for later, and take the soonest of it where nothing else is left', () => {
    const due = new Map([
      ['unlike-sums', 300],
      ['equal-fractions', 200],
      ['remainder', 50],
    ]);
    expect(kinds(choosePracticeQuestions(all, { ...NOTHING_BEFORE, due }, 100))).toEqual([
      'remainder',
      'equal-fractions',
      'unlike-sums',
    ]);
  });

  it('are about another card than lately, as long as there is one', () => {
    const asked = new Set([askedQuestionKey('unlike-sums', { week: 2, key: 'RB2' })]);
    expect(choosePracticeQuestions(all, { ...NOTHING_BEFORE, asked }, 0)[0]?.source).toMatchObject({
      week: 3,
      key: 'RB1',
    });
    const every = new Set(
      all.map(({ week, key }) => askedQuestionKey('unlike-sums', { week, key })),
    );
    expect(kinds(choosePracticeQuestions(all, { ...NOTHING_BEFORE, asked: every }, 0))).toContain(
      'unlike-sums',
    );
  });

  it('are none without an earlier card', () => {
    expect(choosePracticeQuestions([], NOTHING_BEFORE, 0)).toEqual([]);
  });
});
