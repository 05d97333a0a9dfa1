import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { setSeasonIfNone } from '@/lib/data/season/commands';
import { chooseCurrentWeekAtFirstStart } from '@/lib/data/season-clock/import-commands';
import { SourceError } from '@/lib/nfl/source';
import { env } from '@/lib/platform/env';
import { createStatisticsSource } from '@/lib/process/statistics-source';
import {
  nflDefenseGames,
  nflPlayerGames,
  nflPlayers,
  nflSchedule,
} from '@/lib/store/collections/football';
import { appData, seasonImports, statCorrections } from '@/lib/store/collections/season';
import {
  leanSample,
  type NflverseServer,
  replaceCell,
  SAMPLE_PATHS,
  type SampleFiles,
  startNflverseServer,
} from '@/lib/testing/nflverse-server';
import { readSeasonWeeks } from '@/lib/testing/season-weeks';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { runSeasonClock } from './clock-commands';
import { importStatistics } from './import-commands';

const SEASON = 2025;
const TUESDAY = new Date('2025-09-16T10:00:00Z');
const AARON_RODGERS = 23459;

let test: TestServices;
let server: NflverseServer;
let folder: string;
let sample: SampleFiles;
beforeAll(() => {
  sample = leanSample();
});
beforeEach(async () => {
  test = await installTestServices();
  test.setNow(TUESDAY);
  await test.store.delete(appData, 'meta');
  folder = await mkdtemp(join(tmpdir(), 'nflverse-'));
  server = await startNflverseServer(sample);
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
  test.services.seasons.close();
  await test.dispose();
});

const source = () =>
  createStatisticsSource({
    ...env(),
    DATA_DIR: folder,
    SEASON_SOURCE: 'nflverse',
    NFLVERSE_BASE_URL: server.baseUrl,
    NFLVERSE_REDIRECT_HOSTS: [server.storageHost],
  });
const tick = () =>
  runSeasonClock(COMMAND_LINE_OPERATOR, { source: source(), holder: 'one' }, { atStart: true });
const openWeeks = async () => (await test.store.get(appData, 'meta'))?.currentWeek;
const where = (week: number) => ({
  where: [
    { field: 'Season', op: '==', value: SEASON },
    { field: 'Week', op: '==', value: week },
  ] as const,
});

async function serve(changes: Partial<SampleFiles>): Promise<void> {
  await server.close();
  server = await startNflverseServer({ ...sample, ...changes });
}

async function firstStart(): Promise<void> {
  const weeks = (await source().finishedWeeks?.(SEASON)) ?? [];
  const { files } = await source().load(SEASON, weeks);
  await importStatistics(COMMAND_LINE_OPERATOR, { season: SEASON, files, weeks });
  await setSeasonIfNone(
    COMMAND_LINE_OPERATOR,
    SEASON,
    await chooseCurrentWeekAtFirstStart(COMMAND_LINE_OPERATOR, SEASON, weeks),
  );
}

async function importFromSeasonFiles(weeks: readonly number[]): Promise<void> {
  const files = await readSeasonWeeks(SEASON, weeks);
  await importStatistics(COMMAND_LINE_OPERATOR, { season: SEASON, files, weeks });
}

/** Two yards more, in both files, as a correction comes. */
const corrected = (): Partial<SampleFiles> => ({
  players: replaceCell(
    sample.players,
    { player_id: '00-0023459', week: '2' },
    'passing_yards',
    '205',
  ),
  teams: replaceCell(sample.teams, { team: 'PIT', week: '2' }, 'passing_yards', '217'),
});

