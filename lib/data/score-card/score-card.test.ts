import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getBoxScores } from '@/lib/data/box-score/queries';
import { submitStep } from '@/lib/data/score-card/commands';
import {
  type StepVerdictDto,
  type SubmitStepInput,
  submitStepInput,
} from '@/lib/data/score-card/dto';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { completeReadingTask } from '@/lib/data/week/commands';
import { STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import { operations } from '@/lib/store/collections/accounts';
import {
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { studentProfiles } from '@/lib/store/collections/profiles';
import {
  mvpEvents,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { studentLineups } from '@/lib/store/collections/teams';
import { asRawCollection } from '@/lib/store/port';
import { TEST_NOW, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import {
  changeAppMeta,
  giveLineup,
  giveTeam,
  installStudentWeek,
  mvpPointsOf,
  RIGHT_ANSWERS,
  stepTryInput,
  typed,
  WEEK,
} from '@/lib/testing/student-week';

let test: TestServices;
let student: SignedInViewer;

beforeEach(async () => {
  ({ test, kim: student } = await installStudentWeek());
});
afterEach(() => test.dispose());

const submit = (step: StepKey, text: string, changes: Partial<SubmitStepInput> = {}) =>
  submitStep(student, stepTryInput(step, text, changes));

async function workOut(steps: readonly StepKey[]): Promise<StepVerdictDto[]> {
  const verdicts: StepVerdictDto[] = [];
  for (const step of steps) verdicts.push(await submit(step, RIGHT_ANSWERS[step]));
  return verdicts;
}

const attempts = () => test.store.query(studentPlayerScoreAttempts, {});

describe('the score card', () => {
  it('shows the real numbers and the formula, and no answer anywhere in it', async () => {
    const card = await getOrOpenScoreCard(student);
    expect(card?.steps.map(({ key }) => key)).toEqual([...STEP_KEYS]);
    expect(card?.steps[0]).toMatchObject({
      title: 'Quarterback',
      player: { name: 'Josh Allen', teamName: 'Buffalo Bills', jersey: { big: '17', small: 'JA' } },
      game: 'played',
      opponent: 'NYG',
      attempts: 0,
      own: null,
    });
    expect(
      card?.steps[0]?.terms.map(({ count, rate }) => [
        count,
        rate.wholeNumber,
        rate.numerator,
        rate.denominator,
      ]),
    ).toEqual([
      [169, 0, 1, 20],
      [2, 5, 0, 1],
      [11, 0, 1, 10],
      [0, 5, 0, 1],
    ]);
    expect(card?.steps[7]).toMatchObject({
      game: 'bye',
      opponent: null,
      player: { name: 'Green Bay Packers' },
    });
    expect(card?.award).toEqual({ given: 0, possibleNow: 5 });

    const keys = new Set<string>();
    JSON.stringify(card, (key, value: unknown) => {
      keys.add(key);
      return value;
    });
    const allowed = [
      'season',
      'week',
      'formulaLevel',
      'steps',
      'award',
      'given',
      'possibleNow',
      'readOnly',
      'cardLines',
      'asksForGuess',
      'key',
      'index',
      'title',
    ];
    const ofStep = [
      'player',
      'game',
      'opponent',
      'terms',
      'attempts',
      'correct',
      'own',
      'simplified',
    ];
    const ofTerm = ['label', 'count', 'rate', 'rule', 'wholeNumber', 'numerator', 'denominator'];
    const ofPlayer = ['name', 'teamName', 'jersey', 'fill', 'trim', 'ink', 'big', 'small'];
    const known = new Set([...allowed, ...ofStep, ...ofTerm, ...ofPlayer]);
    expect([...keys].filter((key) => key !== '' && !/^\d+$/.test(key) && !known.has(key))).toEqual(
      [],
    );
  });

  it('keeps the formula level the week was opened with', async () => {
    expect((await getOrOpenScoreCard(student))?.formulaLevel).toBe(1);
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${student.accountId}`, {
      formulaType: 2,
    });
    expect((await getOrOpenScoreCard(student))?.formulaLevel).toBe(1);
    expect(await submit('QB', RIGHT_ANSWERS.QB)).toMatchObject({ outcome: 'right' });
  });

  it('grades with level 2 for a student of level 2', async () => {
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${student.accountId}`, {
      formulaType: 2,
    });
    // 169/24 + 2 x 4 + 11/8
    expect(await submit('QB', '16 5/12')).toMatchObject({ outcome: 'right', simplified: true });
  });

  it('is not there before the first week, and not found for a week that has not been played', async () => {
    await expect(getOrOpenScoreCard(student, 7)).rejects.toMatchObject({ code: 'not-found' });
    await changeAppMeta(test.store, { currentWeek: 0 });
    expect(await getOrOpenScoreCard(student)).toBeNull();
  });
});

describe('one try at a step', () => {
  it('refuses what is no number without counting an attempt', async () => {
    for (const text of ['', 'abc', '1/0', '1/1/3', '3 r 3']) {
      expect(await submit('QB', text)).toMatchObject({
        outcome: 'refused',
        field: 'whole',
        attempts: 0,
        own: null,
      });
    }
    expect(await attempts()).toEqual([]);
    expect(await test.store.query(operations, {})).toEqual([]);
  });

  it('takes a negative score and a zero for a bye', async () => {
    expect(await submit('RB2', '-3/10')).toMatchObject({ outcome: 'right', simplified: true });
    expect(await submit('DEF', '0')).toMatchObject({ outcome: 'right', simplified: true });
  });

  it('refuses the team before its eight starters are right, without counting (S21: steps skipped)', async () => {
    await workOut(['QB', 'RB1']);
    expect(await submit('TEAM', RIGHT_ANSWERS.TEAM)).toMatchObject({
      outcome: 'refused',
      attempts: 0,
      finished: false,
    });
    expect(await test.store.query(studentTeamScoreAttempts, {})).toEqual([]);
    expect(await mvpPointsOf(test.store, student)).toBe(0);
  });

  it('refuses an answer for a week that has not been played (S21)', async () => {
    await expect(submit('QB', '1', { week: 7 })).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(submit('QB', '1', { week: 0 })).rejects.toMatchObject({ code: 'not-allowed' });
    expect(await test.store.query(studentWeeklyProgress, {})).toEqual([]);
  });

  it('takes an answer for an earlier week that has a line-up, and finds none where there is not', async () => {
    await giveLineup(test.store, student, 5, { id: 'from-elsewhere' });
    expect(await submit('QB', '1', { week: 5 })).toMatchObject({ outcome: 'wrong', attempts: 1 });
    await expect(submit('QB', '1', { week: 4 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('drops verdicts and points that are sent along (S3)', () => {
    const sent = {
      ...stepTryInput('QB', '1'),
      correct: true,
      mvpPoints: 100,
      studentId: 'somebody',
    };
    expect(Object.keys(submitStepInput.parse(sent)).sort()).toEqual([
      'operationId',
      'step',
      'typed',
      'week',
    ]);
  });

  it('answers nobody but a student of this season, and nobody while the season is paused', async () => {
    const teacher = await test.teacher('ada@school.org');
    await expect(submitStep(null, stepTryInput('QB', '1'))).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    await expect(submitStep(teacher, stepTryInput('QB', '1'))).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await changeAppMeta(test.store, { seasonActive: false });
    await expect(submit('QB', '1')).rejects.toMatchObject({ code: 'not-allowed' });
    expect(await attempts()).toEqual([]);
  });
});

describe('a request that comes again', () => {
  it('is answered as it was the first time, whatever came after it, and counts nothing', async () => {
    const requests = [
      stepTryInput('QB', '777'),
      stepTryInput('QB', RIGHT_ANSWERS.QB),
      stepTryInput('K', '9'),
    ];
    const verdicts = [];
    for (const request of requests) verdicts.push(await submitStep(student, request));
    await workOut(['RB1', 'RB2']);
    const kept = await attempts();
    for (const [index, request] of requests.entries())
      expect(await submitStep(student, request)).toEqual(verdicts[index]);
    expect(await attempts()).toEqual(kept);
  });

  it('is a conflict with another answer, with one that cannot be read, and for another step, even the team’s (R2)', async () => {
    await workOut(STEP_KEYS.slice(0, 7));
    await submit('DEF', RIGHT_ANSWERS.DEF, { operationId: 'of-the-last-starter' });
    const wrong = stepTryInput('TEAM', '1');
    await submitStep(student, wrong);
    const operationId = 'of-a-starter';
    const late = await test.student('lee@school.org');
    await giveTeam(test.store, late);
    await submitStep(late, stepTryInput('QB', '777', { operationId }));
    for (const [viewer, request] of [
      [student, { ...wrong, typed: typed('2') }],
      [student, { ...wrong, typed: typed('x') }],
      [student, stepTryInput('QB', '1', { operationId: wrong.operationId })],
      [late, stepTryInput('QB', '778', { operationId })],
      [late, stepTryInput('K', '777', { operationId })],
      [late, stepTryInput('TEAM', '777', { operationId })],
      [student, stepTryInput('TEAM', '1', { operationId: 'of-the-last-starter' })],
    ] as const) {
      await expect(submitStep(viewer, request)).rejects.toMatchObject({ code: 'conflict' });
    }
    expect(await attempts()).toHaveLength(9);
    expect(await test.store.query(studentTeamScoreAttempts, {})).toHaveLength(1);
  });
});

it('leaves what was done before as it is while the card is half full', async () => {
  const { completedAt } = await completeReadingTask(student, { week: WEEK, task: 1 });
  await workOut(['QB', 'RB1', 'RB2']);
  const [progress] = await test.store.query(studentWeeklyProgress, {});
  expect(
    progress?.taskTimes?.task1 && dateFromTimestamp(progress.taskTimes.task1).toISOString(),
  ).toBe(completedAt);
});

describe('the hint of a wrong answer', () => {
  it('names the known mistake, and the attempt keeps its tag', async () => {
    // 169/20 + 10 without the 11/10 of the rushing yards.
    const verdict = await submit('QB', '18 9/20');
    expect(verdict.hint?.text).toContain('Check the rushing yards.');
    expect(await attempts()).toMatchObject([{ misconception: 'line-left-out', correct: false }]);
  });

  it('knows the rows of the other starters', async () => {
    await submit('RB1', RIGHT_ANSWERS.WR1);
    expect(await attempts()).toMatchObject([{ misconception: 'other-player' }]);
  });

  it('climbs the ladder with answers that look like nothing known, each step by itself', async () => {
    const titles: (string | undefined)[] = [];
    for (const text of ['38', '39', '41', '42'])
      titles.push((await submit('QB', text)).hint?.title);
    expect(new Set(titles).size).toBe(4);
    expect((await submit('K', '30')).hint?.title).toBe(titles[0]);
    expect((await attempts()).map(({ misconception }) => misconception)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('takes no step on the ladder for a number that has nothing to do with the card, nor for one that comes again', async () => {
    const rungs: (string | undefined)[] = [];
    for (const text of ['777', '778', '779', '38', '39', '38', '39'])
      rungs.push((await submit('QB', text)).hint?.text);
    expect(rungs.slice(0, 3)).toEqual(
      Array(3).fill(expect.stringContaining('We can’t see how this number comes from the card.')),
    );
    expect(rungs[3]).toContain('Take one line at a time.');
    expect(rungs.slice(5)).toEqual(
      Array(2).fill(expect.stringMatching(/^You tried this number before\..*all worked out/)),
    );
    const [progress] = await test.store.query(studentWeeklyProgress, {});
    expect(progress?.steps[0]).toMatchObject({
      attempts: 7,
      hints: { rung: 2, tried: ['38', '39'] },
    });
  });

  it('is there for the team total too, and names a starter that was left out', async () => {
    await workOut(STEP_KEYS.slice(0, 8));
    // 125 17/20 without the 8 of the kicker.
    const verdict = await submit('TEAM', '117 17/20');
    expect(verdict.hint?.text).toContain('Check the points for your kicker.');
    expect(await test.store.query(studentTeamScoreAttempts, {})).toMatchObject([
      { misconception: 'line-left-out' },
    ]);
  });

  it('is the same for a repeated request, and takes no step on the ladder for it', async () => {
    const request = stepTryInput('QB', '38');
    const first = await submitStep(student, request);
    expect((await submitStep(student, request)).hint).toEqual(first.hint);
    expect((await submit('QB', '39')).hint?.title).not.toBe(first.hint?.title);
  });
});

describe('the newest wrong answer of an open step', () => {
  const stepOf = async (key: StepKey) =>
    (await getOrOpenScoreCard(student))?.steps.find((step) => step.key === key);

  it('comes back with every view of the card, with the very hint its verdict had', async () => {
    // A known mistake, the same mistake again, three that look like nothing known, and one of them
    // again, which gets more help by now.
    for (const text of ['18 9/20', '14 11/20', '777', '778', '779', '777']) {
      const { hint, message, tried } = await submit('QB', text);
      expect(await stepOf('QB')).toMatchObject({ lastWrong: { hint, message, tried } });
    }
    expect(await stepOf('QB')).toMatchObject({
      attempts: 6,
      lastWrong: { tried: { wholeNumber: 777 } },
    });
    expect((await stepOf('K'))?.lastWrong).toBeUndefined();
    await submit('QB', RIGHT_ANSWERS.QB);
    expect((await stepOf('QB'))?.lastWrong).toBeUndefined();
    expect((await test.store.query(studentWeeklyProgress, {}))[0]?.steps[0]).not.toHaveProperty(
      'lastWrong',
    );
  });

  it('never holds the answer, on no rung (S7)', async () => {
    for (const text of ['777', '778', '779', '780']) {
      await submit('QB', text);
      expect(JSON.stringify(await stepOf('QB'))).not.toMatch(
        /"wholeNumber":19,"numerator":11,"denominator":20|19 11\/20/,
      );
    }
  });

  it('reads a step of older data, which does not say what was tried', async () => {
    await submit('QB', '777');
    const [progress] = await test.store.query(studentWeeklyProgress, {});
    if (!progress) throw new Error('No progress');
    const steps = progress.steps.map(({ lastWrong: _, ...step }) => step);
    await test.store.merge(studentWeeklyProgress, progress.id, { steps });
    expect(await stepOf('QB')).toMatchObject({ attempts: 1 });
    expect((await stepOf('QB'))?.lastWrong).toBeUndefined();
    expect(await submit('QB', '777')).toMatchObject({ outcome: 'wrong', attempts: 2 });
  });

  it('costs no further try when it is sent again, however it is written, and says so', async () => {
    await submit('QB', '3 1/4');
    for (const text of ['3 1/4', '13/4', '3.25']) {
      expect(await submit('QB', text)).toMatchObject({
        outcome: 'refused',
        field: null,
        message:
          'Same answer as before: 3 1/4. It didn’t use up a try. Look at the hint and change your answer.',
        attempts: 1,
        award: { given: 0, possibleNow: 4 },
      });
    }
    expect(await attempts()).toHaveLength(1);
    expect(await submit('QB', '3')).toMatchObject({ outcome: 'wrong', attempts: 2 });
    expect(await submit('QB', '3 1/4')).toMatchObject({ outcome: 'wrong', attempts: 3 });
  });
});

describe('a right answer that is not in lowest terms', () => {
  const storedStep = async () => (await test.store.query(studentWeeklyProgress, {}))[0]?.steps[3];

  it('may come once more in its shortest form, which is kept and costs nothing', async () => {
    await submit('WR1', '273/10');
    const request = stepTryInput('WR1', '27 3/10');
    for (const again of [request, request]) {
      expect(await submitStep(student, again)).toMatchObject({
        outcome: 'right',
        simplified: true,
        attempts: 1,
      });
    }
    expect(await storedStep()).toMatchObject({ correct: true, simplified: true, attempts: 1 });
    expect((await getOrOpenScoreCard(student))?.steps[3]).toMatchObject({
      simplified: true,
      attempts: 1,
    });
    expect(await attempts()).toHaveLength(1);
  });
});

it('draws the line-up for a student who answers before any page has drawn it', async () => {
  const late = await test.student('lee@school.org');
  await giveTeam(test.store, late);
  expect(await submitStep(late, stepTryInput('QB', RIGHT_ANSWERS.QB))).toMatchObject({
    outcome: 'right',
  });
  expect(
    await test.store.count(studentLineups, {
      where: [{ field: 'userId', op: '==', value: late.accountId }],
    }),
  ).toBe(1);
});

describe('the MVP points of a card', () => {
  it('are 5 when every step is right at once, and come with the ninth', async () => {
    const verdicts = await workOut(STEP_KEYS);
    expect(verdicts.map(({ finished }) => finished)).toEqual([
      ...Array<boolean>(8).fill(false),
      true,
    ]);
    expect(verdicts.at(-1)).toMatchObject({
      outcome: 'right',
      award: { given: 5, possibleNow: 5 },
    });
    expect(await mvpPointsOf(test.store, student)).toBe(5);
    expect(await test.store.query(mvpEvents, {})).toMatchObject([
      { id: `${TEST_SEASON}_${WEEK}_${student.accountId}_equations`, points: 5 },
    ]);
    expect(await test.store.query(studentWeeklyProgress, {})).toMatchObject([
      { mvpPointsEarned: 5 },
    ]);
    expect(await test.store.query(studentWeeklyTasks, {})).toMatchObject([
      { task2: timestampFromDate(TEST_NOW), task1: null },
    ]);
  });

  it('are 4 after one step that took several tries', async () => {
    await submit('QB', '1');
    await submit('QB', '2');
    expect((await workOut(STEP_KEYS)).at(-1)?.award).toEqual({
      given: 4,
      possibleNow: 4,
    });
    expect(await mvpPointsOf(test.store, student)).toBe(4);
  });

  it('are never fewer than 3', async () => {
    for (const step of ['QB', 'RB1', 'RB2', 'WR1', 'WR2'] as const) await submit(step, '999');
    expect((await workOut(STEP_KEYS)).at(-1)?.award).toEqual({
      given: 3,
      possibleNow: 3,
    });
    expect(await mvpPointsOf(test.store, student)).toBe(3);
  });

  it('are given once for 50 identical last answers, and all are answered alike (R1)', async () => {
    await workOut(STEP_KEYS.slice(0, 8));
    const last = stepTryInput('TEAM', RIGHT_ANSWERS.TEAM);
    const verdicts = await Promise.all(Array.from({ length: 50 }, () => submitStep(student, last)));
    expect(new Set(verdicts.map((verdict) => JSON.stringify(verdict))).size).toBe(1);
    expect(verdicts[0]?.finished).toBe(true);
    expect(await mvpPointsOf(test.store, student)).toBe(5);
    expect(await test.store.query(studentTeamScoreAttempts, {})).toHaveLength(1);
  });

  it('are given once when the last answer is sent from two tabs with two ids (S21: replayed award)', async () => {
    await workOut(STEP_KEYS.slice(0, 8));
    await Promise.all([submit('TEAM', RIGHT_ANSWERS.TEAM), submit('TEAM', RIGHT_ANSWERS.TEAM)]);
    await submit('TEAM', RIGHT_ANSWERS.TEAM);
    expect(await mvpPointsOf(test.store, student)).toBe(5);
    expect(await test.store.query(mvpEvents, {})).toHaveLength(1);
  });
});

describe('a repeated request', () => {
  it('is another body with another week or another number in any one box (R2)', async () => {
    const boxes = { whole: '3', numerator: '1', denominator: '4' };
    const request = stepTryInput('QB', '', { typed: boxes });
    await giveLineup(test.store, student, 5, { id: 'from-elsewhere' });
    await submitStep(student, request);
    for (const other of [
      { week: 5 },
      { typed: { ...boxes, whole: '2' } },
      { typed: { ...boxes, numerator: '3' } },
      { typed: { ...boxes, denominator: '8' } },
    ]) {
      await expect(submitStep(student, { ...request, ...other })).rejects.toMatchObject({
        code: 'conflict',
      });
    }
    expect(await attempts()).toHaveLength(1);
  });

  it("does not meet another student's request of the same id", async () => {
    const other = await test.student('lee@school.org');
    await giveTeam(test.store, other);
    const request = stepTryInput('QB', '3');
    await submitStep(student, request);
    expect(await submitStep(other, { ...request, typed: typed('4') })).toMatchObject({
      outcome: 'wrong',
      attempts: 1,
    });
  });
});

it('numbers 100 attempts that come at once without a gap (R4)', async () => {
  await giveLineup(test.store, student, WEEK - 1);
  // Ten at each of ten places: more at one step would come into its pauses.
  const places = [WEEK - 1, WEEK].flatMap((week) =>
    (['QB', 'RB1', 'RB2', 'WR1', 'K'] as const).map((step) => ({ week, step })),
  );
  const verdicts = await Promise.all(
    Array.from({ length: 100 }, (_, index) => {
      const { week, step } = places[index % places.length] ?? { week: WEEK, step: 'QB' };
      return submit(step, String(1000 + index), { week });
    }),
  );
  const oneToTen = Array.from({ length: 10 }, (_, index) => index + 1);
  const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
  const stored = await attempts();
  expect(stored).toHaveLength(100);
  for (const { week, step } of places) {
    const here = stored.filter((attempt) => attempt.week === week && attempt.step === step);
    expect(inOrder(here.map(({ attempt }) => attempt))).toEqual(oneToTen);
  }
  expect(inOrder(verdicts.map(({ attempts: count }) => count))).toEqual(
    oneToTen.flatMap((count) => Array(10).fill(count)),
  );
  for (const { week, steps } of await test.store.query(studentWeeklyProgress, {})) {
    const tried = places
      .filter((place) => place.week === week)
      .map(({ step }) => steps[STEP_KEYS.indexOf(step)]?.attempts);
    expect(tried).toEqual([10, 10, 10, 10, 10]);
  }
});

describe('a player or a defense nobody knows', () => {
  const NOBODY = 999_999;
  /** A player of another season, no defense at all, and an empty place. */
  const unknown = { lineup_RB2: NOBODY, lineup_DEF: 77, lineup_K: 0 };

  it('is said to be unknown, counts 0 without a try, and stands in the log once', async () => {
    await giveLineup(test.store, student, WEEK, unknown);
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const card = await getOrOpenScoreCard(student);
    await getBoxScores(student);
    await getOrOpenScoreCard(student);
    const lines = written.mock.calls.map(([line]) => String(line)).join('');
    written.mockRestore();
    for (const index of [2, 6, 7]) {
      expect(card?.steps[index]).toMatchObject({
        game: 'unknown',
        correct: true,
        attempts: 0,
        own: { wholeNumber: 0, numerator: 0, denominator: 1 },
      });
    }
    expect(card?.steps.filter(({ correct }) => correct)).toHaveLength(3);
    expect(lines.match(/No players found with id: 999999"/g)).toHaveLength(1);
    expect(lines.match(/No players found with id: 77"/g)).toHaveLength(1);
    expect(lines).not.toContain('id: 0"');
    const { rows } = await getBoxScores(student);
    expect(rows.filter(({ game }) => game === 'unknown').map(({ sentence }) => sentence)).toEqual(
      Array.from({ length: 3 }, () => 'We have no data for this player. The points are 0.'),
    );
  });

  it('takes no try, and the team is the sum of the others', async () => {
    await giveLineup(test.store, student, WEEK, unknown);
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await submit('RB2', '12')).toMatchObject({ outcome: 'right', attempts: 0 });
    await workOut(['QB', 'RB1', 'WR1', 'WR2', 'TE']);
    // 19 11/20 + 31 1/5 + 27 3/10 + 18 7/10 + 21 2/5, by hand.
    expect(await submit('TEAM', '118 3/20')).toMatchObject({ outcome: 'right' });
    written.mockRestore();
    expect(await attempts()).toHaveLength(5);
    expect(await mvpPointsOf(test.store, student)).toBe(5);
  });
});

describe('a stored level that is neither 1 nor 2', () => {
  it('is level 2, on the card and for what is graded', async () => {
    const id = `${TEST_SEASON}_${student.accountId}`;
    const profile = await test.store.get(asRawCollection(studentProfiles), id);
    await test.store.set(asRawCollection(studentProfiles), { ...profile, id, formulaType: 3 });
    expect(await getOrOpenScoreCard(student)).toMatchObject({ formulaLevel: 2 });
    // 169/24 + 2 × 4 + 11/8 + 0, by hand.
    expect(await submit('QB', '16 5/12')).toMatchObject({ outcome: 'right' });
  });
});
