import type { SignedInViewer } from '@/lib/data/access/viewer';
import { openLesson, submitLessonStep } from '@/lib/data/lesson/commands';
import type { LessonDto, SubmitLessonStepInput } from '@/lib/data/lesson/dto';
import { FIRST_LESSON_RULES_VERSION, LESSON_RULES_VERSION } from '@/lib/data/lesson/make-lesson';
import { getLessonList, getOrOpenLesson } from '@/lib/data/lesson/queries';
import { restoreLesson } from '@/lib/data/lesson/stored-lesson';
import { getStudentDashboard } from '@/lib/data/week/queries';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { LessonStep } from '@/lib/domain/graphs/lesson';
import { mentionsAnswer } from '@/lib/domain/lessons/lesson-plan';
import { mentionsValue, toMixed } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { setServices } from '@/lib/platform/services';
import {
  type StudentLessonProgress,
  studentLessonProgress,
} from '@/lib/store/collections/progress';
import { type StoreOperation, withOperationReports } from '@/lib/store/operation-reports';
import type { DocumentStore } from '@/lib/store/port';
import { GRAPH_TYPES } from '@/lib/testing/lesson-walk';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { changeAppMeta, giveTeam, typed } from '@/lib/testing/student-week';

let test: TestServices;
let kim: SignedInViewer;
let operation = 0;

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  kim = await test.student('kim@school.org');
  await giveTeam(test.store, kim);
});
afterEach(() => test.dispose());

async function opened(type: GraphType, viewer = kim): Promise<LessonDto> {
  const page = await getOrOpenLesson(viewer, type);
  if (page.state !== 'open') throw new Error(page.reason);
  return page.lesson;
}

function installStore(store: DocumentStore): () => void {
  setServices({ ...test.services, store });
  return () => setServices(test.services);
}

const storedLesson = (type: GraphType, { viewer = kim, week = 6 } = {}) =>
  test.store.get(studentLessonProgress, `${TEST_SEASON}_${week}_${type}_${viewer.accountId}`);

async function secretStep(type: GraphType, step: number, week = 6): Promise<LessonStep> {
  const stored = await storedLesson(type, { week });
  const lesson = stored && restoreLesson(await realSeason.load(TEST_SEASON), stored);
  const found = lesson?.steps[step];
  if (!found) throw new Error(`No step ${step}`);
  return found;
}

function input(
  type: GraphType,
  step: number,
  part: Partial<SubmitLessonStepInput>,
): SubmitLessonStepInput {
  operation += 1;
  return {
    type,
    week: 6,
    rules: LESSON_RULES_VERSION,
    step,
    operationId: `operation-${operation}`,
    ...part,
  };
}

async function rightAnswer(
  type: GraphType,
  step: number,
  week = 6,
): Promise<Partial<SubmitLessonStepInput>> {
  const secret = await secretStep(type, step, week);
  if (secret.kind === 'choice') return { choice: secret.answer, week };
  return { typed: typed(formatMixed(toMixed(secret.answer))), week };
}

async function answerRight(type: GraphType, step: number, week = 6) {
  return submitLessonStep(kim, input(type, step, await rightAnswer(type, step, week)));
}

it.each(GRAPH_TYPES)(
  'leads through %s to its end, step by step, and then says so',
  async (type) => {
    const lesson = await opened(type);
    expect(lesson.steps).toHaveLength(1);
    for (let step = 0; step < 9; step += 1) {
      const verdict = await answerRight(type, step);
      expect(verdict).toMatchObject({
        outcome: 'right',
        finished: step === 8,
        step: { index: step, correct: true, attempts: 1 },
      });
      expect(verdict.next?.index ?? null).toBe(step === 8 ? null : step + 1);
    }
    expect((await storedLesson(type))?.completedAt).not.toBeNull();
    expect((await getLessonList(kim)).find((item) => item.type === type)).toMatchObject({
      state: 'done',
      stepsDone: 9,
    });
  },
);

it('stands on the dashboard from its last step on, with what was right on the first try, until the week is over', async () => {
  const graphs = async () => (await getStudentDashboard(kim)).tasks[2]?.description;
  const asked = await graphs();
  await opened('circle');
  await submitLessonStep(kim, input('circle', 0, { typed: typed('99 1/7') }));
  for (let step = 0; step < 9; step += 1) {
    expect(await graphs()).toBe(asked);
    await answerRight('circle', step);
  }
  expect(await graphs()).toBe('Circle Graph lesson done: 8 of 9 on your first try.');
  await changeAppMeta(test.store, { currentWeek: 7 });
  expect(await graphs()).toBe(asked);
});

