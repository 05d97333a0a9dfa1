import type { ScoringRules } from '@/lib/domain/football/formulas';
import { templateFormulaLines } from '@/lib/domain/football/ready-formulas';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { seededRandom } from '@/lib/domain/numbers/random';
import { realSeasonOf } from '@/lib/testing/real-season';
import {
  judgeSlipAnswer,
  makeSlipPuzzle,
  type SlipPuzzle,
  skillsToCorrectSlip,
  slipPuzzleNumbers,
} from './find-the-slip';

const RULES: readonly ScoringRules[] = [
  1,
  2,
  { name: 'Unlike', lines: templateFormulaLines('unlike') },
];
const POSITIONS = ['QB', 'RB', 'WR', 'TE'] as const;
const ROUNDS = [0, 1, 2, 3, 4];

async function cards(): Promise<SlipPuzzle[]> {
  const made: SlipPuzzle[] = [];
  for (const year of [2023, 2024]) {
    const snapshot = await realSeasonOf(year);
    for (const position of POSITIONS) {
      const games = [...snapshot.players.values()]
        .filter((player) => player.Position === position)
        .flatMap(({ PlayerID }) => snapshot.playerGames(PlayerID, 6));
      for (const rules of RULES)
        for (const round of ROUNDS) {
          const slip = makeSlipPuzzle({ position, rules, games, round }, seededRandom(year));
          if (slip) made.push(slip);
        }
    }
  }
  return made;
}

/** Compares a/b with c/d by cross products, without the code under test. */
const isSame = (mixed: MixedNumber, top: bigint, bottom: bigint) =>
  (BigInt(mixed.wholeNumber) * BigInt(mixed.denominator) + BigInt(mixed.numerator)) * bottom ===
  top * BigInt(mixed.denominator);

it('is wrong in exactly one step: the products by the box score, the sum by the products shown', async () => {
  const all = await cards();
  expect(all).toHaveLength(2 * POSITIONS.length * RULES.length * ROUNDS.length);
  for (const slip of all) {
    const { lines, sum } = slipPuzzleNumbers(slip);
    const wrong = slip.context.lines.flatMap(({ count, rate }, place) =>
      isSame(lines[place] as MixedNumber, BigInt(count) * rate.n, rate.d) ? [] : [place],
    );
    let [top, bottom] = [0n, 1n];
    for (const { wholeNumber, numerator, denominator } of lines) {
      const [own, below] = [BigInt(wholeNumber * denominator + numerator), BigInt(denominator)];
      [top, bottom] = [top * below + own * bottom, bottom * below];
    }
    if (!isSame(sum, top, bottom)) wrong.push(lines.length);
    expect(wrong).toEqual([slip.place]);
  }
});

it('offers three different words for it, and many kinds of slips come up', async () => {
  const all = await cards();
  for (const { options, kind } of all) {
    expect(new Set(options).size).toBe(3);
    expect(options).toContain(kind);
  }
  expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(8);
  expect(all.some(({ place, context }) => place === context.lines.length)).toBe(true);
});

it('offers beside a counted zero nothing that gives the same number', async () => {
  const snapshot = await realSeasonOf(2023);
  const games = [...snapshot.players.values()].flatMap(({ Position, PlayerID }) =>
    Position === 'WR' ? snapshot.playerGames(PlayerID, 6) : [],
  );
  const counted = Array.from({ length: 60 }, (_, seed) =>
    makeSlipPuzzle({ position: 'WR', rules: 2, games, round: 0 }, seededRandom(seed)),
  ).flatMap((slip) => (slip?.kind === 'zero-counted' ? [slip] : []));
  expect(counted.length).toBeGreaterThan(2);
  // 0 × 1/8 as 1/8 is also one too many, 0 and 1/8, and 0 × 5 as 0 + 5.
  const sameNumber = ['count-off-by-one', 'side-by-side', 'added-not-multiplied'];
  expect(
    counted.flatMap(({ options }) => options.filter((each) => sameNumber.includes(each))),
  ).toEqual([]);
});

it('asks for the step, then for what happened, then for the number', async () => {
  for (const slip of await cards()) {
    const { context, place, kind, shown } = slip;
    const right = context.lines[place]?.value ?? context.total;
    const value = {
      wholeNumber: 0,
      numerator: Number(right.n) * 3,
      denominator: Number(right.d) * 3,
    };
    const still = { wholeNumber: 0, numerator: Number(shown.n), denominator: Number(shown.d) };
    expect(judgeSlipAnswer(slip, { place, kind, value })).toBe('right');
    expect(judgeSlipAnswer(slip, { place, kind, value: still })).toBe('number');
    expect(judgeSlipAnswer(slip, { place, kind: 'other', value })).toBe('kind');
    expect(judgeSlipAnswer(slip, { place: place === 0 ? 1 : 0, kind, value })).toBe('place');
    expect(skillsToCorrectSlip(slip)).not.toEqual([]);
  }
});
