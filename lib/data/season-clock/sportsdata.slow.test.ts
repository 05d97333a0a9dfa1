import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import {
  countSportsDataCall,
  readSeasonOrEarlierTeamsAndPlayers,
} from '@/lib/data/season/stored-statistics';
import { importSeason } from '@/lib/nfl/import/import-season';
import type { SeasonFiles } from '@/lib/nfl/import/table';
import { createSportsDataClient } from '@/lib/nfl/sportsdata/client';
import { createSportsDataIoSource } from '@/lib/nfl/sportsdata/source';
import {
  nflDefenseGames,
  nflPlayerGames,
  nflPlayers,
  nflSchedule,
  nflTeams,
} from '@/lib/store/collections/football';
import { appData, seasonImports, statCorrections } from '@/lib/store/collections/season';
import { readSeasonWeeks } from '@/lib/testing/season-weeks';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import {
  type JsonRow,
  type SportsDataLists,
  type SportsDataServer,
  sportsDataIdOf,
  sportsDataLists,
  startSportsDataServer,
} from '@/lib/testing/sportsdata-server';
import { runSeasonClock } from './clock-commands';

const KEY = 'canary-key-0123456789';
const TUESDAY = new Date('2023-10-24T10:00:00Z');
const SCORES = '/scores/json/ScoresByWeek/2023REG/7';
const GAMES = '/stats/json/PlayerGameStatsByWeek/2023REG/7';
const DEFENSES = '/stats/json/FantasyDefenseByGame/2023REG/7';
const JOSH_ALLEN = 34857;

let test: TestServices;
let server: SportsDataServer;
let original: SportsDataLists;
let files: SeasonFiles;
let dailyCalls = 100;

beforeAll(async () => {
  original = await sportsDataLists(TEST_SEASON, [6, 7]);
  files = await readSeasonWeeks(TEST_SEASON, [6, 7]);
});
beforeEach(async () => {
  test = await installTestServices();
  test.setNow(TUESDAY);
  dailyCalls = 100;
  server = await startSportsDataServer(structuredClone(original), KEY);
  await importSeason(test.store, { season: TEST_SEASON, files, now: TUESDAY, weeks: [6] });
});
afterEach(async () => {
  await server.close();
  test.services.seasons.close();
  await test.dispose();
});

const source = () =>
  createSportsDataIoSource({
    known: readSeasonOrEarlierTeamsAndPlayers,
    now: test.services.now,
    client: createSportsDataClient({
      baseUrl: server.baseUrl,
      apiKey: KEY,
      fetch,
      now: test.services.now,
      random: test.services.random,
      takeCall: () => countSportsDataCall(dailyCalls),
      async sleep() {},
    }),
  });
const run = () =>
  runSeasonClock(COMMAND_LINE_OPERATOR, { source: source(), holder: 'one' }, { atStart: true });
const ofWeek = (week: number) =>
  ({
    where: [
      { field: 'Season', op: '==', value: TEST_SEASON },
      { field: 'Week', op: '==', value: week },
    ],
  }) as const;
const currentWeek = async () => (await test.store.get(appData, 'meta'))?.currentWeek;

/** Changes the first row of a list that matches. */
function change(path: string, matches: (row: JsonRow) => boolean, changes: JsonRow): void {
  const row = server.lists[path]?.find(matches);
  if (!row) throw new Error(`No such row in ${path}`);
  Object.assign(row, changes);
}
const isAllen = (row: JsonRow) => row.PlayerID === sportsDataIdOf(JOSH_ALLEN);

