import type { SignedInViewer } from '@/lib/data/access/viewer';
import { openLesson, submitLessonStep } from '@/lib/data/lesson/commands';
import type { LessonVerdictDto, SubmitLessonStepInput } from '@/lib/data/lesson/dto';
import { getLessonList, getOrOpenLesson } from '@/lib/data/lesson/queries';
import { restoreLesson } from '@/lib/data/lesson/stored-lesson';
import type { LessonStep } from '@/lib/domain/graphs/lesson';
import { toMixed } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { setServices } from '@/lib/platform/services';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { type LessonProgressStep, studentLessonProgress } from '@/lib/store/collections/progress';
import { withOperationReports } from '@/lib/store/operation-reports';
import { realSeason } from '@/lib/testing/real-season';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { changeAppMeta, giveTeam, STARTERS, typed } from '@/lib/testing/student-week';

const NOW = timestampFromDate(TEST_NOW);
const AGAIN = 'Not yet. Take another look and try again.';
const AN_IDEA = { title: expect.stringMatching(/./), text: expect.stringMatching(/./) };

let test: TestServices;
let kim: SignedInViewer;
let operation = 0;

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  kim = await test.student('kim@school.org');
  await giveTeam(test.store, kim);
  await getOrOpenLesson(kim, 'circle');
});
afterEach(() => test.dispose());

const id = () => `${TEST_SEASON}_6_circle_${kim.accountId}`;
const profileId = () => `${TEST_SEASON}_${kim.accountId}`;

async function stored() {
  const found = await test.store.get(studentLessonProgress, id());
  if (!found) throw new Error('No lesson');
  return found;
}

async function secretStep(index: number): Promise<LessonStep> {
  const step = restoreLesson(await realSeason.load(TEST_SEASON), await stored())?.steps[index];
  if (!step) throw new Error(`No step ${index}`);
  return step;
}

async function right(index: number, times = 1n): Promise<Partial<SubmitLessonStepInput>> {
  const step = await secretStep(index);
  if (step.kind === 'choice') return { choice: step.answer };
  const { s, n, d } = step.answer;
  return {
    typed: typed(
      times === 1n ? formatMixed(toMixed(step.answer)) : `${s * n * times}/${d * times}`,
    ),
  };
}

function submit(step: number, part: Partial<SubmitLessonStepInput>) {
  operation += 1;
  return submitLessonStep(kim, {
    type: 'circle',
    week: 6,
    rules: 2,
    step,
    operationId: `operation-${operation}`,
    ...part,
  });
}

async function begin(steps: number): Promise<void> {
  for (let index = 0; index < steps; index += 1) await submit(index, await right(index));
}

async function change(index: number, part: Partial<LessonProgressStep>): Promise<void> {
  const { steps } = await stored();
  await test.store.merge(studentLessonProgress, id(), {
    steps: steps.with(index, { ...steps[index], ...part } as LessonProgressStep),
  });
}

async function readsOf(deed: () => Promise<unknown>): Promise<string[]> {
  const reads: string[] = [];
  const counted = withOperationReports(test.store, ({ kind, operation, collection }) => {
    if (kind === 'read' && operation !== 'watch') reads.push(collection);
  });
  setServices({ ...test.services, store: counted });
  await deed();
  setServices(test.services);
  return reads;
}

/** A verdict without its pictures of steps, which tell of themselves. */
const brief = ({ step, next, ...verdict }: LessonVerdictDto) => ({
  ...verdict,
  step: [step.index, step.attempts, step.correct, step.simplified],
  next: next && [next.index, next.attempts, next.correct],
});

