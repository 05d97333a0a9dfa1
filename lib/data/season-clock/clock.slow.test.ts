import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { LEASE_MS } from '@/lib/data/season/lease';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { importSeason } from '@/lib/nfl/import/import-season';
import type { SeasonFiles } from '@/lib/nfl/import/table';
import type { StatisticsSource } from '@/lib/nfl/source';
import { nflPlayerGames } from '@/lib/store/collections/football';
import { admins } from '@/lib/store/collections/profiles';
import { appData, seasonClock, statCorrections } from '@/lib/store/collections/season';
import { onlyWeeks, readSeasonWeeks } from '@/lib/testing/season-weeks';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { reimportOpenWeek, runSeasonClock } from './clock-commands';

/** Week 6 is open since Tuesday the 17th, 06:00 in New York. */
const NEXT_TUESDAY = new Date('2023-10-24T10:00:00Z');
const MINUTE = 60_000;

let test: TestServices;
let files: SeasonFiles;
let loads: (readonly number[])[];

beforeAll(async () => {
  files = await readSeasonWeeks(TEST_SEASON, [6, 7, 8]);
});
beforeEach(async () => {
  test = await installTestServices();
  await importSeason(test.store, { season: TEST_SEASON, files, now: NEXT_TUESDAY, weeks: [6] });
  loads = [];
  for (const id of ['ada@school.org', 'bo@school.org']) {
    await test.store.create(admins, { id, createdAt: { seconds: 0, nanoseconds: 0 } });
  }
  test.setNow(NEXT_TUESDAY);
});
afterEach(async () => {
  test.services.seasons.close();
  await test.dispose();
});

const sourceOf = (answer: SeasonFiles | (() => Promise<never>)): StatisticsSource => ({
  async load(_season, weeks) {
    loads.push(weeks);
    return typeof answer === 'function' ? answer() : { files: answer, notes: [] };
  },
});
const changedFiles = (
  name: 'playerGames' | 'schedule',
  from: string | RegExp,
  to: string,
): SeasonFiles => ({
  ...files,
  [name]: { ...files[name], text: files[name].text.replace(from, to) },
});

let processes = 0;
const run = (source = sourceOf(files), options = {}) =>
  runSeasonClock(COMMAND_LINE_OPERATOR, { source, holder: `process-${++processes}` }, options);
const meta = async () => test.store.get(appData, 'meta');
const clock = async () => test.store.get(seasonClock, 'clock');

describe('on Tuesday morning', () => {
  it('the week that was played is imported with the one before it, and opened', async () => {
    expect(await run()).toMatchObject({
      outcome: 'opened',
      season: TEST_SEASON,
      week: 7,
      retryAt: null,
    });
    expect(loads).toEqual([[6, 7]]);
    expect(
      await test.store.count(nflPlayerGames, {
        where: [
          { field: 'Week', op: '==', value: 7 },
          { field: 'Season', op: '==', value: TEST_SEASON },
        ],
      }),
    ).toBeGreaterThan(250);
    expect(await meta()).toMatchObject({ currentWeek: 7 });
    expect(await clock()).toMatchObject({ leaseHolder: null, failure: null });
    expect(test.mail).toEqual([]);
  });

  it('one of several processes does it, the others are told when to look again', async () => {
    const outcomes = await Promise.all([run(), run(), run()]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['busy', 'busy', 'opened']);
    expect(outcomes.find(({ outcome }) => outcome === 'busy')?.retryAt).toEqual(
      new Date(NEXT_TUESDAY.getTime() + LEASE_MS),
    );
    expect(loads).toHaveLength(1);
  });

  it('a process that died at it is taken over when its lease is over', async () => {
    let die = () => {};
    const dead = run(
      sourceOf(
        () => new Promise<never>((_, reject) => (die = () => reject(new Error('too late')))),
      ),
    );
    while (loads.length === 0) await new Promise((resolve) => setImmediate(resolve));
    test.advance(LEASE_MS - 1);
    expect(await run()).toMatchObject({ outcome: 'busy' });
    test.advance(1);
    expect(await run(sourceOf(files), { atStart: true })).toMatchObject({
      outcome: 'opened',
      week: 7,
    });
    const after = await clock();
    die();
    await dead;
    expect(await clock()).toEqual(after);
    expect(await meta()).toMatchObject({ currentWeek: 7 });
  });
});