describe('a week from SportsDataIO', () => {
  it('is the very week of the season files: same ids, same keys, same numbers', async () => {
    expect(await run()).toMatchObject({
      outcome: 'opened',
      week: 7,
      sentence: expect.not.stringContaining('New players'),
    });
    const fromService = await Promise.all(
      [nflPlayerGames, nflDefenseGames].map((each) =>
        test.store.query(each as typeof nflPlayerGames, ofWeek(7)),
      ),
    );
    const games = await test.store.query(nflSchedule, ofWeek(7));

    await importSeason(test.store, { season: TEST_SEASON, files, now: TUESDAY, weeks: [7] });

    expect(fromService).toEqual(
      await Promise.all(
        [nflPlayerGames, nflDefenseGames].map((each) =>
          test.store.query(each as typeof nflPlayerGames, ofWeek(7)),
        ),
      ),
    );
    expect(games).toEqual(await test.store.query(nflSchedule, ofWeek(7)));
    expect(await test.store.count(statCorrections, {})).toBe(0);
    expect(await test.store.count(nflPlayers, {})).toBe(625);
    expect(await test.store.count(nflTeams, {})).toBe(32);
  });

  it('changes nothing of the week before when that is what it was', async () => {
    const before = await test.store.get(seasonImports, '2023_week-6');
    await run();
    expect(await test.store.get(seasonImports, '2023_week-6')).toEqual(before);
  });

  it('costs nine calls, each with the key', async () => {
    await run();
    expect(server.calls).toHaveLength(9);
    expect(server.calls.every(({ key }) => key === KEY)).toBe(true);
  });

  it('brings a player no one knew, under an id of his own, and says so', async () => {
    change('/scores/json/Players', isAllen, {
      PlayerID: 77,
      FirstName: 'New',
      LastName: 'Comer',
      Number: 1,
    });
    change(GAMES, isAllen, { PlayerID: 77, Name: 'N.Comer' });
    change(GAMES.replace(/7$/, '6'), isAllen, { PlayerID: 77, Name: 'N.Comer' });
    expect(await run()).toMatchObject({
      outcome: 'opened',
      sentence: expect.stringContaining('New players: New Comer (QB, BUF).'),
    });
    expect(await test.store.get(nflPlayers, `2023_${10_000_077}`)).toMatchObject({
      Name: 'New Comer',
      GsisID: 'SDIO-77',
      Team: 'BUF',
    });
    expect(await test.store.get(nflPlayerGames, `2023_7_${10_000_077}`)).not.toBeNull();
  });
});

describe('a week that cannot be used is left out as a whole', () => {
  it.each<[string, string, (row: JsonRow) => boolean, JsonRow, RegExp]>([
    [
      'half a yard',
      GAMES,
      isAllen,
      { RushingYards: 3.5 },
      /PlayerGameStatsByWeek, line \d+, RushingYards: must be a whole number/,
    ],
    [
      'a number that is missing',
      GAMES,
      isAllen,
      { PassingYards: null },
      /line \d+, PassingYards: must be a whole number/,
    ],
    ['a team nobody knows', GAMES, isAllen, { Team: 'XXX' }, /there is no team XXX/],
    [
      'an opponent who played elsewhere',
      GAMES,
      isAllen,
      { Opponent: 'SEA' },
      /the schedule has NE as the opponent/,
    ],
    [
      'another week’s row',
      GAMES,
      isAllen,
      { Week: 8 },
      /the schedule has 2023_07_BUF_NE in week 7/,
    ],
    [
      'a defense with half a sack',
      DEFENSES,
      (row) => row.Team === 'BUF',
      { Sacks: 0.5 },
      /FantasyDefenseByGame, line \d+, Sacks: must be a whole number, 0 or more/,
    ],
    [
      'a game without a kickoff',
      SCORES,
      (row) => row.AwayTeam === 'BUF',
      { DateTimeUTC: null },
      /ScoresByWeek, line \d+, KickoffUTC/,
    ],
  ])('%s', async (_, path, matches, changes, sentence) => {
    change(path, matches, changes);
    expect(await run()).toMatchObject({
      outcome: 'failed',
      kind: 'bad-rows',
      sentence: expect.stringMatching(sentence),
    });
    expect(await currentWeek()).toBe(6);
    expect(await test.store.count(nflPlayerGames, ofWeek(7))).toBe(0);
  });

  it('a player who could be two of ours is not guessed', async () => {
    const allen = await test.store.get(nflPlayers, `2023_${JOSH_ALLEN}`);
    if (allen)
      await test.store.set(nflPlayers, { ...allen, id: '2023_1', PlayerID: 1, GsisID: 'twin' });
    expect(await run()).toMatchObject({
      kind: 'bad-rows',
      sentence: expect.stringContaining(
        'Josh Allen (QB, BUF) could be any of our players 1, 34857',
      ),
    });
  });

  it('a defense that is missing is no bye', async () => {
    server.lists[DEFENSES] = (server.lists[DEFENSES] ?? []).filter(({ Team }) => Team !== 'BUF');
    expect(await run()).toMatchObject({
      kind: 'bad-rows',
      sentence: expect.stringContaining('the defense of BUF has no row in week 7'),
    });
  });

  it.each([
    ['PlayerGameStatsByWeek', GAMES, 'ReceivingYards', 'is not there', undefined],
    ['PlayerGameStatsByWeek', GAMES, 'FieldGoalsMade50Plus', 'is empty', null],
    ['FantasyDefenseByGame', DEFENSES, 'Safeties', 'is not there', undefined],
  ])(
    'a column of %s that is missing everywhere is said once: %s %s %s',
    async (list, path, field, _, value) => {
      for (const row of server.lists[path] ?? []) row[field] = value;
      expect(await run()).toMatchObject({
        outcome: 'failed',
        kind: 'bad-rows',
        sentence: `Not imported: season. ${list}, line 1, ${field}: the column ${field} is missing.`,
      });
      expect(await currentWeek()).toBe(6);
      expect(await test.store.count(nflPlayerGames, ofWeek(7))).toBe(0);
    },
  );

  it('a kicker without one of his kicking numbers is a bad row, not a kicker who scored nothing', async () => {
    change(GAMES, ({ Position }) => Position === 'K', { FieldGoalsMade30to39: null });
    expect(await run()).toMatchObject({
      kind: 'bad-rows',
      sentence: expect.stringMatching(
        /PlayerGameStatsByWeek, line \d+, FieldGoalsMade30to39: must be a whole number, 0 or more/,
      ),
    });
  });

  it('a kicking number that a quarterback does not have is none', async () => {
    change(GAMES, isAllen, { FieldGoalsMade0to19: null });
    expect(await run()).toMatchObject({ outcome: 'opened' });
  });
});