it.each(GRAPH_TYPES)(
  'says with the last answer of %s, and not before, what it means',
  async (type) => {
    const meanings = async () => (await opened(type)).steps.flatMap(({ meaning }) => meaning ?? []);
    for (let step = 0; step < 9; step += 1) {
      expect(await meanings()).toEqual([]);
      const { step: answered } = await answerRight(type, step);
      expect(answered.meaning === undefined).toBe(step < 8);
    }
    const last = await secretStep(type, 8);
    const [meaning] = await meanings();
    expect(last.kind === 'number' && mentionsValue(meaning ?? '', last.answer)).toBe(true);
  },
);

it('opens a lesson once, however many tabs ask for it', async () => {
  const [first, second] = await Promise.all([openLesson(kim, 'circle'), openLesson(kim, 'circle')]);
  expect(second).toEqual(first);
  expect(await test.store.count(studentLessonProgress, {})).toBe(1);
});

it('counts a wrong answer, keeps what it looks like, and gives a hint that does not tell the answer', async () => {
  await opened('histogram');
  const secret = await secretStep('histogram', 0);
  if (secret.kind !== 'number') throw new Error('Not a number');
  for (const attempts of [1, 2, 3, 4, 5]) {
    const wrong = formatMixed(toMixed(secret.answer.add(1_000 + attempts)));
    const verdict = await submitLessonStep(kim, input('histogram', 0, { typed: typed(wrong) }));
    expect(verdict).toMatchObject({
      outcome: 'wrong',
      step: { attempts, correct: false, own: null },
      next: null,
    });
    expect(mentionsAnswer(`${verdict.hint?.title} ${verdict.hint?.text}`, secret.answer)).toBe(
      false,
    );
  }
  const mistake = secret.mistakes[0];
  if (!mistake) throw new Error('No misconception');
  await submitLessonStep(
    kim,
    input('histogram', 0, { typed: typed(formatMixed(toMixed(mistake.value))) }),
  );
  expect((await storedLesson('histogram'))?.steps[0]).toMatchObject({
    attempts: 6,
    mistakes: [mistake.tag],
  });
});

it('gives the newest wrong answer back with its hint, until the step is right', async () => {
  await opened('circle');
  const lastWrong = async () => (await opened('circle')).steps.at(-1)?.lastWrong;
  for (const wrong of ['-77', '-78', '-79']) {
    const { hint, message } = await submitLessonStep(
      kim,
      input('circle', 0, { typed: typed(wrong) }),
    );
    expect(await lastWrong()).toEqual({
      hint,
      message,
      tried: expect.objectContaining({ kind: 'number' }),
    });
  }
  await answerRight('circle', 0);
  expect(await lastWrong()).toBeUndefined();
  await answerRight('circle', 1);

  const secret = await secretStep('circle', 2);
  const other = secret.kind === 'choice' && secret.options.find(({ key }) => key !== secret.answer);
  if (!other) throw new Error('Not a choice');
  await submitLessonStep(kim, input('circle', 2, { choice: other.key }));
  expect(await lastWrong()).toMatchObject({ tried: { kind: 'choice', label: other.label } });
});

it('counts a repeated operation once', async () => {
  await opened('circle');
  const wrong = input('circle', 0, { typed: typed('-77') });
  const answers = await Promise.all([1, 2, 3].map(() => submitLessonStep(kim, wrong)));
  expect(answers[1]).toEqual(answers[0]);
  expect((await storedLesson('circle'))?.steps[0]?.attempts).toBe(1);
});

it('refuses the id of a try for another step, another choice, and another number in any one box (R2)', async () => {
  await opened('circle');
  const boxes = { whole: '-77', numerator: '1', denominator: '4' };
  const sent = input('circle', 0, { typed: boxes });
  await submitLessonStep(kim, sent);
  for (const other of [
    { step: 1 },
    { choice: 'zero' },
    { typed: { ...boxes, whole: '-76' } },
    { typed: { ...boxes, numerator: '3' } },
    { typed: { ...boxes, denominator: '8' } },
  ]) {
    await expect(submitLessonStep(kim, { ...sent, ...other })).rejects.toMatchObject({
      code: 'conflict',
    });
  }
  expect((await storedLesson('circle'))?.steps[0]?.attempts).toBe(1);
});

