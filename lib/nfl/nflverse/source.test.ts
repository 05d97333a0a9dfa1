import { join } from 'node:path';
import { PLAYER_STATISTICS } from '@/lib/domain/football/statistics';
import { readSeasonFiles } from '@/lib/nfl/import/table';
import { type ValidSeason, validateSeason } from '@/lib/nfl/import/validate-season';
import { type KnownSeason, SourceError } from '@/lib/nfl/source';
import {
  leanSample,
  SAMPLE_PATHS,
  type SampleFiles,
  type SampleName,
  sampleFiles,
  withCell,
} from '@/lib/testing/nflverse-server';
import { createNflverseSource } from './source';

const SEASON = 2025;
/** The Tuesday after the second week, 06:00 in New York. */
const TUESDAY = new Date('2025-09-16T10:00:00Z');
const NO_ONE: KnownSeason = { players: [], teams: [], isThisSeason: false };
const AARON_RODGERS = 23459;

/** As published, and, where a hundred columns more would only take time, those that are read. */
let published: SampleFiles;
let sample: SampleFiles;
let ours: ValidSeason;
let teams: string;
beforeAll(async () => {
  published = sampleFiles();
  sample = leanSample();
  const files = await readSeasonFiles(join(process.cwd(), 'data'), SEASON);
  teams = files.teams.text;
  const { season } = validateSeason(files, SEASON);
  if (!season) throw new Error('The season files are not usable');
  ours = season;
});

type Changes = { files?: Partial<Record<SampleName, string | null>>; known?: KnownSeason; now?: Date };

function sourceOf({ files = {}, known = NO_ONE, now = TUESDAY }: Changes = {}) {
  const asked: string[] = [];
  const source = createNflverseSource({
    now: () => now,
    known: async () => known,
    teams: async () => teams,
    files: {
      async get(path) {
        asked.push(path);
        const [name] = Object.entries(SAMPLE_PATHS).find(([, each]) => each === path) ?? [];
        const text = name ? { ...sample, ...files }[name as SampleName] : null;
        return text === null ? null : { name: `${path.split('/')[1]}.csv.gz`, text: Buffer.from(text) };
      },
    },
  });
  return { source, asked };
}

async function load(weeks: readonly number[], changes: Changes = {}) {
  const { files, notes } = await sourceOf(changes).source.load(SEASON, weeks);
  return { ...validateSeason(files, SEASON), notes };
}
const failureOf = (weeks: readonly number[], changes: Changes = {}) =>
  load(weeks, changes).then(
    ({ problems }) => problems,
    (error: unknown) =>
      error instanceof SourceError ? { kind: error.kind, message: error.message, notBefore: error.notBefore } : error,
  );
const sentences = async (weeks: readonly number[], changes: Changes = {}) => {
  const problems = await failureOf(weeks, changes);
  if (!Array.isArray(problems)) throw problems;
  return problems.map(({ file, line, field, reason }) => `${file}, line ${line}, ${field}: ${reason}`);
};

const byId = <T extends { PlayerID?: number; TeamID?: number }>(rows: readonly T[]) =>
  rows.toSorted((a, b) => (a.PlayerID ?? a.TeamID ?? 0) - (b.PlayerID ?? b.TeamID ?? 0));
const byKey = <T extends { GameKey: string }>(rows: readonly T[]) => rows.toSorted((a, b) => (a.GameKey < b.GameKey ? -1 : 1));

