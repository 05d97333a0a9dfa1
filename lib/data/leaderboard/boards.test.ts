import {
  type LeaderboardScoring,
  leaderboardPoints,
  summarizeWeek,
  type WeekSummary,
} from '@/lib/data/work/leaderboard-points';
import { DEFAULT_FORMULA_LEVEL } from '@/lib/domain/football/formulas';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import type {
  MvpEvent,
  StoredCardStep,
  StudentWeeklyProgress,
} from '@/lib/store/collections/progress';
import { readLeaderboardParameters } from './dto';
import {
  accuracyBreakdown,
  mvpPointsBreakdown,
  ownRank,
  photoFinishRows,
  rankEntries,
  seasonPointsBreakdown,
  weekPointsBreakdown,
} from './ranking';

const mixed = (wholeNumber: number, numerator = 0, denominator = 1): MixedNumber => ({
  wholeNumber,
  numerator,
  denominator,
});
const summary = (week: number, changes: Partial<WeekSummary> = {}): WeekSummary => ({
  studentId: 'kim',
  week,
  ownPoints: mixed(0),
  leaderboardPoints: changes.ownPoints ?? mixed(0),
  tried: 9,
  firstTryRight: 0,
  ...changes,
});
const step = (changes: Partial<StoredCardStep> = {}): StoredCardStep => ({
  attempts: 0,
  correct: false,
  answer: null,
  simplified: false,
  completedAt: null,
  playerId: null,
  ...changes,
});
const right = (attempts: number, answer: MixedNumber | null = mixed(1, 1, 2)) =>
  step({ attempts, correct: true, answer });

const work = (steps: StoredCardStep[]) =>
  ({ studentId: 'kim', week: 3, formulaLevel: 1, steps }) as unknown as StudentWeeklyProgress;
/** No game is looked up where the card has the class's own level. */
const LEVEL_1 = { rulesOf: () => DEFAULT_FORMULA_LEVEL } as unknown as LeaderboardScoring;

describe('a week', () => {
  const corrected = { tries: 1 } as StoredCardStep['correction'];
  const steps = [
    right(1),
    right(2),
    step({ attempts: 1, answer: mixed(50) }),
    // A wrong try, and then counted from paper.
    { ...right(1, mixed(0)), paper: { by: 'rivera', at: { seconds: 0, nanoseconds: 0 } } },
    right(1, null),
    step({ attempts: 4, correction: corrected }),
    step({
      attempts: 4,
      correct: true,
      answer: mixed(0, -1, 2),
      correction: { ...corrected, tries: 2 } as StoredCardStep['correction'],
    }),
    right(0, mixed(0)),
    right(1, mixed(70)),
  ];

  it('adds up the starters’ answers that are right', () => {
    expect(leaderboardPoints(work(steps), LEVEL_1)).toEqual(mixed(2, 1, 2));
    expect(leaderboardPoints(work([]), LEVEL_1)).toEqual(mixed(0));
  });

  it('counts what was tried, and what was right at once or was so before a correction', () => {
    expect(summarizeWeek(work(steps), LEVEL_1)).toEqual({
      studentId: 'kim',
      week: 3,
      ownPoints: mixed(2, 1, 2),
      leaderboardPoints: mixed(2, 1, 2),
      tried: 8,
      // The first, the fifth, the sixth before its correction, and the team.
      firstTryRight: 4,
    });
  });
});

describe('most improved accuracy', () => {
  const weeks = (before: [number, number], latest: [number, number]) => [
    summary(3, { firstTryRight: before[0], tried: before[1] }),
    summary(6, { firstTryRight: latest[0], tried: latest[1] }),
  ];

  it.each([
    [3, [], 'early', 0, 1, 2, 3],
    [4, [], 'few', 1, 2, 3, 4],
    [6, [], 'few', 3, 4, 5, 6],
  ])(
    'of week %i has two spans of two weeks',
    (latestWeek, own, state, from, to, latestFrom, latestTo) => {
      expect(accuracyBreakdown(own, latestWeek)).toEqual({
        kind: 'accuracy',
        state,
        before: { fromWeek: from, toWeek: to, right: 0, tried: 0 },
        latest: { fromWeek: latestFrom, toWeek: latestTo, right: 0, tried: 0 },
        change: null,
      });
    },
  );

  it.each([
    ['grown', weeks([3, 9], [6, 9]), 'ranked', mixed(0, 1, 3)],
    ['grown with fewer right', weeks([5, 10], [9, 9]), 'ranked', mixed(0, 1, 2)],
    ['stayed', weeks([3, 9], [6, 18]), 'level', mixed(0)],
    ['fallen', weeks([9, 9], [6, 9]), 'level', mixed(0, -1, 3)],
    ['with a step too few before', weeks([1, 8], [9, 9]), 'few', null],
    ['with a step too few now', weeks([1, 9], [8, 8]), 'few', null],
  ])('ranks a share that has %s', (_, own, state, change) => {
    expect(accuracyBreakdown(own, 6)).toMatchObject({ state, change });
  });

  it('looks at four weeks and no other', () => {
    const own = [1, 2, 3, 4, 5, 6, 7].map((week) =>
      summary(week, { firstTryRight: week, tried: 10 + week }),
    );
    expect(accuracyBreakdown(own, 6)).toMatchObject({
      before: { right: 7, tried: 27 },
      latest: { right: 11, tried: 31 },
    });
  });
});

