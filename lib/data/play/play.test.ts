import { requireStudent, type SignedInViewer } from '@/lib/data/access/viewer';
import { getMyMath } from '@/lib/data/my-math/queries';
import { submitStep } from '@/lib/data/score-card/commands';
import { miniGameInvite } from '@/lib/data/week/mini-game-invite';
import { getStudentDashboard } from '@/lib/data/week/queries';
import { SLIP_KINDS } from '@/lib/domain/play/find-the-slip';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { realSeason } from '@/lib/testing/real-season';
import { TEST_NOW, type TestServices } from '@/lib/testing/services';
import {
  changeAppMeta,
  giveLineup,
  giveTeam,
  installStudentWeek,
  openRoom12,
  putInLeague,
  RIGHT_ANSWERS,
  STARTERS,
  stepTryInput,
  typed,
  WEEK,
} from '@/lib/testing/student-week';
import { savePlayerPrediction, submitReverseGameAnswer, submitSlipFix } from './commands';
import type { SlipFixInput, SlipPuzzleDto } from './dto';
import { getCallItFirst, getReverseGame, getSlipPuzzle, getWhatIf } from './queries';

let test: TestServices;
let kim: SignedInViewer;

beforeEach(async () => {
  ({ test, kim } = await installStudentWeek());
});
afterEach(() => test.dispose());

const stored = async () => (await test.store.query(studentWeeklyProgress, {}))[0];
const slip = async (round: number) => (await getSlipPuzzle(kim, round)) as SlipPuzzleDto;

describe('the invitation on the dashboard', () => {
  it('comes when all tasks are done, and its posts stand where the game has them', async () => {
    expect(await getStudentDashboard(kim)).not.toHaveProperty('play');
    const now = timestampFromDate(TEST_NOW);
    const done = { task1: now, task2: now, task3: now, task4: now, task5: now };
    const [week] = await test.store.query(studentWeeklyProgress, {});
    await test.store.merge(studentWeeklyProgress, week?.id ?? '', { taskTimes: done });
    expect((await getStudentDashboard(kim)).play).toEqual({
      game: 'reverse',
      target: (await getReverseGame(kim, 0))?.target,
    });
  });

  it('shows a number of a right card only, with a fraction as its rate', async () => {
    const student = await requireStudent(kim);
    const snapshot = await realSeason.load(student.clock.statisticsSeason);
    const inWeek4 = { ...student, clock: { ...student.clock, currentWeek: 4 } };
    const invite = async () => miniGameInvite(inWeek4, snapshot, (await stored())?.steps ?? []);
    await submitStep(kim, stepTryInput('RB1', '9'));
    expect(await invite()).toEqual({ game: 'what-if' });
    await submitStep(kim, stepTryInput('RB1', RIGHT_ANSWERS.RB1));
    // Raheem Mostert ran for 9 yards in week 4 of 2023.
    expect(await invite()).toEqual({
      game: 'what-if',
      pull: { name: 'Raheem Mostert', label: 'Rushing yards', count: 9 },
    });
  });
});

describe('What if', () => {
  it('plays with right cards only, so it never works out an open one', async () => {
    expect(await getWhatIf(kim)).toBeNull();
    await submitStep(kim, stepTryInput('RB1', '9'));
    expect(await getWhatIf(kim)).toBeNull();
    await submitStep(kim, stepTryInput('RB1', RIGHT_ANSWERS.RB1));
    const play = await getWhatIf(kim);
    expect(play).toMatchObject({ week: WEEK, rules: 1 });
    expect(play?.cards.map(({ name }) => name)).toEqual(['Raheem Mostert']);
    expect(play?.cards[0]?.terms.map(({ count }) => count)).toEqual([115, 2, 3, 17, 1]);
    await changeAppMeta(test.store, { currentWeek: WEEK + 1 });
    expect((await getWhatIf(kim))?.week).toBe(WEEK);
  });
});

