import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { replayCalendarStartedAtWeek } from '@/lib/domain/calendar/change';
import {
  DEFAULT_PLAN,
  type ReplayCalendar,
  TWICE_A_WEEK_PLAN,
} from '@/lib/domain/calendar/league-calendar';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { seasonImports } from '@/lib/store/collections/season';
import { markWeeksImported } from '@/lib/testing/imported-week';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { clearOpeningsCache, OPENING_RETRY_MS } from './automatic-openings';
import { changeLeagueCalendar } from './commands';
import { openDueWeeks } from './scheduled-opening-commands';

const OTHER_SEASON = 2021;
/** A Wednesday; the next opening by the usual plan is on Tuesday the 24th at 06:00. */
const OPENED = new Date('2023-10-17T13:00:00Z');
const TUESDAY = new Date('2023-10-24T10:00:00Z');
const WEEK = 7 * 86_400_000;

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
  await markWeeksImported(test.store, OTHER_SEASON, 1, 2, 3, 4);
});
afterEach(() => test.dispose());

async function put(
  id: string,
  changes: Partial<ReplayCalendar> = {},
  more: object = {},
): Promise<void> {
  await test.store.set(leagues, {
    id,
    name: id,
    createdAt: timestampFromDate(OPENED),
    teacherId: 'ada',
    season: TEST_SEASON,
    code: 123456,
    password: 'brave otter',
    calendar: { ...replayCalendarStartedAtWeek(OTHER_SEASON, 1, OPENED), ...changes },
    ...more,
  });
}
const weekOf = async (id: string) => {
  const calendar = (await test.store.get(leagues, id))?.calendar;
  return calendar?.kind === 'replay' ? calendar.currentWeek : null;
};
const open = (holder = 'one') => openDueWeeks(COMMAND_LINE_OPERATOR, holder);

it('opens a week at its minute, once, and says so in the log', async () => {
  await put('room');
  test.setNow(new Date(TUESDAY.getTime() - 1));
  expect([await open(), await weekOf('room')]).toEqual([null, 1]);
  test.setNow(TUESDAY);
  expect([await open(), await weekOf('room')]).toEqual([{ opened: 1, waiting: 0, errors: [] }, 2]);
  expect([await open(), await weekOf('room')]).toEqual([null, 2]);
  expect(await test.store.query(auditLog, {})).toMatchObject([
    { actorId: 'operator', action: 'calendar.open-week', target: 'room', outcome: 'done' },
  ]);
});

it('a week that opens by its plan is due by its plan, though a press would give it a day more', async () => {
  await put('room', { plan: { ...DEFAULT_PLAN, ...TWICE_A_WEEK_PLAN } });
  // Friday, 6:00: the next deadline is Monday's.
  test.setNow(new Date('2023-10-20T10:00:00Z'));
  await open();
  expect(await weekOf('room')).toBe(2);
  const calendar = (await test.store.get(leagues, 'room'))?.calendar;
  expect(calendar?.plan.extensions).toEqual({});
});

it('after a stop of many weeks opens the one that was missed first, and the others each in its own time', async () => {
  await put('room');
  test.setNow(new Date(TUESDAY.getTime() + 3 * WEEK + 5));
  await open();
  await open();
  expect(await weekOf('room')).toBe(2);
  // Summer time has ended meanwhile: 06:00 is an hour later.
  test.advance(WEEK + 3_600_000 - 6);
  await open();
  expect(await weekOf('room')).toBe(2);
  test.advance(1);
  await open();
  expect(await weekOf('room')).toBe(3);
});

it('leaves alone who is paused, ended, being deleted, of another year, live, or waits for a press', async () => {
  const since = timestampFromDate(OPENED);
  await put('paused', { paused: { since, sentence: '' } });
  await put('by hand', { plan: { ...DEFAULT_PLAN, openings: [] } });
  await put('ended', {}, { archivedAt: since });
  await put('going', {}, { deletingAt: since });
  await put('past', {}, { season: TEST_SEASON - 1 });
  await put('live', {}, { calendar: { kind: 'live', paused: null, plan: DEFAULT_PLAN } });
  await put('last', { currentWeek: 18 });
  const before = await test.store.query(leagues, {});
  test.setNow(TUESDAY);
  expect(await open()).toBeNull();
  expect(await test.store.query(leagues, {})).toEqual(before);
});

