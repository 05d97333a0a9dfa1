import { templateFormulaLines } from '@/lib/domain/football/ready-formulas';
import { formatAsMixedNumber, rational } from '@/lib/domain/numbers/fractions';
import { seededRandom } from '@/lib/domain/numbers/random';
import { realSeasonOf } from '@/lib/testing/real-season';
import {
  isOnTarget,
  linesAndTotalOfBuiltGame,
  makeReverseTask,
  skillsOfBuiltGame,
} from './reverse';

/** By level 1: 1/20 a passing yard, 5 a touchdown, 1/10 a rushing yard, 5 a touchdown. */
const QUARTERBACK = { position: 'QB', rules: 1, target: rational(83, 4) } as const;

it('takes every game that is worth exactly 20 3/4, and no other one', () => {
  expect(isOnTarget(QUARTERBACK, [215, 2, 0, 0])).toBe(true);
  expect(isOnTarget(QUARTERBACK, [115, 3, 0, 0])).toBe(true);
  expect(isOnTarget(QUARTERBACK, [5, 3, 5, 1])).toBe(true);
  expect(isOnTarget(QUARTERBACK, [115, 2, 30, 0])).toBe(false);
  expect(formatAsMixedNumber(linesAndTotalOfBuiltGame(QUARTERBACK, [115, 2, 30, 0]).total)).toBe(
    '18 3/4',
  );
  expect(isOnTarget(QUARTERBACK, [])).toBe(false);
});

it('is evidence for adding only: like and unlike fractions of the built lines', () => {
  expect(skillsOfBuiltGame(QUARTERBACK, [215, 2, 0, 0])).toEqual([]);
  expect(skillsOfBuiltGame(QUARTERBACK, [5, 3, 5, 1])).toEqual(['unlike-sums']);
});

it('asks for what a real game made, with a fraction where the rules have one', async () => {
  for (const year of [2023, 2024]) {
    const snapshot = await realSeasonOf(year);
    for (const position of ['QB', 'RB', 'WR', 'TE', 'K'] as const)
      for (const rules of [
        1,
        2,
        { name: 'Mixed', lines: templateFormulaLines('mixed') },
      ] as const) {
        const games = [...snapshot.players.values()]
          .filter((player) => player.Position === position)
          .flatMap(({ PlayerID }) => snapshot.playerGames(PlayerID, 3));
        const task = makeReverseTask(position, rules, games, seededRandom(year));
        expect(task?.target.compare(0)).toBe(1);
        if (position !== 'K') expect(task?.target.d).toBeGreaterThan(1n);
      }
  }
});
