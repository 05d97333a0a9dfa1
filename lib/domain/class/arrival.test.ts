import { internSeasonKey } from '../calendar/season-key';
import { timestampFromDate } from '../time/timestamp';
import {
  type ArrivalsByStatisticsSeason,
  arrivalsAfterJoining,
  arrivalsAfterLeaving,
  hasBegunWeekWork,
  isCatchUpWeek,
  isLeaderboardWeekBeforeJoining,
  isWorkExpected,
  studentWeekStatus,
} from './arrival';

const SEASON_KEY = internSeasonKey(2023);
const OTHER_GAMES = internSeasonKey(2023, 2024);
const JOINED = new Date('2023-10-11T15:00:00Z');
const PASSED = new Date('2023-10-05T19:00:00Z');
const AFTER = new Date('2023-10-12T19:00:00Z');
const UNTOUCHED = {
  steps: [{ attempts: 0 }],
  graphIds: [],
  taskTimes: { task1: null, task2: null },
};
const WORKED = { ...UNTOUCHED, steps: [{ attempts: 2 }] };

const clock = { seasonKey: SEASON_KEY, currentWeek: 6 };
const inWeek = (week: number, deadline: Date | null = PASSED) => ({ clock, week, deadline });
const arrivals = (
  arrival: Partial<ArrivalsByStatisticsSeason[string]> = {},
): { arrivals: ArrivalsByStatisticsSeason } => ({
  arrivals: {
    2023: {
      leagueId: 'room-12',
      at: timestampFromDate(JOINED),
      week: 5,
      before: [1, 2, 3, 4],
      ...arrival,
    },
  },
});

describe('whose week it was', () => {
  it.each([
    ['there from the beginning', {}, 3, null, { kind: 'own', deadline: PASSED }],
    ['before joining', arrivals(), 3, null, { kind: 'before', joined: 5, deadline: null }],
    [
      'before joining, opened by a page and not worked in',
      arrivals(),
      3,
      UNTOUCHED,
      { kind: 'before', joined: 5, deadline: null },
    ],
    [
      'before joining, with work from elsewhere',
      arrivals(),
      3,
      WORKED,
      { kind: 'own', deadline: null },
    ],
    [
      'opened by the teacher',
      arrivals({ catchUp: [3] }),
      3,
      null,
      { kind: 'catching-up', joined: 5, deadline: null },
    ],
    [
      'opened and worked in',
      arrivals({ catchUp: [3] }),
      3,
      WORKED,
      { kind: 'catching-up', joined: 5, deadline: null },
    ],
    [
      'the week after the one that was opened',
      arrivals({ catchUp: [3] }),
      4,
      null,
      { kind: 'before', joined: 5, deadline: null },
    ],
    ['the week of joining, due before it', arrivals(), 5, null, { kind: 'own', deadline: null }],
    [
      'of other games',
      { arrivals: { 2024: arrivals().arrivals[2023] as ArrivalsByStatisticsSeason[string] } },
      3,
      null,
      { kind: 'own', deadline: PASSED },
    ],
  ] as const)('%s', (_, student, week, work, own) => {
    expect(studentWeekStatus(student, inWeek(week), work)).toEqual(own);
  });

  it('a deadline after joining is the student’s too', () => {
    expect(studentWeekStatus(arrivals(), inWeek(5, AFTER), null)).toEqual({
      kind: 'own',
      deadline: AFTER,
    });
  });

  it('a week that was caught up has no deadline, even one that was still to come when the student joined', () => {
    expect(
      studentWeekStatus(arrivals({ catchUp: [4] }), inWeek(4, AFTER), WORKED).deadline,
    ).toBeNull();
  });

  it('a week that the class has closed again is the student’s as it is the class’s', () => {
    expect(
      studentWeekStatus(
        arrivals(),
        { clock: { seasonKey: SEASON_KEY, currentWeek: 4 }, week: 4, deadline: null },
        null,
      ).kind,
    ).toBe('own');
  });

  it('nothing is expected before joining, and nothing of a week to catch up until it is begun', () => {
    const expected = (
      student: { arrivals?: ArrivalsByStatisticsSeason },
      work: typeof WORKED | null,
    ) => isWorkExpected(studentWeekStatus(student, inWeek(3), work), work);
    expect([expected({}, null), expected(arrivals(), null)]).toEqual([true, false]);
    expect([
      expected(arrivals({ catchUp: [3] }), null),
      expected(arrivals({ catchUp: [3] }), WORKED),
    ]).toEqual([false, true]);
  });

  it('only a week that the teacher opened is opened later', () => {
    expect(
      [3, 4, 5, 6].filter((week) => isCatchUpWeek(arrivals({ catchUp: [3] }), clock, week)),
    ).toEqual([3]);
  });

  it('a board leaves a team out of the weeks before, until there is work in them', () => {
    const team = { weeksBefore: [1, 2, 3, 4] };
    const at = (week: number, latestWeek = 6) => ({ week, latestWeek });
    expect(isLeaderboardWeekBeforeJoining(team, at(4), null)).toBe(true);
    expect([
      isLeaderboardWeekBeforeJoining(team, at(5), null),
      isLeaderboardWeekBeforeJoining({}, at(4), null),
      isLeaderboardWeekBeforeJoining(team, at(4, 4), null),
    ]).toEqual([false, false, false]);
    expect(isLeaderboardWeekBeforeJoining(team, at(4), WORKED)).toBe(false);
  });
});