describe('the sample that nflverse published', () => {
  it.each([1, 2])('is the very week %s of the season files, row by row: games, players and defenses', async (week) => {
    const { season, problems } = await load([1, 2], { files: published });
    expect(problems).toEqual([]);
    const [theirs, mine] = [season, ours].map((each) => each?.weeks.find((one) => one.week === week));
    expect(mine?.playerGames.length).toBeGreaterThan(300);
    expect(byId(theirs?.playerGames ?? [])).toEqual(byId(mine?.playerGames ?? []));
    expect(byId(theirs?.defenseGames ?? [])).toEqual(byId(mine?.defenseGames ?? []));
    expect(byKey(theirs?.schedule ?? [])).toEqual(byKey(mine?.schedule ?? []));
  });

  it('has the teams of the season files, with their byes', async () => {
    expect((await load([1, 2])).season?.teams).toEqual(ours.teams);
  });

  it('has everyone who played, as the season files name and place them', async () => {
    const { season } = await load([1, 2]);
    const played = new Set(season?.weeks.flatMap(({ playerGames }) => playerGames.map(({ PlayerID }) => PlayerID)));
    const namesOf = (list: ValidSeason | null) =>
      byId(list?.players.filter(({ PlayerID }) => played.has(PlayerID)) ?? []).map(({ Team: _, ...player }) => player);
    // Two whom the sample's roster does not have in the offense, so their numbers and pictures are not in it.
    const incomplete = new Set([37091]);
    const whole = (list: ReturnType<typeof namesOf>) => list.filter(({ PlayerID }) => !incomplete.has(PlayerID));
    expect(whole(namesOf(season))).toEqual(whole(namesOf(ours)));
    expect(season?.players.find(({ PlayerID }) => PlayerID === 37091)).toMatchObject({
      Name: 'Bo Melton',
      Position: 'WR',
      Team: 'GB',
    });
    expect(season?.players.find(({ PlayerID }) => PlayerID === 33357)).toMatchObject({ Name: 'Taysom Hill', Position: 'TE' });
  });

  it('says what its columns cannot tell', async () => {
    expect((await load([1, 2])).notes).toEqual([
      'Counted as touchdowns of the defense, though a loose ball from a kick would look the same: Roquan Smith (BAL), Zaven Collins (ARI).',
    ]);
    const roster = withCell(sample.roster, { full_name: 'Aaron Rodgers' }, 'gsis_id', '');
    expect((await load([], { files: { roster } })).notes).toEqual([
      'Not in the draft, because nflverse has no id of theirs yet: Aaron Rodgers.',
    ]);
  });

  it('before the first week has everyone in a team, and asks for no statistics', async () => {
    const { source, asked } = sourceOf({ now: new Date('2025-08-30T10:00:00Z') });
    const { files } = await source.load(SEASON, []);
    const { season, problems } = validateSeason(files, SEASON);
    expect(problems).toEqual([]);
    expect(season?.players.length).toBeGreaterThan(600);
    expect(season?.weeks).toEqual([]);
    expect(asked.toSorted()).toEqual(['rosters/roster_2025', 'schedules/games']);
  });
});

describe('columns that are added up or taken from elsewhere', () => {
  const gamesOf = async (files: Changes['files']) => (await load([1], { files: files ?? {} })).season?.weeks[0];
  const rodgers = { player_id: `00-00${AARON_RODGERS}`, week: '1' };
  const steelers = { team: 'PIT', week: '1' };

  it('field goals from 50 yards on are two columns', async () => {
    const kicker = { player_id: '00-0023853', week: '1' };
    const files = {
      players: ['fg_made_50_59', 'fg_made_60_'].reduce((text, column) => withCell(text, kicker, column, '1'), sample.players),
    };
    const { source } = sourceOf({ files });
    const answer = await source.load(SEASON, [1]);
    const rows = 'table' in answer.files.playerGames ? answer.files.playerGames.table.rows : [];
    expect(rows.find(({ cells }) => cells.PlayerID === '23853')?.cells.FieldGoalsMade50Plus).toBe('2');
  });

  it('a defense’s sacks are the times that the others were sacked, and what it allowed is their score', async () => {
    const week = await gamesOf({
      teams: withCell(withCell(sample.teams, steelers, 'sacks_suffered', '9'), steelers, 'def_sacks', '5'),
    });
    const of = (team: string) => week?.defenseGames.find(({ Team }) => Team === team);
    expect(of('NYJ')).toMatchObject({ Sacks: 9, PointsAllowed: 34 });
    expect(of('PIT')).toMatchObject({ PointsAllowed: 32 });
  });

  it.each([
    ['a back who falls on his own team’s ball', { position_group: 'RB', fumble_recovery_own: '1' }, 0],
    ['a defender who falls on his own side’s ball', { position_group: 'LB', fumble_recovery_own: '1' }, 0],
    ['a receiver who takes the ball back', { position_group: 'WR', fumble_recovery_own: '0' }, 0],
    ['a lineman of the offense who takes the ball back', { position_group: 'OL', fumble_recovery_own: '0' }, 0],
    ['a punter who takes the ball back', { position_group: 'SPEC', fumble_recovery_own: '0' }, 0],
    ['a defender who was handed the ball', { position_group: 'DB', fumble_recovery_own: '0' }, 1],
  ])('a touchdown of %s', async (_, cells, expected) => {
    const scorer = Object.entries({ ...cells, fumble_recovery_tds: '1' }).reduce(
      (text, [column, value]) => withCell(text, rodgers, column, value),
      sample.players,
    );
    const { files } = await sourceOf({ files: { players: scorer } }).source.load(SEASON, [1]);
    const rows = 'table' in files.defenseGames ? files.defenseGames.table.rows : [];
    expect(rows.find((row) => row.cells.Team === 'PIT')?.cells.DefensiveTouchdowns).toBe(String(expected));
  });

  it('a safety that no one is credited with counts for its team, and not for the team whose row has it in the players’ file', async () => {
    const files = {
      players: withCell(published.players, { player_id: '', week: '1' }, 'def_safeties', '1'),
      teams: withCell(sample.teams, { team: 'NYJ', week: '1' }, 'def_safeties', '1'),
      games: withCell(sample.games, { game_id: '2025_01_PIT_NYJ' }, 'home_score', '34'),
    };
    const { season, problems } = await load([1], { files });
    expect(problems).toEqual([]);
    const withSafety = season?.weeks[0]?.defenseGames.filter(({ Safeties }) => Safeties > 0);
    expect(withSafety?.map(({ Team, Safeties }) => [Team, Safeties])).toEqual([['NYJ', 1]]);
  });
});

