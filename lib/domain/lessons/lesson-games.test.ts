import { lessonRowsOf } from '@/lib/testing/lesson-rows';
import { neededAndPresentText } from '@/words/graphs/lesson-words';
import {
  playersOfRunAndCatchPositions,
  rushingPlusReceivingYardsInGame,
  sumOverGames,
} from './lesson-games';

it('takes those who run and catch, in the order of the roster, and nobody else', () => {
  const { players, ...rest } = lessonRowsOf([
    ['Quinn', 'QB', [1, 5, 0, 0]],
    ['Rudy', 'RB', [1, 60, 9, 2]],
    ['Kit', 'K', [1, 0, 0, 0]],
    ['Walt', 'WR', [1, 0, 70, 4]],
    ['Tim', 'TE'],
    ['Defense', 'DEF', [1, 0, 0, 0]],
  ]);
  expect(playersOfRunAndCatchPositions({ ...rest, players })).toEqual([
    players[1],
    players[3],
    players[4],
  ]);
});

it('numbers players of one name, and leaves a name alone that somebody has who does not run or catch', () => {
  const rows = lessonRowsOf([
    ['Al Li', 'WR', [1, 0, 1, 1]],
    ['Bo Ray', 'RB'],
    ['Al Li', 'TE', [1, 0, 2, 1]],
    ['Bo Ray', 'QB'],
    ['Al Li', 'RB', [1, 0, 3, 1]],
  ]);
  expect(
    playersOfRunAndCatchPositions(rows).map(({ name, games }) => [name, games[0]?.receivingYards]),
  ).toEqual([
    ['Al Li #1', 1],
    ['Bo Ray', undefined],
    ['Al Li #2', 2],
    ['Al Li #3', 3],
  ]);
});

it('adds running and catching, in a game and over games', () => {
  const games =
    lessonRowsOf([['Al Li', 'WR', [1, -3, 40, 4], [2, 12, 0, 0]]]).players[0]?.games ?? [];
  expect(games.map(rushingPlusReceivingYardsInGame)).toEqual([37, 12]);
  expect([
    sumOverGames(games, rushingPlusReceivingYardsInGame),
    sumOverGames(games, ({ receptions }) => receptions),
    sumOverGames([], rushingPlusReceivingYardsInGame),
  ]).toEqual([49, 4, 0]);
});

it.each([
  [0, 'two games. So far there are none'],
  [1, 'two games. So far there is 1'],
  [2, 'two games. So far there are 2'],
])('says that there are %i', (have, sentence) => {
  expect(neededAndPresentText('two games', have)).toBe(sentence);
});
