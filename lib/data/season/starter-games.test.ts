import { scoredFieldsOfPosition } from '@/lib/domain/football/scoring';
import { byeDefenseGame, emptyPlayerGame } from '@/lib/domain/football/statistics';
import { createSeasonSnapshot } from '@/lib/nfl/snapshot';
import { gameStatDtos, playerTile, statTotalDtos } from './player-tile';
import { gamesUpToWeek, isPlayerInSeason, starterGame, statValue } from './starter-games';

jest.mock('@/lib/platform/player-images', () => ({
  playerPhotoUrl: (id: number) => (id === 7 ? '/photos/7' : undefined),
}));

const team = (
  TeamID: number,
  Team: string,
  FullName: string,
  ByeWeek: number,
  PrimaryColor: string,
) => ({
  id: `2023_${Team}`,
  TeamID,
  Season: 2023,
  Team,
  City: '',
  Name: '',
  FullName,
  Conference: '',
  Division: '',
  PrimaryColor,
  SecondaryColor: '#ffffff',
  ByeWeek,
});
const player = (PlayerID: number, Name: string, Position: string, Team: string) => ({
  id: `2023_${PlayerID}`,
  PlayerID,
  Season: 2023,
  Team,
  Position,
  Name,
  FirstName: '',
  LastName: '',
  JerseyNumber: 17,
  Status: '',
});
const played = { Opponent: 'DAL', HomeOrAway: 'AWAY', GameKey: 'key' } as const;
function playerGame(PlayerID: number, week: number, Team: string, stats: object = {}) {
  const { empty: _, ...game } = emptyPlayerGame({
    playerId: PlayerID,
    week,
    season: 2023,
    team: Team,
  });
  return { ...game, ...played, GameKey: `key-${week}`, id: `${PlayerID}_${week}`, ...stats };
}
function defenseGame(TeamID: number, week: number, Team: string, stats: object = {}) {
  const { empty: _, ...game } = byeDefenseGame({ teamId: TeamID, week, season: 2023, team: Team });
  return { ...game, ...played, GameKey: `key-${week}`, id: `${TeamID}_${week}`, ...stats };
}

/**
 * Player 7 was traded from BUF to SEA after week 2, which is SEA's third game; SEA has its bye in
 * week 5.
 */
const snapshot = createSeasonSnapshot({
  season: 2023,
  players: [
    player(7, 'Jo Runner', 'RB', 'SEA'),
    player(8, 'Al Kicker', 'K', 'BUF'),
    player(9, 'A Guard', 'G', 'BUF'),
  ] as never,
  teams: [
    team(1, 'BUF', 'Buffalo Bills', 9, '00338d'),
    team(2, 'SEA', 'Seattle Seahawks', 5, '#002244'),
  ],
  playerGames: [
    playerGame(7, 3, 'SEA', { RushingYards: 10, ReceivingYards: -4, PassingYards: 3 }),
    playerGame(7, 1, 'BUF', { RushingYards: 100, RushingTouchdowns: 2 }),
  ] as never,
  defenseGames: [
    defenseGame(1, 1, 'BUF', { Sacks: 3 }),
    defenseGame(1, 2, 'BUF', { Sacks: 1, PointsAllowed: 20 }),
    defenseGame(2, 3, 'SEA'),
    defenseGame(2, 4, 'SEA'),
  ] as never,
  schedule: [],
});

