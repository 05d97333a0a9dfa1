import { join } from 'node:path';
import {
  nflDefenseGames,
  nflPlayerGames,
  nflPlayers,
  nflSchedule,
  nflTeams,
} from '@/lib/store/collections/football';
import { seasonImports, statCorrections } from '@/lib/store/collections/season';
import { asRawCollection } from '@/lib/store/port';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { acceptOtherProgramSeason, importSeason } from './import-season';
import { readSeasonFiles, type SeasonFiles } from './table';

const SEASON = 2023;
const now = new Date('2023-10-17T10:00:00Z');
const ofSeason = { where: [{ field: 'Season', op: '==', value: SEASON }] } as const;
const ofWeek = (week: number) =>
  ({ where: [...ofSeason.where, { field: 'Week', op: '==', value: week }] }) as const;

let services: TestServices;
let real: SeasonFiles;

beforeAll(async () => {
  services = await installTestServices();
  real = await readSeasonFiles(join(process.cwd(), 'data'), SEASON);
});
afterAll(() => services.dispose());

const run = (files: SeasonFiles = real) =>
  importSeason(services.store, { season: SEASON, files, now });

function changed(name: 'playerGames' | 'players', from: string, to: string): SeasonFiles {
  const file = real[name];
  if (!file.text.includes(from)) throw new Error(`${file.name} has no "${from}"`);
  return { ...real, [name]: { ...file, text: file.text.replace(from, to) } };
}

const outcomes = (report: Awaited<ReturnType<typeof run>>, outcome: string) =>
  report.parts.filter((part) => part.outcome === outcome).map(({ part }) => part);

