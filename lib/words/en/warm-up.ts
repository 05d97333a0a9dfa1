import type { WarmUpLine, WarmUpQuestion } from '@/lib/domain/class/warm-up';
import { formatAsMixedNumber, type Rational, toMixed } from '@/lib/domain/numbers/fractions';
import {
  formatMixed,
  greatestCommonDivisor,
  withTypographicMinus,
} from '@/lib/domain/numbers/mixed';
import { formulaLineText } from './rule-text';

/**
 * A question for the start of a lesson, with its solution for the answer key: "169 × 1/20 = 8
 * 9/20".
 */
export function warmUpWords({ kind, lines, answer }: WarmUpQuestion): {
  text: string;
  working: string;
} {
  const [a, b] = lines;
  if (!a || !b)
    return a
      ? { text: `${had(a)}. ${ruleOf(a)} How many points is that?`, working: product(a) }
      : { text: '', working: '' };
  const products = `${product(a)}; ${product(b)}`;
  if (kind === 'sum') {
    const working =
      `${products}; ${withOneBottom(a, '+', b)} = ` + withTypographicMinus(formatMixed(answer));
    return { text: `${facts(a, b)} How many points is that in all?`, working };
  }
  const [more, less] = a.points.compare(b.points) > 0 ? [a, b] : [b, a];
  return {
    text: `${facts(a, b)} Which one gives more points, and how many more?`,
    working:
      `${products}; ${withOneBottom(more, '−', less)} = ` +
      `${withTypographicMinus(formatMixed(answer))}, more for ${more.name}’s ${stat(more)}`,
  };
}

function facts(a: WarmUpLine, b: WarmUpLine): string {
  const sameRule = a.counted === b.counted && a.rate.equals(b.rate);
  const both =
    a.playerId === b.playerId ? `${had(a)} and ${b.count} ${stat(b)}` : `${had(a)}, and ${had(b)}`;
  return `${both}. ${sameRule ? ruleOf(a) : `The rules: ${formulaLineText(a)}; ${formulaLineText(b)}.`}`;
}

const had = (line: WarmUpLine) => `${line.name} had ${line.count} ${stat(line)}`;

/** "Rushing yards" inside a sentence. */
const stat = ({ label }: WarmUpLine) => `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

const ruleOf = (line: WarmUpLine) => `The rule: ${formulaLineText(line)}.`;

const product = ({ count, rate, points }: WarmUpLine) =>
  `${withTypographicMinus(count)} × ${formatAsMixedNumber(rate)} = ${formatAsMixedNumber(points)}`;

/** "8 9/20 + 3 6/20": both over their least common denominator. */
function withOneBottom(a: WarmUpLine, sign: '+' | '−', b: WarmUpLine): string {
  const bottom = (a.points.d * b.points.d) / greatestCommonDivisor(a.points.d, b.points.d);
  return `${over(a.points, bottom)} ${sign} ${over(b.points, bottom)}`;
}

/** `bottom` must be a multiple of the value's own denominator. */
function over(value: Rational, bottom: bigint): string {
  const { wholeNumber, numerator, denominator } = toMixed(value);
  return formatMixed({
    wholeNumber,
    numerator: numerator * Number(bottom / BigInt(denominator)),
    denominator: Number(bottom),
  });
}
