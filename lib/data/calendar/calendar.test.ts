import { requireOwnLeague } from '@/lib/data/access/league';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getTeacherDashboard } from '@/lib/data/league/queries';
import { getLeagueWeek } from '@/lib/data/league-week/queries';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { openLiveSeasonWeek } from '@/lib/data/season/commands';
import { newWeeklyProgress } from '@/lib/data/week/student-week-in-transaction';
import type { CalendarChange } from '@/lib/domain/calendar/change';
import {
  DEFAULT_PLAN,
  type LeagueCalendar,
  type ReplayCalendar,
  TWICE_A_WEEK_PLAN,
} from '@/lib/domain/calendar/league-calendar';
import { internSeasonKey, seasonIdPrefix } from '@/lib/domain/calendar/season-key';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { auditLog } from '@/lib/store/collections/audit';
import { type League, leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { seasonImports } from '@/lib/store/collections/season';
import { markWeeksImported } from '@/lib/testing/imported-week';
import { openLeague } from '@/lib/testing/open-league';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { putInLeague } from '@/lib/testing/student-week';
import { changeLeagueCalendar, renewCalendarFeedAddress } from './commands';
import { previewWeekOpening } from './opening-preview';
import {
  findCalendarFeed,
  getLeagueCalendar,
  getSeasonOptions,
  previewCalendarChange,
} from './queries';
import { openDueWeeks } from './scheduled-opening-commands';

const OTHER_SEASON = 2021;
const GAMES = internSeasonKey(TEST_SEASON, OTHER_SEASON);
const ALL_WEEKS = Array.from({ length: 18 }, (_, index) => index + 1);
const DAY = 86_400_000;

let test: TestServices;
let teacher: SignedInViewer;
let leagueId: string;

beforeEach(async () => {
  test = await installTestServices();
  teacher = await test.teacher('ada@school.org');
  await markWeeksImported(test.store, OTHER_SEASON, ...ALL_WEEKS);
  // On a Tuesday morning, so that its first week is due on the Thursday after.
  test.setNow(new Date('2023-10-17T13:00:00Z'));
  ({ id: leagueId } = await openLeague(teacher, {
    name: 'Room 12',
    password: 'brave otter',
    calendar: { kind: 'replay', statisticsSeason: OTHER_SEASON, week: 1 },
  }));
  await test.store.merge(leagues, leagueId, {
    calendar: { ...((await stored()) as LeagueCalendar), plan: DEFAULT_PLAN },
  });
  test.setNow(TEST_NOW);
});
afterEach(() => test.dispose());

const change = (what: CalendarChange) => changeLeagueCalendar(teacher, { leagueId, change: what });
const preview = (what: CalendarChange) =>
  previewCalendarChange(teacher, { leagueId, change: what });
const stored = async () => (await test.store.get(leagues, leagueId))?.calendar;
const page = () => getLeagueCalendar(teacher, leagueId);
const deeds = async () =>
  (await test.store.query(auditLog, {}))
    .map(({ action, outcome }) => `${action} ${outcome}`)
    .toSorted();

/** A student of the class whose points of `week` were worked out then; null for not yet. */
async function student(
  name: string,
  week: number,
  finishedAt: Date | null,
  attempts = 1,
): Promise<void> {
  const viewer = await test.student(`${name}@school.org`, name);
  await putInLeague(test.store, viewer, leagueId);
  const profile = (await test.store.get(
    studentProfiles,
    `${TEST_SEASON}_${name}`,
  )) as StudentProfile;
  const step = {
    attempts,
    correct: false,
    answer: null,
    simplified: true,
    completedAt: null,
    playerId: null,
  };
  await test.store.set(studentWeeklyProgress, {
    ...newWeeklyProgress(profile, GAMES, week),
    steps: [step],
    taskTimes: {
      task1: null,
      task2: finishedAt && timestampFromDate(finishedAt),
      task3: null,
      task4: null,
      task5: null,
    },
  });
}

describe('a new league', () => {
  it('begins a replay with week 1, today', async () => {
    expect(await stored()).toMatchObject({
      kind: 'replay',
      statisticsSeason: OTHER_SEASON,
      currentWeek: 1,
      paused: null,
      plan: DEFAULT_PLAN,
    });
    const { week, dueText, next, weeks } = await page();
    expect([week, dueText, next]).toEqual([
      1,
      'Thu, Oct 19, 3:00 PM',
      { week: 2, text: 'Tue, Oct 24, 6:00 AM', byItself: true },
    ]);
    expect([weeks.length, weeks[0]?.opens, weeks[17]?.opens]).toEqual([18, 'Oct 17', 'Feb 13']);
  });

  // Of 2023: November 11 was a Saturday, and Thanksgiving the 23rd.
  it.each([
    ['replays', { kind: 'replay', statisticsSeason: OTHER_SEASON, week: 1 }],
    ['plays along', { kind: 'live' }],
  ] as const)('that %s has no school on the holidays that are still to come', async (_, wanted) => {
    const other = await test.teacher('bo@school.org');
    const input = { name: 'Room 13', password: 'calm whale', calendar: wanted };
    const { id } = await openLeague(other, input);
    const { daysOff } = await getLeagueCalendar(other, id);
    expect(daysOff.map(({ name, days }) => `${days} ${name}`)).toEqual([
      'Nov 10 Veterans Day',
      'Nov 23 to Nov 24 Thanksgiving',
      'Dec 24 to Jan 1 Winter break',
      'Jan 15 Martin Luther King Jr. Day',
      'Feb 19 Presidents’ Day',
      'May 27 Memorial Day',
      'Jun 19 Juneteenth',
    ]);
  });

  it('may have school on a holiday, which its page then offers to take off', async () => {
    const other = await test.teacher('bo@school.org');
    const input = { name: 'Room 13', password: 'calm whale', calendar: { kind: 'live' } as const };
    const { id } = await openLeague(other, input);
    const league = (await test.store.get(leagues, id)) as League;
    await test.store.set(leagues, { ...league, id: 'second', name: 'Room 14' });
    const make = (what: CalendarChange) =>
      changeLeagueCalendar(other, { leagueId: id, change: what });
    const shown = async () => {
      const { holidays, daysOff } = await getLeagueCalendar(other, id);
      return [holidays.map(({ name, days }) => `${days} ${name}`), daysOff.length];
    };
    expect(await shown()).toEqual([[], 7]);
    await make({ kind: 'remove-days-off', first: '2023-12-24', last: '2024-01-01' });
    expect(await shown()).toEqual([['Dec 24 to Jan 1 Winter break'], 6]);
    await make({ kind: 'add-days-off', first: '2023-12-20', last: '2023-12-31', name: '' });
    expect(await shown()).toEqual([['Dec 24 to Jan 1 Winter break'], 7]);
    await make({ kind: 'add-days-off', first: '2024-01-01', last: '2024-01-05', name: '' });
    expect(await shown()).toEqual([[], 8]);
    const { classes } = await getLeagueCalendar(other, id);
    expect(classes.map(({ name }) => name)).toEqual(['Room 13', 'Room 14']);
  });

  it('offers a snow day today and tomorrow, where school is', async () => {
    const other = await test.teacher('bo@school.org');
    const { id } = await openLeague(other, {
      name: 'Room 13',
      password: 'calm whale',
      calendar: { kind: 'live' },
    });
    const soon = async (now: string) => {
      test.setNow(new Date(now));
      return (await getLeagueCalendar(other, id)).soon.map(({ day, text }) => `${text}: ${day}`);
    };
    expect(await soon('2023-12-07T15:00:00Z')).toEqual([
      'Snow day today: 2023-12-07',
      'Snow day tomorrow: 2023-12-08',
    ]);
    expect(await soon('2023-12-08T15:00:00Z')).toEqual(['Snow day today: 2023-12-08']);
    expect(await soon('2023-12-27T15:00:00Z')).toEqual([]);
  });

  it('that was opened on the Wednesday before Thanksgiving has three school days all the same', async () => {
    const other = await test.teacher('bo@school.org');
    test.setNow(new Date('2023-11-22T15:00:00Z'));
    const { id } = await openLeague(other, {
      name: 'Room 13',
      password: 'calm whale',
      calendar: { kind: 'replay', statisticsSeason: OTHER_SEASON, week: 1 },
    });
    expect((await getLeagueCalendar(other, id)).dueText).toBe('Thu, Nov 30, 3:00 PM');
    expect((await getSeasonOptions(other)).firstDays[0]?.due).toBe('Thu, Nov 30, 3:00 PM');
  });

  it('that waits for its first day is before week 1 with open lineups, and opens then as it was promised', async () => {
    const other = await test.teacher('bo@school.org');
    test.setNow(new Date('2023-11-15T15:00:00Z'));
    await markWeeksImported(test.store, OTHER_SEASON, 1);
    const days = (await getSeasonOptions(other)).firstDays;
    // Thanksgiving's Thursday and Friday are off.
    expect(days.slice(0, 3).map(({ on, day, due }) => [on, day, due])).toEqual([
      [null, 'Wed, Nov 15', 'Mon, Nov 27, 3:00 PM'],
      ['2023-11-21', 'Tue, Nov 21', 'Mon, Nov 27, 3:00 PM'],
      ['2023-11-28', 'Tue, Nov 28', 'Thu, Nov 30, 3:00 PM'],
    ]);
    const { id } = await openLeague(other, {
      name: 'Room 13',
      password: 'calm whale',
      calendar: {
        kind: 'replay',
        statisticsSeason: OTHER_SEASON,
        week: 1,
        opensOn: '2023-11-28',
      },
    });
    const shown = async () => {
      const { week, next, weeks } = await getLeagueCalendar(other, id);
      return [week, next?.text, weeks[0]?.opens, weeks[0]?.due, weeks[1]?.opens];
    };
    const planned = ['Nov 28', 'Nov 30', 'Dec 5'];
    expect(await shown()).toEqual([0, 'Tue, Nov 28, 6:00 AM', ...planned]);
    const { clock } = await requireOwnLeague(other, id);
    expect(clock.lineupLock(null)).toEqual(new Date('2023-11-28T11:00:00Z'));
    await changeLeagueCalendar(other, {
      leagueId: id,
      change: { kind: 'add-days-off', first: '2023-12-01', last: '2023-12-01', name: '' },
    });
    test.setNow(new Date('2023-11-28T10:59:59Z'));
    await openDueWeeks(COMMAND_LINE_OPERATOR, 'one');
    expect((await shown())[0]).toBe(0);
    test.setNow(new Date('2023-11-28T11:00:00Z'));
    await openDueWeeks(COMMAND_LINE_OPERATOR, 'one');
    expect(await shown()).toEqual([1, 'Tue, Dec 5, 6:00 AM', ...planned]);
  });

  it('that plays along shows the live season', async () => {
    const other = await test.teacher('bo@school.org');
    const { id } = await openLeague(other, {
      name: 'Room 13',
      password: 'calm whale',
      calendar: { kind: 'live' },
    });
    const { kind, week, dueText, next, open, undo } = await getLeagueCalendar(other, id);
    expect([kind, week, dueText, next, open, undo]).toEqual([
      'live',
      6,
      'Thu, Oct 19, 3:00 PM',
      { week: 7, text: 'from Tue, Oct 24, 6:00 AM', byItself: false },
      null,
      null,
    ]);
  });

  it('that plays along promises no opening in the past, however long the live season has stood still', async () => {
    const other = await test.teacher('bo@school.org');
    const { id } = await openLeague(other, { name: 'Room 13', password: 'calm whale' });
    test.setNow(new Date('2023-11-08T15:00:00Z'));
    const { next, weeks } = await getLeagueCalendar(other, id);
    expect([next?.text, weeks[6]?.opens, weeks[7]?.opens]).toEqual([
      'when the person who runs this app opens it',
      'Nov 14',
      'Nov 21',
    ]);
    // Here only the operator opens it, so no moment is promised.
    expect((await getSeasonOptions(other)).live).toMatchObject({
      week: 6,
      next: null,
      byItself: false,
    });
  });

  it('that plays along is told of no date in the past by a day off, nor by its file for other calendars', async () => {
    const other = await test.teacher('bo@school.org');
    const { id } = await openLeague(other, { name: 'Room 13', password: 'calm whale' });
    // Week 7 would have opened on October 24 and been due on the 26th, and the live season stood
    // still.
    test.setNow(new Date('2023-11-08T15:00:00Z'));
    const first = '2023-10-26';
    await changeLeagueCalendar(other, {
      leagueId: id,
      change: { kind: 'add-days-off', first, last: first, name: 'Storm' },
    });
    expect((await getLeagueCalendar(other, id)).daysOff).toMatchObject([
      { days: 'Oct 26', moves: 'nothing moves' },
    ]);
    const { key } = await renewCalendarFeedAddress(other, { leagueId: id, from: null });
    const opens = (await findCalendarFeed(key))?.events.find(
      ({ title }) => title === 'Week 7 opens (Room 13)',
    );
    expect(opens?.start.toISOString()).toBe('2023-11-14T11:00:00.000Z');
  });

  it('cannot replay a season that is not imported, and nothing is opened', async () => {
    const other = await test.teacher('bo@school.org');
    const input = {
      name: 'Room 13',
      password: 'calm whale',
      calendar: { kind: 'replay', statisticsSeason: 1999, week: 1 } as const,
    };
    await expect(openLeague(other, input)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await test.store.query(leagues, {})).toHaveLength(1);
  });

  it('offers no season to play along with that is over or far away, and a dashboard without classes shows no week of it', async () => {
    const other = await test.teacher('bo@school.org');
    const shown = async (now: string) => {
      test.setNow(new Date(now));
      const [{ live }, { onlyReplays = false }] = [
        await getSeasonOptions(other),
        await getTeacherDashboard(other),
      ];
      return [live?.season ?? null, onlyReplays];
    };
    expect(await shown('2023-11-08T15:00:00Z')).toEqual([2023, false]);
    // The Sunday of week 18 is the last day of the season.
    expect(await shown('2024-01-08T04:59:00Z')).toEqual([2023, false]);
    expect(await shown('2024-01-08T05:00:00Z')).toEqual([null, true]);
    expect(await shown('2026-11-10T15:00:00Z')).toEqual([null, true]);
    expect(await shown('2023-05-10T15:00:00Z')).toEqual([null, true]);
  });

  it('offers the seasons that are imported as a whole', async () => {
    await test.store.delete(seasonImports, `${OTHER_SEASON}_week-18`);
    await markWeeksImported(test.store, 2020, ...ALL_WEEKS);
    expect((await getSeasonOptions(teacher)).replays).toEqual([2020]);
  });
});

describe('the next week', () => {
  it('opens at a press, once however often it is sent, and is not due the next day', async () => {
    const [first, again] = await Promise.all([
      change({ kind: 'open-week', week: 2 }),
      change({ kind: 'open-week', week: 2 }),
    ]);
    expect([first, again]).toEqual([{ week: 2 }, { week: 2 }]);
    expect(await change({ kind: 'open-week', week: 2 })).toEqual({ week: 2 });
    expect(await deeds()).toEqual(['calendar.open-week done', 'league.create done']);
    expect(await page()).toMatchObject({ week: 2, dueText: 'Fri, Oct 20, 3:00 PM' });
  });

  const THANKSGIVING = { first: '2023-11-23', last: '2023-11-24', name: 'Thanksgiving' };
  it.each([
    ['Tuesday morning, by the plan', '2023-10-24T13:00:00Z', undefined, 'Thu, Oct 26, 3:00 PM'],
    ['Wednesday, a day more', '2023-10-25T19:00:00Z', undefined, 'Fri, Oct 27, 3:00 PM'],
    ['Thursday, by the plan', '2023-10-26T19:00:00Z', undefined, 'Thu, Nov 2, 3:00 PM'],
    ['before Thanksgiving', '2023-11-22T15:00:00Z', undefined, 'Tue, Nov 28, 3:00 PM'],
    ['as the teacher says', '2023-10-24T13:00:00Z', 3, 'Tue, Oct 31, 3:00 PM'],
    ['never sooner than that', '2023-11-22T15:00:00Z', 0, 'Tue, Nov 28, 3:00 PM'],
  ])('opened on %s, is due', async (_, now, days, expected) => {
    await change({ kind: 'add-days-off', ...THANKSGIVING });
    test.setNow(new Date(now));
    await change({ kind: 'open-week', week: 2, days });
    expect((await page()).dueText).toBe(expected);
  });

  it.each([
    ['as it is', undefined, { early: 'done', between: 'late', never: 'open' }],
    ['two school days more', 2, { early: 'done', between: 'done', never: 'open' }],
  ])(
    'leaves the week before with its deadline, or with more days from the same press: %s',
    async (_, earlierDays, expected) => {
      await student('early', 1, new Date('2023-10-18T14:00:00Z'));
      await student('between', 1, new Date('2023-10-20T14:00:00Z'));
      await student('never', 1, null);
      const open = { kind: 'open-week', week: 2, earlierDays } as const;
      await change(open);
      const { dueText } = await page();
      await change(open);
      expect(await page()).toMatchObject({ week: 2, dueText });
      test.setNow(new Date('2023-10-23T14:00:00Z'));
      const { rows } = await getLeagueWeek(teacher, leagueId, { week: 1 });
      expect(Object.fromEntries(rows.map(({ studentId, tasks }) => [studentId, tasks[1]]))).toEqual(
        expected,
      );
    },
  );

  it('takes no days from the week before, and does not open with too many', async () => {
    await change({ kind: 'more-days', week: 1, days: 4 });
    await expect(change({ kind: 'open-week', week: 2, earlierDays: 61 })).rejects.toMatchObject({
      code: 'limit-reached',
    });
    expect((await page()).week).toBe(1);
    await change({ kind: 'open-week', week: 2, earlierDays: 2 });
    expect(await stored()).toMatchObject({ currentWeek: 2, plan: { extensions: { 1: 4 } } });
  });

  it('gets at most 60 school days more', async () => {
    await expect(change({ kind: 'open-week', week: 2, days: 61 })).rejects.toMatchObject({
      code: 'limit-reached',
    });
  });

  it('cannot be skipped to, nor opened without its games, nor while paused, nor after the last', async () => {
    await expect(change({ kind: 'open-week', week: 3 })).rejects.toMatchObject({
      code: 'conflict',
    });
    await test.store.delete(seasonImports, `${OTHER_SEASON}_week-2`);
    await expect(change({ kind: 'open-week', week: 2 })).rejects.toMatchObject({
      code: 'unavailable',
    });
    await markWeeksImported(test.store, OTHER_SEASON, 2);
    await change({ kind: 'pause', sentence: '' });
    await expect(change({ kind: 'open-week', week: 2 })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await change({ kind: 'go-on' });
    for (const week of ALL_WEEKS.slice(1)) await change({ kind: 'open-week', week });
    expect(await page()).toMatchObject({ week: 18, next: null, open: null });
    await expect(change({ kind: 'open-week', week: 18 })).resolves.toEqual({ week: 18 });
  });

  it('and after the last one the page says what follows', async () => {
    for (const week of ALL_WEEKS.slice(1, -1)) await change({ kind: 'open-week', week });
    expect((await page()).ending).toBeNull();
    await change({ kind: 'open-week', week: 18 });
    expect((await page()).ending).toEqual([
      'Week 18 is due Fri, Oct 20, 3:00 PM. After that, work counts as late.',
      expect.stringMatching(/^No more weeks open/),
      expect.stringMatching(/file for the office/),
      expect.stringMatching(/^To play again, open a new league/),
    ]);
    test.setNow(new Date('2023-10-20T19:00:01Z'));
    expect((await page()).ending?.[0]).toBe(
      'Week 18 was due Fri, Oct 20, 3:00 PM. Late work still counts.',
    );
  });

  it('is closed again while no one has answered in it, however long, and all but its lineups is as before', async () => {
    const before = await stored();
    test.advance(DAY);
    await change({ kind: 'open-week', week: 2 });
    test.advance(2 * DAY);
    expect((await page()).undo).toEqual({
      week: 2,
      text: 'No one has answered in week 2 yet, so you can close it again.',
    });
    expect(await preview({ kind: 'undo-week', week: 2 })).toEqual({
      sentences: [
        'Students no longer see week 2. Week 1 is open again and was due Thu, Oct 19, 3:00 PM.',
        'Lineups for week 2 stay locked, because students may have seen its box scores. What they set for later weeks is kept.',
        'Week 2 opens Tue, Oct 24, 6:00 AM.',
      ],
      refusal: null,
    });
    await change({ kind: 'undo-week', week: 2 });
    await change({ kind: 'undo-week', week: 2 });
    expect(await stored()).toEqual({
      ...before,
      opensAfter: timestampFromDate(test.services.now()),
      openedUpTo: { [OTHER_SEASON]: 2 },
      plan: { ...DEFAULT_PLAN, settledDeadlines: {} },
    });
    expect(await deeds()).toEqual([
      'calendar.open-week done',
      'calendar.undo-week done',
      'league.create done',
    ]);
  });

  it('stays open once someone has typed an answer or made a graph, and says so before anyone presses', async () => {
    const isOpenForGood = async () => {
      await expect(change({ kind: 'undo-week', week: 2 })).rejects.toMatchObject({
        code: 'not-allowed',
      });
      expect(await preview({ kind: 'undo-week', week: 2 })).toEqual({
        sentences: [],
        refusal: 'Someone has already answered in this week, so it stays open.',
      });
      expect((await page()).undo).toBeNull();
    };
    await change({ kind: 'open-week', week: 2 });
    await student('kim', 2, null, 0);
    expect((await page()).undo?.week).toBe(2);
    await student('lee', 2, null);
    await isOpenForGood();
    await test.store.delete(studentWeeklyProgress, `${seasonIdPrefix(GAMES)}_2_lee`);
    await test.store.merge(studentWeeklyProgress, `${seasonIdPrefix(GAMES)}_2_kim`, {
      graphIds: ['drawn'],
    });
    await isOpenForGood();
  });

  it('says before it happens whose lineups lock, who is still at work, when it is due, and what moves', async () => {
    await student('kim', 1, new Date('2023-10-18T14:00:00Z'));
    await student('lee', 1, null);
    const before = await stored();
    const { week, byItself, classes } = await previewWeekOpening(teacher, leagueId);
    expect([week, byItself]).toEqual([2, 'It would open by itself Tue, Oct 24, 6:00 AM.']);
    expect(classes).toMatchObject([
      {
        leagueId,
        name: 'Room 12',
        opening: {
          students: 2,
          lineups:
            'Lineups for week 2 lock now, for all 2 students. 2 students haven’t set one (Kim L. and Kim L.) and get one picked from a complete team.',
          earlier:
            '1 student is still at work on week 1. Their cards stay open and count as late after Thu, Oct 19, 3:00 PM.',
          moreDays: {
            days: 2,
            text: 'Two more school days: to Mon, Oct 23',
            earlier:
              '1 student is still at work on week 1. Their cards stay open and count as late after Mon, Oct 23, 3:00 PM.',
          },
          sees: 'Students see the box scores of week 2 right away.',
        },
      },
    ]);
    expect(classes[0]?.opening?.dues.map(({ days, day }) => [days, day])).toEqual([
      [1, 'Fri, Oct 20'],
      [2, 'Mon, Oct 23'],
      [3, 'Tue, Oct 24'],
      [4, 'Wed, Oct 25'],
      [5, 'Thu, Oct 26'],
    ]);
    const [soonest, , third] = classes[0]?.opening?.dues ?? [];
    expect(soonest).toMatchObject({
      sentence: 'Fri, Oct 20, 3:00 PM. That’s 3 school days.',
      later: [
        'Week 3 opens Tue, Oct 24, 6:00 AM instead of Tue, Oct 31, 6:00 AM and is due Thu, Oct 26, 3:00 PM instead of Thu, Nov 2, 3:00 PM.',
        'Weeks 4 to 18 move to an earlier day, too.',
        'The season ends Thu, Feb 8 instead of Thu, Feb 15.',
      ],
    });
    // The week that is due on Tuesday keeps the next one waiting until Wednesday.
    expect(third?.later[0]).toBe(
      'Week 3 opens Wed, Oct 25, 6:00 AM instead of Tue, Oct 31, 6:00 AM and is due Thu, Oct 26, 3:00 PM instead of Thu, Nov 2, 3:00 PM.',
    );
    expect(await stored()).toEqual(before);
    test.setNow(new Date('2023-10-20T14:00:00Z'));
    expect((await previewWeekOpening(teacher, leagueId)).classes[0]?.opening?.lineups).toMatch(
      /^Lineups for week 2 are locked already\./,
    );
  });

  it('counts the school days that days off leave, and is due as the page has said', async () => {
    await change({ kind: 'add-days-off', ...THANKSGIVING });
    test.setNow(new Date('2023-11-22T15:00:00Z'));
    const dues = (await previewWeekOpening(teacher, leagueId)).classes[0]?.opening?.dues ?? [];
    expect(dues[0]?.sentence).toBe(
      'Tue, Nov 28, 3:00 PM. That’s 3 school days instead of 5, because of days off.',
    );
    await change({ kind: 'open-week', week: 2, days: dues[2]?.days });
    expect([dues[2]?.day, (await page()).dueText]).toEqual(['Thu, Nov 30', 'Thu, Nov 30, 3:00 PM']);
  });

  it('opens with those of the teacher’s classes that wait for it, each by itself', async () => {
    const begun = (await stored()) as ReplayCalendar;
    const put = (id: string, more: object, calendar?: LeagueCalendar) =>
      test.store.set(leagues, {
        id,
        name: id,
        createdAt: timestampFromDate(TEST_NOW),
        teacherId: teacher.accountId,
        season: TEST_SEASON,
        code: 123456,
        password: 'brave otter',
        ...(calendar ? { calendar } : {}),
        ...more,
      });
    await put('same', { period: '4' }, begun);
    await put('later', { period: '3' }, { ...begun, currentWeek: 5 });
    await put('live', { period: '2' });
    await put(
      'paused',
      { period: '5' },
      { ...begun, paused: { since: timestampFromDate(TEST_NOW), sentence: '' } },
    );
    await put('over', { archivedAt: timestampFromDate(TEST_NOW) }, begun);
    await put('of someone else', { teacherId: 'bo' }, begun);
    const { classes } = await previewWeekOpening(teacher, leagueId);
    expect(
      classes.map(({ name, period, stateText, opening }) => [
        name,
        period,
        stateText,
        opening !== null,
      ]),
    ).toEqual([
      ['Room 12', '1', 'week 1', true],
      ['live', '2', 'with the NFL', false],
      ['later', '3', 'week 5', false],
      ['same', '4', 'week 1', true],
      ['paused', '5', 'paused', false],
    ]);
    const other = await test.teacher('bo@school.org');
    await expect(previewWeekOpening(other, leagueId)).rejects.toMatchObject({ code: 'not-found' });
    expect((await previewWeekOpening(teacher, 'live')).week).toBeNull();
  });

  it.each([
    [
      'a day off on an opening',
      { kind: 'add-days-off', first: '2023-10-24', last: '2023-10-24', name: '' },
    ],
    ['a winter break', { kind: 'add-days-off', first: '2023-12-18', last: '2024-01-05', name: '' }],
    [
      'a day off that moves nothing',
      { kind: 'add-days-off', first: '2023-10-25', last: '2023-10-25', name: '' },
    ],
    ['two weeks a school week', { kind: 'plan', ...TWICE_A_WEEK_PLAN }],
    ['a press for each week', { kind: 'plan', openings: [], deadlines: DEFAULT_PLAN.deadlines }],
    ['ten more school days', { kind: 'more-days', week: 1, days: 10 }],
    ['two more school days', { kind: 'more-days', week: 1, days: 2 }],
    ['an opening now', { kind: 'open-week', week: 2 }],
  ] as const)('and every week that moves is named before the press: %s', async (_, what) => {
    const open = what.kind === 'open-week' ? 2 : 1;
    const before = (await page()).weeks;
    const { sentences } = await preview(what);
    await change(what);
    const after = (await page()).weeks;
    const moved = after.filter(
      ({ week, opens, due }) =>
        week > open && (opens !== before[week - 1]?.opens || due !== before[week - 1]?.due),
    );
    const named = sentences
      .filter((sentence) => /^Weeks? [\d, to and]+ (opens?|is due|moves?)\b/.test(sentence))
      .flatMap((sentence) => [
        ...(/^Weeks? ([\d, to and]+?) (?:open|is|move)/.exec(sentence)?.[1] ?? '').matchAll(
          /(\d+)(?: to (\d+))?/g,
        ),
      ])
      .flatMap(([, from, to = from]) =>
        ALL_WEEKS.filter((week) => week >= Number(from) && week <= Number(to)),
      )
      .filter((week) => week > open);
    expect(named).toEqual(moved.map(({ week }) => week));
  });
});

describe('days without school', () => {
  const THURSDAY = { first: '2023-10-19', last: '2023-10-20', name: 'Storm' };

  it('move the deadline behind them, and back when they are taken out', async () => {
    expect((await preview({ kind: 'add-days-off', ...THURSDAY })).sentences).toEqual([
      'Week 1 was due Thu, Oct 19, 3:00 PM. Now it’s due Mon, Oct 23, 3:00 PM.',
      'This won’t make anyone late.',
    ]);
    await change({ kind: 'add-days-off', ...THURSDAY });
    await change({ kind: 'add-days-off', ...THURSDAY });
    expect(await page()).toMatchObject({
      dueText: 'Mon, Oct 23, 3:00 PM',
      daysOff: [{ name: 'Storm', days: 'Oct 19 to Oct 20', moves: 'week 1 is due Oct 23' }],
    });
    await change({ kind: 'remove-days-off', first: THURSDAY.first, last: THURSDAY.last });
    expect(await page()).toMatchObject({ dueText: 'Thu, Oct 19, 3:00 PM', daysOff: [] });
    expect(await deeds()).toEqual([
      'calendar.no-school done',
      'calendar.school done',
      'league.create done',
    ]);
  });

  it('leave a deadline that has passed where it was', async () => {
    test.setNow(new Date('2023-10-20T15:00:00Z'));
    expect((await preview({ kind: 'add-days-off', ...THURSDAY })).sentences).toEqual([
      'Week 1 stays due Thu, Oct 19, 3:00 PM.',
      'What was already late stays late.',
    ]);
    await change({ kind: 'add-days-off', ...THURSDAY });
    expect(await page()).toMatchObject({ dueText: 'Thu, Oct 19, 3:00 PM', isDue: true });
  });

  it('that end before they begin, or last for a year, are refused', async () => {
    for (const [first, last] of [
      ['2023-10-20', '2023-10-19'],
      ['2023-10-20', '2024-10-19'],
    ] as const) {
      await expect(change({ kind: 'add-days-off', first, last, name: '' })).rejects.toMatchObject({
        message: expect.any(String),
      });
    }
    expect((await page()).daysOff).toEqual([]);
  });
});

describe('more days for the open week', () => {
  it('are school days, are given once however often it is sent, and move the next opening behind them', async () => {
    const { moreDays } = await page();
    expect(moreDays).toEqual({ days: 2, to: 'Mon, Oct 23' });
    await change({ kind: 'more-days', week: 1, days: 2 });
    await change({ kind: 'more-days', week: 1, days: 2 });
    expect(await page()).toMatchObject({
      dueText: 'Mon, Oct 23, 3:00 PM',
      next: { text: 'Tue, Oct 24, 6:00 AM' },
      moreDays: { days: 4, to: 'Wed, Oct 25' },
    });
    await change({ kind: 'more-days', week: 1, days: 4 });
    expect((await page()).next).toEqual({ week: 2, text: 'Tue, Oct 31, 6:00 AM', byItself: true });
  });

  it('put those who were late on time again, and say so before', async () => {
    await student('kim', 1, new Date('2023-10-20T14:00:00Z'));
    await student('lee', 1, null);
    await student('max', 1, new Date('2023-10-19T14:00:00Z'));
    test.setNow(new Date('2023-10-20T15:00:00Z'));
    expect((await preview({ kind: 'more-days', week: 1, days: 2 })).sentences).toEqual([
      'Week 1 was due Thu, Oct 19, 3:00 PM. Now it’s due Mon, Oct 23, 3:00 PM.',
      '2 students who were late will be on time.',
    ]);
    await change({ kind: 'more-days', week: 1, days: 2 });
    expect(await page()).toMatchObject({ dueText: 'Mon, Oct 23, 3:00 PM', isDue: false });
  });

  it('also move a deadline that another change had settled', async () => {
    test.setNow(new Date('2023-10-20T15:00:00Z'));
    await change({ kind: 'plan', ...TWICE_A_WEEK_PLAN });
    await change({ kind: 'more-days', week: 1, days: 2 });
    expect((await page()).dueText).toBe('Mon, Oct 23, 3:00 PM');
  });

  it('are for the open week alone, and none are taken away', async () => {
    await change({ kind: 'more-days', week: 1, days: 2 });
    await expect(change({ kind: 'more-days', week: 2, days: 2 })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(change({ kind: 'more-days', week: 1, days: 1 })).rejects.toMatchObject({
      code: 'limit-reached',
    });
  });
});

describe('a pause', () => {
  const LATER_BY_A_WEEK = [
    'Week 3 opens Tue, Nov 7, 6:00 AM instead of Tue, Oct 31, 6:00 AM and is due Thu, Nov 9, 3:00 PM instead of Thu, Nov 2, 3:00 PM.',
    'Weeks 4 to 18 move to a later day, too.',
    'The season ends Thu, Feb 22 instead of Thu, Feb 15.',
  ];

  it('keeps its sentence and its beginning, and opens nothing', async () => {
    await change({ kind: 'pause', sentence: 'Field trip!' });
    test.advance(DAY);
    await change({ kind: 'pause', sentence: 'Field trip until Friday!' });
    expect(await page()).toMatchObject({
      pausedText: 'Wed, Oct 18, 11:00 AM',
      pauseSentence: 'Field trip until Friday!',
      next: { week: 2, text: 'after the pause', byItself: false },
    });
  });

  it('gives its school days back to a week that was not due yet', async () => {
    await change({ kind: 'pause', sentence: '' });
    test.advance(7 * DAY);
    expect((await preview({ kind: 'go-on' })).sentences).toEqual([
      'Week 1 was due Thu, Oct 19, 3:00 PM. Now it’s due Thu, Oct 26, 3:00 PM.',
      'This won’t make anyone late.',
      'Week 2 opens Tue, Oct 31, 6:00 AM.',
      ...LATER_BY_A_WEEK,
    ]);
    await change({ kind: 'go-on' });
    await change({ kind: 'go-on' });
    expect(await page()).toMatchObject({ pausedText: null, dueText: 'Thu, Oct 26, 3:00 PM' });
  });

  it('gives nothing to a week that was due before it, and what it has kept shut opens at the next regular time', async () => {
    test.setNow(new Date('2023-10-20T15:00:00Z'));
    await change({ kind: 'pause', sentence: '' });
    test.advance(7 * DAY);
    expect((await preview({ kind: 'go-on' })).sentences).toEqual([
      'Week 1 stays due Thu, Oct 19, 3:00 PM.',
      'What was already late stays late.',
      'Week 2 opens Tue, Oct 31, 6:00 AM.',
      ...LATER_BY_A_WEEK,
    ]);
    await change({ kind: 'go-on' });
    expect(await page()).toMatchObject({
      dueText: 'Thu, Oct 19, 3:00 PM',
      next: { text: 'Tue, Oct 31, 6:00 AM' },
    });
  });
});

it('a snow day also moves a deadline that was extended after it had passed', async () => {
  // Week 1 was due on Thursday, October 19.
  test.setNow(new Date('2023-10-20T15:00:00Z'));
  await change({ kind: 'add-days-off', first: '2023-12-25', last: '2023-12-25', name: '' });
  await change({ kind: 'more-days', week: 1, days: 2 });
  expect((await page()).dueText).toBe('Mon, Oct 23, 3:00 PM');
  test.setNow(new Date('2023-10-23T13:00:00Z'));
  const snow = { kind: 'add-days-off', first: '2023-10-23', last: '2023-10-23', name: '' } as const;
  expect((await preview(snow)).sentences).toContain(
    'Week 1 was due Mon, Oct 23, 3:00 PM. Now it’s due Tue, Oct 24, 3:00 PM.',
  );
  await change(snow);
  expect((await page()).dueText).toBe('Tue, Oct 24, 3:00 PM');
  test.setNow(new Date('2023-10-25T13:00:00Z'));
  await change({ kind: 'add-days-off', first: '2023-10-24', last: '2023-10-24', name: '' });
  expect((await page()).dueText).toBe('Tue, Oct 24, 3:00 PM');
});

describe('a pause of a class that plays along, during which the NFL’s next week opens', () => {
  let id: string;
  let other: SignedInViewer;
  const of = (what: CalendarChange) => ({ leagueId: id, change: what });

  beforeEach(async () => {
    // Week 6 is due on Thursday, October 19; the class pauses on the Wednesday before.
    other = await test.teacher('bo@school.org');
    ({ id } = await openLeague(other, { name: 'Room 13', password: 'calm whale' }));
    await changeLeagueCalendar(other, of({ kind: 'pause', sentence: 'Snow' }));
    test.setNow(new Date('2023-10-24T10:00:00Z'));
    await openLiveSeasonWeek(COMMAND_LINE_OPERATOR, 7);
  });

  it('gives all its school days back to the week that was open when it began, and to the other those since it opened', async () => {
    test.setNow(new Date('2023-10-25T15:00:00Z'));
    expect((await previewCalendarChange(other, of({ kind: 'go-on' }))).sentences).toEqual([
      'Week 6 was due Thu, Oct 19, 3:00 PM. Now it’s due Thu, Oct 26, 3:00 PM.',
      'Week 7 was due Thu, Oct 26, 3:00 PM. Now it’s due Fri, Oct 27, 3:00 PM.',
      'This won’t make anyone late.',
    ]);
    await changeLeagueCalendar(other, of({ kind: 'go-on' }));
    const { weeks } = await getLeagueCalendar(other, id);
    expect(weeks.slice(5, 7).map(({ due }) => due)).toEqual(['Oct 26', 'Oct 27']);
  });

  it('leaves a week alone that was due before it', async () => {
    await changeLeagueCalendar(other, of({ kind: 'go-on' }));
    test.setNow(new Date('2023-10-30T15:00:00Z'));
    await changeLeagueCalendar(other, of({ kind: 'pause', sentence: '' }));
    test.setNow(new Date('2023-11-01T15:00:00Z'));
    await changeLeagueCalendar(other, of({ kind: 'go-on' }));
    const { weeks } = await getLeagueCalendar(other, id);
    expect(weeks.slice(5, 7).map(({ due }) => due)).toEqual(['Oct 25', 'Oct 26']);
  });
});

describe('another plan', () => {
  it('moves what is to come and leaves what was due', async () => {
    const mondays = { openings: DEFAULT_PLAN.openings, deadlines: [{ weekday: 1, minute: 900 }] };
    await change({ kind: 'plan', ...mondays });
    expect(await page()).toMatchObject({
      dueText: 'Mon, Oct 23, 3:00 PM',
      plan: { text: expect.stringContaining('Monday at 3:00 PM') },
    });
    test.setNow(new Date('2023-10-23T20:00:00Z'));
    await change({ kind: 'plan', ...TWICE_A_WEEK_PLAN });
    expect((await page()).dueText).toBe('Mon, Oct 23, 3:00 PM');
    await change({ kind: 'plan', openings: [], deadlines: mondays.deadlines });
    expect((await page()).next).toMatchObject({ week: 2, text: 'when you press', byItself: false });
    // Back to Tuesdays after two of them have passed.
    test.setNow(new Date('2023-11-08T20:00:00Z'));
    await change({ kind: 'plan', ...mondays });
    expect((await page()).next).toMatchObject({ week: 2, text: 'Tue, Nov 14, 6:00 AM' });
  });

  it('that would open a week before the last one is due is refused', async () => {
    const deadlines = [{ weekday: 2, minute: 900 }];
    await expect(
      change({ kind: 'plan', openings: DEFAULT_PLAN.openings, deadlines }),
    ).rejects.toMatchObject({
      code: 'not-allowed',
    });
  });
});

it('a league that plays along gets a calendar with its first change; its weeks stay the NFL’s', async () => {
  const other = await test.teacher('bo@school.org');
  const { id } = await openLeague(other, { name: 'Room 13', password: 'calm whale' });
  const off = { kind: 'add-days-off', first: '2023-10-19', last: '2023-10-19', name: '' } as const;
  await changeLeagueCalendar(other, { leagueId: id, change: off });
  expect(await getLeagueCalendar(other, id)).toMatchObject({
    kind: 'live',
    week: 6,
    dueText: 'Fri, Oct 20, 3:00 PM',
  });
  await expect(
    changeLeagueCalendar(other, { leagueId: id, change: { kind: 'open-week', week: 7 } }),
  ).rejects.toMatchObject({
    code: 'not-allowed',
  });
});

it('a calendar is its owner’s alone: to others it does not exist, and the attempt is on record', async () => {
  const other = await test.teacher('bo@school.org');
  const kim = await test.student('kim@school.org');
  const off = { leagueId, change: { kind: 'pause', sentence: '' } } as const;
  const before = await stored();
  for (const deed of [
    changeLeagueCalendar,
    previewCalendarChange,
    (viewer: SignedInViewer | null) => getLeagueCalendar(viewer, leagueId),
  ]) {
    await expect(deed(other, off)).rejects.toMatchObject({ code: 'not-found' });
    await expect(deed(kim, off)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(deed(null, off)).rejects.toMatchObject({ code: 'not-signed-in' });
  }
  expect(await stored()).toEqual(before);
  expect(await deeds()).toEqual([
    'calendar.pause denied',
    'league.create done',
    'league.read denied',
  ]);
});

it('a class that is archived opens nothing, and offers nothing', async () => {
  expect(await page()).toMatchObject({ isPast: false, next: { week: 2 }, open: 2 });
  await test.store.merge(leagues, leagueId, { archivedAt: timestampFromDate(test.services.now()) });
  expect(await page()).toMatchObject({ isPast: true, next: null, open: null });
});

describe('the address for other calendars', () => {
  const renew = (from: string | null) => renewCalendarFeedAddress(teacher, { leagueId, from });

  it('is made once, replaced once, and the old one opens nothing, nor does that of a closed or deleted league', async () => {
    const [first, again] = await Promise.all([renew(null), renew(null)]);
    expect(first.key).toMatch(/^[0-9a-f]{32}$/);
    expect([again, (await page()).feed?.key]).toEqual([first, first.key]);
    expect((await findCalendarFeed(first.key))?.name).toBe('Room 12');
    const second = await renew(first.key);
    expect(await renew(first.key)).toEqual(second);
    expect([await findCalendarFeed(first.key), (await findCalendarFeed(second.key))?.name]).toEqual(
      [null, 'Room 12'],
    );
    await test.store.merge(leagues, leagueId, {
      archivedAt: timestampFromDate(test.services.now()),
    });
    expect(await findCalendarFeed(second.key)).toBeNull();
    await test.store.merge(leagues, leagueId, { archivedAt: null });
    expect((await findCalendarFeed(second.key))?.name).toBe('Room 12');
    await test.store.merge(leagues, leagueId, {
      deletingAt: timestampFromDate(test.services.now()),
    });
    expect(await findCalendarFeed(second.key)).toBeNull();
  });

  it('is no one else’s to make', async () => {
    const other = await test.teacher('bo@school.org');
    await expect(renewCalendarFeedAddress(other, { leagueId, from: null })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await page()).feed).toBeNull();
  });

  it('gives weeks and days off, and nothing else of the class', async () => {
    await change({
      kind: 'add-days-off',
      first: '2023-11-23',
      last: '2023-11-24',
      name: 'Thanksgiving',
    });
    await student('kim', 1, null);
    const feed = await findCalendarFeed((await renew(null)).key);
    expect(Object.keys(feed ?? {})).toEqual(['name', 'events', 'days']);
    expect(feed?.days).toEqual([
      {
        id: `${leagueId}-2023-11-23-2023-11-24`,
        title: 'No school: Thanksgiving',
        first: '2023-11-23',
        last: '2023-11-24',
      },
    ]);
    expect(feed?.events).toHaveLength(36);
    expect(feed?.events.slice(1, 3)).toEqual([
      {
        id: `${leagueId}-1-due`,
        title: 'Week 1 is due (Room 12)',
        start: new Date('2023-10-19T18:30:00Z'),
        end: new Date('2023-10-19T19:00:00Z'),
      },
      {
        id: `${leagueId}-2-opens`,
        title: 'Week 2 opens (Room 12)',
        start: new Date('2023-10-24T10:00:00Z'),
        end: new Date('2023-10-24T10:30:00Z'),
      },
    ]);
  });
});