describe('a week that is not over', () => {
  it('is waited for, after one call for each week', async () => {
    change(SCORES, (row) => row.AwayTeam === 'BUF', {
      Status: 'InProgress',
      DateTimeUTC: '2023-10-24T09:00:00',
    });
    expect(await run()).toMatchObject({
      outcome: 'waiting',
      sentence: 'Week 7 is not over: BUF at NE.',
      retryAt: new Date('2023-10-24T13:00:00Z'),
    });
    expect(server.calls).toHaveLength(2);
    expect(test.mail).toEqual([]);
  });

  it('long after it should be, is a failure that someone is told about', async () => {
    change(SCORES, (row) => row.AwayTeam === 'BUF', { Status: 'Postponed' });
    expect(await run()).toMatchObject({ outcome: 'failed', kind: 'not-final' });
  });
});

it('the calls of a day are counted for all processes, and begin anew the next day', async () => {
  dailyCalls = 3;
  expect(await run()).toMatchObject({
    outcome: 'failed',
    kind: 'quota',
    sentence:
      'This installation has used up its 3 calls to SportsDataIO for today (SPORTSDATA_DAILY_CALLS).',
  });
  expect(server.calls).toHaveLength(3);
  test.advance(86_400_000);
  await expect(countSportsDataCall(3)).resolves.toBeUndefined();
});

it('a new season starts with everyone who has a team, and with the ids of the season before', async () => {
  for (const path of Object.keys(server.lists)) {
    server.lists[path.replace('2023', '2024')] = (server.lists[path] ?? []).map((row) =>
      'Season' in row ? { ...row, Season: 2024 } : row,
    );
  }
  server.lists['/scores/json/Players']?.push({
    PlayerID: 88,
    Team: 'BUF',
    FirstName: 'Rookie',
    LastName: 'One',
    Number: 5,
    Position: 'RB',
    FantasyPosition: 'RB',
  });
  change('/scores/json/Players', isAllen, { Team: 'NYJ', Number: 17 });
  const { files: answer } = await source().load(2024, [6]);
  const report = await importSeason(test.store, {
    season: 2024,
    files: answer,
    now: TUESDAY,
    weeks: [6],
  });
  expect(report.problems).toEqual([]);
  expect(await test.store.get(nflPlayers, `2024_${JOSH_ALLEN}`)).toMatchObject({
    Season: 2024,
    Team: 'NYJ',
    PlayerID: JOSH_ALLEN,
  });
  expect(await test.store.get(nflPlayers, `2024_${10_000_088}`)).toMatchObject({
    Name: 'Rookie One',
  });
});