describe('a week that cannot be used is left out as a whole', () => {
  const rodgers = { player_id: `00-00${AARON_RODGERS}`, week: '2' };
  const bills = { team: 'BUF', week: '2' };

  it.each<[string, SampleName, (text: string) => string, string]>([
    [
      'half a yard',
      'players',
      (text) => withCell(text, rodgers, 'passing_yards', '203.5'),
      'PassingYards: must be a whole number',
    ],
    [
      'a whole number with a point',
      'players',
      (text) => withCell(text, rodgers, 'passing_tds', '1.0'),
      'PassingTouchdowns: must be a whole number, 0 or more',
    ],
    [
      'a number that is not known',
      'players',
      (text) => withCell(text, rodgers, 'rushing_yards', 'NA'),
      'RushingYards: must be a whole number',
    ],
    [
      'half a sack',
      'teams',
      (text) => withCell(text, bills, 'sacks_suffered', '0.5'),
      'Sacks: must be a whole number, 0 or more',
    ],
    [
      'an opponent who played elsewhere',
      'players',
      (text) => withCell(text, rodgers, 'opponent_team', 'SF'),
      'Opponent: the schedule has SEA as the opponent in 2025_02_SEA_PIT',
    ],
    [
      'a player without an id',
      'players',
      (text) => withCell(text, rodgers, 'player_id', 'ROD339293'),
      'PlayerID: Aaron Rodgers (QB, PIT) has no id of the NFL',
    ],
  ])('%s', async (_, name, change, sentence) => {
    const files = { [name]: change(sample[name]) };
    expect((await sentences([1, 2], { files })).filter((each) => each.endsWith(sentence))).toHaveLength(1);
    const { season } = await load([1, 2], { files });
    expect(season?.weeks.map(({ week }) => week)).toEqual([1]);
  });

  it('a player whose row has been lost', async () => {
    const lines = sample.players.split('\n');
    const players = lines.filter((line) => !(line.startsWith('00-0023459,') && line.includes(',2025,2,REG,'))).join('\n');
    expect(players).not.toBe(sample.players);
    expect((await sentences([1, 2], { files: { players } })).join()).toMatch(
      /stats_team_week_2025\.csv\.gz, line \d+, passing_yards: PIT has 215, but the rows of its players add up to 12/,
    );
  });

  it('touchdowns that do not add up to the score', async () => {
    const games = withCell(sample.games, { game_id: '2025_02_SEA_PIT' }, 'home_score', '18');
    expect((await sentences([1, 2], { files: { games } })).join()).toMatch(
      /stats_team_week_2025\.csv\.gz, line \d+, team: what PIT scored adds up to 17, but games\.csv\.gz has 18/,
    );
  });

  it('two points more than anyone is credited with are those of a defense that returned a try', async () => {
    const games = withCell(sample.games, { game_id: '2025_02_SEA_PIT' }, 'home_score', '19');
    expect(await sentences([1, 2], { files: { games } })).toEqual([]);
  });
});