it('answers a request that comes again late as it was answered then, whatever came after it', async () => {
  await opened('circle');
  const tries: SubmitLessonStepInput[] = [];
  const verdicts = [];
  for (let step = 0; step < 2; step += 1) {
    const secret = await secretStep('circle', step);
    const wrongOne =
      secret.kind === 'choice'
        ? secret.options.find(({ key }) => key !== secret.answer)?.key
        : undefined;
    tries.push(
      input(
        'circle',
        step,
        secret.kind === 'choice' ? { choice: wrongOne } : { typed: typed('-77') },
      ),
    );
    tries.push(input('circle', step, await rightAnswer('circle', step)));
    for (const one of tries.slice(-2)) verdicts.push(await submitLessonStep(kim, one));
  }
  const stored = await storedLesson('circle');
  for (const [index, one] of tries.entries())
    expect(await submitLessonStep(kim, one)).toEqual(verdicts[index]);
  expect(await storedLesson('circle')).toEqual(stored);
});

it('costs three reads and one write for each answer', async () => {
  await opened('circle');
  const counted: StoreOperation[] = [];
  const store = withOperationReports(test.store, (operation) => counted.push(operation));
  const restore = installStore(store);
  await submitLessonStep(kim, input('circle', 0, { typed: typed('-77') }));
  restore();
  const kinds = counted
    .filter(({ operation: name }) => name !== 'watch')
    .map(({ kind, collection }) => `${kind} ${collection}`);
  // The third is the session, which every request reads.
  expect(kinds).toEqual([
    'read studentProfiles',
    'read studentLessonProgress',
    'write studentLessonProgress',
  ]);
});

it('stays the same when players are traded, and goes on into the next week once it was begun', async () => {
  const before = await opened('multiple-line');
  await answerRight('multiple-line', 0);
  await giveTeam(test.store, kim, { draftedPlayers: [34857] });
  expect((await opened('multiple-line')).table).toEqual(before.table);
  await changeAppMeta(test.store, { currentWeek: 7 });
  const later = await opened('multiple-line');
  expect(later).toMatchObject({ week: 6, table: before.table });
  expect(later.steps).toHaveLength(2);
  for (let step = 1; step < 9; step += 1) await answerRight('multiple-line', step);
  await giveTeam(test.store, kim);
  expect(await opened('multiple-line')).toMatchObject({ week: 7 });
});

it('does not go on with a lesson of an earlier week that was never begun', async () => {
  await opened('circle');
  await changeAppMeta(test.store, { currentWeek: 7 });
  expect(await opened('circle')).toMatchObject({ week: 7 });
});

it('answers the same for a lesson that nobody opened and for one that is somebody else’s, and changes neither', async () => {
  await opened('circle');
  const before = await storedLesson('circle');
  const lou = await test.student('lou@school.org');
  await giveTeam(test.store, lou);
  const foreign = submitLessonStep(lou, input('circle', 0, { typed: typed('1') }));
  await expect(foreign).rejects.toMatchObject({ code: 'not-found' });
  await expect(
    submitLessonStep(lou, input('circle', 0, { week: 3, typed: typed('1') })),
  ).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(await storedLesson('circle')).toEqual(before);
  expect((await getLessonList(lou)).every(({ stepsDone }) => stepsDone === 0)).toBe(true);
});

it('lets nobody but a student of the season in', async () => {
  const teacher = await test.teacher('ada@school.org');
  for (const [viewer, code] of [
    [null, 'not-signed-in'],
    [teacher, 'not-allowed'],
  ] as const) {
    await expect(getOrOpenLesson(viewer, 'circle')).rejects.toMatchObject({ code });
    await expect(getLessonList(viewer)).rejects.toMatchObject({ code });
    await expect(submitLessonStep(viewer, input('circle', 0, {}))).rejects.toMatchObject({ code });
  }
});

it('sends no answer, no hint, no later step and nothing of a later week before it is due', async () => {
  for (const type of GRAPH_TYPES) {
    const page = await getOrOpenLesson(kim, type);
    if (page.state !== 'open') throw new Error(page.reason);
    const payload = JSON.stringify(page);
    expect(payload).not.toMatch(/"(answer|correctAnswer|mistakes|hints|exact|seed|playerIds)"/);
    expect(page.lesson.steps.map(({ index }) => index)).toEqual([0]);
    expect(page.figures).toHaveLength(1);
    const weekColumn = page.lesson.table.columns.indexOf('Week');
    for (const row of weekColumn < 0 ? [] : page.lesson.table.rows)
      expect(Number(row[weekColumn])).toBeLessThanOrEqual(6);
  }
});