/** Finds the wrong step of a card by hand, and what should stand there, as "top/bottom". */
function workOut({ lines, sum }: SlipPuzzleDto): { place: number; number: string } {
  const parts = lines.map(({ count, rate, shown }) => ({
    right: [count * (rate.wholeNumber * rate.denominator + rate.numerator), rate.denominator],
    shown: [shown.wholeNumber * shown.denominator + shown.numerator, shown.denominator],
  })) as { right: [number, number]; shown: [number, number] }[];
  const place = parts.findIndex(({ right, shown }) => right[0] * shown[1] !== shown[0] * right[1]);
  if (place >= 0) return { place, number: (parts[place]?.right ?? []).join('/') };
  const [top, bottom] = parts.reduce(
    ([a, b], { right: [c, d] }) => [a * d + c * b, b * d],
    [0, 1],
  ) as [number, number];
  expect(top * sum.denominator).not.toBe(
    (sum.wholeNumber * sum.denominator + sum.numerator) * bottom,
  );
  return { place: lines.length, number: `${top}/${bottom}` };
}

describe('Find the slip', () => {
  const ROUND = 1;
  const mend = (changes: Partial<SlipFixInput>) =>
    submitSlipFix(kim, {
      week: WEEK,
      round: ROUND,
      place: 0,
      kind: 'carry-lost',
      typed: typed('1'),
      ...changes,
    });

  it('is the same card after a reload, another one in each round, and of nobody’s own player', async () => {
    const cards = await Promise.all([0, 1, 2, 3, 4].map(slip));
    expect(await slip(2)).toEqual(cards[2]);
    expect(new Set(cards.map((card) => JSON.stringify(card.lines))).size).toBe(5);
    for (const { lines } of cards)
      expect(lines.map(({ count }) => count)).not.toEqual([115, 2, 3, 17, 1]);
  });

  it('is judged on the server by the step, what happened, and the exact number', async () => {
    const card = await slip(ROUND);
    const { place, number } = workOut(card);
    const mended = { place, typed: typed(number) };
    expect(await mend({ ...mended, place: place === 0 ? 1 : 0 })).toMatchObject({
      outcome: 'wrong',
      message: 'Not yet. That step is right. Look at another one.',
    });
    const outcomes = await Promise.all(card.options.map((kind) => mend({ ...mended, kind })));
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['right', 'wrong', 'wrong']);
    const kind = card.options[outcomes.findIndex(({ outcome }) => outcome === 'right')];
    expect(await mend({ ...mended, kind, typed: typed('999') })).toMatchObject({
      outcome: 'wrong',
      message: 'Not yet. You found the slip. Now work out what it should say.',
    });
    expect(await mend({ ...mended, kind, typed: typed('?') })).toMatchObject({
      outcome: 'refused',
    });
  });

  it('counts a right first try for skills once, and no other try; no points come of it', async () => {
    const rightOf = async (round: number) => {
      const card = await slip(round);
      const { place, number } = workOut(card);
      // The kinds that the card doesn't offer are never right, so this finds the true one.
      return { round, place, typed: typed(number), options: card.options };
    };
    const first = await rightOf(0);
    expect((await mend({ ...first, typed: typed('999') })).counts).toBe(false);
    for (const kind of first.options) expect((await mend({ ...first, kind })).counts).toBe(false);
    expect((await stored())?.played).toEqual([
      { game: 'find-the-slip', round: 0, skills: [], at: expect.anything() },
    ]);
    const second = await rightOf(1);
    const kind = await kindOf(second);
    expect(await mend({ ...second, kind })).toMatchObject({ outcome: 'right', counts: true });
    expect(await mend({ ...second, kind })).toMatchObject({ outcome: 'right', counts: false });
    const { skills } = (await stored())?.played?.[1] ?? { skills: [] };
    expect(skills).not.toEqual([]);
    expect((await test.store.query(studentProfiles, {}))[0]?.mvpPoints).toBe(0);
    const { learning, canDo, firstTries } = await getMyMath(kim);
    const counted = [...learning, ...canDo].map(({ skill, last }) => [skill, last]);
    expect(counted).toEqual(skills.map((skill) => [skill, ['right']]));
    expect(firstTries).toEqual({ right: 0, missed: 0, unknown: 0 });
  });

  async function kindOf(card: Partial<SlipFixInput>): Promise<SlipFixInput['kind']> {
    const before = (await stored())?.played ?? [];
    for (const kind of SLIP_KINDS) {
      if ((await mend({ ...card, kind })).outcome !== 'right') continue;
      await test.store.merge(studentWeeklyProgress, String((await stored())?.id), {
        played: before,
      });
      return kind;
    }
    throw new Error('No kind is right.');
  }

  it('refuses a teacher, and a card of another week', async () => {
    const ada = await test.teacher('ada@school.org');
    const input = {
      week: WEEK,
      round: 0,
      place: 0,
      kind: 'carry-lost',
      typed: typed('1'),
    } as const;
    await expect(submitSlipFix(ada, input)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(mend({ week: WEEK - 1 })).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('Reverse', () => {
  // The first round is a quarterback's game: 1/20, 5, 1/10, and 5 points each.
  const run = (counts: number[], round = 0) =>
    submitReverseGameAnswer(kim, { week: WEEK, round, counts });
  const target = async (round = 0) => {
    const { wholeNumber, numerator, denominator } = (await getReverseGame(kim, round))?.target ?? {
      wholeNumber: 0,
      numerator: 0,
      denominator: 0,
    };
    expect(20 % denominator).toBe(0);
    return 20 * wholeNumber + (20 / denominator) * numerator;
  };

  it('adds up the built game on the server, and takes every way that is exact', async () => {
    const twentieths = await target();
    expect(await run([twentieths - 1])).toMatchObject({ outcome: 'wrong' });
    expect((await run([twentieths + 100])).message).toContain('How far past the posts is it?');
    expect(await run([twentieths])).toMatchObject({ outcome: 'right' });
    expect(await run([twentieths - 2, 0, 1])).toMatchObject({ outcome: 'right' });
    expect(await run([])).toMatchObject({ outcome: 'wrong' });
  });

  it('counts only adding fractions, only at the first run', async () => {
    // A few twentieths, and tenths for the rest, which must not come to a whole number.
    const twentieths = await target();
    const few =
      [1, 2, 3, 4].find((count) => (twentieths - count) % 20 && (twentieths - count) % 2 === 0) ??
      0;
    const counts = [few, 0, (twentieths - few) / 2];
    expect(await run(counts)).toMatchObject({ outcome: 'right', counts: true });
    expect(await run(counts)).toMatchObject({ outcome: 'right', counts: false });
    const kept = (await stored())?.played;
    expect(kept).toHaveLength(1);
    expect(kept?.[0]).toMatchObject({ game: 'reverse', round: 0 });
    expect(['like-sums', 'unlike-sums']).toContain(kept?.[0]?.skills[0]);
    expect(await run([1, 0, 1], 4)).toMatchObject({ outcome: 'wrong', counts: false });
    expect((await stored())?.played?.[1]).toMatchObject({ round: 4, skills: [] });
  });
});

describe('Call it first', () => {
  // Called in week 5 for week 6, whose points are in RIGHT_ANSWERS, by hand.
  const BEFORE = WEEK - 1;
  const flag = (
    viewer: SignedInViewer,
    position: 'QB' | 'RB' | 'WR',
    points: number,
    { id, week = BEFORE }: { id?: number; week?: number } = {},
  ) => {
    const starter = { QB: STARTERS.QB, RB: STARTERS.RB1, WR: STARTERS.WR1 }[position];
    return savePlayerPrediction(viewer, { week, position, id: id ?? starter, points });
  };
  async function classmate(email: string): Promise<SignedInViewer> {
    const viewer = await test.student(email);
    await giveTeam(test.store, viewer);
    await giveLineup(test.store, viewer, WEEK);
    await putInLeague(test.store, viewer, 'room-12');
    return viewer;
  }
  beforeEach(async () => {
    await openRoom12(test.store);
    await putInLeague(test.store, kim, 'room-12');
    await changeAppMeta(test.store, { currentWeek: BEFORE });
  });

  it('shows the class’s calls with the truth, without names, once the own card is right', async () => {
    const [lee, max] = [await classmate('lee@school.org'), await classmate('max@school.org')];
    await flag(kim, 'RB', 30);
    await flag(lee, 'QB', 23);
    await flag(max, 'WR', 28);
    expect(await getCallItFirst(kim)).toMatchObject({
      nextWeek: WEEK,
      prediction: { name: 'Raheem Mostert', points: 30 },
      dots: [],
      own: null,
    });
    await changeAppMeta(test.store, { currentWeek: WEEK });
    // The card is still to be worked out, and the result would tell its answer.
    const early = await getCallItFirst(kim);
    expect(early).toMatchObject({
      finishCardOf: 'Raheem Mostert',
      own: null,
      ownDot: null,
      dots: [],
    });
    await submitStep(kim, stepTryInput('QB', RIGHT_ANSWERS.QB));
    expect(await getCallItFirst(kim)).toMatchObject({
      finishCardOf: 'Raheem Mostert',
      own: null,
      dots: [],
    });
    await submitStep(kim, stepTryInput('RB1', RIGHT_ANSWERS.RB1));
    // By hand: 31 1/5 - 30 is 1 1/5; 19 11/20 - 23 is -3 9/20; 27 3/10 - 28 is -7/10.
    const call = await getCallItFirst(kim);
    expect(call).toMatchObject({
      finishCardOf: null,
      own: {
        name: 'Raheem Mostert',
        called: 30,
        actual: { wholeNumber: 31, numerator: 1, denominator: 5 },
        difference: { wholeNumber: 1, numerator: 1, denominator: 5 },
      },
      dots: [-3, -1, 1],
      ownDot: 1,
    });
    expect(JSON.stringify(call)).not.toMatch(new RegExp(`${lee.accountId}|${max.accountId}`));
  });

  it('keeps two calls to themselves, and a class doesn’t see another class’s', async () => {
    const lee = await classmate('lee@school.org');
    const zoe = await test.student('zoe@school.org');
    await giveTeam(test.store, zoe);
    await putInLeague(test.store, zoe, 'room-99');
    await flag(kim, 'RB', 30);
    await flag(lee, 'QB', 23);
    await flag(zoe, 'WR', 28);
    await changeAppMeta(test.store, { currentWeek: WEEK });
    await submitStep(kim, stepTryInput('RB1', RIGHT_ANSWERS.RB1));
    expect(await getCallItFirst(kim)).toMatchObject({ own: { called: 30 }, dots: [], ownDot: 1 });
  });

  it('moves until the box scores open, and only to an own player', async () => {
    await flag(kim, 'RB', 30);
    await flag(kim, 'QB', 20);
    expect(await stored()).toMatchObject({
      week: BEFORE,
      call: { position: 'QB', playerId: STARTERS.QB, points: 20 },
    });
    // Patrick Mahomes is on another team; Mostert is no quarterback.
    for (const id of [33077, STARTERS.RB1])
      await expect(flag(kim, 'QB', 20, { id })).rejects.toMatchObject({ code: 'not-allowed' });
    await changeAppMeta(test.store, { currentWeek: WEEK });
    await expect(flag(kim, 'RB', 31)).rejects.toMatchObject({ code: 'conflict' });
    expect((await stored())?.call).toMatchObject({ points: 20 });
    await changeAppMeta(test.store, { currentWeek: 18 });
    await expect(flag(kim, 'RB', 31, { week: 18 })).rejects.toMatchObject({ code: 'not-allowed' });
  });

  it('offers own players who have a game in the next week', async () => {
    const { choices } = await getCallItFirst(kim);
    const names = choices.map(({ name }) => name);
    expect(names).toContain('Raheem Mostert');
    // Green Bay has its bye in week 6.
    expect(choices.map(({ position }) => position)).not.toContain('DEF');
  });
});