describe('a file that nflverse has changed is refused by name', () => {
  it.each<[SampleName, string, string]>([
    ['players', 'receptions', 'stats_player_week_2025.csv.gz'],
    ['teams', 'fumble_recovery_opp', 'stats_team_week_2025.csv.gz'],
    ['games', 'gametime', 'games.csv.gz'],
    ['roster', 'gsis_id', 'roster_2025.csv.gz'],
  ])('%s without %s', async (name, column, file) => {
    const [header = '', ...rows] = sample[name].split('\n');
    const changed = [header.replace(column, `${column}_new`), ...rows].join('\n');
    expect(await failureOf([1, 2], { files: { [name]: changed } })).toMatchObject({
      kind: 'unreadable',
      message: `nflverse has changed ${file}: the column ${column} is missing. Nothing was imported.`,
    });
  });

  it('a new column, and another order, change nothing', async () => {
    const games = sample.games
      .split('\n')
      .map((line, index) => (line === '' ? '' : `${index === 0 ? 'spread_line' : '-3.5'},${line}`))
      .join('\n');
    const { season, problems } = await load([1, 2], { files: { games } });
    expect([problems, season?.weeks.length]).toEqual([[], 2]);
    const { source } = sourceOf({ files: { games } });
    expect(JSON.stringify(await source.load(SEASON, [1, 2]))).not.toMatch(/spread|-3\.5/);
  });

  it.each([
    [
      'that ends in the middle of a row',
      (text: string) => text.slice(0, text.length - 40),
      /^stats_player_week_2025\.csv\.gz of nflverse is broken in line \d+: it has \d+ cells instead of \d+\. Nothing was imported\.$/,
    ],
    [
      'with a quote that never ends',
      (text: string) => text.replace(',Aaron Rodgers,', ',"Aaron Rodgers,'),
      /is broken in line \d+/,
    ],
    ['without anything', () => '', /stats_player_week_2025\.csv\.gz of nflverse is empty/],
  ])('one %s', async (_, change, sentence) => {
    expect(await failureOf([1, 2], { files: { players: change(sample.players) } })).toMatchObject({
      kind: 'unreadable',
      message: expect.stringMatching(sentence),
    });
  });

  it('one that is not there', async () => {
    expect(await failureOf([1, 2], { files: { roster: null } })).toMatchObject({
      kind: 'unreadable',
      message: 'nflverse has no rosters/roster_2025. Has the season begun, and is NFLVERSE_BASE_URL right?',
    });
  });
});

describe('a week that is not over', () => {
  it('is waited for until its last game has ended', async () => {
    const now = new Date('2025-09-15T16:00:00Z');
    const games = ['2025_02_TB_HOU', '2025_02_LAC_LV'].reduce(
      (text, game_id) => withCell(withCell(text, { game_id }, 'home_score', ''), { game_id }, 'away_score', ''),
      sample.games,
    );
    expect(await failureOf([1, 2], { now, files: { games } })).toEqual({
      kind: 'not-final',
      message: 'Week 2 is not over: TB at HOU, LAC at LV.',
      notBefore: new Date('2025-09-16T06:00:00Z'),
    });
  });

  it('is waited for while a game has a score but no statistics, and told of after a day', async () => {
    const teamsFile = sample.teams
      .split('\n')
      .filter((line) => !line.startsWith('2025,2,LV,'))
      .join('\n');
    const files = { teams: teamsFile };
    const message = 'nflverse has not published the statistics of week 2 yet: LAC at LV.';
    expect(await failureOf([1, 2], { files })).toEqual({
      kind: 'not-final',
      message,
      notBefore: new Date('2025-09-16T18:00:00Z'),
    });
    expect(await failureOf([1, 2], { files, now: new Date('2025-09-17T10:00:00Z') })).toEqual({
      kind: 'not-final',
      message,
      notBefore: null,
    });
  });
});

