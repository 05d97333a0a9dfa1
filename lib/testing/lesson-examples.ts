/**
 * Checks that worked examples are true: solves their equations, or checks the sentence if there is
 * none.
 */
import { type Exact, exact, minus, over, plus, same, times } from './lesson-oracle';

/** The fault of a worked example; null if it is true. */
export function faultInExample(text: string): string | null {
  const sides = text.split(' = ');
  for (const [index, after] of sides.slice(1).entries()) {
    const left = sides[index]?.match(/[\d(−][\d\s/+−×÷()]*$/)?.[0] ?? '';
    const right = after.match(/^[−\d][\d\s/]*/)?.[0] ?? '';
    const [one, other] = [evaluateExpression(left), evaluateExpression(right)];
    if (!one || !other || !same(one, other)) return `"${left} = ${right}" is not so`;
    // "From 14 to 83: 83 − 14": the calculation uses the numbers named before it.
    const before = sides[index]?.split('. ').at(-1) ?? '';
    const named = before.includes(':')
      ? before.slice(0, before.lastIndexOf(':')).match(NUMBERS)
      : null;
    const used: readonly string[] = left.match(NUMBERS) ?? [];
    const unused =
      named?.find((each) => !used.includes(each)) ??
      (named?.length === used.length ? used.find((each) => !named.includes(each)) : undefined);
    if (unused) return `${unused} stands on one side only of the colon before "${left}"`;
  }
  const [, sum, part] = text.match(/ = (\d+) together\. (\d+) out of/) ?? [];
  const [, all, low, high] =
    text.match(/^([\d, ]+): in the middle are (\d+) and (\d+)\. Halfway is \(\2 \+ \3\)/) ?? [];
  if (
    /in the middle are/.test(text) &&
    (!isRising(listed(all)) || `${listed(all).slice(1, 3)}` !== `${low},${high}`)
  ) {
    return 'these are not the two in the middle';
  }
  if (
    /^Suppose a point has/.test(text) &&
    !/and (\d+) yards, and the slope is (\d+)\. .*: \1 \+ 3 × \2 = /.test(text)
  ) {
    return 'this does not start at that point';
  }
  if (sum !== part) return `${sum} together are not ${part}`;
  if (sides.length > 1 || !/\d/.test(text)) return null;
  const claim = CLAIMS.find(([pattern]) => pattern.test(text));
  if (!claim) return 'nobody can tell whether it is true';
  const [, ...found] = text.match(claim[0]) as RegExpMatchArray;
  return claim[1](
    found.map((each) => Number.parseInt(each, 10)),
    found,
  )
    ? null
    : 'it is not true';
}

const isRising = (list: readonly number[]) =>
  list.every((value, index) => index === 0 || value > (list[index - 1] as number));
const NUMBERS = /\d+ \d+\/\d+|\d+\/\d+|\d+/g;
const listed = (text = '') => text.split(', ').map(Number);

const CLAIMS: readonly (readonly [
  RegExp,
  (numbers: readonly number[], found: readonly string[]) => boolean,
])[] = [
  [/“Player A, (\d+)\.” Then Player A has (\d+) catches/, ([a, b]) => a === b],
  [
    /^With (\d+), (\d+), and (\d+) catches, the one with (\d+) gets the widest/,
    ([a = 0, b = 0, c = 0, most]) => Math.max(a, b, c) === most,
  ],
  [
    /^With (\d+) of (\d+) (?:catches|yards), the (?:share|fraction) is (\d+)\/(\d+)/,
    ([a = 0, b = 0, c, d]) => a === c && b === d && a < b,
  ],
  [
    /^Suppose Player A has (\d+) yards by running and (\d+) by catching. The running part is (\d+)/,
    ([a, , c]) => a === c,
  ],
  [/height of (\d+). Then the player gained (\d+) yards/, ([a, b]) => a === b],
  [
    /^With (\d+), (\d+), and (\d+) yards in three weeks in a row, the week in the middle/,
    ([a = 0, b = 0, c = 0]) => b > a && b > c,
  ],
  [
    /^(\d+) has (\d+) tens, so its stem is (\d+)/,
    ([a = 0, b, c]) => Math.floor(a / 10) === b && b === c,
  ],
  [
    /^(\d+) has (\d+) tens and (\d+) ones, so its leaf is (\d+)/,
    ([a = 0, b, c, d]) => Math.floor(a / 10) === b && a % 10 === c && c === d,
  ],
  [/^From stem (\d+) to stem (\d+) there are five rows/, ([a = 0, b = 0]) => b - a === 4],
  [/^Stem (\d+) with the leaves 1, 1, and (\d) has three games/, ([, b = 0]) => b > 1],
  [/^Stem (\d+) with leaf (\d) reads (\d+)/, ([a = 0, b = 0, c]) => a * 10 + b === c],
  [
    /^In (\d+), (\d+), and (\d+), the smallest is (\d+)/,
    ([a = 0, b = 0, c = 0, d]) => Math.min(a, b, c) === d,
  ],
  [
    /^In (\d+), (\d+), and (\d+), the largest is (\d+)/,
    ([a = 0, b = 0, c = 0, d]) => Math.max(a, b, c) === d,
  ],
  [/^A dot (\d+) to the right and (\d+) up is a game with (\d+) catches/, ([a, , c]) => a === c],
  [/^A dot (\d+) to the right and (\d+) up is a game with (\d+) yards/, ([, b, c]) => b === c],
  [
    /^With bins “(\d+) to under (\d+)” and “(\d+) to under (\d+),” a game of (\d+) is in the second one/,
    ([a = 0, b = 0, c = 0, d = 0, e]) => b === c && c === e && b - a === d - c,
  ],
  [
    /^Games of (\d+), (\d+), and (\d+) yards: two of them are in the bin “(\d+) to under (\d+)/,
    ([a = 0, b = 0, c = 0, from = 0, to = 0]) =>
      [a, b, c].filter((value) => value >= from && value < to).length === 2,
  ],
  [
    /^Bars of (\d+), (\d+), and (\d+) games: the one in the middle is the tallest, with (\d+) games/,
    ([a = 0, b = 0, c = 0, d]) => b > a && b > c && b === d,
  ],
  [
    /^A bar of (\d+) out of (\d+) games is (\d+)\/(\d+)/,
    ([a = 0, b = 0, c, d]) => a === c && b === d && a < b,
  ],
  [
    /^In order: ([\d, ]+). Without the middle one, the (?:(lower)|upper) half is ([\d, ]+). Its middle is (\d+)/,
    (_, [all, lower, half, middle]) => {
      const [list, part] = [listed(all), listed(half)];
      const side = lower ? list.slice(0, 3) : list.slice(4);
      return (
        isRising(list) &&
        list.length === 7 &&
        side.join() === part.join() &&
        part[1] === Number(middle)
      );
    },
  ],
  [
    /^With a box from (\d+) to (\d+), three of the games ([\d, ]+), and (\d+) are in it/,
    ([from = 0, to = 0, , last = 0], found) =>
      [...listed(found[2]), last].filter((value) => value >= from && value <= to).length === 3,
  ],
];

/**
 * Solves "60 + 3 × 8", "(18 + 25) ÷ 2", or "25 1/2 − 9" by the order of operations; null for other
 * texts.
 */
export function evaluateExpression(text: string): Exact | null {
  const tokens = text.match(/\d+ \d+\/\d+|\d+\/\d+|\d+|[+−×÷()]/g) ?? [];
  if (tokens.join('').replaceAll(' ', '') !== text.replaceAll(' ', '').replace(/\.$/, ''))
    return null;
  let at = 0;
  const is = (...signs: string[]) => signs.includes(tokens[at] ?? '');
  const factor = (): Exact => {
    const token = tokens[at++];
    if (token === undefined) throw new Error('Nothing there');
    if (token === '−') return minus(exact(0), factor());
    if (token === '(') {
      const inside = terms();
      at += 1;
      return inside;
    }
    const [fraction = '', whole = '0'] = token.split(' ').reverse();
    const [top = '', bottom = '1'] = fraction.split('/');
    return plus(exact(Number(whole)), exact(Number(top), Number(bottom)));
  };
  const product = (): Exact => {
    let value = factor();
    while (is('×', '÷'))
      value = tokens[at++] === '×' ? times(value, factor()) : over(value, factor());
    return value;
  };
  const terms = (): Exact => {
    let value = product();
    while (is('+', '−'))
      value = tokens[at++] === '+' ? plus(value, product()) : minus(value, product());
    return value;
  };
  try {
    const value = terms();
    return at === tokens.length ? value : null;
  } catch {
    return null;
  }
}
