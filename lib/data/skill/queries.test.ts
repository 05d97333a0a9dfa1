import { getClassRoster } from '@/lib/data/class-roster/queries';
import { getMyMath } from '@/lib/data/my-math/queries';
import { getClassSkills } from '@/lib/data/skill/queries';
import { getStudentTalkPage } from '@/lib/data/student/talk-queries';
import type { StepKey } from '@/lib/domain/football/positions';
import { leagues } from '@/lib/store/collections/leagues';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { RIGHT_ANSWERS } from '@/lib/testing/student-week';
import {
  addStudent,
  installTwoClasses,
  OWN_LEAGUE_ID,
  submitStepTry,
  type TwoClasses,
} from '@/lib/testing/two-classes';

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

/**
 * Of week 6, level 1. Each has a unit fraction; all but the kicker and the defense leave something
 * over.
 */
const PLAYERS: readonly StepKey[] = ['QB', 'RB1', 'RB2', 'WR1', 'WR2', 'TE'];

/** One line of yards times 10 or 20, where the card asks for 1/10 or 1/20. */
const TEN_TIMES: Readonly<Partial<Record<StepKey, string>>> = {
  QB: '3391 1/10',
  RB1: '1169 7/10',
  RB2: '-30',
  WR1: '1641',
  WR2: '1177',
  TE: '1249',
};

it('names who can do what and who is learning it, in the order of the alphabet', async () => {
  const zoe = await addStudent(test, 'Zoe');
  const bea = await addStudent(test, 'Bea');
  const cid = await addStudent(test, 'Cid');
  const dan = await addStudent(test, 'Dan');
  for (const step of PLAYERS) {
    for (const student of [zoe, bea]) await submitStepTry(student, step, RIGHT_ANSWERS[step]);
    await submitStepTry(cid, step, TEN_TIMES[step] ?? '');
    // 1 is no one's points here, and nothing explains it.
    await submitStepTry(dan, step, '1');
  }
  await submitStepTry(test.kim, 'QB', RIGHT_ANSWERS.QB);
  const { skills, students, firstTries, readyForLevel2 } = await getClassSkills(
    test.teacher,
    OWN_LEAGUE_ID,
  );
  expect(students).toBe(5);
  expect(firstTries).toEqual({ right: 13, missed: 6, unknown: 6 });
  expect(skills.find(({ skill }) => skill === 'unit-fraction')).toEqual({
    skill: 'unit-fraction',
    name: 'A count times a unit fraction',
    standard: '5.NF.B.4',
    canDo: ['Bea L.', 'Zoe L.'],
    learning: ['Cid L.', 'Kim L.'],
    // One chance says nothing yet.
    needsHand: ['Cid L.'],
    notKnown: ['Dan L.'],
  });
  expect(readyForLevel2).toEqual([]);
});

it('is ready for level 2 by the counts of level 1, and no one is where the class has formulas of its own', async () => {
  for (const step of PLAYERS) await submitStepTry(test.kim, step, RIGHT_ANSWERS[step]);
  const [done] = await test.store.query(studentWeeklyProgress, {});
  if (!done) throw new Error('No card.');
  for (const week of [3, 4, 5])
    await test.store.set(studentWeeklyProgress, { ...done, id: `week-${week}`, week });
  expect(await getClassSkills(test.teacher, OWN_LEAGUE_ID)).toMatchObject({
    readyForLevel2: ['Kim L.'],
    classFormulas: null,
  });

  const set = { name: 'Unlike, November', lines: { QB: { PassingYards: [1, 15] } } };
  const statisticsSeason = done.season;
  await test.store.merge(leagues, OWN_LEAGUE_ID, {
    formulaSets: [{ statisticsSeason, fromWeek: 7, set }],
  } as never);
  expect(await getClassSkills(test.teacher, OWN_LEAGUE_ID)).toMatchObject({
    readyForLevel2: [],
    classFormulas: 'Unlike, November',
  });
  expect(await getClassRoster(test.teacher, OWN_LEAGUE_ID)).toMatchObject({
    classFormulas: 'Unlike, November',
  });
});

it('counts the same for the teacher as for the student', async () => {
  for (const step of PLAYERS)
    await submitStepTry(test.kim, step, step === 'TE' ? '1' : RIGHT_ANSWERS[step]);
  const { canDo, learning, notKnown, firstTries, beaten } = await getMyMath(test.kim);
  const talk = await getStudentTalkPage(test.teacher, OWN_LEAGUE_ID, test.kim.accountId);
  const byName = (list: readonly { skill: string }[]) =>
    list.toSorted((a, b) => a.skill.localeCompare(b.skill));
  expect(byName(talk.skills)).toEqual(byName([...canDo, ...learning, ...notKnown]));
  expect(talk).toMatchObject({
    beaten,
    firstTries,
    tried: 6,
    firstTry: 5,
    finished: { done: 0, of: 6 },
    onTime: 0,
    firstName: 'Kim',
  });
  expect(firstTries).toEqual({ right: 5, missed: 0, unknown: 1 });
});

it('is empty before the class has begun', async () => {
  expect(await getClassSkills(test.teacher, OWN_LEAGUE_ID)).toMatchObject({
    skills: [],
    readyForLevel2: [],
  });
});
