import { findSeasonClockFailure } from '@/lib/data/admin/queries';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { takeLease } from '@/lib/data/season/lease';
import { verifyWeekStatistics } from '@/lib/data/season/verify-week-statistics';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { SourceError, type StatisticsSource } from '@/lib/nfl/source';
import { env } from '@/lib/platform/env';
import { admins } from '@/lib/store/collections/profiles';
import { appData, seasonClock } from '@/lib/store/collections/season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { changeAppMeta } from '@/lib/testing/student-week';
import { reimportOpenWeek, runSeasonClock } from './clock-commands';
import { importStatistics } from './import-commands';

// What an import writes and when a week is whole is tested with real files; here, what the clock
// makes of it.
jest.mock('./import-commands');
jest.mock('@/lib/data/season/verify-week-statistics');

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Week 6 was opened at 06:00 in New York on the Tuesday before this one. */
const TUESDAY = new Date('2023-10-24T10:00:00Z');
const since = (milliseconds: number) => new Date(TUESDAY.getTime() + milliseconds);
const stamp = (milliseconds: number) => timestampFromDate(since(milliseconds));

let test: TestServices;
const load = jest.fn();
const source = { load } as unknown as StatisticsSource;
const GOOD = {
  parts: [{ part: 'week-7', outcome: 'imported', rows: 321 }],
  problems: [],
  corrections: [],
};
const imported = (report: object) =>
  jest.mocked(importStatistics).mockResolvedValue(report as never);

beforeEach(async () => {
  test = await installTestServices();
  test.setNow(TUESDAY);
  load.mockReset().mockResolvedValue({ files: 'the files', notes: [] });
  jest.mocked(importStatistics).mockReset();
  imported(GOOD);
  jest.mocked(verifyWeekStatistics).mockReset().mockResolvedValue({ state: 'complete' });
});
afterEach(() => test.dispose());

let processes = 0;
const run = (options = {}) =>
  runSeasonClock(COMMAND_LINE_OPERATOR, { source, holder: `process-${++processes}` }, options);
const clock = () => test.store.get(seasonClock, 'clock');
const week = async () => (await test.store.get(appData, 'meta'))?.currentWeek;
const tellTwo = async () => {
  for (const id of ['ada@school.org', 'bo@school.org']) {
    await test.store.create(admins, { id, createdAt: { seconds: 0, nanoseconds: 0 } });
  }
};
const NOTHING_WRONG = {
  id: 'clock',
  leaseHolder: null,
  leaseUntil: null,
  nextTryAt: null,
  failure: null,
  told: [],
};

it('imports the week that was played and the one before it, opens it, and says so', async () => {
  await tellTwo();
  load.mockResolvedValue({ files: 'the files', notes: ['One player is new.', 'Two are gone.'] });
  const { signal } = new AbortController();
  const holder = 'one';
  expect(await runSeasonClock(COMMAND_LINE_OPERATOR, { source, holder, signal })).toEqual({
    season: 2023,
    week: 7,
    outcome: 'opened',
    sentence: 'Week 7 is open with 321 rows. One player is new. Two are gone.',
    retryAt: null,
  });
  expect(load.mock.calls).toEqual([[2023, [6, 7], signal]]);
  expect(jest.mocked(importStatistics).mock.calls).toEqual([
    [COMMAND_LINE_OPERATOR, { season: 2023, files: 'the files', weeks: [6, 7] }],
  ]);
  expect(jest.mocked(verifyWeekStatistics).mock.calls).toEqual([[2023, 7]]);
  expect(await week()).toBe(7);
  expect(await clock()).toEqual({
    ...NOTHING_WRONG,
    slot: stamp(0),
    firstTryAt: stamp(0),
    tries: 1,
  });
  expect(test.mail).toEqual([]);
  expect(await run()).toEqual({ outcome: 'not-due', retryAt: null });
  test.setNow(since(6 * 24 * HOUR));
  expect(await run({ atStart: true })).toMatchObject({ outcome: 'not-due' });
  expect(load).toHaveBeenCalledTimes(1);
});

