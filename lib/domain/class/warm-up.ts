import type { ScoringRules } from '@/lib/domain/football/formulas';
import type { PositionCode } from '@/lib/domain/football/positions';
import {
  type FormulaTerm,
  formulaTerms,
  statisticTotalOfTerm,
} from '@/lib/domain/football/scoring';
import type { GameStats } from '@/lib/domain/football/statistics';
import { isWhole, type Rational, toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

export type WarmUpPlayer = {
  /** Unique in the list; a defense's TeamID may equal a PlayerID. */
  readonly id: string;
  readonly name: string;
  readonly position: PositionCode;
  readonly stats: GameStats;
  readonly students: number;
};

export type WarmUpQuestion = {
  readonly kind: 'one-line' | 'sum' | 'difference';
  readonly answer: MixedNumber;
  readonly lines: readonly WarmUpLine[];
};

export type WarmUpLine = Pick<FormulaTerm, 'label' | 'counted' | 'rate'> & {
  readonly playerId: string;
  readonly name: string;
  readonly count: number;
  readonly points: Rational;
};

/**
 * Up to three questions: one line of a formula, the sum of two lines with unlike fractions, and the
 * difference of two. They use different players if possible, the most popular first. Every answer
 * has a fraction. The same players always give the same questions.
 */
export function warmUpQuestions(
  players: readonly WarmUpPlayer[],
  rules: ScoringRules,
): WarmUpQuestion[] {
  const lines = linesOf(players, rules);
  const used = new Set<string>();
  const questions: WarmUpQuestion[] = [];
  const [one] = lines;
  if (!one) return [];
  questions.push({ kind: 'one-line', answer: toMixed(one.points), lines: [one] });
  used.add(one.playerId);
  const sum = findPair(
    lines,
    used,
    ({ points: a }, { points: b }) => a.d !== b.d && !isWhole(a.add(b)),
  );
  if (sum) {
    questions.push({ kind: 'sum', answer: toMixed(sum[0].points.add(sum[1].points)), lines: sum });
    for (const { playerId } of sum) used.add(playerId);
  }
  const difference = findPair(
    lines,
    used,
    (a, b) => a.points.d !== b.points.d && !isWhole(a.points.sub(b.points)),
    sum,
  );
  if (difference) {
    const [one, other] = difference;
    questions.push({
      kind: 'difference',
      answer: toMixed(one.points.sub(other.points).abs()),
      lines: difference,
    });
  }
  return questions;
}

function linesOf(players: readonly WarmUpPlayer[], rules: ScoringRules): WarmUpLine[] {
  return players
    .toSorted((a, b) => b.students - a.students || (a.id < b.id ? -1 : 1))
    .flatMap(({ id, name, position, stats }) =>
      formulaTerms(position, rules).map(({ label, counted, rate, fields }): WarmUpLine => {
        const count = statisticTotalOfTerm({ fields }, stats);
        return { playerId: id, name, label, counted, count, rate, points: rate.mul(count) };
      }),
    )
    .filter(({ count, points }) => count > 1 && !isWhole(points));
}

type Pair = readonly [WarmUpLine, WarmUpLine];

/**
 * The first two lines that fit, preferably of players not used yet, and never the same two as
 * `not`.
 */
function findPair(
  lines: readonly WarmUpLine[],
  used: ReadonlySet<string>,
  fits: (a: WarmUpLine, b: WarmUpLine) => boolean,
  not?: Pair | null,
): Pair | null {
  for (const pool of [lines.filter(({ playerId }) => !used.has(playerId)), lines]) {
    for (const first of pool) {
      const second = pool.find(
        (line) => fits(first, line) && !(not?.includes(first) && not.includes(line)),
      );
      if (second) return [first, second];
    }
  }
  return null;
}
