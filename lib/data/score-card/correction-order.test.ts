import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { applyStatCorrections } from '@/lib/data/score-card/correction-commands';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { PLAYER_STATISTICS } from '@/lib/domain/football/statistics';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { auditLog } from '@/lib/store/collections/audit';
import { nflPlayerGames } from '@/lib/store/collections/football';
import { studentProfiles } from '@/lib/store/collections/profiles';
import {
  type StoredCardStep,
  type StudentWeeklyProgress,
  studentWeeklyProgress,
} from '@/lib/store/collections/progress';
import {
  seasonImports,
  statCorrections,
  type WeekStatCorrections,
} from '@/lib/store/collections/season';
import { realSeason } from '@/lib/testing/real-season';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { STARTERS } from '@/lib/testing/student-week';

const NOW = timestampFromDate(TEST_NOW);
const BACK = STARTERS.RB1;

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  await test.student('kim@school.org', 'kim');
});
afterEach(() => test.dispose());

const mixed = (wholeNumber: number, numerator = 0, denominator = 1): MixedNumber => ({
  wholeNumber,
  numerator,
  denominator,
});
const profile = () => test.store.get(studentProfiles, `${TEST_SEASON}_kim`);

/** The only game of the back that is stored: so many yards, each ten a point. */
async function game(week: number, RushingYards: number): Promise<void> {
  const nothing = Object.fromEntries(PLAYER_STATISTICS.map((field) => [field, 0])) as Record<
    (typeof PLAYER_STATISTICS)[number],
    number
  >;
  const where = { GameKey: 'MIA_CAR', Team: 'MIA', Opponent: 'CAR', HomeOrAway: 'HOME' as const };
  const own = { id: `${week}`, Season: TEST_SEASON, Week: week, PlayerID: BACK, RushingYards };
  await test.store.set(nflPlayerGames, { ...nothing, ...where, ...own });
}

async function card(
  week: number,
  changes: Partial<StoredCardStep>,
  more: Partial<StudentWeeklyProgress> = {},
): Promise<void> {
  const progress: StudentWeeklyProgress = {
    id: `card-${week}`,
    leagueId: '',
    studentId: 'kim',
    season: TEST_SEASON,
    week,
    formulaLevel: 1,
    steps: STEP_KEYS.map((key) => ({
      attempts: 0,
      correct: false,
      answer: null,
      simplified: false,
      completedAt: null,
      playerId: key === 'TEAM' ? null : STARTERS[key],
      ...(key === 'RB1' ? changes : {}),
    })),
    graphIds: [],
    mvpPointsEarned: 0,
    ...more,
  };
  await test.store.set(studentWeeklyProgress, progress);
}

async function correction(
  id: string,
  week: number,
  [before, after]: [number, number],
  changes: Partial<WeekStatCorrections> = {},
) {
  const games = [
    { kind: 'player' as const, gameOf: BACK, changes: [{ field: 'RushingYards', before, after }] },
  ];
  const pending: WeekStatCorrections = {
    id,
    season: TEST_SEASON,
    week,
    contentHash: 'newest',
    correctedAt: NOW,
    state: 'pending',
    games,
    ...changes,
  };
  await test.store.set(statCorrections, pending);
}

const imported = (week: number, contentHash = 'newest') =>
  test.store.set(seasonImports, {
    id: `${TEST_SEASON}_week-${week}`,
    season: TEST_SEASON,
    part: `week-${week}`,
    contentHash,
    rows: 1,
    importedAt: NOW,
  });
const step = async (week: number) =>
  (await test.store.get(studentWeeklyProgress, `card-${week}`))?.steps[1];
const states = async () =>
  (await test.store.query(statCorrections, {})).map(({ id, state }) => `${id} ${state}`).toSorted();

const RIGHT = {
  attempts: 2,
  correct: true,
  answer: mixed(11, 1, 2),
  simplified: true,
  completedAt: NOW,
};

