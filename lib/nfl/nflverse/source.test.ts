import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ValidSeason } from '@/lib/nfl/import/validate-season';
import {
  replaceCell,
  type SampleFiles,
  type SampleName,
  sampleWithFewGames,
} from '@/lib/testing/nflverse-server';
import {
  AARON_RODGERS_ID,
  nflverseSourceOver,
  SAMPLE_SEASON,
  type SourceChanges,
} from '@/lib/testing/nflverse-source';

// What the source makes of single cells, rows, and files, in a few games of the published sample.
// All of its games: source.slow.test.ts.

let sample: SampleFiles;
let tools: ReturnType<typeof nflverseSourceOver>;
beforeAll(async () => {
  sample = sampleWithFewGames();
  tools = nflverseSourceOver(
    sample,
    await readFile(join(process.cwd(), 'data', 'teams.json'), 'utf8'),
  );
});
const load: typeof tools.load = (...asked) => tools.load(...asked);
const sourceOf: typeof tools.sourceOf = (...asked) => tools.sourceOf(...asked);
const sentences: typeof tools.sentences = (...asked) => tools.sentences(...asked);
const failureOf: typeof tools.failureOf = (...asked) => tools.failureOf(...asked);

describe('columns that are added up or taken from elsewhere', () => {
  const gamesOf = async (files: SourceChanges['files']) =>
    (await load([1], { files: files ?? {} })).season?.weeks[0];
  const rodgers = { player_id: `00-00${AARON_RODGERS_ID}`, week: '1' };
  const steelers = { team: 'PIT', week: '1' };

  it('field goals from 50 yards on are two columns', async () => {
    const kicker = { player_id: '00-0023853', week: '1' };
    const files = {
      players: ['fg_made_50_59', 'fg_made_60_'].reduce(
        (text, column) => replaceCell(text, kicker, column, '1'),
        sample.players,
      ),
    };
    const { source } = sourceOf({ files });
    const answer = await source.load(SAMPLE_SEASON, [1]);
    const rows = 'table' in answer.files.playerGames ? answer.files.playerGames.table.rows : [];
    expect(rows.find(({ cells }) => cells.PlayerID === '23853')?.cells.FieldGoalsMade50Plus).toBe(
      '2',
    );
  });

  it('a defense’s sacks are the times that the others were sacked, and what it allowed is their score', async () => {
    const week = await gamesOf({
      teams: replaceCell(
        replaceCell(sample.teams, steelers, 'sacks_suffered', '9'),
        steelers,
        'def_sacks',
        '5',
      ),
    });
    const of = (team: string) => week?.defenseGames.find(({ Team }) => Team === team);
    expect(of('NYJ')).toMatchObject({ Sacks: 9, PointsAllowed: 34 });
    expect(of('PIT')).toMatchObject({ PointsAllowed: 32 });
  });

  it.each([
    [
      'a back who falls on his own team’s ball',
      { position_group: 'RB', fumble_recovery_own: '1' },
      0,
    ],
    [
      'a defender who falls on his own side’s ball',
      { position_group: 'LB', fumble_recovery_own: '1' },
      0,
    ],
    ['a receiver who takes the ball back', { position_group: 'WR', fumble_recovery_own: '0' }, 0],
    [
      'a lineman of the offense who takes the ball back',
      { position_group: 'OL', fumble_recovery_own: '0' },
      0,
    ],
    ['a punter who takes the ball back', { position_group: 'SPEC', fumble_recovery_own: '0' }, 0],
    ['a defender who was handed the ball', { position_group: 'DB', fumble_recovery_own: '0' }, 1],
  ])('a touchdown of %s', async (_, cells, expected) => {
    const scorer = Object.entries({ ...cells, fumble_recovery_tds: '1' }).reduce(
      (text, [column, value]) => replaceCell(text, rodgers, column, value),
      sample.players,
    );
    const { files } = await sourceOf({ files: { players: scorer } }).source.load(
      SAMPLE_SEASON,
      [1],
    );
    const rows = 'table' in files.defenseGames ? files.defenseGames.table.rows : [];
    expect(rows.find((row) => row.cells.Team === 'PIT')?.cells.DefensiveTouchdowns).toBe(
      String(expected),
    );
  });

  it('a safety that no one is credited with counts for its team, and not for the team whose row has it in the players’ file', async () => {
    const files = {
      players: replaceCell(sample.players, { player_id: '', week: '1' }, 'def_safeties', '1'),
      teams: replaceCell(sample.teams, { team: 'NYJ', week: '1' }, 'def_safeties', '1'),
      games: replaceCell(sample.games, { game_id: '2025_01_PIT_NYJ' }, 'home_score', '34'),
    };
    const { season, problems } = await load([1], { files });
    expect(problems).toEqual([]);
    const withSafety = season?.weeks[0]?.defenseGames.filter(({ Safeties }) => Safeties > 0);
    expect(withSafety?.map(({ Team, Safeties }) => [Team, Safeties])).toEqual([['NYJ', 1]]);
  });
});