describe('a ranking', () => {
  const look = (name: string) => ({
    name,
    mascot: 'lion',
    theme: 'Red',
    helmetColor: 'DA3933',
    facemaskColor: 'FFFFFF',
  });
  const entry = (name: string, value: MixedNumber, isOwn = false) => ({
    team: look(name),
    value,
    isOwn,
  });

  it('is whole, best first, equal ones by name', () => {
    expect(
      rankEntries([entry('B', mixed(1)), entry('C', mixed(2), true), entry('A', mixed(0, 2, 2))]),
    ).toEqual([
      { rank: 1, tied: false, ...entry('C', mixed(2), true) },
      { rank: 2, tied: true, ...entry('A', mixed(0, 2, 2)) },
      { rank: 2, tied: true, ...entry('B', mixed(1)) },
    ]);
    expect(rankEntries([])).toEqual([]);
  });

  const places = (own: string, ...values: [string, number][]) =>
    ownRank(rankEntries(values.map(([name, value]) => entry(name, mixed(value), name === own))));

  it('has nine lanes around the own row, or as many as there are', () => {
    const rows = (teams: number, own: number) =>
      photoFinishRows(
        rankEntries(
          Array.from({ length: teams }, (_, index) =>
            entry(`${index}`, mixed(99 - index), index === own),
          ),
        ),
      );
    const lanes = (teams: number, own: number) => rows(teams, own).map(({ rank }) => rank);
    expect(lanes(24, 14)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19]);
    expect(lanes(24, 1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(lanes(24, 23)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24]);
    expect(lanes(3, 1)).toEqual([1, 2, 3]);
    expect(lanes(9, -1)).toEqual([]);
  });

  it('tells of the own place the next ones above and below, all of a tie', () => {
    const far = ['F', 20] as [string, number];
    expect(places('C', far, ['A', 9], ['B', 9], ['C', 5], ['D', 3], ['E', 3], ['G', 1])).toEqual({
      rank: 4,
      tied: false,
      team: look('C'),
      value: mixed(5),
      before: null,
      above: { teamNames: ['A', 'B'], value: mixed(9), gap: mixed(4) },
      below: { teamNames: ['D', 'E'], value: mixed(3), gap: mixed(2) },
    });
  });

  it('has nobody above the first, below the last, and no place without a number', () => {
    expect(places('A', ['A', 3], ['B', 3], ['C', 1])).toMatchObject({
      rank: 1,
      tied: true,
      above: null,
      below: { teamNames: ['C'] },
    });
    expect(places('C', ['A', 3], ['C', 1])).toMatchObject({
      rank: 2,
      tied: false,
      above: { teamNames: ['A'] },
      below: null,
    });
    expect(places('X', ['A', 3])).toBeNull();
  });
});

