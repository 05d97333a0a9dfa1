import { isWhole } from '@/lib/domain/answers/mistakes/mistake';
import type { FormulaLevel } from '@/lib/domain/football/formulas';
import type { PositionCode } from '@/lib/domain/football/positions';
import { formulaTerms, termCount } from '@/lib/domain/football/scoring';
import type { GameStats } from '@/lib/domain/football/statistics';
import { type Rational, toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { formatMixed, greatestCommonDivisor } from '@/lib/domain/numbers/mixed';

/** Short questions for the first minutes of a lesson, about the players that a class has in its own line-ups. */

/** A starter of the class with a real game. */
export type WarmUpPlayer = {
  /** Unique in the list: a TeamID of a defense may equal a PlayerID. */
  readonly id: string;
  readonly name: string;
  readonly position: PositionCode;
  readonly stats: GameStats;
  /** How many students have this one in their line-up. */
  readonly students: number;
};

export type WarmUpQuestion = {
  readonly kind: 'one-line' | 'sum' | 'difference';
  readonly text: string;
  readonly answer: MixedNumber;
  /** The way to it, for the answer key: "169 × 1/20 = 8 9/20". */
  readonly working: string;
  /** What it was made from, so that it can be checked. */
  readonly lines: readonly WarmUpLine[];
};

export type WarmUpLine = {
  readonly playerId: string;
  readonly name: string;
  readonly label: string;
  readonly rule: string;
  readonly count: number;
  readonly rate: Rational;
  readonly points: Rational;
};

/**
 * Up to three questions: one line of a formula, the sum of two lines with unlike fractions, and the difference of two. Each about other
 * players where there are enough; players that many students have come first. Every answer has a fraction. None for a class without a
 * game that gives one. The same players give the same questions, in whatever order they come.
 */
export function warmUpQuestions(players: readonly WarmUpPlayer[], level: FormulaLevel): WarmUpQuestion[] {
  const lines = linesOf(players, level);
  const used = new Set<string>();
  const questions: WarmUpQuestion[] = [];
  const [one] = lines;
  if (!one) return [];
  questions.push(oneLine(one));
  used.add(one.playerId);
  const sum = findPair(lines, used, ({ points: a }, { points: b }) => a.d !== b.d && !isWhole(a.add(b)));
  if (sum) {
    questions.push(sumOf(...sum));
    for (const { playerId } of sum) used.add(playerId);
  }
  const difference = findPair(lines, used, (a, b) => a.points.d !== b.points.d && !isWhole(a.points.sub(b.points)), sum);
  if (difference) questions.push(differenceOf(...difference));
  return questions;
}

/** Lines whose points have a fraction, the most popular players first. */
function linesOf(players: readonly WarmUpPlayer[], level: FormulaLevel): WarmUpLine[] {
  return players
    .toSorted((a, b) => b.students - a.students || (a.id < b.id ? -1 : 1))
    .flatMap(({ id, name, position, stats }) =>
      formulaTerms(position, level).map((term): WarmUpLine => {
        const count = termCount(term, stats);
        return { playerId: id, name, label: term.label, rule: term.rule, count, rate: term.rate, points: term.rate.mul(count) };
      }),
    )
    .filter(({ count, points }) => count > 1 && !isWhole(points));
}

type Pair = readonly [WarmUpLine, WarmUpLine];

/** The first two lines that fit: of players not used yet if there are such, else of any; never the same two lines as `not`. */
function findPair(
  lines: readonly WarmUpLine[],
  used: ReadonlySet<string>,
  fits: (a: WarmUpLine, b: WarmUpLine) => boolean,
  not?: Pair | null,
): Pair | null {
  for (const pool of [lines.filter(({ playerId }) => !used.has(playerId)), lines]) {
    for (const first of pool) {
      const second = pool.find((line) => fits(first, line) && !(not?.includes(first) && not.includes(line)));
      if (second) return [first, second];
    }
  }
  return null;
}

function oneLine(line: WarmUpLine): WarmUpQuestion {
  const answer = toMixed(line.points);
  return {
    kind: 'one-line',
    text: `${had(line)}. ${ruleOf(line)} How many points is that?`,
    answer,
    working: product(line),
    lines: [line],
  };
}

function sumOf(a: WarmUpLine, b: WarmUpLine): WarmUpQuestion {
  const answer = toMixed(a.points.add(b.points));
  return {
    kind: 'sum',
    text: `${facts(a, b)} How many points is that together?`,
    answer,
    working: `${product(a)}; ${product(b)}; ${withOneBottom(a, '+', b)} = ${formatMixed(answer)}`,
    lines: [a, b],
  };
}

function differenceOf(one: WarmUpLine, other: WarmUpLine): WarmUpQuestion {
  const [more, less] = one.points.compare(other.points) > 0 ? [one, other] : [other, one];
  const answer = toMixed(more.points.sub(less.points));
  return {
    kind: 'difference',
    text: `${facts(one, other)} Which gives more points, and how many more?`,
    answer,
    working: `${product(one)}; ${product(other)}; ${withOneBottom(more, '−', less)} = ${formatMixed(answer)}, more for ${more.name}’s ${stat(more)}`,
    lines: [one, other],
  };
}

function facts(a: WarmUpLine, b: WarmUpLine): string {
  const sameRule = a.rule === b.rule;
  const both = a.playerId === b.playerId ? `${had(a)} and ${b.count} ${stat(b)}` : `${had(a)}, and ${had(b)}`;
  return `${both}. ${sameRule ? ruleOf(a) : `The rules: ${a.rule}; ${b.rule}.`}`;
}

const had = (line: WarmUpLine) => `${line.name} had ${line.count} ${stat(line)}`;

/** "Rushing yards" inside a sentence. */
const stat = ({ label }: WarmUpLine) => `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

const ruleOf = ({ rule }: WarmUpLine) => `The rule: ${rule}.`;

const product = ({ count, rate, points }: WarmUpLine) =>
  `${count} × ${formatMixed(toMixed(rate))} = ${formatMixed(toMixed(points))}`;

/** "8 9/20 + 3 6/20": both over their least common denominator. */
function withOneBottom(a: WarmUpLine, sign: '+' | '−', b: WarmUpLine): string {
  const bottom = (a.points.d * b.points.d) / greatestCommonDivisor(a.points.d, b.points.d);
  return `${over(a.points, bottom)} ${sign} ${over(b.points, bottom)}`;
}

/** A positive value with the given denominator, which its own one divides. */
function over(value: Rational, bottom: bigint): string {
  const { wholeNumber, numerator, denominator } = toMixed(value);
  return formatMixed({ wholeNumber, numerator: numerator * Number(bottom / BigInt(denominator)), denominator: Number(bottom) });
}