describe('a week that cannot be used is left out as a whole', () => {
  const rodgers = { player_id: `00-00${AARON_RODGERS_ID}`, week: '2' };
  const bills = { team: 'BUF', week: '2' };

  it.each<[string, SampleName, (text: string) => string, string]>([
    [
      'half a yard',
      'players',
      (text) => replaceCell(text, rodgers, 'passing_yards', '203.5'),
      'PassingYards: must be a whole number',
    ],
    [
      'a whole number with a point',
      'players',
      (text) => replaceCell(text, rodgers, 'passing_tds', '1.0'),
      'PassingTouchdowns: must be a whole number, 0 or more',
    ],
    [
      'a number that is not known',
      'players',
      (text) => replaceCell(text, rodgers, 'rushing_yards', 'NA'),
      'RushingYards: must be a whole number',
    ],
    [
      'half a sack',
      'teams',
      (text) => replaceCell(text, bills, 'sacks_suffered', '0.5'),
      'Sacks: must be a whole number, 0 or more',
    ],
    [
      'an opponent who played elsewhere',
      'players',
      (text) => replaceCell(text, rodgers, 'opponent_team', 'SF'),
      'Opponent: the schedule has SEA as the opponent in 2025_02_SEA_PIT',
    ],
    [
      'a player without an id',
      'players',
      (text) => replaceCell(text, rodgers, 'player_id', 'ROD339293'),
      'PlayerID: Aaron Rodgers (QB, PIT) has no id of the NFL',
    ],
    [
      'a player whose id is missing, who would have no points',
      'players',
      (text) => replaceCell(text, rodgers, 'player_id', ''),
      'PlayerID: Aaron Rodgers (QB, PIT) has no id of the NFL',
    ],
    [
      'a new player of no team',
      'players',
      (text) => replaceCell(text, rodgers, 'team', 'NA'),
      'PlayerID: Aaron Rodgers (QB, no team) is on no team that we know',
    ],
  ])('%s', async (_, name, change, sentence) => {
    const files = { [name]: change(sample[name]) };
    expect(
      (await sentences([1, 2], { files })).filter((each) => each.endsWith(sentence)),
    ).toHaveLength(1);
    const { season } = await load([1, 2], { files });
    expect(season?.weeks.map(({ week }) => week)).toEqual([1]);
  });

  it('a player without a name anywhere', async () => {
    const person = { player_id: `00-00${AARON_RODGERS_ID}`, week: '1' };
    const files = {
      players: replaceCell(sample.players, person, 'player_display_name', ''),
      roster: replaceCell(sample.roster, { gsis_id: person.player_id }, 'full_name', ''),
    };
    const { season, problems, notes } = await load([1], { files });
    expect(problems.map(({ reason }) => reason)).toEqual(['00-0023459 (QB, PIT) has no name']);
    expect(season?.refusedWeeks).toEqual([1]);
    expect(notes[0]).toContain('no id or no name of theirs yet: 00-0023459');
  });

  it('a player whose row has been lost', async () => {
    const lines = sample.players.split('\n');
    const players = lines
      .filter((line) => !(line.startsWith('00-0023459,') && line.includes(',2025,2,REG,')))
      .join('\n');
    expect(players).not.toBe(sample.players);
    expect((await sentences([1, 2], { files: { players } })).join()).toMatch(
      /stats_team_week_2025\.csv\.gz, line \d+, passing_yards: PIT has 215, but the rows of its players add up to 12/,
    );
  });

  it('touchdowns that do not add up to the score', async () => {
    const games = replaceCell(sample.games, { game_id: '2025_02_SEA_PIT' }, 'home_score', '18');
    expect((await sentences([1, 2], { files: { games } })).join()).toMatch(
      /stats_team_week_2025\.csv\.gz, line \d+, team: what PIT scored adds up to 17, but games\.csv\.gz has 18/,
    );
  });

  it('two points more than anyone is credited with are those of a defense that returned a try', async () => {
    const games = replaceCell(sample.games, { game_id: '2025_02_SEA_PIT' }, 'home_score', '19');
    expect(await sentences([1, 2], { files: { games } })).toEqual([]);
  });
});