describe('a failure', () => {
  it('a bad row keeps the whole week out, and is named with its place', async () => {
    const bad = changedFiles(
      'playerGames',
      /(2023_07_[A-Z]+_[A-Z]+,[A-Z]+,[A-Z]+,(?:HOME|AWAY)),-?\d+/,
      '$1,many',
    );
    expect(await run(sourceOf(bad))).toMatchObject({
      outcome: 'failed',
      kind: 'bad-rows',
      sentence: expect.stringMatching(
        /week-7\. player-games\.csv, line \d+, RushingYards: must be a whole number/,
      ),
    });
    expect(await meta()).toMatchObject({ currentWeek: 6 });
  });

  it('a bad row of the week before is no reason not to open the next', async () => {
    const bad = changedFiles(
      'playerGames',
      /(2023_06_[A-Z]+_[A-Z]+,[A-Z]+,[A-Z]+,(?:HOME|AWAY)),-?\d+/,
      '$1,many',
    );
    expect(await run(sourceOf(bad))).toMatchObject({ outcome: 'opened', week: 7 });
  });

  it('a week that is not there yet, or not whole, is not opened', async () => {
    expect(await run(sourceOf(onlyWeeks(files, [6])))).toMatchObject({
      outcome: 'failed',
      kind: 'missing',
    });
    test.advance(30 * MINUTE);
    const lost = onlyWeeks(files, [6, 7]);
    const without = (name: 'schedule' | 'playerGames' | 'defenseGames') => ({
      ...lost[name],
      text: lost[name].text
        .split('\n')
        .filter((line) => !line.includes('2023_07_JAX_NO'))
        .join('\n'),
    });
    const incomplete = {
      ...lost,
      schedule: without('schedule'),
      playerGames: without('playerGames'),
      defenseGames: without('defenseGames'),
    };
    expect(await run(sourceOf(incomplete))).toMatchObject({
      outcome: 'failed',
      kind: 'incomplete',
      sentence: 'Week 7 isn’t complete: no game and no bye for JAX, NO.',
    });
    expect(await meta()).toMatchObject({ currentWeek: 6 });
  });
});

describe('a week that has not been played', () => {
  it('is waited for without a word to anyone: until after its last game, or until the next Tuesday', async () => {
    const tuesdayNight = changedFiles('schedule', /2023-10-24T00:15:00Z/, '2023-10-24T23:00:00Z');
    expect(await run(sourceOf(tuesdayNight))).toMatchObject({
      outcome: 'waiting',
      retryAt: new Date('2023-10-25T03:00:00Z'),
    });
    test.setNow(new Date('2023-10-25T03:00:00Z'));
    expect(await run(sourceOf(tuesdayNight))).toMatchObject({ outcome: 'opened', week: 7 });
    expect(test.mail).toEqual([]);
  });

  it('of next month is looked at again next Tuesday', async () => {
    const nextMonth = changedFiles('schedule', /2023-10-24T00:15:00Z/, '2023-11-24T00:15:00Z');
    expect(await run(sourceOf(nextMonth))).toMatchObject({ outcome: 'waiting', retryAt: null });
    expect(test.mail).toEqual([]);
  });
});

it('on Friday the open week is read again for corrections, and opens nothing', async () => {
  const corrected = changedFiles(
    'playerGames',
    /^31687,2023,6,(.*?),115,/m,
    '31687,2023,6,$1,118,',
  );
  const before = await meta();
  const report = await reimportOpenWeek(COMMAND_LINE_OPERATOR, {
    source: sourceOf(corrected),
    holder: 'friday',
  });
  expect(report?.corrections).toEqual([{ season: TEST_SEASON, week: 6, games: 1, cards: 0 }]);
  expect(await test.store.count(statCorrections, {})).toBe(1);
  expect(await meta()).toEqual(before);
  expect(loads).toEqual([[6]]);
  expect(await clock()).toMatchObject({ leaseHolder: null });
  expect(
    dateFromTimestamp((await meta())?.weekStartedAt ?? { seconds: 0, nanoseconds: 0 }),
  ).toEqual(new Date('2023-10-17T10:00:00Z'));
});