describe('the first start', () => {
  it('in a season that has begun brings the weeks that are over, and begins with the last of them', async () => {
    await firstStart();
    expect(await openWeeks()).toBe(2);
    for (const [week, rows] of [
      [1, 392],
      [2, 386],
      [3, 0],
    ] as const)
      expect([week, await test.store.count(nflPlayerGames, where(week))]).toEqual([week, rows]);
    expect(await test.store.count(nflPlayers, {})).toBeGreaterThan(600);
  });

  it('on a Monday begins with the week before', async () => {
    test.setNow(new Date('2025-09-15T12:00:00Z'));
    await firstStart();
    expect(await openWeeks()).toBe(1);
    // Of the week ahead the schedule is there, for its kickoffs, and no scores.
    expect(await test.store.count(nflPlayerGames, where(2))).toBe(0);
    expect(
      (await test.store.query(nflSchedule, where(2))).map(({ HomeScore }) => HomeScore),
    ).toEqual(Array(16).fill(null));
  });

  it('before the season begins before its first week', async () => {
    test.setNow(new Date('2025-08-30T12:00:00Z'));
    await firstStart();
    expect(await openWeeks()).toBe(0);
    expect(await test.store.count(nflPlayerGames, {})).toBe(0);
  });

  it('stops before a week with a bad row, and a season that is over begins from its beginning', async () => {
    await serve({
      players: replaceCell(
        sample.players,
        { player_id: '00-0023459', week: '2' },
        'rushing_yards',
        '1.5',
      ),
    });
    await firstStart();
    expect(await openWeeks()).toBe(1);
    expect(
      await chooseCurrentWeekAtFirstStart(
        COMMAND_LINE_OPERATOR,
        SEASON,
        Array.from({ length: 18 }, (_, index) => index + 1),
      ),
    ).toBe(0);
  });
});

