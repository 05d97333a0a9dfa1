import type { SignedInViewer } from '@/lib/data/access/viewer';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { submitStep } from '@/lib/data/score-card/commands';
import type { StepVerdictDto, SubmitTwinInput, TwinDto } from '@/lib/data/score-card/dto';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { submitTwin } from '@/lib/data/score-card/twin-commands';
import { twinOf } from '@/lib/data/score-card/twins';
import { setSeasonActive } from '@/lib/data/season/commands';
import { starterGame } from '@/lib/data/season/starter-games';
import { positionOfSlot, STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import { sumMixedNumbers } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { canStudentDoStepWithoutHelp } from '@/lib/domain/week/steps';
import { studentPlayerScoreAttempts } from '@/lib/store/collections/attempts';
import { mvpEvents, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { handScore } from '@/lib/testing/hand-score';
import { realSeason } from '@/lib/testing/real-season';
import { TEST_SEASON, type TestServices } from '@/lib/testing/services';
import {
  giveLineup,
  giveTeam,
  installStudentWeek,
  RIGHT_ANSWERS,
  STARTERS,
  stepTryInput,
  WEEK,
} from '@/lib/testing/student-week';

let test: TestServices;
let kim: SignedInViewer;

beforeEach(async () => {
  ({ test, kim } = await installStudentWeek());
});
afterEach(() => test.dispose());

const submit = (step: StepKey, text: string): Promise<StepVerdictDto> =>
  submitStep(kim, stepTryInput(step, text));
const twin = (step: StepKey, text: string, changes: Partial<SubmitTwinInput> = {}) =>
  submitTwin(kim, stepTryInput(step, text, changes));
const shown = async (step: StepKey) =>
  (await getOrOpenScoreCard(kim, WEEK))?.steps.find(({ key }) => key === step);
const stored = async (step: StepKey) =>
  (await test.store.query(studentWeeklyProgress, {}))[0]?.steps[STEP_KEYS.indexOf(step)] ?? null;

async function rightAnswer(step: StepKey): Promise<string> {
  const { twin: kept } = (await stored(step)) ?? {};
  const position = positionOfSlot(step as never);
  const { game, stats } = starterGame(
    await realSeason.load(TEST_SEASON),
    position,
    kept?.playerId ?? 0,
    kept?.week ?? 0,
  );
  expect(game).toBe('played');
  return handScore(position, 1, stats);
}

const SIX_WRONG = ['28 1/2', '29', '29 1/2', '30 1/3', '31', '33'];

describe('six honest wrong tries before the right one', () => {
  it('are told with the last hint, and mark the step once as worked out together', async () => {
    const hints = [];
    for (const text of SIX_WRONG) hints.push((await submit('WR1', text)).hint?.together ?? false);
    expect(hints).toEqual([false, false, false, false, false, true]);
    expect((await shown('WR1'))?.lastWrong?.hint.together).toBe(true);
    expect(await shown('WR1')).not.toHaveProperty('together');
    expect(await submit('WR1', RIGHT_ANSWERS.WR1)).toMatchObject({ outcome: 'right', attempts: 7 });
    expect(await stored('WR1')).toMatchObject({ correct: true, together: true });
    expect(await shown('WR1')).toMatchObject({ together: true, attempts: 7 });
  });

  it('do not mark a step that was right before the sixth, or after numbers that have nothing to do with it', async () => {
    for (const text of SIX_WRONG.slice(0, 5)) await submit('WR1', text);
    await submit('WR1', RIGHT_ANSWERS.WR1);
    for (const text of ['777', '888', '9999', '1111', '4444', '5555', '6666'])
      await submit('K', text);
    await submit('K', RIGHT_ANSWERS.K);
    for (const step of ['WR1', 'K'] as const)
      expect(await stored(step)).not.toHaveProperty('together');
  });
});

describe('a twin', () => {
  it('is there for a step that is right, from an earlier game of someone else at the position', async () => {
    expect((await shown('WR1'))?.twin).toBeUndefined();
    await submit('WR1', RIGHT_ANSWERS.WR1);
    const { twin: made, terms = [], player } = (await shown('WR1')) ?? {};
    expect(made).toMatchObject({
      attempts: 0,
      correct: false,
      own: null,
      simplified: false,
      starters: [],
    });
    expect(made?.from?.week).toBeLessThan(WEEK);
    expect(made?.from?.name).not.toBe(player?.name);
    expect(made?.counts.map(Math.sign)).toEqual(terms.map(({ count }) => Math.sign(count)));
    expect((await shown('WR1'))?.twin).toEqual(made);
    await twin('WR1', '1');
    expect(Object.values(STARTERS)).not.toContain((await stored('WR1'))?.twin?.playerId);
    expect((await shown('WR1'))?.twin?.counts).toEqual(made?.counts);
  });

  it('is for no student from a game of the lineup or of the week itself, and not the same for all', async () => {
    await submit('QB', RIGHT_ANSWERS.QB);
    const [progress] = await test.store.query(studentWeeklyProgress, {});
    const card = {
      snapshot: await realSeason.load(TEST_SEASON),
      steps: progress?.steps ?? [],
      week: WEEK,
      rules: 1 as const,
    };
    const students = Array.from({ length: 300 }, (_, index) => `student-${index}`);
    const made = students.flatMap((student) => twinOf(card, 'QB', student)?.numbers ?? []);
    expect(made).toHaveLength(students.length);
    expect(made.filter(({ playerId }) => Object.values(STARTERS).includes(playerId))).toEqual([]);
    expect(made.filter(({ playerId, week }) => playerId === 0 || week < 1 || week >= WEEK)).toEqual(
      [],
    );
    expect(new Set(made.map(({ playerId }) => playerId)).size).toBeGreaterThan(10);
  });

  it('is judged, costs and earns nothing, and is no try of the card', async () => {
    await submit('QB', RIGHT_ANSWERS.QB);
    const award = (await getOrOpenScoreCard(kim, WEEK))?.award;
    const wrong = await twin('QB', '60');
    expect(wrong).toMatchObject({
      outcome: 'wrong',
      step: 'QB',
      attempts: 1,
      twin: { attempts: 1, correct: false, own: null },
    });
    // Which hint it is depends on the twin, which is drawn by the student's random id.
    expect(wrong.hint?.title).toEqual(expect.any(String));
    expect((await shown('QB'))?.twin?.lastWrong).toMatchObject({
      hint: wrong.hint,
      tried: { wholeNumber: 60 },
    });
    const right = await twin('QB', await rightAnswer('QB'));
    expect(right).toMatchObject({
      outcome: 'right',
      message: expect.stringContaining('orrect'),
      attempts: 2,
      twin: { correct: true },
    });
    expect(await twin('QB', '3')).toMatchObject({ outcome: 'right', attempts: 2 });
    expect((await getOrOpenScoreCard(kim, WEEK))?.award).toEqual(award);
    expect(await test.store.count(studentPlayerScoreAttempts, {})).toBe(1);
    expect(await test.store.count(mvpEvents, {})).toBe(0);
    expect(await stored('QB')).toMatchObject({
      attempts: 1,
      correct: true,
      twin: {
        attempts: 2,
        correct: true,
        firstWrong: { broke: [{ part: 'unknown', lines: [] }] },
      },
    });
  });

  it('counts once, however often it is sent, and is a conflict with another answer under the same id', async () => {
    await submit('QB', RIGHT_ANSWERS.QB);
    const first = await twin('QB', '60', { operationId: 'the-same-one' });
    expect(await twin('QB', '60', { operationId: 'the-same-one' })).toEqual(first);
    await expect(twin('QB', '61', { operationId: 'the-same-one' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await stored('QB'))?.twin?.attempts).toBe(1);
    expect(await twin('QB', '60')).toMatchObject({ outcome: 'refused', attempts: 1 });
    const right = { operationId: 'the-right-one' };
    const answered = await twin('QB', await rightAnswer('QB'), right);
    expect(await twin('QB', await rightAnswer('QB'), right)).toEqual(answered);
  });

  it('is not there before the step is right, for a week that has not come, or while the season is paused', async () => {
    await expect(twin('QB', '1')).rejects.toMatchObject({ code: 'not-allowed' });
    await submit('QB', RIGHT_ANSWERS.QB);
    await expect(twin('QB', '1', { week: 7 })).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(submitTwin(null, stepTryInput('QB', '1'))).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    await setSeasonActive(COMMAND_LINE_OPERATOR, false);
    await expect(twin('QB', '1')).rejects.toMatchObject({ code: 'not-allowed' });
  });

  it('of another student is their own', async () => {
    await submit('QB', RIGHT_ANSWERS.QB);
    const lee = await test.student('lee@school.org');
    await giveTeam(test.store, lee);
    await giveLineup(test.store, lee, WEEK);
    await expect(submitTwin(lee, stepTryInput('QB', '1'))).rejects.toMatchObject({
      code: 'not-allowed',
    });
    expect((await stored('QB'))?.twin).toBeUndefined();
  });

  it('of a team has made-up starters whose points are added up', async () => {
    for (const step of STEP_KEYS) await submit(step, RIGHT_ANSWERS[step]);
    const made = (await shown('TEAM'))?.twin as TwinDto;
    expect(made.starters).toHaveLength(8);
    const sum = sumMixedNumbers(made.starters.map(({ value }) => value));
    expect(formatMixed(sum)).not.toBe(RIGHT_ANSWERS.TEAM);
    expect(await twin('TEAM', formatMixed(sum))).toMatchObject({
      outcome: 'right',
      attempts: 1,
      twin: { own: sum },
    });
  });

  it('does not exist for a bye, on which nothing counts', async () => {
    await submit('DEF', '0');
    expect((await shown('DEF'))?.twin).toBeUndefined();
    await expect(twin('DEF', '0')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('holds no answer before it is right', async () => {
    await submit('WR1', RIGHT_ANSWERS.WR1);
    const told = [await twin('WR1', '7 1/3'), await twin('WR1', '8 1/3'), await shown('WR1')];
    const right = await rightAnswer('WR1');
    const [numerator = 0, denominator = 1] = right.split('/').map(Number);
    const parts = {
      wholeNumber: Math.floor(numerator / denominator),
      numerator: numerator % denominator,
      denominator,
    };
    for (const each of told) expect(JSON.stringify(each)).not.toContain(JSON.stringify(parts));
  });
});

it.each([
  [{ correct: false }, null],
  [{ correct: true }, true],
  [{ correct: true, together: true }, false],
  [{ correct: true, together: true, twin: { correct: true, attempts: 2 } }, false],
  [{ correct: true, together: true, twin: { correct: false, attempts: 1 } }, false],
  [{ correct: true, together: true, twin: { correct: true, attempts: 1 } }, true],
])('%j is done alone: %s', (step, expected) => {
  expect(canStudentDoStepWithoutHelp(step as never)).toBe(expected);
});
