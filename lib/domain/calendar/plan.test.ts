import fc from 'fast-check';
import { nextThursdayDeadline, nextTuesdayOpening } from '../football/schedule';
import { dateFromTimestamp, timestampFromDate } from '../time/timestamp';
import {
  type CalendarPlan,
  DEFAULT_PLAN,
  type LeagueCalendar,
  type ReplayCalendar,
  TWICE_A_WEEK_PLAN,
} from './league-calendar';
import {
  countSchoolDaysBetween,
  countSchoolDaysOfWeek,
  deadlineOf,
  findNextAutomaticOpening,
  findPlannedOpeningAfterWeek,
  firstSchoolDayAfter,
  listAllSeasonWeekDates,
  planProblem,
} from './plan';

const NEW_YORK = 'America/New_York';
const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY] = [0, 1, 2, 3, 4, 5];
const AT_SIX = 360;
const AT_THREE = 900;

const off = (first: string, last = first, name = '') => ({ first, last, name });
const TO_MONDAY: CalendarPlan = {
  ...DEFAULT_PLAN,
  deadlines: [{ weekday: MONDAY, minute: AT_THREE }],
};

function replay(
  plan: Partial<CalendarPlan> = {},
  week = 6,
  openedAt = '2026-11-17T11:00:00Z',
): ReplayCalendar {
  const weekStartedAt = timestampFromDate(new Date(openedAt));
  return {
    kind: 'replay',
    statisticsSeason: 2023,
    currentWeek: week,
    weekStartedAt,
    weekOpenings: {
      [week - 1]: { ...weekStartedAt, seconds: weekStartedAt.seconds - 7 * 86_400 },
      [week]: weekStartedAt,
    },
    paused: null,
    plan: { ...DEFAULT_PLAN, ...plan },
  };
}