it('tells all there is to tell of each answer to a number', async () => {
  const refused = { outcome: 'refused', field: null, hint: null, finished: false, next: null };
  const done = { outcome: 'right', field: null, hint: null, finished: false, next: [1, 0, false] };
  const open = [0, 0, false, false];
  const table: [Partial<SubmitLessonStepInput>, object][] = [
    [{}, { ...refused, field: 'whole', message: 'Type your answer first.', step: open }],
    [
      { choice: 'a' },
      { ...refused, field: 'whole', message: 'Type your answer first.', step: open },
    ],
    [
      { typed: typed('x') },
      {
        ...refused,
        field: 'whole',
        message: 'We can’t read “x” as a number. Use only digits.',
        step: open,
      },
    ],
    [
      { typed: typed('-77') },
      { ...refused, outcome: 'wrong', message: AGAIN, hint: AN_IDEA, step: [0, 1, false, false] },
    ],
    [
      { typed: typed('-154/2') },
      {
        ...refused,
        message:
          'Same answer as before: −77. It didn’t use up a try. Look at the hint and change your answer.',
        step: [0, 1, false, false],
      },
    ],
    [
      await right(0, 2n),
      { ...done, message: 'Correct. Can you simplify it?', step: [0, 2, true, false] },
    ],
    [
      await right(0, 3n),
      {
        ...done,
        message: 'That’s the same number, but it isn’t in simplest form yet.',
        step: [0, 2, true, false],
      },
    ],
    [
      { typed: typed('-5') },
      {
        ...done,
        message: 'That’s a different number. Your right answer stays the same.',
        step: [0, 2, true, false],
      },
    ],
    [
      await right(0),
      { ...done, message: 'Correct! Now it’s in simplest form.', step: [0, 2, true, true] },
    ],
    [
      { typed: typed('-5') },
      { ...done, message: 'You already worked this one out.', step: [0, 2, true, true] },
    ],
  ];
  for (const [sent, expected] of table)
    expect([sent, brief(await submit(0, sent))]).toEqual([sent, expected]);
  const secret = await secretStep(0);
  expect((await stored()).steps[0]).toEqual({
    attempts: 2,
    correct: true,
    answer: secret.kind === 'number' ? toMixed(secret.answer) : 'a number',
    choice: null,
    simplified: true,
    hints: { rung: 1, tag: null },
    mistakes: [],
  });
});

it('tells all there is to tell of each answer to a choice', async () => {
  await begin(2);
  const secret = await secretStep(2);
  if (secret.kind !== 'choice') throw new Error('The third step of a circle is a choice.');
  const wrong = secret.options.find(({ key }) => key !== secret.answer);
  const refused = { outcome: 'refused', field: null, hint: null, finished: false, next: null };
  const open = [2, 0, false, false];
  const table: [Partial<SubmitLessonStepInput>, object][] = [
    [{}, { ...refused, message: 'Choose one of the answers first.', step: open }],
    [{ choice: 'nobody' }, { ...refused, message: 'Choose one of the answers first.', step: open }],
    [
      { typed: typed('1') },
      { ...refused, message: 'Choose one of the answers first.', step: open },
    ],
    [
      { choice: wrong?.key },
      {
        ...refused,
        outcome: 'wrong',
        message: AGAIN,
        hint: { title: 'An idea to start with', text: `${wrong?.hint} ${secret.hints.nudge}` },
        step: [2, 1, false, false],
      },
    ],
    [
      { choice: wrong?.key },
      {
        ...refused,
        message:
          'Same answer as before. It didn’t use up a try. Look at the hint and choose again.',
        step: [2, 1, false, false],
      },
    ],
    [
      { choice: secret.answer },
      {
        ...refused,
        outcome: 'right',
        message: 'Correct!',
        step: [2, 2, true, true],
        next: [3, 0, false],
      },
    ],
    [
      { choice: wrong?.key },
      {
        ...refused,
        outcome: 'right',
        message: 'You already worked this one out.',
        step: [2, 2, true, true],
        next: [3, 0, false],
      },
    ],
  ];
  for (const [sent, expected] of table)
    expect([sent, brief(await submit(2, sent))]).toEqual([sent, expected]);
  expect((await stored()).steps[2]).toEqual({
    attempts: 2,
    correct: true,
    answer: null,
    choice: secret.answer,
    simplified: true,
    hints: { rung: 1, tag: wrong?.tag },
    mistakes: [wrong?.tag],
  });
});