// One installation's history: each test builds on the imports before it.
describe('the season of 2023', () => {
  it('comes in with every player, game and team, and its results', async () => {
    const report = await run();

    expect(report.problems).toEqual([]);
    expect(outcomes(report, 'imported')).toHaveLength(20);
    expect(await services.store.count(nflPlayers, ofSeason)).toBe(625);
    expect(await services.store.count(nflPlayerGames, ofSeason)).toBe(6435);
    expect(await services.store.count(nflDefenseGames, ofSeason)).toBe(544);
    expect(await services.store.count(nflSchedule, ofSeason)).toBe(272);
    expect(await services.store.count(nflTeams, ofSeason)).toBe(32);
    expect(await services.store.get(nflTeams, '2023_1')).toMatchObject({
      Team: 'ARI',
      ByeWeek: 14,
      Season: SEASON,
    });
    expect(await services.store.get(nflPlayerGames, '2023_1_23853')).toMatchObject({
      Team: 'ARI',
      ExtraPointsMade: 1,
    });
  });

  it('changes nothing when it is imported again', async () => {
    const batch = jest.spyOn(services.store, 'batch');

    expect(outcomes(await run(), 'unchanged')).toHaveLength(20);
    expect(batch).not.toHaveBeenCalled();
    expect(await services.store.query(statCorrections, {})).toEqual([]);
  });

  it('takes a corrected statistic and writes that week alone', async () => {
    const files = changed(
      'playerGames',
      '23853,2023,1,2023_01_ARI_WAS,ARI,WAS,AWAY,0',
      '23853,2023,1,2023_01_ARI_WAS,ARI,WAS,AWAY,7',
    );

    expect(outcomes(await run(files), 'imported')).toEqual(['week-1']);
    expect(await services.store.get(nflPlayerGames, '2023_1_23853')).toMatchObject({
      RushingYards: 7,
    });
    expect(await services.store.query(statCorrections, {})).toMatchObject([
      {
        week: 1,
        games: [
          {
            kind: 'player',
            gameOf: 23853,
            changes: [{ field: 'RushingYards', before: 0, after: 7 }],
          },
        ],
      },
    ]);
  });

  it('removes a row that vanished from its file', async () => {
    const before = await services.store.count(nflPlayerGames, ofWeek(1));
    const row = real.playerGames.text.split('\n').find((line) => line.startsWith('23853,2023,1,'));

    await run(changed('playerGames', `${row}\n`, ''));

    expect(await services.store.count(nflPlayerGames, ofWeek(1))).toBe(before - 1);
    expect(await services.store.get(nflPlayerGames, '2023_1_23853')).toBeNull();
  });

  it('leaves a week with a bad row exactly as it was, while the others are brought up to date', async () => {
    await run();
    const stored = await services.store.query(nflPlayerGames, ofWeek(2));
    const row =
      real.playerGames.text.split('\n').find((line) => line.startsWith('23853,2023,1,')) ?? '';
    const badRow =
      real.playerGames.text.split('\n').find((line) => line.startsWith('23853,2023,2,')) ?? '';
    const withoutRow = changed('playerGames', `${row}\n`, '');
    const text = withoutRow.playerGames.text.replace(badRow, `${badRow}x`);

    const report = await run({ ...real, playerGames: { name: 'player-games.csv', text } });

    expect(report.problems).toHaveLength(1);
    expect(outcomes(report, 'refused')).toEqual(['week-2']);
    expect(outcomes(report, 'imported')).toEqual(['week-1']);
    expect(await services.store.query(nflPlayerGames, ofWeek(2))).toEqual(stored);
  });

  it('imports nothing at all when a player is not usable', async () => {
    const batch = jest.spyOn(services.store, 'batch');

    const report = await run(changed('players', 'Rodgers,QB', 'Rodgers,XX'));

    expect(outcomes(report, 'refused')).toEqual(['season']);
    expect(batch).not.toHaveBeenCalled();
  });

  it('notes what each part was made from', async () => {
    await run();

    const marker = await services.store.get(seasonImports, '2023_week-1');
    expect(marker).toMatchObject({
      season: SEASON,
      part: 'week-1',
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });
});

test('an import without a statistic that a formula needs fails before it writes anything', async () => {
  jest.doMock('./rows', () => ({
    ...jest.requireActual<object>('./rows'),
    REQUIRED_STATISTICS: { player: [], defense: [] },
  }));
  await jest.isolateModulesAsync(async () => {
    const { importSeason: importWithout } = await import('./import-season');
    const batch = jest.spyOn(services.store, 'batch');
    await expect(
      importWithout(services.store, { season: SEASON, files: real, now }),
    ).rejects.toThrow('The formula of QB on level 1 needs PassingYards, which no import brings.');
    expect(batch).not.toHaveBeenCalled();
  });
  jest.dontMock('./rows');
});

describe('a season that another program has stored', () => {
  const player = { id: 'kJ3xPq', PlayerID: 23853, Season: SEASON, Position: 'K', theirs: true };
  const game = {
    id: 'aa-1',
    PlayerID: 23853,
    Season: SEASON,
    Week: 1,
    ExtraPointsMade: 2,
    theirs: true,
  };
  let test: TestServices;
  beforeEach(async () => {
    test = await installTestServices();
    await test.store.set(asRawCollection(nflPlayers), player);
    await test.store.set(asRawCollection(nflPlayerGames), game);
  });
  afterEach(() => test.dispose());
  const bring = () => importSeason(test.store, { season: SEASON, files: real, now });
  const stored = async () => [
    ...(await test.store.query(asRawCollection(nflPlayers), {})),
    ...(await test.store.query(asRawCollection(nflPlayerGames), {})),
    ...(await test.store.query(asRawCollection(nflTeams), {})),
  ];

  it('is named and left as it is: nothing is removed, and nothing is put beside it', async () => {
    const report = await bring();

    expect(report.foreign).toEqual([
      { collection: 'nflPlayers', documents: 1 },
      { collection: 'nflPlayerGames', documents: 1 },
    ]);
    expect(report.parts).toEqual([{ part: 'season', rows: 0, outcome: 'refused' }]);
    expect(await stored()).toEqual([player, game]);
    expect(await test.store.query(seasonImports, {})).toEqual([]);
  });

  it('counts once the operator says so: its weeks are there, and no import looks for others', async () => {
    expect(await acceptOtherProgramSeason(test.store, SEASON, now)).toHaveLength(2);

    expect(await bring()).toEqual({ season: SEASON, parts: [], problems: [], usesStored: true });
    expect(await stored()).toEqual([player, game]);
    expect(
      (await test.store.query(seasonImports, {})).map(({ part, rows }) => [part, rows]),
    ).toEqual([
      ['stored', 0],
      ['week-1', 1],
    ]);
  });

  it('keeps no other season from being imported, and a season of the app is never taken for one', async () => {
    await test.store.delete(nflPlayers, player.id);
    await test.store.delete(nflPlayerGames, game.id);
    await test.store.set(asRawCollection(nflPlayers), { ...player, Season: SEASON - 1 });

    expect((await bring()).foreign).toBeUndefined();
    expect(await acceptOtherProgramSeason(test.store, SEASON, now)).toEqual([]);
    expect(await test.store.count(nflPlayers, {})).toBe(626);
  });
});

/** The season as known after week 6: games from week 7 on have no scores. */
function throughWeek6(): SeasonFiles {
  const isThrough6 = (line: string) => /^\d+,(?:[A-Z]+,)?2023,[1-6],/.test(line);
  const only = ({ name, text }: SeasonFiles['schedule']) => {
    const [header, ...lines] = text.trim().split('\n');
    return { name, text: [header, ...lines.filter(isThrough6)].join('\n') };
  };
  const ahead = real.schedule.text.replace(
    /^(2023_(?:0[7-9]|1\d)_\w+_\w+,2023,\d+,\w+,\w+),\d+,\d+/gm,
    '$1,,',
  );
  return {
    ...real,
    schedule: { ...real.schedule, text: ahead },
    playerGames: only(real.playerGames),
    defenseGames: only(real.defenseGames),
  };
}

it('keeps the schedule of a week that lies ahead, which is no week of games until it is over (R22)', async () => {
  const own = await installTestServices();
  try {
    const files = throughWeek6();
    const load = (from: SeasonFiles) =>
      importSeason(own.store, { season: SEASON, files: from, now, weeks: [5, 6, 7] });
    const { parts, problems } = await load(files);
    expect(problems).toEqual([]);
    expect(parts.at(-1)).toEqual({ part: 'ahead', rows: 179, outcome: 'imported' });
    expect(await own.store.get(seasonImports, '2023_week-7')).toBeNull();
    expect(await own.store.get(nflSchedule, '2023_07_JAX_NO')).toMatchObject({
      KickoffUTC: '2023-10-20T00:15:00Z',
      HomeScore: null,
    });
    expect((await own.services.seasons.load(SEASON)).firstKickoff(7)).toEqual(
      new Date('2023-10-20T00:15:00Z'),
    );

    const played = await load(real);
    expect(played.parts.find(({ part }) => part === 'week-7')).toMatchObject({
      outcome: 'imported',
    });
    expect(await own.store.get(nflSchedule, '2023_07_JAX_NO')).toMatchObject({
      HomeScore: 24,
      AwayScore: 31,
    });
    expect(await own.store.count(statCorrections, {})).toBe(0);
    // An older schedule doesn't remove a score.
    await load(files);
    expect(await own.store.get(nflSchedule, '2023_07_JAX_NO')).toMatchObject({ HomeScore: 24 });
  } finally {
    await own.dispose();
  }
});

it('follows a game that the NFL moves to another day or week (R22)', async () => {
  const own = await installTestServices();
  try {
    const before = throughWeek6();
    const load = async (files: SeasonFiles) => {
      const { problems } = await importSeason(own.store, { season: SEASON, files, now });
      expect(problems).toEqual([]);
      own.services.seasons.close();
      return own.services.seasons.load(SEASON);
    };
    const weeksOf = (season: Awaited<ReturnType<typeof load>>, team: string) =>
      [9, 10].filter((week) => season.isScheduled(team, week));
    const asPlanned = await load(before);
    expect([asPlanned.firstKickoff(7), weeksOf(asPlanned, 'SF')]).toEqual([
      new Date('2023-10-20T00:15:00Z'),
      [10],
    ]);

    // Jacksonville at New Orleans a day earlier, and San Francisco at Jacksonville a week earlier,
    // when both had their bye.
    const move = (text: string, from: string, to: string) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    };
    const games = move(
      move(before.schedule.text, '2023-10-19,20:15,2023-10-20T', '2023-10-18,20:15,2023-10-19T'),
      '2023_10_SF_JAX,2023,10,JAX,SF,,,2023-11-12,13:00,2023-11-12T',
      '2023_09_SF_JAX,2023,9,JAX,SF,,,2023-11-05,13:00,2023-11-05T',
    );
    const teams = JSON.parse(before.teams.text).map((team: { Team: string; ByeWeeks: object }) =>
      ['SF', 'JAX'].includes(team.Team)
        ? { ...team, ByeWeeks: { ...team.ByeWeeks, [SEASON]: 10 } }
        : team,
    );
    const moved = await load({
      ...before,
      schedule: { ...before.schedule, text: games },
      teams: { ...before.teams, text: JSON.stringify(teams) },
    });
    expect([moved.firstKickoff(7), weeksOf(moved, 'SF'), moved.byeWeek('SF')]).toEqual([
      new Date('2023-10-19T00:15:00Z'),
      [9],
      10,
    ]);
    expect(await own.store.count(nflSchedule, ofWeek(10))).toBe(13);
    expect(await own.store.get(nflSchedule, '2023_10_SF_JAX')).toBeNull();
  } finally {
    await own.dispose();
  }
});
