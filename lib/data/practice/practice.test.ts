import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getMyMath } from '@/lib/data/my-math/queries';
import { submitPracticeAnswer } from '@/lib/data/practice/commands';
import { submitStep } from '@/lib/data/score-card/commands';
import { listHelmetStickers } from '@/lib/data/team/stickers';
import type { StepKey } from '@/lib/domain/football/positions';
import { studentPractice } from '@/lib/store/collections/practice';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { TEST_SEASON, type TestServices } from '@/lib/testing/services';
import {
  changeAppMeta,
  installStudentWeek,
  nextOperationId,
  RIGHT_ANSWERS,
  stepTryInput,
  typed,
} from '@/lib/testing/student-week';

let test: TestServices;
let kim: SignedInViewer;

beforeEach(async () => {
  ({ test, kim } = await installStudentWeek());
});
afterEach(() => test.dispose());

const onCard = (step: StepKey, text: string) => submitStep(kim, stepTryInput(step, text));
const answer = (
  question: number,
  text: string,
  more: { week?: number; operationId?: string } = {},
) =>
  submitPracticeAnswer(kim, {
    week: 8,
    question,
    typed: typed(text),
    operationId: nextOperationId(),
    ...more,
  });
const practice = async () => (await getMyMath(kim)).practice;
const stored = async () => (await test.store.query(studentPractice, {}))[0];

/** The tight end took two tries: 124 yards are 12 2/5. Then two weeks go by. */
async function playWeek6(): Promise<void> {
  await onCard('TE', '20');
  await onCard('TE', RIGHT_ANSWERS.TE);
  await onCard('QB', RIGHT_ANSWERS.QB);
  await onCard('RB2', RIGHT_ANSWERS.RB2);
  await changeAppMeta(test.store, { currentWeek: 8 });
  test.advance(14 * 86_400_000);
}

it('comes from cards of two weeks ago or more, with no answer in it, and stays the same', async () => {
  await onCard('TE', RIGHT_ANSWERS.TE);
  expect(await practice()).toBeNull();
  await changeAppMeta(test.store, { currentWeek: 7 });
  expect(await practice()).toBeNull();
  await changeAppMeta(test.store, { currentWeek: 8 });
  const first = await practice();
  expect(first?.questions[0]).toMatchObject({ from: 'Week 6', own: null, attempts: 0 });
  expect(await practice()).toEqual(first);
});

it('asks nothing from a card that was never right', async () => {
  await onCard('TE', '20');
  await changeAppMeta(test.store, { currentWeek: 8 });
  expect(await practice()).toBeNull();
  await changeAppMeta(test.store, { currentWeek: 6 });
  await onCard('TE', RIGHT_ANSWERS.TE);
  await changeAppMeta(test.store, { currentWeek: 8 });
  expect(await practice()).not.toBeNull();
});

it('is judged on the server, spaced by the first try, and worth a sticker but no points', async () => {
  await playWeek6();
  const questions = (await practice())?.questions ?? [];
  // By hand: 124 yards at 1/10; what its 4/10 is in lowest terms; and the quarterback's 3/20 and
  // 2/5 (Josh Allen, 169 and 21 yards).
  expect(questions).toHaveLength(3);
  const rights = questions.map(
    ({ ask }) =>
      RIGHT_BY_HAND[
        JSON.stringify([
          ask.kind,
          ask.count ?? null,
          ask.numbers.map(({ numerator, denominator }) => `${numerator}/${denominator}`),
        ])
      ],
  );
  expect(rights).not.toContain(undefined);

  const wrong = await answer(0, '99');
  expect(wrong).toMatchObject({
    outcome: 'wrong',
    finished: false,
    question: { attempts: 1, correct: false, own: null, back: null },
  });
  expect(wrong.hint).not.toBeNull();
  expect(await answer(0, rights[0] ?? '')).toMatchObject({
    outcome: 'right',
    question: { attempts: 2, correct: true, back: expect.stringMatching(/^Back /) },
  });
  expect(await answer(1, rights[1] ?? '')).toMatchObject({ outcome: 'right', finished: false });
  const [slow, quick] = (await stored())?.spacing ?? [];
  expect(slow?.scheduled_days).toBeLessThan(quick?.scheduled_days ?? 0);
  expect(await listHelmetStickers(kim.accountId, TEST_SEASON)).toEqual([]);
  expect(await answer(2, rights[2] ?? '')).toMatchObject({ outcome: 'right', finished: true });
  expect(await listHelmetStickers(kim.accountId, TEST_SEASON)).toMatchObject([
    { reason: 'weeks-ago', week: 8, place: null },
  ]);
  await answer(2, rights[2] ?? '');
  expect(await listHelmetStickers(kim.accountId, TEST_SEASON)).toHaveLength(1);
  expect((await test.store.query(studentProfiles, {}))[0]?.mvpPoints).toBe(0);
});

it('keeps one date for a skill, however many weeks ask about it', async () => {
  await playWeek6();
  const skills: string[] = [];
  for (const week of [8, 9]) {
    await changeAppMeta(test.store, { currentWeek: week });
    const questions = (await practice())?.questions ?? [];
    for (const index of questions.keys()) await answer(index, '99', { week });
    skills.push(...((await stored())?.questions ?? []).map(({ skill }) => skill));
  }
  const dates = (await stored())?.spacing ?? [];
  expect(skills.length).toBeGreaterThan(new Set(skills).size);
  expect(dates.map(({ skill }) => skill).toSorted()).toEqual([...new Set(skills)].toSorted());
});

const RIGHT_BY_HAND: Readonly<Record<string, string>> = {
  '["line",124,["1/10"]]': '12 2/5',
  '["line",169,["1/20"]]': '8 9/20',
  '["line",-3,["1/10"]]': '-3/10',
  '["lowest",null,["4/10"]]': '2/5',
  '["sum",null,["9/20","1/10"]]': '11/20',
};

it('answers a request that comes again as the first time, and refuses what belongs to another week', async () => {
  await playWeek6();
  await practice();
  const first = await answer(0, '99', { operationId: 'the-same-operation' });
  expect(await answer(0, '99', { operationId: 'the-same-operation' })).toEqual(first);
  expect((await stored())?.questions[0]?.attempts).toBe(1);
  await expect(answer(0, '98', { operationId: 'the-same-operation' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await expect(answer(0, '99', { week: 7 })).rejects.toMatchObject({ code: 'conflict' });
});

it('belongs to its student: another one has nothing to answer', async () => {
  await playWeek6();
  await practice();
  const lou = await test.student('lou@school.org');
  const foreign = { week: 8, question: 0, typed: typed('1'), operationId: 'operation-lou' };
  await expect(submitPracticeAnswer(lou, foreign)).rejects.toMatchObject({ code: 'not-found' });
  const ada = await test.teacher('ada@school.org');
  await expect(submitPracticeAnswer(ada, foreign)).rejects.toMatchObject({ code: 'not-allowed' });
});

it('brings other questions with a new week, and what was answered then is not open anymore', async () => {
  await playWeek6();
  const before = await practice();
  await changeAppMeta(test.store, { currentWeek: 9 });
  const after = await practice();
  expect(after?.week).toBe(9);
  expect(after?.questions[0]?.ask).not.toEqual(before?.questions.at(-1)?.ask);
  await expect(answer(0, '1')).rejects.toMatchObject({ code: 'conflict' });
});