it('the first week has none before it; the number of rows is that of the week alone', async () => {
  await changeAppMeta(test.store, { currentWeek: 0 });
  imported({ parts: [{ part: 'season', outcome: 'imported', rows: 9 }], problems: [] });
  expect(await run()).toMatchObject({
    outcome: 'opened',
    week: 1,
    sentence: 'Week 1 is open with 0 rows.',
  });
  expect(load.mock.calls[0]?.[1]).toEqual([1]);
});

it.each<[string, Parameters<typeof changeAppMeta>[1] | null, Date, string]>([
  ['no season is set', null, TUESDAY, 'no-season'],
  ['the season is paused', { seasonActive: false }, TUESDAY, 'paused'],
  ['the last week is open', { currentWeek: 18 }, TUESDAY, 'over'],
  ['a week was opened this very Tuesday', { weekStartedAt: stamp(0) }, TUESDAY, 'not-due'],
  ['it is one moment before Tuesday', {}, since(-1), 'not-due'],
])('does nothing when %s', async (_, changes, now, outcome) => {
  if (changes) await changeAppMeta(test.store, changes);
  else await test.store.delete(appData, 'meta');
  test.setNow(now);
  expect(await run()).toEqual({ outcome, retryAt: null });
  expect([load.mock.calls, await clock()]).toEqual([[], null]);
});

it.each<[string, Parameters<typeof changeAppMeta>[1], Date]>([
  ['after the last week but one', { currentWeek: 17 }, TUESDAY],
  ['after a week opened a second before Tuesday', { weekStartedAt: stamp(-1_000) }, TUESDAY],
  ['three days late', {}, since(72 * HOUR)],
])('does its work %s', async (_, changes, now) => {
  await changeAppMeta(test.store, changes);
  test.setNow(now);
  expect(await run()).toMatchObject({ outcome: 'opened' });
});

it('after several missed Tuesdays opens one week, so that a class does not lose the others', async () => {
  test.setNow(since(3 * 7 * 24 * HOUR));
  await run();
  expect(await week()).toBe(7);
});

it('lets another process be that is at it, until that has had its quarter of an hour', async () => {
  await takeLease('other');
  expect(await run()).toEqual({ outcome: 'busy', retryAt: since(15 * MINUTE) });
  test.setNow(since(15 * MINUTE));
  expect(await run()).toMatchObject({ outcome: 'opened' });
});

it('a process whose turn another one has taken over notes nothing any more', async () => {
  load.mockImplementation(async () => {
    await test.store.merge(seasonClock, 'clock', { leaseHolder: 'other' });
    throw new SourceError('quota', 'All calls are used up.');
  });
  expect(await run()).toMatchObject({ outcome: 'failed', kind: 'quota' });
  expect(await clock()).toMatchObject({
    leaseHolder: 'other',
    failure: null,
    nextTryAt: null,
    tries: 1,
  });
});