it('is done with the ninth right step, which has nothing behind it, and keeps the moment', async () => {
  await begin(8);
  expect((await stored()).completedAt).toBeNull();
  test.advance(5_000);
  const last = await right(8);
  expect(brief(await submit(8, last))).toEqual({
    outcome: 'right',
    message: 'Correct!',
    field: null,
    hint: null,
    finished: true,
    step: [8, 1, true, true],
    next: null,
  });
  expect((await stored()).completedAt).toEqual(
    timestampFromDate(new Date(TEST_NOW.getTime() + 5_000)),
  );
});

it('takes one step after the other and no answer to old questions, in words', async () => {
  const early = { code: 'not-allowed', message: 'Finish the step before this one first.' };
  await expect(submit(1, { typed: typed('1') })).rejects.toMatchObject(early);
  const missing = { code: 'not-found', message: 'We couldn’t find this lesson.' };
  await expect(submit(9, { typed: typed('1') })).rejects.toMatchObject(missing);
  await expect(submit(0, { typed: typed('1'), week: 5 })).rejects.toMatchObject(missing);
  expect(brief(await submit(0, { typed: typed('1'), rules: 1 }))).toEqual({
    outcome: 'refused',
    message:
      'This lesson has new numbers now. Reload the page to see them. You keep the steps you finished.',
    field: null,
    hint: null,
    finished: false,
    step: [0, 0, false, false],
    next: null,
  });
});

it('keeps the eight newest tries to know them again, and the twenty newest mistakes', async () => {
  const first = operation + 1;
  for (const text of ['-71', '-72', '-73', '-74', '-75', '-76', '-77', '-78', '-79'])
    await submit(0, { typed: typed(text) });
  const { tries } = await stored();
  expect(tries?.map(({ operationId }) => operationId)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((more) => `${kim.accountId}_operation-${first + more}`),
  );
  const secret = await secretStep(0);
  const mistake = secret.kind === 'number' ? secret.mistakes[0] : undefined;
  if (!mistake) throw new Error('No known mistake');
  const before = Array.from({ length: 20 }, (_, index) => `mistake-${index}`);
  await change(0, { mistakes: before });
  await submit(0, { typed: typed(formatMixed(toMixed(mistake.value))) });
  expect((await stored()).steps[0]?.mistakes).toEqual([...before.slice(1), mistake.tag]);
});

it('pauses from the twelfth wrong answer on, in which nothing is looked at', async () => {
  await change(0, { attempts: 11 });
  const sent = { typed: typed('-77'), operationId: 'the-twelfth-one' };
  const twelfth = await submit(0, sent);
  expect(brief(twelfth)).toMatchObject({
    outcome: 'wrong',
    hold: { seconds: 5 },
    step: [0, 12, false, false],
  });
  test.advance(2_000);
  expect(brief(await submit(0, await right(0)))).toEqual({
    outcome: 'refused',
    message: 'Time for a short break. This answer wasn’t counted and didn’t use up a try.',
    field: null,
    hint: null,
    finished: false,
    step: [0, 12, false, false],
    next: null,
    hold: { seconds: 3 },
  });
  const again = (hold: { seconds: number } | null) => ({
    ...twelfth,
    step: { ...twelfth.step, hold: hold ?? undefined },
    hold,
  });
  expect(await submit(0, sent)).toEqual(again({ seconds: 3 }));
  test.advance(3_000);
  expect(await submit(0, sent)).toEqual(again(null));
  expect(brief(await submit(0, await right(0)))).toMatchObject({
    outcome: 'right',
    step: [0, 13, true, true],
  });
  expect((await stored()).steps[0]).not.toHaveProperty('pausedAt');
});

it('has no forty-first try, and the profile says once where', async () => {
  await change(0, { attempts: 39 });
  const usedUp = async () => (await test.store.get(studentProfiles, profileId()))?.usedUp;
  expect(await submit(0, { typed: typed('-77') })).toMatchObject({
    outcome: 'wrong',
    hold: 'used-up',
  });
  const work = { kind: 'lesson', week: 6, type: 'circle', step: 0 };
  expect(await usedUp()).toEqual([work]);
  expect(await submit(0, await right(0))).toMatchObject({
    outcome: 'refused',
    message: 'You’ve tried this 40 times. Your teacher can open it again for you.',
    hold: 'used-up',
  });
  expect(await usedUp()).toEqual([work]);
  // Older data does not say so yet.
  await test.store.merge(studentProfiles, profileId(), { usedUp: [] });
  await submit(0, { typed: typed('-78') });
  expect(await usedUp()).toEqual([work]);
});