describe('how a number came about', () => {
  const snapshot = {
    players: new Map([[7, { Name: 'Bo Ray', Position: 'QB', JerseyNumber: 1 }]]),
    teams: new Map(),
    teamOf: () => '',
    teamById: (id: number) =>
      id === 12
        ? {
            Team: 'GB',
            FullName: 'Green Bay Packers',
            PrimaryColor: '000000',
            SecondaryColor: 'FFFFFF',
            ByeWeek: 6,
          }
        : null,
  } as unknown as SeasonSnapshot;
  const scoring: LeaderboardScoring = { snapshot, rulesOf: () => DEFAULT_FORMULA_LEVEL };

  it('of a week is each starter with the answer that is right', () => {
    const steps = Array.from({ length: 9 }, () => step());
    steps[0] = { ...right(1, mixed(4)), playerId: 7 };
    steps[1] = step({ attempts: 2, answer: mixed(8) });
    steps[7] = { ...right(1, mixed(0, -1, 2)), playerId: 12 };
    const working = weekPointsBreakdown(scoring, work(steps), { week: 6, canFinish: true });
    expect(working).toEqual({
      kind: 'week',
      week: 6,
      lines: [
        { step: 'Quarterback', player: 'Bo Ray', answer: mixed(4), counted: mixed(4) },
        ...[
          'Running Back 1',
          'Running Back 2',
          'Wide Receiver 1',
          'Wide Receiver 2',
          'Tight End',
          'Kicker',
        ].map((title) => ({
          step: title,
          player: 'Unknown player',
          answer: null,
          counted: null,
        })),
        {
          step: 'Defense',
          player: 'Green Bay Packers',
          answer: mixed(0, -1, 2),
          counted: mixed(0, -1, 2),
        },
      ],
      stepsDone: 2,
      canFinish: true,
      total: mixed(3, 1, 2),
      counted: mixed(3, 1, 2),
      ownRules: 1,
    });
  });

  it.each([
    [
      'eight right steps',
      Array.from({ length: 9 }, (_, index) => (index < 8 ? right(1) : step())),
      true,
      8,
      true,
    ],
    ['nine', Array.from({ length: 9 }, () => right(1)), true, 9, false],
    ['a season that stands still', [step()], false, 0, false],
  ])('leads to the card with %s or not', (_, steps, canFinish, stepsDone, leads) => {
    expect(weekPointsBreakdown(scoring, work(steps), { week: 5, canFinish })).toMatchObject({
      stepsDone,
      canFinish: leads,
    });
  });

  it('of a week that was never opened is empty', () => {
    expect(weekPointsBreakdown(scoring, null, { week: 5, canFinish: true })).toEqual({
      kind: 'week',
      week: 5,
      lines: [],
      stepsDone: 0,
      canFinish: false,
      total: mixed(0),
      counted: mixed(0),
      ownRules: 1,
    });
  });

  it('of a season is each week up to the latest', () => {
    const own = [
      summary(1, { ownPoints: mixed(2, 1, 2) }),
      summary(3, { ownPoints: mixed(1, 1, 2) }),
      summary(4, { ownPoints: mixed(9) }),
    ];
    expect(seasonPointsBreakdown(own, 3)).toEqual({
      kind: 'season',
      lines: [
        { week: 1, points: mixed(2, 1, 2), counted: mixed(2, 1, 2) },
        { week: 2, points: mixed(0), counted: mixed(0) },
        { week: 3, points: mixed(1, 1, 2), counted: mixed(1, 1, 2) },
      ],
      total: mixed(4),
      counted: mixed(4),
    });
  });

  it('of MVP points is each award, by week and by name', () => {
    const event = (eventWeek: number, reason: string, points: number) =>
      ({ week: eventWeek, reason, points }) as MvpEvent;
    const events = [event(5, 'graph', 2), event(2, 'equations', 4), event(2, 'all-tasks', 2)];
    expect(mvpPointsBreakdown(events, 7)).toEqual({
      kind: 'mvp',
      lines: [
        { week: 2, reason: 'All five tasks', points: 2 },
        { week: 2, reason: 'All nine steps of the score card', points: 4 },
        { week: 5, reason: expect.stringMatching(/graph/i), points: 2 },
      ],
      total: 7,
    });
  });
});

it.each([
  [{ board: 'week' }, { board: 'week', week: null }],
  [
    { board: 'mvp', week: '18' },
    { board: 'mvp', week: 18 },
  ],
  [
    { board: 'accuracy', week: '99' },
    { board: 'accuracy', week: 99 },
  ],
  [
    { finish: 'yes', week: '5' },
    { board: 'week', week: 5, finish: true },
  ],
  [{ finish: 'no' }, { board: 'week', week: null }],
  [{ week: '100' }, { board: 'week', week: null }],
  [{ week: 'a1' }, { board: 'week', week: null }],
  [{ week: ['1'] }, { board: 'week', week: null }],
])('reads %j as a board that exists', (search, choice) => {
  expect(readLeaderboardParameters(search)).toEqual(choice);
});
