import { graphFieldsOfPosition } from '@/lib/domain/graphs/graph-source';
import { createSeasonSnapshot } from '@/lib/nfl/snapshot';
import { defenseGameRow, playerGameRow, playerRow, teamRow } from '@/lib/testing/season-rows';
import { playersForGraphBuilder } from './builder-data';

const Season = 2023;
const team = (TeamID: number, Team: string) =>
  teamRow(TeamID, Team, { FullName: `The ${Team}`, ByeWeek: 2 });
const game = (PlayerID: number, Week: number, Team: string, stats: object) =>
  playerGameRow(PlayerID, Week, { Team, ...stats });

/**
 * The teams play in weeks 1 and 3; the players of one name are of two teams, and one of them was
 * out in week 3.
 */
const snapshot = createSeasonSnapshot({
  season: Season,
  players: [
    playerRow(1, 'Al Li', 'WR', 'AAA'),
    playerRow(2, 'Al Li', 'QB', 'BBB'),
    playerRow(3, 'Bo Ray', 'K', 'AAA'),
    playerRow(4, 'Cy Line', 'LB', 'AAA'),
  ],
  teams: [team(1, 'AAA'), team(2, 'BBB')],
  playerGames: [
    game(1, 1, 'AAA', { ReceivingYards: 50, Receptions: 4 }),
    game(2, 1, 'BBB', { PassingYards: 200 }),
    game(2, 3, 'BBB', { PassingYards: -3 }),
    game(3, 1, 'AAA', {
      ExtraPointsMade: 2,
      FieldGoalsMade0to19: 1,
      FieldGoalsMade30to39: 2,
      FieldGoalsMade50Plus: 4,
    }),
    game(3, 3, 'AAA', { FieldGoalsMade20to29: 8, FieldGoalsMade40to49: 16 }),
  ],
  defenseGames: [
    defenseGameRow(1, 1, { Sacks: 3 }),
    defenseGameRow(1, 3),
    defenseGameRow(2, 1),
    defenseGameRow(2, 3),
  ],
  schedule: [],
});

const shown = (draftedPlayers: number[], draftedDefenses: number[], week = 3) =>
  playersForGraphBuilder(snapshot, { draftedPlayers, draftedDefenses }, week);
const at = (position: Parameters<typeof graphFieldsOfPosition>[0], field: string) =>
  graphFieldsOfPosition(position).indexOf(field as never);

it('stand in the order of the positions, under names that tell them apart, and only those who are known', () => {
  const players = shown([3, 99, 1, 4, 2], [2, 77, 1]);
  expect(players.map(({ key, name, position }) => [key, name, position])).toEqual([
    ['p2', 'Al Li (BBB)', 'QB'],
    ['p1', 'Al Li (AAA)', 'WR'],
    ['p3', 'Bo Ray', 'K'],
    ['d2', 'The BBB', 'DEF'],
    ['d1', 'The AAA', 'DEF'],
  ]);
  expect(shown([1], []).map(({ name }) => name)).toEqual(['Al Li']);
});

it('have a game, a bye or a week out for each week up to the one that is asked for', () => {
  const [receiver] = shown([1], []);
  expect(receiver?.games.map((each) => (typeof each === 'string' ? each : 'played'))).toEqual([
    'played',
    'bye',
    'out',
  ]);
  expect(receiver?.games[0]?.[at('WR', 'ReceivingYards')]).toBe(50);
  expect(receiver?.games[0]).toHaveLength(graphFieldsOfPosition('WR').length);
  expect(shown([1], [], 1)[0]?.games).toHaveLength(1);
  expect(shown([1], [], 0)[0]?.games).toEqual([]);
  const [quarterback] = shown([2], []);
  expect(quarterback?.games[2]?.[at('QB', 'PassingYards')]).toBe(-3);
  const [defenders] = shown([], [1]);
  expect(defenders?.games[0]?.[at('DEF', 'Sacks')]).toBe(3);
});

it('count a kicker’s field goals together, whatever their distance, and extra points apart', () => {
  const [kicker] = shown([3], []);
  const goals = at('K', 'FieldGoalsMade');
  expect([kicker?.games[0]?.[goals], kicker?.games[2]?.[goals]]).toEqual([7, 24]);
  expect(kicker?.games[0]?.[at('K', 'ExtraPointsMade')]).toBe(2);
});