describe('a lesson’s page', () => {
  it('is whole', async () => {
    const { DEF: _, ...players } = STARTERS;
    expect(await stored()).toEqual({
      id: id(),
      studentId: kim.accountId,
      season: TEST_SEASON,
      week: 6,
      type: 'circle',
      seed: expect.any(Number),
      rules: 2,
      playerIds: Object.values(players),
      steps: expect.any(Array),
      createdAt: NOW,
      completedAt: null,
    });
    expect(Number.isInteger((await stored()).seed)).toBe(true);
    expect((await stored()).seed).toBeGreaterThan(1);
    expect(await getOrOpenLesson(kim, 'circle')).toEqual({
      state: 'open',
      lesson: {
        type: 'circle',
        label: 'Circle Graph',
        season: TEST_SEASON,
        week: 6,
        rules: 2,
        about: expect.stringMatching(/./),
        table: expect.objectContaining({ rows: expect.any(Array) }),
        steps: [expect.objectContaining({ index: 0, attempts: 0, correct: false })],
        stepCount: 9,
        readOnly: false,
      },
      figures: [{ key: 'figure-0', figure: expect.any(Object) }],
      // The picture is the same from the first step to the last.
      graph: {
        figure: expect.objectContaining({ kind: 'circle' }),
        title: 'Catches of my players',
        handedIn: false,
      },
    });
  });

  it('says why it is closed', async () => {
    const label = 'Histograms';
    await changeAppMeta(test.store, { seasonActive: false });
    expect(await getOrOpenLesson(kim, 'histogram')).toEqual({
      state: 'closed',
      label,
      reason: 'You can’t start a new lesson right now. You can look at the ones you’ve started.',
    });
    expect(await test.store.count(studentLessonProgress, {})).toBe(1);
    const early = 'Lessons use your own players’ numbers. They open after the first games.';
    await changeAppMeta(test.store, { currentWeek: 0, seasonActive: true });
    expect(await getOrOpenLesson(kim, 'histogram')).toEqual({
      state: 'closed',
      label,
      reason: early,
    });
    expect((await getLessonList(kim)).find(({ type }) => type === 'histogram')).toEqual({
      type: 'histogram',
      label,
      state: 'closed',
      reason: early,
      stepsDone: 0,
      stepCount: 9,
    });
  });
});

it('lists the seven lessons with how far each is, of this season and this student only', async () => {
  await begin(1);
  const { id: _, ...lesson } = await stored();
  await test.store.create(studentLessonProgress, {
    ...lesson,
    id: 'a',
    type: 'histogram',
    season: TEST_SEASON - 1,
  });
  await test.store.create(studentLessonProgress, {
    ...lesson,
    id: 'b',
    type: 'histogram',
    studentId: 'lou',
  });
  await getOrOpenLesson(kim, 'scatter-plot');
  const item = { reason: null, stepsDone: 0, stepCount: 9, state: 'ready' };
  expect(await getLessonList(kim)).toEqual([
    { ...item, type: 'circle', label: 'Circle Graph', state: 'started', stepsDone: 1 },
    { ...item, type: 'stacked-bar', label: 'Stacked-Bar Graph' },
    { ...item, type: 'multiple-line', label: 'Multiple-Line Graph' },
    { ...item, type: 'stem-and-leaf', label: 'Stem-and-Leaf Plots' },
    { ...item, type: 'histogram', label: 'Histograms' },
    { ...item, type: 'scatter-plot', label: 'Scatter Plots' },
    { ...item, type: 'box-and-whisker', label: 'Box-and-Whisker Plots' },
  ]);
});

it('opening a lesson goes by the week that this process was told, and does not read it again', async () => {
  const reads = await readsOf(() => openLesson(kim, 'histogram'));
  expect(reads).toContain('studentLessonProgress');
  expect(reads).not.toContain('appData');
});
