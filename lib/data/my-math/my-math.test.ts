import type { SignedInViewer } from '@/lib/data/access/viewer';
import { submitStep } from '@/lib/data/score-card/commands';
import { getClassSkills } from '@/lib/data/skill/queries';
import type { StepKey } from '@/lib/domain/football/positions';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import type { TestServices } from '@/lib/testing/services';
import { installStudentWeek, stepTryInput, WEEK } from '@/lib/testing/student-week';
import { getMyMath } from './queries';

let test: TestServices;
let kim: SignedInViewer;

beforeEach(async () => {
  ({ test, kim } = await installStudentWeek());
});
afterEach(() => test.dispose());

async function answer(text: string, step: StepKey = 'WR1'): Promise<void> {
  test.advance(60_000);
  await submitStep(kim, stepTryInput(step, text));
}

const marks = async () => {
  const { canDo, learning } = await getMyMath(kim);
  return Object.fromEntries([...canDo, ...learning].map(({ skill, last }) => [skill, last]));
};

it('is empty before the first try', async () => {
  expect(await getMyMath(kim)).toEqual({
    week: WEEK,
    canDo: [],
    learning: [],
    notKnown: [],
    firstTries: { right: 0, missed: 0, unknown: 0 },
    beaten: [],
    practice: null,
  });
});

/**
 * Tyreek Hill: 6 catches, 163 yards, a touchdown: 6 + 16 3/10 + 5 = 27 3/10. One fraction, so there
 * is no sum of fractions.
 */
it('counts a card that was right at once for all of its skills, with numbers of the own card', async () => {
  await answer('27 3/10');
  expect(await marks()).toEqual({
    formula: ['right'],
    'unit-fraction': ['right'],
    remainder: ['right'],
  });
  const { learning } = await getMyMath(kim);
  expect(learning[2]).toMatchObject({
    skill: 'remainder',
    standard: '5.NF.B.3',
    count: 'First try: 1 of 1',
    status: 'learning',
    seen: 'Oct 18',
    example: {
      kind: 'quotient',
      count: 163,
      by: 10,
      value: { wholeNumber: 16, numerator: 3, denominator: 10 },
    },
  });
});

it('counts a first try that was not right only for what it points at, and shows no number of an open card', async () => {
  await answer('27');
  expect(await marks()).toEqual({ remainder: ['missed'] });
  const { learning } = await getMyMath(kim);
  expect(learning[0]?.example).toBeNull();
});

it('shows a first try that nothing explains as unknown, for each skill of its card', async () => {
  await answer('1');
  const { learning, notKnown, firstTries } = await getMyMath(kim);
  expect(learning).toEqual([]);
  expect(notKnown.map(({ skill, count }) => [skill, count])).toEqual([
    ['formula', 'First try: 1 try where we can’t tell'],
    ['unit-fraction', 'First try: 1 try where we can’t tell'],
    ['remainder', 'First try: 1 try where we can’t tell'],
  ]);
  expect(firstTries).toEqual({ right: 0, missed: 0, unknown: 1 });
});

it('opens data of before, with its tries counted: what the step kept of its newest wrong try stands for the first', async () => {
  await answer('27');
  await answer('27 3/10');
  const now = await marks();
  const [stored] = await test.store.query(studentWeeklyProgress, {});
  if (!stored) throw new Error('no progress');
  const before = stored.steps.map(({ firstWrong: _first, longForm: _form, ...step }) => step);
  await test.store.set(studentWeeklyProgress, { ...stored, steps: before });
  expect(now).toEqual({ remainder: ['missed'] });
  expect(await marks()).toEqual(now);
  // Another program keeps no players, no dates and no hints.
  const bare = before.map(({ hints: _hints, ...step }) => ({
    ...step,
    playerId: null,
    completedAt: null,
  }));
  await test.store.set(studentWeeklyProgress, { ...stored, lastAnswerAt: undefined, steps: bare });
  expect(await marks()).toEqual({});
});

it('is for students; a class is for its own teacher', async () => {
  const teacher = await test.teacher('ada@school.org');
  await expect(getMyMath(teacher)).rejects.toMatchObject({ code: 'not-allowed' });
  await expect(getClassSkills(kim, 'league')).rejects.toMatchObject({ code: 'not-allowed' });
  await expect(getClassSkills(teacher, 'no-such-league')).rejects.toMatchObject({
    code: 'not-found',
  });
});