describe('a failure', () => {
  const QUOTA = new SourceError('quota', 'All calls are used up.');
  const FAILED = {
    season: 2023,
    week: 7,
    outcome: 'failed',
    kind: 'quota',
    sentence: 'All calls are used up.',
  };

  it('leaves the week, is noted and told to each admin once, and is tried again every half hour', async () => {
    await tellTwo();
    load.mockRejectedValue(QUOTA);
    expect(await run()).toEqual({ ...FAILED, retryAt: since(30 * MINUTE) });
    expect(await week()).toBe(6);
    const failure = { kind: 'quota', message: 'All calls are used up.', at: stamp(0) };
    const noted = {
      ...NOTHING_WRONG,
      slot: stamp(0),
      firstTryAt: stamp(0),
      tries: 1,
      failure,
      told: ['quota'],
    };
    expect(await clock()).toEqual({ ...noted, nextTryAt: stamp(30 * MINUTE) });
    expect(test.mail.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@school.org', 'Week 7 of 2023 could not be opened (quota)'],
      ['bo@school.org', 'Week 7 of 2023 could not be opened (quota)'],
    ]);
    expect(test.mail[0]?.text).toMatch(
      /^All calls are used up\.\n\n.*import-season -- --season 2023 --week 7\n.*open-week -- 7$/s,
    );

    test.setNow(since(30 * MINUTE - 1));
    expect(await run()).toEqual({ outcome: 'too-early', retryAt: since(30 * MINUTE) });
    expect(load).toHaveBeenCalledTimes(1);
    test.setNow(since(30 * MINUTE));
    expect(await run()).toEqual({ ...FAILED, retryAt: since(60 * MINUTE) });
    expect(await clock()).toMatchObject({ tries: 2, firstTryAt: stamp(0), told: ['quota'] });
    expect(test.mail).toHaveLength(2);

    test.setNow(since(60 * MINUTE));
    load.mockRejectedValue(new SourceError('unreachable', 'No answer.'));
    await run();
    expect(await clock()).toMatchObject({ told: ['quota', 'unreachable'] });
    expect(test.mail).toHaveLength(4);

    test.setNow(since(90 * MINUTE));
    load.mockResolvedValue({ files: 'the files', notes: [] });
    expect(await run()).toMatchObject({ outcome: 'opened', retryAt: null });
    expect(await clock()).toMatchObject({ tries: 4, failure: null, nextTryAt: null });
  });

  it('is given up after a day, until the server is started again or the next Tuesday comes', async () => {
    await tellTwo();
    load.mockRejectedValue(QUOTA);
    await run();
    test.setNow(since(23 * HOUR + 29 * MINUTE));
    expect(await run()).toMatchObject({ retryAt: since(23 * HOUR + 59 * MINUTE) });
    test.setNow(since(24 * HOUR - MINUTE - 1));
    expect(await run()).toMatchObject({ outcome: 'too-early' });
    test.setNow(since(23 * HOUR + 59 * MINUTE));
    expect(await run()).toEqual({ ...FAILED, retryAt: null });
    test.setNow(since(24 * HOUR));
    expect(await run()).toEqual({ outcome: 'gave-up', retryAt: null });
    expect(await run({ atStart: true })).toEqual({ ...FAILED, retryAt: since(24.5 * HOUR) });
    expect(await clock()).toMatchObject({ firstTryAt: stamp(24 * HOUR), slot: stamp(0) });
    expect(test.mail).toHaveLength(2);
    test.setNow(since(7 * 24 * HOUR));
    expect(await run()).toMatchObject({ outcome: 'failed', week: 7 });
    expect(test.mail).toHaveLength(4);
    expect(await clock()).toMatchObject({
      firstTryAt: stamp(7 * 24 * HOUR),
      slot: stamp(7 * 24 * HOUR),
      tries: 1,
      told: ['quota'],
    });
  });

  it('is tried again at once by a server that starts', async () => {
    load.mockRejectedValue(QUOTA);
    await run();
    test.advance(MINUTE);
    expect(await run({ atStart: true })).toMatchObject({ outcome: 'failed' });
    expect(await clock()).toMatchObject({ firstTryAt: stamp(0), tries: 2 });
  });

  it('that no one could be told is told the next time', async () => {
    await tellTwo();
    load.mockRejectedValue(QUOTA);
    const send = jest.spyOn(test.services.mailer, 'send').mockRejectedValue(new Error('no mail'));
    await run();
    expect(await clock()).toMatchObject({ told: [] });
    send.mockRestore();
    jest.spyOn(test.services.mailer, 'send').mockRejectedValueOnce(new Error('no mail'));
    test.advance(30 * MINUTE);
    await run();
    expect(await clock()).toMatchObject({ told: ['quota'] });
    expect(test.mail.map(({ to }) => to)).toEqual(['bo@school.org']);
  });

  it.each<[string, unknown, string, string]>([
    [
      'of an unknown kind says its kind alone',
      new TypeError('kim@school.org'),
      'unexpected',
      'Something unexpected went wrong (TypeError). The server’s log has more details.',
    ],
    [
      'that is no error too',
      'kim@school.org',
      'unexpected',
      'Something unexpected went wrong (string). The server’s log has more details.',
    ],
    [
      'of a game without an end is one',
      new SourceError('not-final', 'A game is not over.'),
      'not-final',
      'A game is not over.',
    ],
  ])('%s', async (_, error, kind, sentence) => {
    load.mockRejectedValue(error);
    await tellTwo();
    expect(await run()).toEqual({ ...FAILED, kind, sentence, retryAt: since(30 * MINUTE) });
    expect(await clock()).toMatchObject({ failure: { kind, message: sentence } });
    expect(test.mail[0]?.text).not.toContain('kim@school.org');
  });

  it.each(['missing', 'incomplete'] as const)(
    'is a week of which the store says that it is %s',
    async (state) => {
      jest
        .mocked(verifyWeekStatistics)
        .mockResolvedValue({ state, sentence: 'No defense for SEA.' });
      expect(await run()).toEqual({
        ...FAILED,
        kind: state,
        sentence: 'No defense for SEA.',
        retryAt: since(30 * MINUTE),
      });
      expect(await week()).toBe(6);
    },
  );

  const problem = (line: number, field?: string) => ({
    file: 'games.csv',
    line,
    field,
    reason: 'No number',
  });
  it.each([
    [['week-7'], [problem(2, 'Week')], 'Not imported: week-7. games.csv, line 2, Week: No number.'],
    [
      ['season', 'week-6'],
      [problem(1), problem(2), problem(3)],
      'Not imported: season, week-6. games.csv, line 1: No number. games.csv, line 2: No number. games.csv, line 3: No number.',
    ],
    [
      ['week-7'],
      [problem(1), problem(2), problem(3), problem(4), problem(5)],
      'Not imported: week-7. games.csv, line 1: No number. games.csv, line 2: No number. games.csv, line 3: No number. And 2 more.',
    ],
  ])('is an import that refused %j', async (parts, problems, sentence) => {
    imported({ parts: parts.map((part) => ({ part, outcome: 'refused', rows: 0 })), problems });
    expect(await run()).toEqual({
      ...FAILED,
      kind: 'bad-rows',
      sentence,
      retryAt: since(30 * MINUTE),
    });
    expect(await week()).toBe(6);
  });

  it('is no import that refused corrections of the week before alone', async () => {
    imported({
      parts: [...GOOD.parts, { part: 'week-6', outcome: 'refused', rows: 0 }],
      problems: [problem(1)],
    });
    expect(await run()).toMatchObject({ outcome: 'opened' });
  });
});