describe('a starter’s game of a week', () => {
  const gameOf = (position: Parameters<typeof starterGame>[1], id: number, week: number) =>
    starterGame(snapshot, position, id, week);

  it('is the one that was played', () => {
    const game = { opponent: 'DAL', homeOrAway: 'AWAY', gameKey: 'key-1' };
    expect(gameOf('RB', 7, 1)).toEqual({
      game: 'played',
      stats: snapshot.playerGame(7, 1),
      ...game,
    });
    expect(gameOf('DEF', 1, 1)).toEqual({
      game: 'played',
      stats: snapshot.defenseGame(1, 1),
      ...game,
    });
  });

  it('is all zeros where the team played without him, with whom it played', () => {
    expect(gameOf('RB', 7, 4)).toEqual({
      game: 'no-game',
      stats: emptyPlayerGame({ playerId: 7, week: 4, season: 2023, team: 'SEA' }),
      opponent: 'DAL',
      homeOrAway: 'AWAY',
      gameKey: 'key-4',
    });
    expect(gameOf('RB', 7, 2)).toMatchObject({
      game: 'no-game',
      stats: { Team: 'BUF' },
      gameKey: 'key-2',
    });
  });

  it('is a bye where the team did not play', () => {
    const none = { game: 'bye', opponent: null, homeOrAway: null, gameKey: '' };
    expect(gameOf('RB', 7, 5)).toEqual({
      ...none,
      stats: emptyPlayerGame({ playerId: 7, week: 5, season: 2023, team: 'SEA' }),
    });
    expect(gameOf('DEF', 2, 5)).toEqual({
      ...none,
      stats: byeDefenseGame({ teamId: 2, week: 5, season: 2023, team: 'SEA' }),
    });
  });

  it('of someone the season does not know, or of a position that is not played here, is none; the log says so once', () => {
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const unknown = (id: number) => ({
      game: 'unknown',
      stats: emptyPlayerGame({ playerId: id, week: 1, season: 2023, team: '' }),
      opponent: null,
      homeOrAway: null,
      gameKey: '',
    });
    for (const id of [0, 55, 9, 55]) expect(gameOf('QB', id, 1)).toEqual(unknown(id));
    expect(gameOf('DEF', 77, 1)).toEqual(unknown(77));
    const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)).message);
    written.mockRestore();
    expect(lines).toEqual([
      'No players found with id: 55',
      'Position does not exist: G',
      'No players found with id: 77',
    ]);
  });

  it('is known by its season', () => {
    expect([7, 9, 2].map((id) => isPlayerInSeason(snapshot, 'RB', id))).toEqual([
      true,
      false,
      false,
    ]);
    expect([1, 2, 7].map((id) => isPlayerInSeason(snapshot, 'DEF', id))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('comes with those before it, and none after', () => {
    const weeks = (position: Parameters<typeof gamesUpToWeek>[1], id: number, through: number) =>
      gamesUpToWeek(snapshot, position, id, through).map(({ Week }) => Week);
    expect([
      weeks('RB', 7, 2),
      weeks('RB', 7, 3),
      weeks('DEF', 1, 1),
      weeks('DEF', 1, 2),
      weeks('DEF', 7, 3),
    ]).toEqual([[1], [1, 3], [1], [1, 2], []]);
  });
});

describe('the statistics of a game', () => {
  it('are what the position scores with, zeros too, and then what else there was', () => {
    const row = gameStatDtos('RB', snapshot.playerGame(7, 3) as never);
    expect(row.map(({ field, value }) => [field, value])).toEqual([
      ...scoredFieldsOfPosition('RB').map((field) => [
        field,
        ({ RushingYards: 10, ReceivingYards: -4 } as Partial<Record<string, number>>)[field] ?? 0,
      ]),
      ['PassingYards', 3],
    ]);
    expect(scoredFieldsOfPosition('RB')).toEqual(
      expect.arrayContaining(['RushingYards', 'RushingTouchdowns', 'ReceivingYards']),
    );
    expect(new Set(scoredFieldsOfPosition('RB')).size).toBe(scoredFieldsOfPosition('RB').length);
    expect(row.find(({ field }) => field === 'RushingYards')?.label).toMatch(/rushing yards/i);
    const defense = gameStatDtos('DEF', snapshot.defenseGame(1, 2) as never);
    expect(defense.find(({ field }) => field === 'PointsAllowed')).toEqual({
      field: 'PointsAllowed',
      label: 'Points allowed',
      value: 20,
    });
    expect(
      gameStatDtos('DEF', snapshot.defenseGame(1, 1) as never).map(({ field }) => field),
    ).toEqual(scoredFieldsOfPosition('DEF'));
  });

  it('are added up over several games', () => {
    const totals = statTotalDtos('RB', gamesUpToWeek(snapshot, 'RB', 7, 3));
    expect(totals.map(({ field }) => field)).toEqual(scoredFieldsOfPosition('RB'));
    const sumOf = (name: string) => totals.find(({ field }) => field === name)?.value;
    expect([sumOf('RushingYards'), sumOf('RushingTouchdowns'), sumOf('ReceivingYards')]).toEqual([
      110, 2, -4,
    ]);
    expect(statTotalDtos('RB', []).every(({ value }) => value === 0)).toBe(true);
  });

  it('that are no number count nothing', () => {
    expect(
      ['Sacks', 'Team', 'Nothing'].map((field) =>
        statValue({ Sacks: 2, Team: 'SEA' } as never, field),
      ),
    ).toEqual([2, 0, 0]);
  });
});

describe('a tile', () => {
  it('shows a player with the team he was in by then', () => {
    expect(playerTile(snapshot, 'RB', 7, 3)).toEqual({
      id: 7,
      name: 'Jo Runner',
      position: 'RB',
      team: 'SEA',
      teamName: 'Seattle Seahawks',
      primaryColor: '#002244',
      secondaryColor: '#ffffff',
      jerseyNumber: 17,
      byeWeek: 5,
      photo: '/photos/7',
    });
    expect(playerTile(snapshot, 'RB', 7, 2)).toMatchObject({
      team: 'BUF',
      primaryColor: '#00338d',
      byeWeek: 9,
    });
    expect(playerTile(snapshot, 'K', 8, 2)).not.toHaveProperty('photo');
  });

  it('shows a defense by its team', () => {
    expect(playerTile(snapshot, 'DEF', 1, 6)).toEqual({
      id: 1,
      name: 'Buffalo Bills',
      position: 'DEF',
      team: 'BUF',
      teamName: 'Buffalo Bills',
      primaryColor: '#00338d',
      secondaryColor: '#ffffff',
      jerseyNumber: null,
      byeWeek: 9,
    });
  });

  it('is gray for someone the season does not know', () => {
    const gray = {
      name: 'Unknown player',
      team: '',
      teamName: '',
      primaryColor: '#4b5563',
      secondaryColor: '#d1d5db',
      jerseyNumber: null,
      byeWeek: 0,
      isUnknown: true,
    };
    expect(playerTile(snapshot, 'RB', 55, 6)).toEqual({ id: 55, position: 'RB', ...gray });
    expect(playerTile(snapshot, 'DEF', 7, 6)).toEqual({ id: 7, position: 'DEF', ...gray });
  });
});
