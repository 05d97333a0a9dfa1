import { getLeagueMistakes } from '@/lib/data/mistake/queries';
import { FIRST_TRIES, listWrongTries } from '@/lib/data/mistake/wrong-tries';
import { gamesOf } from '@/lib/domain/calendar/games';
import { STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import {
  type StudentPlayerScoreAttempt,
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { type League, leagues } from '@/lib/store/collections/leagues';
import { type StudentWeeklyProgress, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { realSeason } from '@/lib/testing/real-season';
import { TEST_NOW, TEST_SEASON } from '@/lib/testing/services';
import { STARTERS, typed } from '@/lib/testing/student-week';
import { installTwoClasses, LEAGUE, OTHER_LEAGUE, type TwoClasses } from '@/lib/testing/two-classes';

let test: TwoClasses;
let made = 0;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

const mixed = (wholeNumber: number, numerator = 0, denominator = 1): MixedNumber => ({ wholeNumber, numerator, denominator });
const LATEST = { week: null, projector: false };

async function attempt(step: Exclude<StepKey, 'TEAM'>, changes: Partial<StudentPlayerScoreAttempt> = {}): Promise<void> {
  made += 1;
  await test.store.set(studentPlayerScoreAttempts, {
    ...common(made),
    step,
    playerId: STARTERS[step],
    ...changes,
  });
}

const common = (index: number) => ({
  id: `try-${index}`,
  studentId: 'kim',
  leagueId: LEAGUE,
  season: TEST_SEASON,
  week: 6,
  formulaLevel: 1 as const,
  typed: typed('9'),
  answer: mixed(9),
  correct: false,
  simplified: false,
  misconception: null,
  attempt: 1,
  createdAt: timestampFromDate(new Date(TEST_NOW.getTime() + index)),
});

async function card(studentId: string, attempts: Partial<Record<StepKey, number>>, changes: Partial<StudentWeeklyProgress> = {}) {
  const progress: StudentWeeklyProgress = {
    id: `card-${studentId}`,
    leagueId: LEAGUE,
    studentId,
    season: TEST_SEASON,
    week: 6,
    formulaLevel: 1,
    steps: STEP_KEYS.map((key) => ({
      attempts: attempts[key] ?? 0,
      correct: false,
      answer: null,
      simplified: false,
      completedAt: null,
      playerId: null,
    })),
    graphIds: [],
    mvpPointsEarned: 0,
    ...changes,
  };
  await test.store.set(studentWeeklyProgress, progress);
  return progress;
}

const league = async () => (await test.store.get(leagues, LEAGUE)) as League;

it('tells whole what a class got wrong: a known mistake, one answer of several, and the rest', async () => {
  await attempt('RB2', { studentId: 'kim', answer: mixed(0, 3, 10), misconception: 'minus-dropped' });
  await attempt('RB2', { studentId: 'lee', answer: mixed(0, 3, 10), misconception: 'minus-dropped' });
  await attempt('RB2', { studentId: 'lee', answer: mixed(7) });
  await attempt('DEF', { studentId: 'lee', answer: mixed(4) });
  await attempt('DEF', { studentId: 'kim', answer: mixed(0, 8, 2) });
  // Nothing of these is of the class, the week, the season, or wrong.
  await attempt('K', { leagueId: OTHER_LEAGUE });
  await attempt('K', { week: 5 });
  await attempt('K', { season: TEST_SEASON - 1 });
  await attempt('K', { correct: true });
  const { step: _, ...nowhere } = { ...common(0), step: null };
  await test.store.set(studentPlayerScoreAttempts, { ...nowhere, step: null, playerId: 1 });
  await test.store.set(studentTeamScoreAttempts, { ...common(99), id: 'team', step: 'TEAM', addends: [], answer: mixed(1) });

  const page = await getLeagueMistakes(test.teacher, LEAGUE, LATEST);
  expect({ ...page, steps: page.steps.map(({ groups: _groups, ...step }) => step) }).toEqual({
    week: 6,
    latestWeek: 6,
    firstTriesOnly: null,
    steps: [
      { key: 'RB2', title: 'Running Back 2', tries: 3, students: 2 },
      { key: 'DEF', title: 'Defense', tries: 2, students: 2 },
      { key: 'TEAM', title: 'Team', tries: 1, students: 1 },
    ],
  });
  const [back, defense, team] = page.steps;
  expect(back?.groups).toEqual([
    {
      kind: 'known',
      label: expect.stringMatching(/negative/i),
      tries: 2,
      students: 2,
      sample: {
        player: 'Elijah Mitchell',
        // Only the line that counts for something.
        terms: [{ label: 'Rushing yards', count: -3, rate: mixed(0, 1, 10), rule: '1 point for every 10 rushing yards' }],
        typed: mixed(0, 3, 10),
      },
    },
    { kind: 'other', label: null, tries: 1, students: 1, sample: expect.objectContaining({ typed: mixed(7) }) },
  ]);
  // A defense on its bye has no line that counts: then all of them stand there.
  expect(defense?.groups).toEqual([
    {
      kind: 'same',
      label: null,
      tries: 2,
      students: 2,
      sample: { player: 'Green Bay Packers', terms: expect.any(Array), typed: mixed(4) },
    },
  ]);
  expect(defense?.groups[0]?.sample?.terms.length).toBeGreaterThan(3);
  expect(team?.groups).toEqual([{ kind: 'other', label: null, tries: 1, students: 1, sample: null }]);
});

it('looks at the week that is asked for, with eyes for everybody or for the teacher alone', async () => {
  await attempt('K', { week: 5, answer: mixed(1) });
  expect((await getLeagueMistakes(test.teacher, LEAGUE, LATEST)).steps).toEqual([]);
  const past = await getLeagueMistakes(test.teacher, LEAGUE, { week: 5, projector: true });
  expect(past).toMatchObject({
    week: 5,
    latestWeek: 6,
    steps: [{ key: 'K', groups: [{ sample: { player: null, typed: mixed(1) } }] }],
  });
});

it('puts answers together that several mistakes lead to by what they are', async () => {
  for (const studentId of ['kim', 'lee']) await attempt('RB2', { studentId, answer: mixed(4), misconception: 'cannot-tell' });
  await attempt('RB2', { studentId: 'lee', answer: mixed(5), misconception: 'cannot-tell' });
  const { steps } = await getLeagueMistakes(test.teacher, LEAGUE, LATEST);
  expect(steps[0]?.groups.map(({ kind, label, tries }) => [kind, label, tries])).toEqual([
    ['same', null, 2],
    ['other', null, 1],
  ]);
});

describe('the wrong tries', () => {
  it('are read as they are stored, without what the grouping does not need', async () => {
    await attempt('WR1', { misconception: 'line-left-out', formulaLevel: 2, attempt: 3 });
    await test.store.set(studentTeamScoreAttempts, { ...common(700), id: 'team', step: 'TEAM', addends: [], studentId: 'lee' });
    const { tries, isCut } = await listWrongTries(await league(), gamesOf(TEST_SEASON), 6, []);
    expect(isCut).toBe(false);
    expect(tries.toSorted((a, b) => a.at - b.at)).toEqual([
      {
        step: 'WR1',
        studentId: 'kim',
        misconception: 'line-left-out',
        answer: mixed(9),
        formulaLevel: 2,
        week: 6,
        playerId: STARTERS.WR1,
        at: TEST_NOW.getTime() + made,
      },
      {
        step: 'TEAM',
        studentId: 'lee',
        misconception: null,
        answer: mixed(9),
        formulaLevel: 1,
        week: 6,
        playerId: null,
        at: TEST_NOW.getTime() + 700,
      },
    ]);
  });

  it.each([
    [2_500, 12, false],
    [2_501, 10, true],
  ])('of %i tries in a class are %i', async (all, count, cut) => {
    expect(FIRST_TRIES).toBe(10);
    for (let number = 1; number <= 12; number += 1) await attempt('QB', { attempt: number, answer: mixed(number) });
    const progress = [await card('lee', { K: 1_000, DEF: 1_000 }), await card('kim', { QB: all - 2_000 })];
    const { tries, isCut } = await listWrongTries(await league(), gamesOf(TEST_SEASON), 6, progress);
    expect([isCut, tries.length]).toEqual([cut, count]);
    expect((await getLeagueMistakes(test.teacher, LEAGUE, LATEST)).firstTriesOnly).toBe(cut ? 10 : null);
  });

  it('are cut by how many there are, also where counters of older data know of fewer', async () => {
    const write = (from: number, to: number) =>
      test.store.batch((batch) => {
        for (let number = from; number < to; number += 1)
          batch.set(studentPlayerScoreAttempts, { ...common(number), step: 'QB', playerId: STARTERS.QB, attempt: number + 1 });
      });
    for (let start = 0; start < 2_499; start += 400) await write(start, Math.min(2_499, start + 400));
    const progress = [await card('kim', { QB: 1 })];
    const read = async () => {
      const { tries, isCut } = await listWrongTries(await league(), gamesOf(TEST_SEASON), 6, progress);
      return [tries.length, isCut];
    };
    expect(await read()).toEqual([2_499, false]);
    await write(2_499, 2_500);
    expect(await read()).toEqual([10, true]);
  });

  it('of a class with too many are the first ones of each student at each step, the wrong ones made in this class', async () => {
    await attempt('QB', { attempt: 1 });
    await attempt('QB', { attempt: 10 });
    await attempt('QB', { attempt: 11 });
    await attempt('RB1', { attempt: 1, correct: true });
    await attempt('RB1', { attempt: 2, leagueId: OTHER_LEAGUE });
    await attempt('WR1', { attempt: 1, week: 5 });
    await attempt('WR1', { attempt: 1, season: TEST_SEASON - 1 });
    await attempt('WR1', { attempt: 1, studentId: 'somebody' });
    // The counter says that nothing was tried here.
    await attempt('TE', { attempt: 1 });
    for (const [id, other] of Object.entries({
      team: {},
      late: { attempt: 11 },
      earlier: { week: 5 },
      past: { season: TEST_SEASON - 1 },
      theirs: { studentId: 'somebody' },
    })) {
      await test.store.set(studentTeamScoreAttempts, { ...common(0), id, step: 'TEAM', addends: [], ...other });
    }
    const progress = [await card('kim', { QB: 2_501, RB1: 2, WR1: 1, TEAM: 1 })];
    const { tries } = await listWrongTries(await league(), gamesOf(TEST_SEASON), 6, progress);
    expect(tries.map(({ step }) => step).toSorted()).toEqual(['QB', 'QB', 'TEAM']);
  });
});

it('needs the season of the league, not of today', async () => {
  await test.store.merge(leagues, LEAGUE, { season: TEST_SEASON - 1 });
  const load = jest.spyOn(realSeason, 'load');
  await attempt('K', { season: TEST_SEASON - 1, week: 17 });
  expect(await getLeagueMistakes(test.teacher, LEAGUE, { week: 17, projector: false })).toMatchObject({
    week: 17,
    latestWeek: 18,
    steps: [{ key: 'K' }],
  });
  expect(load).toHaveBeenCalledWith(TEST_SEASON - 1);
  load.mockRestore();
});