describe('a week that has not been played', () => {
  const late = (notBefore: Date) =>
    load.mockRejectedValue(new SourceError('not-final', 'A game is not over.', notBefore));
  const WAITING = { season: 2023, week: 7, outcome: 'waiting', sentence: 'A game is not over.' };

  it('is waited for until its game is over, and that is no failure', async () => {
    await tellTwo();
    late(since(5 * HOUR));
    expect(await run()).toEqual({ ...WAITING, retryAt: since(5 * HOUR) });
    expect(await clock()).toEqual({
      ...NOTHING_WRONG,
      slot: stamp(0),
      firstTryAt: null,
      tries: 1,
      nextTryAt: stamp(5 * HOUR),
    });
    expect(test.mail).toEqual([]);
    expect(await week()).toBe(6);
  });

  it.each<[string, number, number | null]>([
    ['a minute', MINUTE, 30 * MINUTE],
    ['half an hour', 30 * MINUTE, 30 * MINUTE],
    ['almost two days', 48 * HOUR - 1_000, 48 * HOUR - 1_000],
    ['two days', 48 * HOUR, null],
  ])('is looked at again after %s', async (_, notBefore, retry) => {
    late(since(notBefore));
    expect(await run()).toEqual({ ...WAITING, retryAt: retry === null ? null : since(retry) });
  });

  it('is looked at four hours after its last kick-off', async () => {
    jest
      .mocked(verifyWeekStatistics)
      .mockResolvedValue({ state: 'not-played', lastKickoff: since(HOUR) });
    expect(await run()).toEqual({
      ...WAITING,
      sentence: 'Week 7 hasn’t been played yet.',
      retryAt: since(5 * HOUR),
    });
  });
});

