import { join } from 'node:path';
import { readSeasonWeeks } from '@/lib/testing/season-weeks';
import { readSeasonFiles, type SeasonFiles } from './table';
import { validateSeason } from './validate-season';

const DATA = join(__dirname, '..', '..', '..', 'data');

const WEEKS = [1, 2, 3, 4];
let real: SeasonFiles;
beforeAll(async () => {
  real = await readSeasonWeeks(2023, WEEKS);
});

type CsvName = 'players' | 'schedule' | 'playerGames' | 'defenseGames';

function withChange(file: CsvName, from: string, to: string): SeasonFiles {
  const { name, text } = real[file];
  if (!text.includes(from)) throw new Error(`${name} has no "${from}"`);
  return { ...real, [file]: { name, text: text.replace(from, to) } };
}

function withoutLine(file: CsvName, start: string): SeasonFiles {
  const line = real[file].text.split('\n').find((candidate) => candidate.startsWith(start)) ?? '';
  return withChange(file, `${line}\n`, '');
}

function check(files: SeasonFiles) {
  const { season, problems } = validateSeason(files, 2023);
  return { problems, weeks: season?.weeks.map(({ week }) => week) };
}
const allWeeksBut = (...left: number[]) => WEEKS.filter((week) => !left.includes(week));

describe('the real seasons', () => {
  it.each([
    [2023, 625, 6435],
    [2024, 640, 6485],
    [2025, 660, 6662],
  ])('%i passes without a problem, all rows of it', async (season, players, playerGames) => {
    const { season: valid, problems } = validateSeason(await readSeasonFiles(DATA, season), season);

    expect(problems).toEqual([]);
    expect(valid?.teams).toHaveLength(32);
    expect(valid?.players).toHaveLength(players);
    const count = (rows: 'schedule' | 'playerGames' | 'defenseGames') =>
      valid?.weeks.reduce((sum, week) => sum + week[rows].length, 0);
    expect(count('playerGames')).toBe(playerGames);
    expect(count('defenseGames')).toBe(544);
    expect(count('schedule')).toBe(272);
    expect(valid?.refusedWeeks).toEqual([]);
  });
});

describe('a bad game row is reported and only its week is left out', () => {
  const row = '23853,2023,1,2023_01_ARI_WAS,ARI,WAS,AWAY,0';
  it.each([
    [
      'a word for a number',
      row,
      row.replace(/0$/, 'none'),
      'RushingYards',
      'must be a whole number',
    ],
    ['a decimal', row, row.replace(/0$/, '1.5'), 'RushingYards', 'must be a whole number'],
    ['yards of no game', row, row.replace(/0$/, '100000'), 'RushingYards', 'more than in any game'],
    [
      'touchdowns of no game',
      `${row},0`,
      `${row},100`,
      'RushingTouchdowns',
      'more than in any game',
    ],
    [
      'a player nobody knows',
      '23853,2023,1,',
      '99999,2023,1,',
      'PlayerID',
      'there is no player 99999',
    ],
    [
      'an unknown team',
      'ARI_WAS,ARI,WAS,AWAY,0',
      'ARI_WAS,XYZ,WAS,AWAY,0',
      'Team',
      'there is no team XYZ',
    ],
    [
      'an opponent against the schedule',
      'ARI_WAS,ARI,WAS,AWAY',
      'ARI_WAS,ARI,SEA,AWAY',
      'Opponent',
      'the schedule has WAS',
    ],
    [
      'the wrong side',
      'ARI_WAS,ARI,WAS,AWAY',
      'ARI_WAS,ARI,WAS,HOME',
      'Team',
      'the schedule has WAS as the HOME team',
    ],
    ['no side', 'ARI_WAS,ARI,WAS,AWAY', 'ARI_WAS,ARI,WAS,', 'HomeOrAway', 'must be HOME or AWAY'],
    ['another season', '23853,2023,1,', '23853,2022,1,', 'Season', 'must be 2023'],
    [
      'an unknown game',
      '2023_01_ARI_WAS,ARI',
      '2023_01_ARI_NYJ,ARI',
      'GameKey',
      'the schedule has no game',
    ],
  ])('%s', (_title, from, to, field, reason) => {
    const files = withChange('playerGames', from, to);
    const { problems, weeks } = check(files);

    expect(problems).toContainEqual({
      file: 'player-games.csv',
      line: 2,
      field,
      reason: expect.stringContaining(reason),
    });
    expect(weeks).toEqual(allWeeksBut(1));
  });

  it('a negative count, while negative yards are fine', () => {
    const { problems } = validateSeason(
      withChange(
        'defenseGames',
        'ARI,2023,1,2023_01_ARI_WAS,WAS,AWAY,6',
        'ARI,2023,1,2023_01_ARI_WAS,WAS,AWAY,-6',
      ),
      2023,
    );

    expect(problems).toEqual([
      {
        file: 'defense-games.csv',
        line: 2,
        field: 'Sacks',
        reason: 'must be a whole number, 0 or more',
      },
    ]);
  });

  it('a row that is there twice', () => {
    const line = real.playerGames.text.split('\n')[1] ?? '';
    const files = withChange('playerGames', `${line}\n`, `${line}\n${line}\n`);

    const { problems, weeks } = check(files);
    expect(problems).toEqual([
      {
        file: 'player-games.csv',
        line: 3,
        field: 'PlayerID',
        reason: 'player 23853 already has a row in week 1',
      },
    ]);
    expect(weeks).toEqual(allWeeksBut(1));
  });

  it('a row that is cut short', () => {
    const files = withChange(
      'playerGames',
      `${real.playerGames.text.split('\n')[1]}\n`,
      '23853,2023,1\n',
    );
    const { problems } = check(files);

    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      line: 2,
      reason: 'the row does not have as many cells as the header',
    });
  });

  it('a week that disagrees with the game spoils both weeks, for it may belong to either', () => {
    const files = withChange(
      'playerGames',
      '23853,2023,1,2023_01_ARI_WAS',
      '23853,2023,4,2023_01_ARI_WAS',
    );

    expect(check(files).weeks).toEqual(allWeeksBut(1, 4));
  });

  it.each(['0', '19', 'one', ''])(
    'week "%s" does not exist, so the game tells which week is left out',
    (week) => {
      const files = withChange(
        'playerGames',
        '23853,2023,1,2023_01_ARI_WAS',
        `23853,2023,${week},2023_01_ARI_WAS`,
      );

      expect(check(files).weeks).toEqual(allWeeksBut(1));
    },
  );

  it('a row that tells neither week nor game could belong to any week, so none is imported', () => {
    expect(
      check(withChange('playerGames', '23853,2023,1,2023_01_ARI_WAS', '23853,2023,x,x')).weeks,
    ).toEqual([]);
  });

  it('a defense whose row is lost is told apart from a bye', () => {
    const files = withoutLine('defenseGames', '1,ARI,2023,1,');

    const { problems, weeks } = check(files);
    expect(problems).toEqual([
      {
        file: 'schedule.csv',
        line: 3,
        field: 'AwayTeam',
        reason: 'the defense of ARI has no row in week 1',
      },
    ]);
    expect(weeks).toEqual(allWeeksBut(1));
  });

  it('a TeamID that is another team', () => {
    const files = withChange('defenseGames', '1,ARI,2023,1,', '7,ARI,2023,1,');

    expect(validateSeason(files, 2023).problems).toContainEqual({
      file: 'defense-games.csv',
      line: 2,
      field: 'TeamID',
      reason: 'the TeamID of ARI is 1',
    });
  });

  it('a scheduled game without a score', () => {
    const files = withChange(
      'schedule',
      '2023_01_DET_KC,2023,1,KC,DET,20,21',
      '2023_01_DET_KC,2023,1,KC,DET,,21',
    );

    const { problems, weeks } = check(files);
    expect(problems[0]).toEqual({
      file: 'schedule.csv',
      line: 2,
      field: 'HomeScore',
      reason: 'must be a whole number, 0 or more',
    });
    expect(weeks).toEqual(allWeeksBut(1));
  });
});

