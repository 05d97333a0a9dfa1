import type { Viewer } from '@/lib/data/access/viewer';
import { readWrongTriesOfClassWeek } from '@/lib/data/mistake/wrong-tries';
import { submitStep } from '@/lib/data/score-card/commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { getStudentCurrentStep, getStudentWork } from '@/lib/data/student/queries';
import { getStudentShell } from '@/lib/data/student-page/queries';
import { placeSticker } from '@/lib/data/team/commands';
import { internSeasonKey } from '@/lib/domain/calendar/season-key';
import { STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import { isRightOnFirstTryOrNull } from '@/lib/domain/learning/skills';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { studentPlayerScoreAttempts } from '@/lib/store/collections/attempts';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import {
  helmetStickers,
  mvpEvents,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { TEST_NOW, TEST_SEASON } from '@/lib/testing/services';
import { mvpPointsOf, RIGHT_ANSWERS, stepTryInput } from '@/lib/testing/student-week';
import {
  installTwoClasses,
  OWN_LEAGUE_ID,
  submitStepTry,
  type TwoClasses,
} from '@/lib/testing/two-classes';
import {
  markStepCommentRead,
  markStepsDoneOnPaper,
  setStepComment,
  setTryTakenOut,
} from './teacher-commands';

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

const place = (step: StepKey) => ({
  leagueId: OWN_LEAGUE_ID,
  studentId: test.kim.accountId,
  week: 6,
  step,
});
const take = (step: StepKey, attempt: number, out = true, viewer: Viewer = test.teacher) =>
  setTryTakenOut(viewer, { ...place(step), attempt, out });
const paper = (step: StepKey, onPaper = true, rest = false, viewer: Viewer = test.teacher) =>
  markStepsDoneOnPaper(viewer, { ...place(step), onPaper, rest });
const comment = (text: string, viewer: Viewer = test.teacher) =>
  setStepComment(viewer, { ...place('QB'), text });
const finish = async (keys: readonly StepKey[] = STEP_KEYS) => {
  for (const key of keys) await submitStepTry(test.kim, key, RIGHT_ANSWERS[key]);
};
const progress = async () => {
  const [found] = await test.store.query(studentWeeklyProgress, {});
  if (!found) throw new Error('No week');
  return found;
};
const step = async (key: StepKey) => {
  const found = (await progress()).steps[STEP_KEYS.indexOf(key)];
  if (!found) throw new Error(`No step ${key}`);
  return found;
};
const points = () => mvpPointsOf(test.store, test.kim);
const ledger = async () =>
  (await test.store.query(mvpEvents, {}))
    .map(({ id, reason, points }) => `${reason} ${points} ${id.split('_').at(-1)}`)
    .sort();
const isDone = async () => (await test.store.query(studentWeeklyTasks, {}))[0]?.task2 != null;
const openSteps = async () =>
  (await getOrOpenScoreCard(test.kim))?.steps
    .filter(({ correct }) => !correct)
    .map(({ key }) => key);
const logged = async () => (await test.store.query(auditLog, {})).map(({ action }) => action);

describe('an answer that is taken out', () => {
  it('leaves the step as it would be without it, and comes back as it was', async () => {
    for (const wrong of ['27', '28 3/10', '27 1/3']) await submitStepTry(test.kim, 'WR1', wrong);
    const before = await step('WR1');
    expect(await take('WR1', 2)).toEqual({ changed: true });
    const { firstWrong, ...open } = await step('WR1');
    expect(open).toMatchObject({ attempts: 2, correct: false, takenOut: [2], revision: 1 });
    expect(firstWrong).toEqual(before.firstWrong);
    expect(open.lastWrong?.answer).toEqual(before.lastWrong?.answer);
    expect((await progress()).stuck).toBe(false);
    await take('WR1', 2, false);
    expect(await step('WR1')).toEqual({ ...before, takenOut: [], revision: 2 });
    expect((await progress()).stuck).toBe(true);
  });

  it('is no first try: the next one counts as the first', async () => {
    await submitStepTry(test.kim, 'QB', '902');
    await take('QB', 1);
    expect((await step('QB')).firstWrong).toBeUndefined();
    await submitStepTry(test.kim, 'QB', RIGHT_ANSWERS.QB);
    const right = await step('QB');
    expect(right).toMatchObject({ attempts: 1, correct: true });
    expect(isRightOnFirstTryOrNull(right)).toBe(true);
    const tries = await test.store.query(studentPlayerScoreAttempts, {});
    expect(tries.map(({ attempt, takenOut }) => [attempt, Boolean(takenOut)]).sort()).toEqual([
      [1, true],
      [2, false],
    ]);
    const { tries: wrong } = await readWrongTriesOfClassWeek(internSeasonKey(TEST_SEASON), 6, [
      await progress(),
    ]);
    expect(wrong).toEqual([]);
  });

  it('opens a right step and the total, and takes the points back until both are right', async () => {
    await finish();
    expect([await points(), await isDone()]).toEqual([5, true]);
    await take('RB1', 1);
    expect([await points(), await isDone(), await openSteps()]).toEqual([
      0,
      false,
      ['RB1', 'TEAM'],
    ]);
    await take('RB1', 1);
    expect(await points()).toBe(0);
    await finish(['RB1', 'TEAM']);
    expect([await points(), await isDone(), await openSteps()]).toEqual([5, true, []]);
    await take('RB1', 2);
    await finish(['RB1', 'TEAM']);
    expect(await points()).toBe(5);
    expect(await ledger()).toEqual([
      'equations 5 1',
      'equations 5 2',
      'equations 5 equations',
      'equations-taken-back -5 1',
      'equations-taken-back -5 equations-taken-back',
    ]);
  });

  it('leaves a sticker that it had earned where the student has put it', async () => {
    const guess = () =>
      submitStep(test.kim, stepTryInput('QB', RIGHT_ANSWERS.QB, { estimate: 20 }));
    const stickers = () => test.store.query(helmetStickers, {});
    await guess();
    const [earned] = await stickers();
    await placeSticker(test.kim, { stickerId: earned?.id ?? '', place: { x: 40, y: 70 } });
    await take('QB', 1);
    await guess();
    expect(await stickers()).toEqual([{ ...earned, place: { x: 40, y: 70 } }]);
  });

  it('never takes more than the balance', async () => {
    await finish();
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${test.kim.accountId}`, {
      mvpPoints: 2,
    });
    await take('TEAM', 1);
    expect([await points(), await openSteps()]).toEqual([0, ['TEAM']]);
  });

  it('comes back with the total that went with it, at its own time', async () => {
    await finish();
    const before = await progress();
    const [done] = await test.store.query(studentWeeklyTasks, {});
    await take('QB', 1);
    test.advance(3_600_000);
    await take('QB', 1, false);
    expect([await points(), await openSteps()]).toEqual([5, []]);
    expect(
      (await progress()).steps.map(({ completedAt, answer }) => [completedAt, answer]),
    ).toEqual(before.steps.map(({ completedAt, answer }) => [completedAt, answer]));
    expect((await test.store.query(studentWeeklyTasks, {}))[0]?.task2).toEqual(done?.task2);
  });

  it('gives the point that a wrong try of someone else had cost', async () => {
    await submitStepTry(test.kim, 'QB', '902');
    await finish();
    expect(await points()).toBe(4);
    await take('QB', 1);
    expect(await points()).toBe(5);
    await take('QB', 1, false);
    expect(await points()).toBe(4);
  });

  it.each([
    ['a try that doesn’t exist', () => take('QB', 2), 'not-found'],
    ['a step without tries', () => take('K', 1), 'not-found'],
    [
      'a right one beside a newer right one',
      async () => {
        await take('QB', 1);
        await submitStepTry(test.kim, 'QB', RIGHT_ANSWERS.QB);
        return take('QB', 1, false);
      },
      'not-allowed',
    ],
  ])('refuses %s', async (_, act, code) => {
    await submitStepTry(test.kim, 'QB', RIGHT_ANSWERS.QB);
    await expect(act()).rejects.toMatchObject({ code });
  });

  it('isn’t looked up again for a request that is repeated', async () => {
    await submitStepTry(test.kim, 'QB', '902');
    await take('QB', 1);
    const card = await getOrOpenScoreCard(test.kim);
    expect(card?.steps[0]).toMatchObject({ attempts: 0, isTakenOut: true, revision: 1 });
    const verdict = await submitStepTry(test.kim, 'QB', '903');
    expect(verdict).toMatchObject({ outcome: 'wrong', attempts: 1, revision: 1 });
  });
});

describe('a card on paper', () => {
  it('counts every open step with its exact number, and gives the points', async () => {
    await submitStepTry(test.kim, 'QB', '902');
    await paper('QB', true, true);
    const { steps } = await progress();
    expect(steps.every(({ correct, paper }) => correct && paper)).toBe(true);
    const team = { wholeNumber: 125, numerator: 17, denominator: 20 };
    expect(steps.at(-1)?.answer).toEqual(team);
    expect([await points(), await isDone()]).toEqual([5, true]);
    expect(steps.map(isRightOnFirstTryOrNull)).toEqual(Array(9).fill(null));
    expect(await paper('QB', true, true)).toEqual({ changed: false });
    expect((await logged()).filter((action) => action === 'student.paper')).toHaveLength(1);
  });

  it('is open again as it was when it is taken back, with the total', async () => {
    await submitStepTry(test.kim, 'QB', '902');
    const { lastWrong, hints } = await step('QB');
    await paper('QB', true, true);
    await paper('QB', false);
    expect(await step('QB')).toMatchObject({ attempts: 1, correct: false, lastWrong, hints });
    expect([await points(), await isDone(), await openSteps()]).toEqual([0, false, ['QB', 'TEAM']]);
    await finish(['QB', 'TEAM']);
    expect(await points()).toBe(4);
  });

  it('leaves what is right alone, and waits with the total', async () => {
    await finish(['QB']);
    expect(await paper('QB')).toEqual({ changed: false });
    await expect(paper('TEAM')).rejects.toMatchObject({ code: 'not-allowed' });
  });
});

it('the teacher’s page crosses out what was taken out, and says who did what', async () => {
  await submitStepTry(test.kim, 'QB', '902');
  await submitStepTry(test.kim, 'QB', '903');
  await setTryTakenOut(test.teacher, {
    ...place('QB'),
    attempt: 2,
    out: true,
    note: 'Typed by a neighbor.',
  });
  await paper('QB');
  await comment('Well done.');
  const { steps } = await getStudentWork(test.teacher, OWN_LEAGUE_ID, test.kim.accountId, 6);
  const by = 'Ms Lovelace';
  expect(steps[0]).toMatchObject({
    tries: 1,
    correct: true,
    paper: { by },
    comment: { by, text: 'Well done.', isRead: false },
  });
  expect(steps[0]?.attempts.map(({ typed, takenOut }) => [typed, takenOut])).toEqual([
    ['902', undefined],
    ['903', { by, time: expect.any(String), note: 'Typed by a neighbor.' }],
  ]);
  const now = await getStudentCurrentStep(test.teacher, OWN_LEAGUE_ID, test.kim.accountId, 6);
  expect(now.step?.key).toBe('RB1');
  expect(JSON.stringify(await getOrOpenScoreCard(test.kim))).not.toContain('neighbor');
  expect((await getStudentShell(test.kim)).cardChange).toMatchObject({
    change: 'comment',
    step: 'QB',
  });
});

describe('a comment', () => {
  const own = async () => (await getOrOpenScoreCard(test.kim))?.steps[0]?.comment;

  it('is new until it is read, is new again when it changes, and goes', async () => {
    await comment('Well done.');
    expect(await own()).toMatchObject({ text: 'Well done.', isRead: false });
    const first = (await own())?.at ?? 0;
    test.advance(60_000);
    await comment('Look at the bottoms.');
    await markStepCommentRead(test.kim, { week: 6, step: 'QB', at: first });
    expect(await own()).toMatchObject({ text: 'Look at the bottoms.', isRead: false });
    await markStepCommentRead(test.kim, { week: 6, step: 'QB', at: (await own())?.at ?? 0 });
    expect(await own()).toMatchObject({ isRead: true });
    expect(await comment('Look at the bottoms.')).toEqual({ changed: false });
    await comment('');
    expect(await own()).toBeUndefined();
  });

  it('stays through answers and a step that opens again', async () => {
    await comment('Well done.');
    await finish(['QB']);
    await take('QB', 1);
    expect(await own()).toMatchObject({ text: 'Well done.' });
  });
});

const ACTS: [string, (viewer: Viewer) => Promise<unknown>][] = [
  ['takes out', (viewer) => take('QB', 1, true, viewer)],
  ['counts from paper', (viewer) => paper('QB', true, true, viewer)],
  ['comments', (viewer) => comment('Well done.', viewer)],
];

it.each(ACTS)('nobody else %s, and nobody does in a class that is over', async (_, act) => {
  await submitStepTry(test.kim, 'QB', '902');
  const before = await progress();
  for (const [, viewer, code] of test.refused())
    await expect(act(viewer)).rejects.toMatchObject({ code });
  const now = timestampFromDate(TEST_NOW);
  for (const over of [{ archivedAt: now }, { archivedAt: null, deletingAt: now }]) {
    await test.store.merge(leagues, OWN_LEAGUE_ID, over as object);
    await expect(act(test.teacher)).rejects.toMatchObject({ code: 'not-allowed' });
  }
  expect(await progress()).toEqual(before);
});