describe('the open week', () => {
  const holder = 'one';
  const refresh = () => reimportOpenWeek(COMMAND_LINE_OPERATOR, { source, holder });

  it('is read once more, and the turn is given back, also when that fails', async () => {
    expect(await refresh()).toEqual(GOOD);
    expect(load.mock.calls).toEqual([[2023, [6], undefined]]);
    expect(jest.mocked(importStatistics).mock.calls).toEqual([
      [COMMAND_LINE_OPERATOR, { season: 2023, files: 'the files', weeks: [6] }],
    ]);
    expect(await clock()).toMatchObject({ leaseHolder: null });
    load.mockRejectedValue(new SourceError('unreachable', 'No answer.'));
    await expect(refresh()).rejects.toThrow('No answer.');
    expect(await clock()).toMatchObject({ leaseHolder: null });
  });

  it.each<[string, Parameters<typeof changeAppMeta>[1] | null]>([
    ['no season is set', null],
    ['the season is paused', { seasonActive: false }],
    ['no week is open', { currentWeek: 0 }],
  ])('is left alone when %s', async (_, changes) => {
    if (changes) await changeAppMeta(test.store, changes);
    else await test.store.delete(appData, 'meta');
    expect([await refresh(), load.mock.calls, await clock()]).toEqual([null, [], null]);
  });

  it('of week 1 is read too, but not while another process is at it', async () => {
    await changeAppMeta(test.store, { currentWeek: 1 });
    await takeLease('other');
    expect(await refresh()).toBeNull();
    expect(await clock()).toMatchObject({ leaseHolder: 'other' });
    test.advance(15 * MINUTE);
    expect(await refresh()).toEqual(GOOD);
  });
});

describe('what an admin reads about it', () => {
  const QUOTA = new SourceError('quota', 'All calls are used up.');
  async function failed() {
    jest.replaceProperty(env(), 'SEASON_CLOCK', 'weekly');
    const ada = await test.teacher('ada@school.org');
    await tellTwo();
    load.mockRejectedValue(QUOTA);
    await run();
    return ada;
  }

  it('is why the week is not open, since when, and when it is tried again', async () => {
    const ada = await failed();
    expect(await findSeasonClockFailure(ada)).toEqual({
      sentence: 'All calls are used up.',
      at: 'Tue, Oct 24, 6:00 AM',
      nextTryAt: 'Tue, Oct 24, 6:30 AM',
    });
    await test.store.merge(seasonClock, 'clock', { nextTryAt: null });
    expect(await findSeasonClockFailure(ada)).toMatchObject({ nextTryAt: null });
  });

  it('is nothing once the week is open, on the next Tuesday, without the clock, and while all is well', async () => {
    const ada = await failed();
    jest.replaceProperty(env(), 'SEASON_CLOCK', 'off');
    expect(await findSeasonClockFailure(ada)).toBeNull();
    jest.replaceProperty(env(), 'SEASON_CLOCK', 'weekly');
    await changeAppMeta(test.store, { weekStartedAt: stamp(-1_000) });
    expect(await findSeasonClockFailure(ada)).not.toBeNull();
    await changeAppMeta(test.store, { weekStartedAt: stamp(0) });
    expect(await findSeasonClockFailure(ada)).toBeNull();
    await changeAppMeta(test.store, { weekStartedAt: stamp(-1_000) });
    test.setNow(since(7 * 24 * HOUR));
    expect(await findSeasonClockFailure(ada)).toBeNull();
    test.setNow(since(HOUR));
    await test.store.merge(seasonClock, 'clock', { failure: null });
    expect(await findSeasonClockFailure(ada)).toBeNull();
    await test.store.delete(seasonClock, 'clock');
    expect(await findSeasonClockFailure(ada)).toBeNull();
  });

  it('is for admins alone', async () => {
    await failed();
    await expect(
      findSeasonClockFailure(await test.teacher('eve@school.org')),
    ).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(
      findSeasonClockFailure(await test.student('kim@school.org')),
    ).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await expect(findSeasonClockFailure(null)).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});