it('waits where the statistics are missing, keeps no one else waiting, and tries again after half an hour', async () => {
  await test.store.delete(seasonImports, `${OTHER_SEASON}_week-3`);
  await put('early', { currentWeek: 2 });
  await put('room');
  test.setNow(TUESDAY);
  expect(await open()).toEqual({ opened: 1, waiting: 1, errors: [] });
  expect([await weekOf('early'), await weekOf('room')]).toEqual([2, 2]);
  await markWeeksImported(test.store, OTHER_SEASON, 3);
  expect(await open()).toBeNull();
  test.advance(OPENING_RETRY_MS);
  expect(await open()).toEqual({ opened: 1, waiting: 0, errors: [] });
  expect(await weekOf('early')).toBe(3);
});

it('does not open again what its teacher has closed again', async () => {
  const ada = await test.teacher('ada@school.org');
  await put('room', {}, { teacherId: ada.accountId });
  test.setNow(TUESDAY);
  await open();
  test.advance(60_000);
  await changeLeagueCalendar(ada, { leagueId: 'room', change: { kind: 'undo-week', week: 2 } });
  test.advance(60_000);
  expect([await open(), await weekOf('room')]).toEqual([null, 1]);
  test.advance(WEEK);
  await open();
  expect(await weekOf('room')).toBe(2);
});

it('asks the store for nothing in a minute in which nothing is due', async () => {
  await put('room');
  await open();
  const [list, transaction] = [
    jest.spyOn(test.store, 'list'),
    jest.spyOn(test.store, 'transaction'),
  ];
  test.advance(60_000);
  await open();
  expect([list.mock.calls.length, transaction.mock.calls.length]).toEqual([0, 0]);
});

it('hears of a plan that an action has changed, in whose bundle this module is another one', async () => {
  await put('room', { plan: { ...DEFAULT_PLAN, openings: [] } });
  test.setNow(TUESDAY);
  expect(await open()).toBeNull();
  await put('room');
  await jest.isolateModulesAsync(async () => {
    const openings = await import('./automatic-openings');
    openings.clearOpeningsCache('room');
  });
  expect(await open()).toMatchObject({ opened: 1 });
});

it('a week that the teacher has opened a moment ago is not opened over', async () => {
  await put('room');
  test.setNow(TUESDAY);
  const transaction = test.store.transaction.bind(test.store);
  let calls = 0;
  jest.spyOn(test.store, 'transaction').mockImplementation(async (body) => {
    calls += 1;
    // After the look, and before the transaction of this league.
    if (calls === 2)
      await put('room', { currentWeek: 2, weekStartedAt: timestampFromDate(TUESDAY) });
    return transaction(body);
  });
  expect(await open()).toEqual({ opened: 0, waiting: 0, errors: [] });
  expect(await weekOf('room')).toBe(2);
});

it('answers pages between the leagues that it opens at the same minute', async () => {
  for (let index = 0; index < 60; index += 1) await put(`room-${index}`);
  test.setNow(TUESDAY);
  let isDone = false;
  let pages = 0;
  const page = (async () => {
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      await weekOf('room-1');
      pages += 1;
    }
  })();
  await open();
  isDone = true;
  await page;
  expect(pages).toBeGreaterThanOrEqual(10);
});

it('two servers at the same minute open each of sixty leagues once', async () => {
  for (let index = 0; index < 60; index += 1) await put(`room-${index}`);
  test.setNow(TUESDAY);
  const done = await Promise.all([open('one'), open('two'), open('three')]);
  expect(done.reduce((sum, each) => sum + (each?.opened ?? 0), 0)).toBe(60);
  clearOpeningsCache();
  expect(await open('two')).toBeNull();
  expect(await test.store.query(auditLog, {})).toHaveLength(60);
});