it.each([
  [
    'seconds',
    { seconds: NOW.seconds + 1, nanoseconds: 0 },
    { seconds: NOW.seconds, nanoseconds: 5 },
  ],
  ['nanoseconds', { ...NOW, nanoseconds: 2 }, { ...NOW, nanoseconds: 1 }],
])(
  'two corrections of one game are told as one, in the order in which they came by their %s',
  async (_, later, earlier) => {
    await card(6, RIGHT);
    await game(6, 130);
    await imported(6);
    // 115 became 120 and then 130; the later one stands first.
    await correction('a', 6, [120, 130], { correctedAt: later });
    await correction('b', 6, [115, 120], { correctedAt: earlier, contentHash: 'older' });
    expect(await applyStatCorrections(COMMAND_LINE_OPERATOR)).toEqual([
      { season: TEST_SEASON, week: 6, games: 1, cards: 1 },
    ]);
    expect(await step(6)).toEqual({
      attempts: 2,
      correct: false,
      answer: null,
      simplified: false,
      completedAt: null,
      playerId: BACK,
      triesBefore: 2,
      correction: {
        at: later,
        before: mixed(11, 1, 2),
        simplified: true,
        tries: 2,
        completedAt: NOW,
        changes: [{ field: 'RushingYards', before: 115, after: 130 }],
      },
    });
    expect(await states()).toEqual(['a applied', 'b applied']);
    expect(
      (await test.store.query(auditLog, {})).map(({ action, target, outcome, values }) => ({
        action,
        target,
        outcome,
        values,
      })),
    ).toMatchObject([
      {
        action: 'correct-week',
        target: `${TEST_SEASON}_6`,
        outcome: 'done',
        values: { games: 1, cards: 1 },
      },
    ]);
  },
);

it('each week is gone through by itself, and the profile names those that are open, in order', async () => {
  for (const week of [3, 5]) {
    await card(week, RIGHT);
    await game(week, 130);
    await imported(week);
  }
  await test.store.merge(studentProfiles, `${TEST_SEASON}_kim`, { correctedWeeks: [4] });
  await correction('fifth', 5, [115, 130]);
  await correction('third', 3, [115, 130], { correctedAt: { ...NOW, seconds: NOW.seconds + 9 } });
  expect(await applyStatCorrections(COMMAND_LINE_OPERATOR)).toEqual([
    { season: TEST_SEASON, week: 5, games: 1, cards: 1 },
    { season: TEST_SEASON, week: 3, games: 1, cards: 1 },
  ]);
  expect((await profile())?.correctedWeeks).toEqual([3, 4, 5]);
  await game(5, 115);
  await correction('back', 5, [130, 115]);
  await applyStatCorrections(COMMAND_LINE_OPERATOR);
  expect((await profile())?.correctedWeeks).toEqual([3, 4]);
  expect(await step(5)).toMatchObject({ correct: true, answer: mixed(11, 1, 2) });
});

it.each([
  ['statistics that are only half imported', () => imported(6, 'another')],
  ['statistics of which no import is known', async () => undefined],
])('waits for %s', async (_, importIt) => {
  await card(6, RIGHT);
  await game(6, 130);
  await importIt();
  await correction('a', 6, [115, 130]);
  expect(await applyStatCorrections(COMMAND_LINE_OPERATOR)).toEqual([]);
  expect([await states(), (await step(6))?.correct]).toEqual([['a pending'], true]);
});

it('leaves alone what was applied, a card of another program, and one whose points stay as they were', async () => {
  await game(6, 115);
  await imported(6);
  await card(6, RIGHT);
  await correction('done', 6, [115, 130], { state: 'applied' });
  expect(await applyStatCorrections(COMMAND_LINE_OPERATOR)).toEqual([]);
  await correction('same', 6, [100, 115]);
  await card(5, RIGHT, { id: 'short', week: 6, steps: [] });
  expect(await applyStatCorrections(COMMAND_LINE_OPERATOR)).toEqual([
    { season: TEST_SEASON, week: 6, games: 1, cards: 0 },
  ]);
  expect(await step(6)).toMatchObject({ correct: true });
  expect((await profile())?.correctedWeeks).toBeUndefined();
});

it('opens a card also where its student has no profile any more', async () => {
  await card(6, RIGHT, { studentId: 'gone' });
  await game(6, 130);
  await imported(6);
  await correction('a', 6, [115, 130]);
  expect(await applyStatCorrections(COMMAND_LINE_OPERATOR)).toMatchObject([{ cards: 1 }]);
  expect(await step(6)).toMatchObject({ correct: false });
});

it('a card by a teacher’s own formulas is looked at by them: what is right by those stays right', async () => {
  const formulaSet = { name: 'Fifths', lines: { RB: { RushingYards: [1, 5] } } } as const;
  await card(6, { ...RIGHT, answer: mixed(26) }, { formulaSet });
  await card(5, { ...RIGHT, answer: mixed(23) }, { formulaSet });
  for (const week of [5, 6]) {
    await game(week, 130);
    await imported(week);
    await correction(`${week}`, week, [115, 130]);
  }
  const reports = await applyStatCorrections(COMMAND_LINE_OPERATOR);
  expect(reports.map(({ week, cards }) => [week, cards]).toSorted()).toEqual([
    [5, 1],
    [6, 0],
  ]);
  expect(await step(6)).toMatchObject({ correct: true, answer: mixed(26) });
  expect(await step(5)).toMatchObject({ correct: false });
});
