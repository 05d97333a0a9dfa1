import { getLeagueMistakes, getProjectableWorkings } from '@/lib/data/mistake/queries';
import {
  MAX_TRIES_READ_PER_STUDENT_STEP,
  readWrongTriesOfClassWeek,
} from '@/lib/data/mistake/wrong-tries';
import { internSeasonKey } from '@/lib/domain/calendar/season-key';
import { STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import {
  type StudentPlayerScoreAttempt,
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import {
  type StudentWeeklyProgress,
  studentWeeklyProgress,
} from '@/lib/store/collections/progress';
import { realSeason } from '@/lib/testing/real-season';
import { TEST_NOW, TEST_SEASON } from '@/lib/testing/services';
import { STARTERS, typed } from '@/lib/testing/student-week';
import {
  installTwoClasses,
  OTHER_LEAGUE_ID,
  OWN_LEAGUE_ID,
  submitStepTry,
  type TwoClasses,
} from '@/lib/testing/two-classes';

let test: TwoClasses;
let made = 0;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

const mixed = (wholeNumber: number, numerator = 0, denominator = 1): MixedNumber => ({
  wholeNumber,
  numerator,
  denominator,
});
const LATEST = { week: null };

async function attempt(
  step: Exclude<StepKey, 'TEAM'>,
  changes: Partial<StudentPlayerScoreAttempt> = {},
): Promise<void> {
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
  leagueId: OWN_LEAGUE_ID,
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

async function card(
  studentId: string,
  attempts: Partial<Record<StepKey, number>>,
  changes: Partial<StudentWeeklyProgress> = {},
) {
  const progress: StudentWeeklyProgress = {
    id: `card-${studentId}-${changes.week ?? 6}`,
    leagueId: OWN_LEAGUE_ID,
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

async function member(studentId: string, firstName: string): Promise<void> {
  await test.store.set(studentProfiles, {
    id: `${TEST_SEASON}_${studentId}`,
    studentId,
    season: TEST_SEASON,
    leagueId: OWN_LEAGUE_ID,
    mvpPoints: 0,
    createdAt: timestampFromDate(TEST_NOW),
    formulaType: 1,
    firstName,
    lastInitial: 'L',
  });
}

it('tells what a class got wrong, the heaviest first, and who it was', async () => {
  for (const [id, firstName] of [
    ['kim', 'Kim'],
    ['lee', 'Lee'],
    ['mia', 'Mia'],
  ] as const)
    await member(id, firstName);
  await card('kim', { RB1: 1, RB2: 1, K: 2, TEAM: 1 });
  await card('lee', { RB2: 5, DEF: 1 });
  await card('gone', { K: 1 }, { leagueId: OTHER_LEAGUE_ID });
  await attempt('RB2', {
    studentId: 'kim',
    answer: mixed(0, 3, 10),
    misconception: 'minus-dropped',
  });
  await attempt('RB2', {
    studentId: 'lee',
    answer: mixed(0, 3, 10),
    misconception: 'minus-dropped',
  });
  await attempt('RB1', {
    studentId: 'kim',
    answer: mixed(0, 4, 10),
    misconception: 'minus-dropped',
  });
  for (const answer of [7, 8, 9, 10]) {
    await attempt('RB2', { studentId: 'lee', answer: mixed(answer), misconception: 'line-twice' });
  }
  await attempt('DEF', { studentId: 'lee', answer: mixed(4) });
  await attempt('K', { studentId: 'kim', answer: mixed(5), misconception: 'cannot-tell' });
  await attempt('K', { week: 5 });
  await attempt('K', { season: TEST_SEASON - 1 });
  await attempt('K', { correct: true });
  await attempt('K', { studentId: 'gone' });
  const { step: _, ...nowhere } = { ...common(0), step: null };
  await test.store.set(studentPlayerScoreAttempts, { ...nowhere, step: null, playerId: 1 });
  await test.store.set(studentTeamScoreAttempts, {
    ...common(99),
    id: 'team',
    step: 'TEAM',
    addends: [],
    answer: mixed(1),
  });

  const page = await getLeagueMistakes(test.teacher, OWN_LEAGUE_ID, LATEST);
  const kim = (answers: number) => ({ id: 'kim', name: 'Kim L.', answers });
  const lee = (answers: number) => ({ id: 'lee', name: 'Lee L.', answers });
  expect(page).toMatchObject({
    week: 6,
    latestWeek: 6,
    answers: 10,
    students: 2,
    firstTriesOnly: null,
  });
  expect(
    page.mistakes.map(({ tag, students, answers, step, who }) => ({
      tag,
      students,
      answers,
      step,
      who,
    })),
  ).toEqual([
    {
      tag: 'minus-dropped',
      students: 2,
      answers: 3,
      step: 'Running Back 2',
      who: [
        { key: 'RB1', step: 'Running Back 1', students: [kim(1)] },
        { key: 'RB2', step: 'Running Back 2', students: [kim(1), lee(1)] },
      ],
    },
    {
      tag: 'line-twice',
      students: 1,
      answers: 4,
      step: 'Running Back 2',
      who: [{ key: 'RB2', step: 'Running Back 2', students: [lee(4)] }],
    },
  ]);
  expect(page.unexplained).toEqual({
    students: 2,
    answers: 3,
    who: [
      { key: 'K', step: 'Kicker', students: [kim(1)] },
      { key: 'DEF', step: 'Defense', students: [lee(1)] },
      { key: 'TEAM', step: 'Team', students: [kim(1)] },
    ],
    typed: [
      { step: 'K', answers: [mixed(5)] },
      { step: 'DEF', answers: [mixed(4)] },
      { step: 'TEAM', answers: [mixed(1)] },
    ],
  });
});

it('looks at the week that is asked for, and is empty without wrong answers', async () => {
  await member('kim', 'Kim');
  await card('kim', { K: 1 }, { week: 5 });
  await attempt('K', { week: 5, answer: mixed(1) });
  expect(await getLeagueMistakes(test.teacher, OWN_LEAGUE_ID, LATEST)).toMatchObject({
    answers: 0,
    mistakes: [],
    unexplained: null,
  });
  expect(await getLeagueMistakes(test.teacher, OWN_LEAGUE_ID, { week: 5 })).toMatchObject({
    week: 5,
    latestWeek: 6,
    unexplained: { answers: 1 },
  });
});

it('makes up cards for the mistakes that are shown and for no others, without a word of who made them', async () => {
  for (const misconception of ['minus-dropped', 'line-twice', 'line-left-out']) {
    await submitStepTry(test.kim, 'RB2', '90');
    await attempt('RB2', { studentId: test.kim.accountId, misconception });
  }
  const { mistakes } = await getLeagueMistakes(test.teacher, OWN_LEAGUE_ID, LATEST);
  const [first, second] = mistakes;
  if (!first || !second) throw new Error('the answers of this test are not two known mistakes');
  const shown = await getProjectableWorkings(test.teacher, OWN_LEAGUE_ID, {
    week: 6,
    tags: [second.tag, 'no-such-mistake'],
  });
  expect(shown).toEqual([{ tag: second.tag, working: second.working }]);
  expect(JSON.stringify(shown)).not.toContain(test.kim.accountId);
  expect(
    await getProjectableWorkings(test.teacher, OWN_LEAGUE_ID, { week: 5, tags: [second.tag] }),
  ).toEqual([]);
});

describe('the wrong tries', () => {
  it('are read as they are stored, without what the grouping does not need', async () => {
    await attempt('WR1', { misconception: 'line-left-out', formulaLevel: 2, attempt: 3 });
    await test.store.set(studentTeamScoreAttempts, {
      ...common(700),
      id: 'team',
      step: 'TEAM',
      addends: [],
      studentId: 'lee',
    });
    const progress = [await card('kim', { WR1: 3 }), await card('lee', { TEAM: 1 })];
    const { tries, isCut } = await readWrongTriesOfClassWeek(
      internSeasonKey(TEST_SEASON),
      6,
      progress,
    );
    expect(isCut).toBe(false);
    expect(tries.toSorted((a, b) => Number(a.step === 'TEAM') - Number(b.step === 'TEAM'))).toEqual(
      [
        {
          step: 'WR1',
          studentId: 'kim',
          misconception: 'line-left-out',
          answer: mixed(9),
          formulaLevel: 2,
          playerId: STARTERS.WR1,
        },
        {
          step: 'TEAM',
          studentId: 'lee',
          misconception: null,
          answer: mixed(9),
          formulaLevel: 1,
          playerId: null,
        },
      ],
    );
  });

  it.each([
    [2_500, 12, false],
    [2_501, 10, true],
  ])('of %i tries in a class are %i', async (all, count, cut) => {
    expect(MAX_TRIES_READ_PER_STUDENT_STEP).toBe(10);
    for (let number = 1; number <= 12; number += 1)
      await attempt('QB', { attempt: number, answer: mixed(number) });
    const progress = [
      await card('lee', { K: 1_000, DEF: 1_000 }),
      await card('kim', { QB: all - 2_000 }),
    ];
    const { tries, isCut } = await readWrongTriesOfClassWeek(
      internSeasonKey(TEST_SEASON),
      6,
      progress,
    );
    expect([isCut, tries.length]).toEqual([cut, count]);
    expect((await getLeagueMistakes(test.teacher, OWN_LEAGUE_ID, LATEST)).firstTriesOnly).toBe(
      cut ? 10 : null,
    );
  });

  it('are cut by how many there are, also where counters of older data know of fewer', async () => {
    const write = (from: number, to: number) =>
      test.store.batch((batch) => {
        for (let number = from; number < to; number += 1)
          batch.set(studentPlayerScoreAttempts, {
            ...common(number),
            step: 'QB',
            playerId: STARTERS.QB,
            attempt: number + 1,
          });
      });
    for (let start = 0; start < 2_499; start += 400)
      await write(start, Math.min(2_499, start + 400));
    const progress = [await card('kim', { QB: 1 })];
    const read = async () => {
      const { tries, isCut } = await readWrongTriesOfClassWeek(
        internSeasonKey(TEST_SEASON),
        6,
        progress,
      );
      return [tries.length, isCut];
    };
    expect(await read()).toEqual([2_499, false]);
    await write(2_499, 2_500);
    expect(await read()).toEqual([10, true]);
  });

  it('of a class with too many are the first ones of each student at each step, the wrong ones', async () => {
    await attempt('QB', { attempt: 1 });
    await attempt('QB', { attempt: 10 });
    await attempt('QB', { attempt: 11 });
    await attempt('RB1', { attempt: 1, correct: true });
    // Made in another class, from which the student came: it came along.
    await attempt('RB1', { attempt: 2, leagueId: OTHER_LEAGUE_ID });
    await attempt('WR1', { attempt: 1, week: 5 });
    await attempt('WR1', { attempt: 1, season: TEST_SEASON - 1 });
    await attempt('WR1', { attempt: 1, studentId: 'somebody' });
    await attempt('TE', { attempt: 1 });
    for (const [id, other] of Object.entries({
      team: {},
      late: { attempt: 11 },
      earlier: { week: 5 },
      past: { season: TEST_SEASON - 1 },
      theirs: { studentId: 'somebody' },
    })) {
      await test.store.set(studentTeamScoreAttempts, {
        ...common(0),
        id,
        step: 'TEAM',
        addends: [],
        ...other,
      });
    }
    const progress = [await card('kim', { QB: 2_501, RB1: 2, WR1: 1, TEAM: 1 })];
    const { tries } = await readWrongTriesOfClassWeek(internSeasonKey(TEST_SEASON), 6, progress);
    expect(tries.map(({ step }) => step).toSorted()).toEqual(['QB', 'QB', 'RB1', 'TEAM']);
  });
});

it('needs the season of the league, not of today', async () => {
  await test.store.merge(leagues, OWN_LEAGUE_ID, { season: TEST_SEASON - 1 });
  const load = jest.spyOn(realSeason, 'load');
  await attempt('K', { season: TEST_SEASON - 1, week: 17 });
  expect(await getLeagueMistakes(test.teacher, OWN_LEAGUE_ID, { week: 17 })).toMatchObject({
    week: 17,
    latestWeek: 18,
  });
  expect(load).toHaveBeenCalledWith(TEST_SEASON - 1);
  load.mockRestore();
});