const shown = (moment: Date | null, timeZone = NEW_YORK): string | null =>
  moment
    ?.toLocaleString('en-GB', {
      timeZone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    .replaceAll(',', '') ?? null;

const due = (calendar: LeagueCalendar, week: number, openedAt: string, zone = NEW_YORK) =>
  shown(deadlineOf(calendar, week, new Date(openedAt), zone), zone);

function next(calendar: ReplayCalendar, zone = NEW_YORK) {
  const opening = findNextAutomaticOpening(calendar, calendar, zone);
  return opening && `${opening.week}: ${shown(opening.at, zone)}`;
}

it('a school year with its holidays, as a teacher would write it on the wall', () => {
  const calendar = replay({
    ...TO_MONDAY,
    noSchool: [
      off('2026-11-25', '2026-11-27'),
      off('2026-12-21', '2027-01-01'),
      off('2027-01-18'),
      off('2027-02-15'),
    ],
  });
  const wall = listAllSeasonWeekDates(calendar, calendar, NEW_YORK)
    .filter(({ state }) => state !== 'past')
    .map(({ week, opensAt, dueAt, opensLater, dueMoved }) =>
      [
        week,
        shown(opensAt),
        '-',
        shown(dueAt),
        opensLater ? 'opens later' : '',
        dueMoved ? 'due moved' : '',
      ]
        .join(' ')
        .trim(),
    );
  expect(wall).toEqual([
    '6 Tue 17/11/2026 06:00 - Mon 23/11/2026 15:00',
    '7 Tue 24/11/2026 06:00 - Mon 30/11/2026 15:00',
    '8 Tue 01/12/2026 06:00 - Mon 07/12/2026 15:00',
    '9 Tue 08/12/2026 06:00 - Mon 14/12/2026 15:00',
    '10 Tue 15/12/2026 06:00 - Mon 04/01/2027 15:00  due moved',
    '11 Tue 05/01/2027 06:00 - Mon 11/01/2027 15:00',
    '12 Tue 12/01/2027 06:00 - Tue 19/01/2027 15:00  due moved',
    '13 Wed 20/01/2027 06:00 - Mon 25/01/2027 15:00 opens later',
    '14 Tue 26/01/2027 06:00 - Mon 01/02/2027 15:00',
    '15 Tue 02/02/2027 06:00 - Mon 08/02/2027 15:00',
    '16 Tue 09/02/2027 06:00 - Tue 16/02/2027 15:00  due moved',
    '17 Wed 17/02/2027 06:00 - Mon 22/02/2027 15:00 opens later',
    '18 Tue 23/02/2027 06:00 - Mon 01/03/2027 15:00',
  ]);
});

describe('a deadline', () => {
  it.each([
    ['opened on Tuesday morning', {}, '2026-11-17T11:00:00Z', 'Thu 19/11/2026 15:00'],
    [
      'opened on a Thursday morning, in a lesson',
      {},
      '2026-11-19T14:00:00Z',
      'Thu 26/11/2026 15:00',
    ],
    ['opened on Monday for Monday', TO_MONDAY, '2026-11-23T14:00:00Z', 'Mon 30/11/2026 15:00'],
    ['opened late on a Wednesday night', {}, '2026-11-19T04:59:00Z', 'Thu 19/11/2026 15:00'],
    ['opened a minute later, on Thursday', {}, '2026-11-19T05:00:00Z', 'Thu 26/11/2026 15:00'],
    ['over the end of summer time', TO_MONDAY, '2026-10-27T10:00:00Z', 'Mon 02/11/2026 15:00'],
    ['over the start of summer time', TO_MONDAY, '2027-03-09T11:00:00Z', 'Mon 15/03/2027 15:00'],
    ['over a year’s end', {}, '2026-12-29T11:00:00Z', 'Thu 31/12/2026 15:00'],
    [
      'on a day off',
      { noSchool: [off('2026-11-19')] },
      '2026-11-17T11:00:00Z',
      'Fri 20/11/2026 15:00',
    ],
    [
      'before a weekend that follows days off',
      { noSchool: [off('2026-11-19', '2026-11-20')] },
      '2026-11-17T11:00:00Z',
      'Mon 23/11/2026 15:00',
    ],
    [
      'with two more days',
      { extensions: { 6: 2 } },
      '2026-11-17T11:00:00Z',
      'Mon 23/11/2026 15:00',
    ],
    [
      'with more days for another week',
      { extensions: { 5: 2 } },
      '2026-11-17T11:00:00Z',
      'Thu 19/11/2026 15:00',
    ],
    [
      'at twenty past two',
      { deadlines: [{ weekday: WEDNESDAY, minute: 860 }] },
      '2026-11-17T11:00:00Z',
      'Wed 18/11/2026 14:20',
    ],
  ])('of a week %s', (_, plan, openedAt, deadline) => {
    expect(due(replay(plan), 6, openedAt)).toBe(deadline);
  });

  it('is later by school days: two more from a Monday before Thanksgiving lead behind it', () => {
    const plan = {
      ...TO_MONDAY,
      extensions: { 6: 2 },
      noSchool: [off('2026-11-25', '2026-11-27')],
    };
    expect(due(replay(plan), 6, '2026-11-17T11:00:00Z')).toBe('Mon 30/11/2026 15:00');
  });

  it('that was settled stays where it was, whatever the plan says now', () => {
    const settledDeadlines = { 6: timestampFromDate(new Date('2026-11-18T20:00:00Z')) };
    const plan = { ...TO_MONDAY, settledDeadlines, extensions: { 6: 3 } };
    expect(due(replay(plan), 6, '2026-11-17T11:00:00Z')).toBe('Wed 18/11/2026 15:00');
    expect(due(replay(plan), 7, '2026-11-24T11:00:00Z')).toBe('Mon 30/11/2026 15:00');
  });

  it('of a live class with the default plan is the live clock’s, to the letter', () => {
    const live: LeagueCalendar = { kind: 'live', paused: null, plan: DEFAULT_PLAN };
    const moments = fc.date({
      min: new Date('2023-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom(NEW_YORK, 'Europe/Berlin', 'Pacific/Auckland', 'Asia/Kolkata', 'UTC'),
        (openedAt, zone) => {
          const deadline = deadlineOf(live, 6, openedAt, zone);
          expect(deadline).toEqual(nextThursdayDeadline(openedAt, zone));
          expect(findPlannedOpeningAfterWeek(live, openedAt, deadline, zone)).toEqual(
            nextTuesdayOpening(openedAt, zone),
          );
        },
      ),
    );
  });
});

describe('the next opening', () => {
  it.each([
    ['a week later', {}, '2026-11-17T11:00:00Z', '7: Tue 24/11/2026 06:00'],
    [
      'at the same time of day after the clocks went back',
      {},
      '2026-10-27T10:00:00Z',
      '7: Tue 03/11/2026 06:00',
    ],
    [
      'at the same time of day after the clocks went forward',
      {},
      '2027-03-09T11:00:00Z',
      '7: Tue 16/03/2027 06:00',
    ],
    ['in the new year', {}, '2026-12-29T11:00:00Z', '7: Tue 05/01/2027 06:00'],
    [
      'behind a day off',
      { noSchool: [off('2026-11-24')] },
      '2026-11-17T11:00:00Z',
      '7: Wed 25/11/2026 06:00',
    ],
    [
      'a week later still when the whole week is off',
      { noSchool: [off('2026-11-23', '2026-11-27')] },
      '2026-11-17T11:00:00Z',
      '7: Tue 01/12/2026 06:00',
    ],
    [
      'not in the days that a week opened by hand still has',
      {},
      '2026-11-23T15:00:00Z',
      '7: Tue 01/12/2026 06:00',
    ],
    // Due on Wednesday the 25th, a day into the next week: if opened on Thursday, that one would
    // wait for its own deadline.
    [
      'behind the days that the week was given',
      { extensions: { 6: 4 } },
      '2026-11-17T11:00:00Z',
      '7: Tue 01/12/2026 06:00',
    ],
  ])('is %s', (_, plan, openedAt, opening) => {
    expect(next(replay(plan, 6, openedAt))).toBe(opening);
  });

  it('is none while paused, after the last week, and for "when I press"', () => {
    const paused = { since: timestampFromDate(new Date()), sentence: 'Snow.' };
    expect(next({ ...replay(), paused })).toBeNull();
    expect(next(replay({ openings: [] }))).toBeNull();
    expect(next(replay({}, 18))).toBeNull();
    expect(next(replay({}, 17))).toBe('18: Tue 24/11/2026 06:00');
  });
});

it('a fortnight of two weeks a school week, each with its own deadline, over Thanksgiving', () => {
  const calendar = replay(
    { ...TWICE_A_WEEK_PLAN, noSchool: [off('2026-11-25', '2026-11-27')] },
    6,
    '2026-11-10T11:00:00Z',
  );
  const wall = listAllSeasonWeekDates(calendar, calendar, NEW_YORK).slice(5, 11);
  expect(wall.map(({ opensAt, dueAt }) => `${shown(opensAt)} - ${shown(dueAt)}`)).toEqual([
    'Tue 10/11/2026 06:00 - Thu 12/11/2026 15:00',
    'Fri 13/11/2026 06:00 - Mon 16/11/2026 15:00',
    'Tue 17/11/2026 06:00 - Thu 19/11/2026 15:00',
    'Fri 20/11/2026 06:00 - Mon 23/11/2026 15:00',
    // Thursday is off: due on Monday the 30th, and the opening on Friday is skipped.
    'Tue 24/11/2026 06:00 - Mon 30/11/2026 15:00',
    'Tue 01/12/2026 06:00 - Thu 03/12/2026 15:00',
  ]);
});

it('weeks the class did not play have no dates, and neither have those that wait for a press or a pause’s end', () => {
  const dates = (calendar: ReplayCalendar) =>
    listAllSeasonWeekDates(calendar, calendar, NEW_YORK).map(
      ({ state, opensAt }) => `${state}${opensAt ? '' : '?'}`,
    );
  const before = ['past?', 'past?', 'past?', 'past?', 'past'];
  const rest = (state: string) => Array.from({ length: 12 }, () => state);
  expect(dates(replay())).toEqual([...before, 'now', ...rest('later')]);
  expect(dates(replay({ openings: [] }))).toEqual([...before, 'now', ...rest('later?')]);
  expect(
    dates({ ...replay(), paused: { since: timestampFromDate(new Date(0)), sentence: '' } }),
  ).toEqual([...before, 'now', ...rest('later?')]);
});

describe('the first week of a class', () => {
  const first = (openedAt: string, plan: Partial<CalendarPlan> = {}) => {
    const weekStartedAt = timestampFromDate(new Date(openedAt));
    return due(
      { ...replay(plan, 4), weekStartedAt, weekOpenings: { 4: weekStartedAt } },
      4,
      openedAt,
    );
  };

  it.each([
    ['the Wednesday before Thanksgiving', '2026-11-25T15:00:00Z', 'Thu 03/12/2026 15:00'],
    ['a Wednesday', '2026-10-14T14:00:00Z', 'Thu 22/10/2026 15:00'],
    ['a Tuesday morning, which counts', '2026-10-13T14:00:00Z', 'Thu 15/10/2026 15:00'],
    ['a Tuesday afternoon, which doesn’t', '2026-10-13T18:00:00Z', 'Thu 22/10/2026 15:00'],
    ['a Thursday', '2026-10-15T14:00:00Z', 'Thu 22/10/2026 15:00'],
    ['a Sunday', '2026-10-11T14:00:00Z', 'Thu 15/10/2026 15:00'],
  ])('opened on %s has at least three school days', (_, openedAt, expected) => {
    expect(first(openedAt)).toBe(expected);
  });

  it('has them beside days off', () => {
    const noSchool = [off('2026-11-26', '2026-11-27', 'Thanksgiving')];
    expect(first('2026-11-24T14:00:00Z', { noSchool })).toBe('Mon 30/11/2026 15:00');
    expect(first('2026-11-25T14:00:00Z', { noSchool })).toBe('Thu 03/12/2026 15:00');
  });

  it('is the first one alone: a later week that opens on a Wednesday is due by the plan', () => {
    expect(due(replay({}, 5), 5, '2026-10-14T14:00:00Z')).toBe('Thu 15/10/2026 15:00');
  });
});

it('school days count the morning on which a week opens, and no weekend and no day off', () => {
  const days = (from: string, to: string, noSchool = [off('2026-11-26', '2026-11-27')]) =>
    countSchoolDaysOfWeek(new Date(from), new Date(to), noSchool, NEW_YORK);
  expect(days('2026-11-24T11:00:00Z', '2026-11-30T20:00:00Z')).toBe(3);
  expect(days('2026-11-24T17:00:00Z', '2026-11-30T20:00:00Z')).toBe(2);
  expect(days('2026-11-28T11:00:00Z', '2026-11-30T20:00:00Z')).toBe(1);
  expect(days('2026-11-26T11:00:00Z', '2026-11-27T20:00:00Z')).toBe(0);
});

describe('every plan that is allowed', () => {
  const slot = fc.record({
    weekday: fc.integer({ min: 0, max: 6 }),
    minute: fc.integer({ min: 0, max: 95 }).map((n) => n * 15),
  });
  const day = fc
    .integer({ min: 0, max: 300 })
    .map((n) => new Date(Date.UTC(2026, 8, 1 + n)).toISOString().slice(0, 10));
  const holiday = fc.tuple(day, fc.integer({ min: 0, max: 15 })).map(([first, length]) => {
    const last = new Date(Date.parse(first) + length * 86_400_000).toISOString().slice(0, 10);
    return { first, last, name: '' };
  });
  const plan = fc
    .record({
      beats: fc.array(fc.tuple(slot, slot), { minLength: 1, maxLength: 2 }),
      noSchool: fc.array(holiday, { maxLength: 6 }),
      extra: fc.integer({ min: 0, max: 4 }),
    })
    .map(
      ({ beats, noSchool, extra }): CalendarPlan => ({
        openings: beats.map(([opening]) => opening),
        deadlines: beats.map(([, deadline]) => deadline),
        noSchool,
        extensions: { 9: extra },
      }),
    )
    .filter((made) => planProblem(made) === null);
  const openedAt = fc.date({
    min: new Date('2026-09-01'),
    max: new Date('2027-05-01'),
    noInvalidDate: true,
  });
  const zone = fc.constantFrom(
    NEW_YORK,
    'America/Los_Angeles',
    'Europe/London',
    'Pacific/Auckland',
  );

  it('opens no week before the one before it is due, nothing on a day off, and each week after the last', () => {
    fc.assert(
      fc.property(plan, openedAt, zone, (made, opened, timeZone) => {
        const calendar = replay(made, 1, opened.toISOString());
        const weeks = listAllSeasonWeekDates(calendar, calendar, timeZone);
        let before: Date | null = null;
        for (const { opensAt, dueAt, week } of weeks) {
          if (!(opensAt && dueAt)) throw new Error(`week ${week} has no dates`);
          const local = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone });
          const isOff = (moment: Date) =>
            made.noSchool.some(
              ({ first, last }) => local(moment) >= first && local(moment) <= last,
            );
          expect(isOff(dueAt)).toBe(false);
          expect(local(dueAt) > local(opensAt)).toBe(true);
          if (before) {
            expect(isOff(opensAt)).toBe(false);
            expect(opensAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
          }
          before = dueAt;
        }
      }),
      { numRuns: 150 },
    );
  });

  it('one more day off never makes a week open or be due earlier', () => {
    fc.assert(
      fc.property(plan, openedAt, day, (made, opened, free) => {
        const earlier = replay(made, 1, opened.toISOString());
        const later = replay(
          { ...made, noSchool: [...made.noSchool, off(free)] },
          1,
          opened.toISOString(),
        );
        const [one, other] = [earlier, later].map((calendar) => {
          const deadline = deadlineOf(calendar, 1, opened, NEW_YORK).getTime();
          return {
            deadline,
            opening: findNextAutomaticOpening(calendar, calendar, NEW_YORK)?.at.getTime() ?? 0,
          };
        });
        expect(other?.deadline).toBeGreaterThanOrEqual(one?.deadline ?? 0);
        expect(other?.opening).toBeGreaterThanOrEqual(one?.opening ?? 0);
      }),
      { numRuns: 150 },
    );
  });
});

it.each([
  ['the default', DEFAULT_PLAN, null],
  ['twice a week', TWICE_A_WEEK_PLAN, null],
  ['when I press, twice due', { openings: [], deadlines: TWICE_A_WEEK_PLAN.deadlines }, null],
  ['no deadline', { openings: DEFAULT_PLAN.openings, deadlines: [] }, 'count'],
  [
    'two openings for one deadline',
    { openings: TWICE_A_WEEK_PLAN.openings, deadlines: DEFAULT_PLAN.deadlines },
    'count',
  ],
  [
    'due on its own weekday, after the next has opened',
    {
      openings: [{ weekday: TUESDAY, minute: AT_SIX }],
      deadlines: [{ weekday: TUESDAY, minute: AT_THREE }],
    },
    'overlap',
  ],
  [
    'due on its own weekday, before the next opens',
    {
      openings: [{ weekday: TUESDAY, minute: AT_THREE }],
      deadlines: [{ weekday: TUESDAY, minute: AT_SIX }],
    },
    null,
  ],
  [
    'two openings in a row',
    {
      openings: [
        { weekday: TUESDAY, minute: AT_SIX },
        { weekday: WEDNESDAY, minute: AT_SIX },
      ],
      deadlines: [
        { weekday: THURSDAY, minute: AT_THREE },
        { weekday: FRIDAY, minute: AT_THREE },
      ],
    },
    'overlap',
  ],
  [
    'over the weekend',
    { openings: [{ weekday: SUNDAY, minute: 0 }], deadlines: [{ weekday: 6, minute: 1439 }] },
    null,
  ],
] as const)('a plan, %s: %#', (_, plan, problem) => {
  expect(planProblem(plan)).toBe(problem);
});

it('counts the school days of a pause, and jumps weekends and days off', () => {
  const days = (from: string, to: string) =>
    countSchoolDaysBetween(
      new Date(from),
      new Date(to),
      [off('2026-11-25', '2026-11-27')],
      NEW_YORK,
    );
  expect(days('2026-11-16T15:00:00Z', '2026-11-16T20:00:00Z')).toBe(0);
  expect(days('2026-11-16T15:00:00Z', '2026-11-23T15:00:00Z')).toBe(5);
  expect(days('2026-11-24T15:00:00Z', '2026-11-30T15:00:00Z')).toBe(1);
  expect(firstSchoolDayAfter('2026-11-24', [off('2026-11-25', '2026-11-27')])).toBe('2026-11-30');
  expect(shown(dateFromTimestamp(replay().weekStartedAt))).toBe('Tue 17/11/2026 06:00');
});