describe('on Tuesday, the clock', () => {
  beforeEach(async () => {
    test.setNow(new Date('2025-09-09T11:00:00Z'));
    await importFromSeasonFiles([1]);
    await setSeasonIfNone(COMMAND_LINE_OPERATOR, SEASON, 1);
    test.setNow(TUESDAY);
  });

  it('brings and opens the week that was played, with the very games of the season files', async () => {
    const all = [
      nflSchedule,
      nflPlayerGames,
      nflDefenseGames,
    ] as readonly (typeof nflPlayerGames)[];
    expect(await tick()).toMatchObject({ outcome: 'opened', week: 2 });
    const fromService = await Promise.all(all.map((each) => test.store.query(each, where(2))));
    await importFromSeasonFiles([2]);
    expect(fromService).toEqual(
      await Promise.all(all.map((each) => test.store.query(each, where(2)))),
    );
    // Neither week was corrected: what was there of the first is what is published, too.
    expect(await test.store.count(statCorrections, {})).toBe(0);
  });

  it('brings and opens all weeks that were missed, so that the class is where the NFL is', async () => {
    await test.store.merge(appData, 'meta', { currentWeek: 0 });
    expect(await tick()).toMatchObject({
      outcome: 'opened',
      week: 2,
      sentence: expect.stringMatching(/^Week 2 is open with \d+ rows\./),
    });
    expect(await test.store.get(appData, 'meta')).toMatchObject({
      currentWeek: 2,
      weekOpenings: {
        1: { seconds: TUESDAY.getTime() / 1000 },
        2: { seconds: TUESDAY.getTime() / 1000 },
      },
    });
  });

  it('stops before a missed week with a bad row', async () => {
    await test.store.merge(appData, 'meta', { currentWeek: 0 });
    await serve({
      players: replaceCell(
        sample.players,
        { player_id: '00-0023459', week: '2' },
        'rushing_yards',
        '1.5',
      ),
    });
    expect(await tick()).toMatchObject({ outcome: 'opened' });
    expect(await openWeeks()).toBe(1);
  });

  it('names a correction of the week before, and nothing else', async () => {
    await tick();
    test.setNow(new Date('2025-09-19T10:00:00Z'));
    await serve(corrected());
    const { files } = await source().load(SEASON, [1, 2]);
    const { corrections } = await importStatistics(COMMAND_LINE_OPERATOR, {
      season: SEASON,
      files,
      weeks: [1, 2],
    });
    expect(corrections).toMatchObject([{ season: SEASON, week: 2, games: 1 }]);
    expect(await test.store.query(statCorrections, {})).toMatchObject([
      {
        week: 2,
        games: [
          {
            kind: 'player',
            gameOf: AARON_RODGERS,
            changes: [{ field: 'PassingYards', before: 203, after: 205 }],
          },
        ],
      },
    ]);
  });

  it('leaves a week alone of which only one file has the correction', async () => {
    await tick();
    const before = await test.store.get(seasonImports, '2025_week-2');
    const { players } = corrected();
    await serve(players ? { players } : {});
    const { files } = await source().load(SEASON, [2]);
    const { parts, problems } = await importStatistics(COMMAND_LINE_OPERATOR, {
      season: SEASON,
      files,
      weeks: [2],
    });
    expect(parts.filter(({ outcome }) => outcome === 'refused')).toMatchObject([
      { part: 'week-2' },
    ]);
    expect(problems).toMatchObject([
      { field: 'passing_yards', reason: 'PIT has 215, but the rows of its players add up to 217' },
    ]);
    expect(await test.store.get(seasonImports, '2025_week-2')).toEqual(before);
  });

  it('asks for each file once, and after that is sent only what has changed', async () => {
    await tick();
    const before = server.calls.length;
    const stored = server.calls.filter(({ at, status }) => at === 'storage' && status !== 304);
    expect(stored.map(({ path, status }) => [path.split('?')[0], status]).toSorted()).toEqual(
      Object.values(SAMPLE_PATHS)
        .map((path) => [`/${path}.csv.gz`, 200])
        .toSorted(),
    );
    await source().load(SEASON, [1, 2]);
    const again = server.calls.slice(before).filter(({ at }) => at === 'storage');
    expect(again.map(({ status }) => status)).toEqual([304, 304, 304, 304]);
  });

  it('waits for a week that is not over, and tells no one', async () => {
    const game = { game_id: '2025_02_LAC_LV' };
    await serve({
      games: replaceCell(replaceCell(sample.games, game, 'home_score', ''), game, 'away_score', ''),
    });
    test.setNow(new Date('2025-09-16T05:30:00Z'));
    await expect(source().load(SEASON, [1, 2])).rejects.toMatchObject({
      kind: 'not-final',
      notBefore: new Date('2025-09-16T06:00:00Z'),
    });
    expect(test.mail).toEqual([]);
  });

  it.each<[string, (broken: NflverseServer) => void, RegExp]>([
    [
      'the service refuses',
      ({ troubles }) => troubles.push({ status: 403 }),
      /^nflverse does not send games\.csv\.gz \(403\)\.$/,
    ],
    [
      'a file is too large',
      ({ headers }) => Object.assign(headers, { 'content-length': '99999999999' }),
      /^games\.csv\.gz of nflverse is larger than/,
    ],
    [
      'a file is not there',
      ({ files }) => files.delete(`${SAMPLE_PATHS.teams}.csv.gz`),
      /^nflverse has no stats_team\/stats_team_week_2025\. /,
    ],
    [
      'a column has another name',
      ({ files }) =>
        files.set(
          `${SAMPLE_PATHS.players}.csv`,
          Buffer.from(sample.players.replace('fg_made_60_', 'fg_made_60')),
        ) && files.delete(`${SAMPLE_PATHS.players}.csv.gz`),
      /^nflverse has changed stats_player_week_2025\.csv: the column fg_made_60_ is missing\. Nothing was imported\.$/,
    ],
  ])('opens nothing and writes nothing when %s, and says so', async (_, change, sentence) => {
    change(server);
    expect(await tick()).toMatchObject({
      outcome: 'failed',
      sentence: expect.stringMatching(sentence),
    });
    expect(await openWeeks()).toBe(1);
    expect(await test.store.count(nflPlayerGames, where(2))).toBe(0);
  });
});

it('an address that sends on to a host without a name in the settings is not followed', async () => {
  const elsewhere = createStatisticsSource({
    ...env(),
    DATA_DIR: folder,
    SEASON_SOURCE: 'nflverse',
    NFLVERSE_BASE_URL: server.baseUrl,
  });
  await expect(elsewhere.load(SEASON, [])).rejects.toThrow(SourceError);
  expect(server.calls.filter(({ at }) => at === 'storage')).toEqual([]);
});