describe('someone whose position the roster doesn’t tell', () => {
  const josh = { gsis_id: '00-0034857' };
  const rosterWith = (position: string) => replaceCell(sample.roster, josh, 'position', position);
  const gamesOfJosh = (season: ValidSeason | null) =>
    season?.weeks.flatMap(({ playerGames }) =>
      playerGames.filter(({ PlayerID }) => PlayerID === 34857),
    );

  it('has the one of the statistics', async () => {
    const [usual, { season }] = [
      await load([1, 2]),
      await load([1, 2], { files: { roster: rosterWith('') } }),
    ];
    expect(gamesOfJosh(season)).toHaveLength(2);
    expect(gamesOfJosh(season)).toEqual(gamesOfJosh(usual.season));
  });

  it('is left out if the two differ, and named once', async () => {
    const { season, notes } = await load([1, 2], { files: { roster: rosterWith('LB') } });
    expect(gamesOfJosh(season)).toEqual([]);
    expect(notes).toContain(
      'Left out, because the roster has them at a position that isn’t played here: ' +
        'Josh Allen (QB in the statistics, LB in the roster).',
    );
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
    expect(JSON.stringify(await source.load(SAMPLE_SEASON, [1, 2]))).not.toMatch(/spread|-3\.5/);
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

  it.each([
    ['is last year’s', (text: string) => text.replace(/^2025,/gm, '2024,')],
    ['has no one in it', (text: string) => text.slice(0, text.indexOf('\n') + 1)],
  ])('a roster that %s, which would be an empty draft', async (_, change) => {
    for (const weeks of [[], [1, 2]])
      expect(await failureOf(weeks, { files: { roster: change(sample.roster) } })).toMatchObject({
        kind: 'unreadable',
        message: 'roster_2025.csv.gz of nflverse has no players of 2025.',
      });
  });

  it('one that is not there', async () => {
    expect(await failureOf([1, 2], { files: { roster: null } })).toMatchObject({
      kind: 'unreadable',
      message:
        'nflverse has no rosters/roster_2025. Has the season begun, and is NFLVERSE_BASE_URL right?',
    });
  });
});

describe('a week that is not over', () => {
  it('is waited for until its last game has ended', async () => {
    const now = new Date('2025-09-15T16:00:00Z');
    const games = ['2025_02_TB_HOU', '2025_02_LAC_LV'].reduce(
      (text, game_id) =>
        replaceCell(
          replaceCell(text, { game_id }, 'home_score', ''),
          { game_id },
          'away_score',
          '',
        ),
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
  const finished = (changes: SourceChanges) =>
    sourceOf(changes).source.finishedWeeks?.(SAMPLE_SEASON);

  it('end before the first with a game to come', async () => {
    expect(await finished({})).toEqual([1, 2]);
    expect(await finished({ now: new Date('2025-09-16T01:00:00Z') })).toEqual([1]);
  });

  it('end before the first whose statistics are not there', async () => {
    // All of 2025 has been played, and the sample has statistics of two weeks.
    expect(await finished({ now: new Date('2026-02-01T00:00:00Z') })).toEqual([1, 2]);
  });

  it('are none before the season, when there is no file of statistics yet', async () => {
    expect(
      await finished({
        now: new Date('2025-08-30T10:00:00Z'),
        files: { players: null, teams: null },
      }),
    ).toEqual([]);
  });
});

it('a game that an admin has marked as canceled is not waited for, and its week is not taken for the bye (R22)', async () => {
  const unplayed = { game_id: '2025_02_BUF_NYJ' };
  const games = ['home_score', 'away_score'].reduce(
    (text, column) => replaceCell(text, unplayed, column, ''),
    sample.games,
  );
  expect(await failureOf([1, 2], { files: { games } })).toMatchObject({ kind: 'not-final' });
  const { files } = await sourceOf({ files: { games }, canceled: ['2 BUF', '2 NYJ'] }).source.load(
    SAMPLE_SEASON,
    [1, 2],
  );
  const keys =
    'table' in files.schedule ? files.schedule.table.rows.map(({ cells }) => cells.GameKey) : [];
  expect(keys).not.toContain('2025_02_BUF_NYJ');
  const teams = JSON.parse('text' in files.teams ? files.teams.text : '') as {
    Team: string;
    ByeWeeks: Record<string, number>;
  }[];
  expect(
    teams
      .filter(({ Team }) => Team === 'BUF' || Team === 'NYJ')
      .every(({ ByeWeeks }) => ByeWeeks[SAMPLE_SEASON] !== 2),
  ).toBe(true);
});