describe('players, teams and headers carry everything, so a problem there imports nothing', () => {
  it.each([
    [
      'a position that does not exist',
      'Rodgers,QB',
      'Rodgers,XX',
      'Position',
      'must be QB, RB, WR, TE or K',
    ],
    [
      'a player without a name',
      '23459,2023,Aaron Rodgers',
      '23459,2023,',
      'Name',
      'must not be empty',
    ],
    ['a team nobody knows', 'QB,NYJ,8', 'QB,NYX,8', 'Team', 'there is no team NYX'],
    [
      'a picture that is no https address',
      '"https://static.www.nfl.com/image/upload',
      '"javascript:alert',
      'PhotoUrl',
      'https://',
    ],
  ])('%s', (_title, from, to, field, reason) => {
    const { season, problems } = validateSeason(withChange('players', from, to), 2023);

    expect(season).toBeNull();
    expect(problems).toEqual([
      { file: 'players.csv', line: 2, field, reason: expect.stringContaining(reason) },
    ]);
  });

  it('a player who is there twice', () => {
    const { problems } = validateSeason(withChange('players', '23853,2023', '23459,2023'), 2023);

    expect(problems).toEqual([
      { file: 'players.csv', line: 3, field: 'PlayerID', reason: 'player 23459 is there twice' },
    ]);
  });

  it('a missing column is named', () => {
    const { season, problems } = validateSeason(
      withChange('playerGames', 'Receptions', 'Catches'),
      2023,
    );

    expect(season).toBeNull();
    expect(problems).toEqual([
      {
        file: 'player-games.csv',
        line: 1,
        field: 'Receptions',
        reason: 'the column Receptions is missing',
      },
    ]);
  });

  it('a column nobody asked for is ignored', () => {
    const text = real.schedule.text
      .trimEnd()
      .split('\n')
      .map((line, index) => `${line},${index === 0 ? 'Weather' : 'rain'}`)
      .join('\n');

    expect(
      validateSeason({ ...real, schedule: { name: 'schedule.csv', text } }, 2023).problems,
    ).toEqual([]);
  });

  it('a quote that is never closed is reported with its file', () => {
    const { season, problems } = validateSeason(
      withChange('players', 'Matt Prater,Matt', '"Matt Prater,Matt'),
      2023,
    );

    expect(season).toBeNull();
    expect(problems[0]?.file).toBe('players.csv');
  });

  it('a season that the teams have no bye weeks for is refused', () => {
    expect(validateSeason(real, 1999).season).toBeNull();
  });
});