it('shows a lesson that was begun in a paused season, and takes no answers to it', async () => {
  await opened('circle');
  await answerRight('circle', 0);
  await changeAppMeta(test.store, { seasonActive: false });
  expect(await opened('circle')).toMatchObject({ readOnly: true });
  await expect(
    submitLessonStep(kim, input('circle', 1, { typed: typed('1') })),
  ).rejects.toMatchObject({ code: 'not-allowed' });
});

it('names what the numbers lack of a lesson that is closed, on its page and in the list', async () => {
  await giveTeam(test.store, kim, { draftedPlayers: [34857] });
  const reason =
    'This lesson needs three of your players with catches. So far there are none. More games, or other players, can open it.';
  expect(await getOrOpenLesson(kim, 'circle')).toEqual({
    state: 'closed',
    label: 'Circle Graph',
    reason,
  });
  expect((await getLessonList(kim)).find(({ type }) => type === 'circle')).toMatchObject({
    state: 'closed',
    reason,
  });
  expect(await test.store.count(studentLessonProgress, {})).toBe(0);
});

describe('a lesson that was begun under older rules', () => {
  /** Four steps right, the fifth tried once, as it was stored before there was a number. */
  async function begunBefore(right = 4) {
    await opened('circle');
    for (let step = 0; step < right; step += 1) await answerRight('circle', step);
    if (right < 9) await submitLessonStep(kim, input('circle', right, { typed: typed('-77') }));
    const { rules: _, ...stored } = (await storedLesson('circle')) as StudentLessonProgress;
    await test.store.delete(studentLessonProgress, stored.id);
    const foreign = { wholeNumber: 4_711, numerator: 0, denominator: 1 };
    const steps = stored.steps.map((step) =>
      step.correct ? { ...step, answer: foreign, choice: null } : step,
    );
    await test.store.create(studentLessonProgress, { ...stored, steps });
  }

  it('goes on behind the steps that were right, and shows no answer to a question that is gone', async () => {
    await begunBefore();
    expect((await getLessonList(kim)).find(({ type }) => type === 'circle')).toMatchObject({
      state: 'started',
      stepsDone: 4,
    });
    const { steps, rules } = await opened('circle');
    expect(rules).toBe(LESSON_RULES_VERSION);
    expect(steps.map(({ correct, attempts, own }) => [correct, attempts, own])).toEqual([
      ...[0, 1, 2, 3].map(() => [true, 1, null]),
      [false, 0, null],
    ]);
    expect(steps.map(({ carriedOver }) => carriedOver)).toEqual([
      true,
      true,
      true,
      true,
      undefined,
    ]);
    expect(steps[4]?.lastWrong).toBeUndefined();
    for (let step = 4; step < 9; step += 1)
      expect(await answerRight('circle', step)).toMatchObject({ outcome: 'right' });
    expect(await storedLesson('circle')).toMatchObject({
      rules: LESSON_RULES_VERSION,
      completedAt: expect.anything(),
    });
    expect((await opened('circle')).steps.map(({ carriedOver }) => carriedOver === true)).toEqual([
      ...[0, 1, 2, 3].map(() => true),
      ...[4, 5, 6, 7, 8].map(() => false),
    ]);
  });

  it('stays done when it was', async () => {
    await begunBefore(9);
    expect((await getLessonList(kim)).find(({ type }) => type === 'circle')).toMatchObject({
      state: 'done',
      stepsDone: 9,
    });
    expect((await opened('circle')).steps.every(({ correct }) => correct)).toBe(true);
  });

  it('takes no answer from a page that still shows the old question, and counts no try for it', async () => {
    await begunBefore();
    const before = await storedLesson('circle');
    for (const rules of [undefined, FIRST_LESSON_RULES_VERSION, LESSON_RULES_VERSION + 1]) {
      const verdict = await submitLessonStep(kim, {
        ...input('circle', 4, await rightAnswer('circle', 4)),
        rules,
      });
      expect(verdict).toMatchObject({ outcome: 'refused', step: { attempts: 0, correct: false } });
      expect(verdict.message).toContain('new numbers');
    }
    expect(await storedLesson('circle')).toEqual(before);
  });

  it('answers a try that comes again as it was answered then', async () => {
    await opened('circle');
    const sent = input('circle', 0, { typed: typed('-77') });
    const verdict = await submitLessonStep(kim, sent);
    await test.store.merge(studentLessonProgress, `${TEST_SEASON}_6_circle_${kim.accountId}`, {
      rules: FIRST_LESSON_RULES_VERSION,
    });
    expect(await submitLessonStep(kim, sent)).toEqual(verdict);
  });
});