describe('the weeks that are over', () => {
  const finished = (changes: Changes) => sourceOf(changes).source.finishedWeeks?.(SEASON);

  it('end before the first with a game to come', async () => {
    expect(await finished({})).toEqual([1, 2]);
    expect(await finished({ now: new Date('2025-09-16T01:00:00Z') })).toEqual([1]);
  });

  it('end before the first whose statistics are not there', async () => {
    // All of 2025 has been played, and the sample has statistics of two weeks.
    expect(await finished({ now: new Date('2026-02-01T00:00:00Z') })).toEqual([1, 2]);
  });

  it('are none before the season, when there is no file of statistics yet', async () => {
    expect(await finished({ now: new Date('2025-08-30T10:00:00Z'), files: { players: null, teams: null } })).toEqual([]);
  });
});

describe('players this installation knows', () => {
  const asKnown = (changes: Partial<KnownSeason['players'][number]>): KnownSeason['players'] =>
    ours.players.map((player) => (player.PlayerID === AARON_RODGERS ? { ...player, ...changes } : player));

  it('keep ids, names and positions in a season that runs, and no one is lost', async () => {
    const known = { players: asKnown({ Name: 'A. Rodgers', Position: 'TE' as const }), teams: [], isThisSeason: true };
    const { season, notes } = await load([1, 2], { known });
    expect(season?.players).toHaveLength(ours.players.length);
    expect(season?.players.find(({ PlayerID }) => PlayerID === AARON_RODGERS)).toMatchObject({
      Name: 'A. Rodgers',
      Position: 'TE',
    });
    expect(notes.join()).not.toContain('New players');
  });

  it('keep ids and names in a new season, with the team and the number of now', async () => {
    const known = { players: asKnown({ Name: 'A. Rodgers', Team: 'NYJ', JerseyNumber: 12 }), teams: [], isThisSeason: false };
    const { season } = await load([1, 2], { known });
    expect(season?.players.find(({ PlayerID }) => PlayerID === AARON_RODGERS)).toMatchObject({
      Name: 'A. Rodgers',
      Team: 'PIT',
      JerseyNumber: 8,
    });
  });

  it('who came from another source are found by name, and keep their id', async () => {
    const known = { players: asKnown({ PlayerID: 10_000_077, GsisID: 'SDIO-77' }), teams: [], isThisSeason: true };
    const { season } = await load([1, 2], { known });
    expect(season?.players.find(({ Name }) => Name === 'Aaron Rodgers')).toMatchObject({
      PlayerID: 10_000_077,
      GsisID: '00-0023459',
    });
    expect(season?.weeks[0]?.playerGames.filter(({ PlayerID }) => PlayerID === 10_000_077)).toHaveLength(1);
    expect(season?.players.filter(({ PlayerID }) => PlayerID === AARON_RODGERS)).toEqual([]);
  });

  it('who could be two of those are not guessed', async () => {
    const [twin] = asKnown({}).filter(({ PlayerID }) => PlayerID === AARON_RODGERS);
    if (!twin) throw new Error('No such player');
    const twins = [1, 2].map((number) => ({ ...twin, PlayerID: 10_000_000 + number, GsisID: `SDIO-${number}` }));
    const players = [...ours.players.filter(({ PlayerID }) => PlayerID !== AARON_RODGERS), ...twins];
    expect((await sentences([2], { known: { players, teams: [], isThisSeason: true } })).join()).toContain(
      'Aaron Rodgers (QB, PIT) could be any of our players 10000001, 10000002',
    );
  });

  it('who share a name with someone else are two, when the NFL has two ids', async () => {
    const players = asKnown({ PlayerID: 1, GsisID: '00-0000001' });
    const { season, notes } = await load([1, 2], { known: { players, teams: [], isThisSeason: true } });
    expect(season?.players.filter(({ Name }) => Name === 'Aaron Rodgers').map(({ PlayerID }) => PlayerID)).toEqual([
      1,
      AARON_RODGERS,
    ]);
    expect(notes.join()).toContain('New players: Aaron Rodgers (QB, PIT).');
  });
});

it('every statistic of a player is a whole number in every row', async () => {
  const { season } = await load([1, 2]);
  const cells = season?.weeks.flatMap(({ playerGames }) =>
    playerGames.flatMap((game) => PLAYER_STATISTICS.map((field) => game[field])),
  );
  expect(cells?.every(Number.isInteger)).toBe(true);
});