it.each([
  ['nothing stored', null, false],
  ['opened only', UNTOUCHED, false],
  ['a try', WORKED, true],
  ['a graph', { ...UNTOUCHED, graphIds: ['one'] }, true],
  ['a task', { ...UNTOUCHED, taskTimes: { task1: timestampFromDate(JOINED) } }, true],
])('%s is work: %p', (_, work, is) => {
  expect(hasBegunWeekWork(work)).toBe(is);
});

describe('coming and leaving', () => {
  const join = (
    student: { arrivals?: ArrivalsByStatisticsSeason | undefined },
    week: number,
    leagueId = 'room-12',
    seasonKey = SEASON_KEY,
    now = JOINED,
  ) => ({
    arrivals: arrivalsAfterJoining(student, seasonKey, { leagueId, week, now }),
  });
  const go = (
    student: { arrivals?: ArrivalsByStatisticsSeason | undefined },
    week: number,
    leagueId = 'room-12',
    seasonKey = SEASON_KEY,
  ) => ({
    arrivals: arrivalsAfterLeaving(student, seasonKey, { leagueId, week }),
  });
  const weeksBefore = (
    student: { arrivals?: ArrivalsByStatisticsSeason | undefined },
    year = 2023,
  ) => student.arrivals?.[year]?.before;

  it('writes nothing down before the first games', () => {
    expect(join({}, 0)).toEqual({ arrivals: undefined });
  });

  it('what was over is not the student’s', () => {
    expect(join({}, 5)).toEqual(arrivals());
    expect(weeksBefore(join({}, 1))).toEqual([]);
  });

  it('from a class with the same games, the weeks that were over there stay the student’s own', () => {
    expect(weeksBefore(join(go(join({}, 2, 'a'), 4, 'a'), 6, 'b'))).toEqual([1, 4, 5]);
    expect(weeksBefore(join(go({}, 3, 'a'), 6, 'b'))).toEqual([3, 4, 5]);
    // A week open in the old class and over in the new one asks for nothing until it has work.
    expect(weeksBefore(join(go({}, 1, 'a'), 6, 'b'))).toEqual([1, 2, 3, 4, 5]);
    // A class that is behind: its weeks are still to come.
    expect(weeksBefore(join(go(join({}, 5, 'a'), 6, 'a'), 3, 'b'))).toEqual([1, 2]);
  });

  it('a class that goes back and comes forward again misses no one in the weeks that everyone has seen, and no one who came later', () => {
    const backAndForth = (student: { arrivals?: ArrivalsByStatisticsSeason | undefined }) =>
      join(go(join(go(student, 6), 3), 3), 6);
    expect(weeksBefore(backAndForth({}))).toEqual([]);
    expect(weeksBefore(backAndForth(join({}, 6)))).toEqual([1, 2, 4, 5]);
  });

  it('other games are another arrival, and the first one is there again after a way back', () => {
    const away = join(go(join({}, 3, 'a'), 4, 'a'), 7, 'b', OTHER_GAMES);
    expect([weeksBefore(away), weeksBefore(away, 2024)]).toEqual([
      [1, 2],
      [1, 2, 3, 4, 5, 6],
    ]);
    const back = join(go(away, 8, 'b', OTHER_GAMES), 9, 'a');
    expect(weeksBefore(back)).toEqual([1, 2, 5, 6, 7, 8]);
    expect(weeksBefore(back, 2024)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('what was late in a class stays late after a way back to it, and another class’s past deadlines don’t count', () => {
    const late = new Date('2023-10-20T19:00:00Z');
    const later = new Date('2023-11-20T19:00:00Z');
    const back = join(go(join({}, 5), 6), 8, 'room-12', SEASON_KEY, later);
    expect(
      studentWeekStatus(
        back,
        { clock: { seasonKey: SEASON_KEY, currentWeek: 8 }, week: 6, deadline: late },
        WORKED,
      ).deadline,
    ).toEqual(late);
    const elsewhere = join(go(join({}, 5), 6), 8, 'room-13', SEASON_KEY, later);
    expect(
      studentWeekStatus(
        elsewhere,
        { clock: { seasonKey: SEASON_KEY, currentWeek: 8 }, week: 6, deadline: late },
        WORKED,
      ).deadline,
    ).toBeNull();
  });

  it('weeks that the teacher opened stay open in another class', () => {
    const opened = {
      arrivals: {
        2023: {
          ...(join({}, 5, 'a').arrivals?.[2023] as ArrivalsByStatisticsSeason[string]),
          catchUp: [2, 4],
        },
      },
    };
    expect(join(go(opened, 5, 'a'), 4, 'b').arrivals?.[2023]).toMatchObject({
      before: [1, 2, 3],
      catchUp: [2],
    });
  });
});
