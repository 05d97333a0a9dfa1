import { fromMixed, rational, toMixed } from '@/lib/domain/numbers/fractions';
import { isRoundedDecimal, parseNumberAnswer } from './read';

/**
 * The ways to write a right answer, in one text: `w` wholes and `n`/`d`, the sign in front. Made by
 * hand; the expected value is the one each was made from.
 */
type Parts = { minus: string; w: number; n: number; d: number };

const below = (number: number) =>
  String(number).replace(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] ?? '');
const above = (number: number) =>
  String(number).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '');
const wide = (text: string) =>
  text.replace(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? '');

const arabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

const SPELLINGS: readonly ((parts: Parts) => string)[] = [
  ({ minus, w, n, d }) => `${minus}${w} ${n}/${d}`,
  ({ minus, w, n, d }) => `${minus}${w}  ${n}/${d}`,
  ({ minus, w, n, d }) => `${minus}${w}   ${n} / ${d}`,
  ({ minus, w, n, d }) => `${minus}${w} ${n} /${d}`,
  ({ minus, w, n, d }) => `${minus}${w} ${n}/ ${d}`,
  ({ minus, w, n, d }) => ` ${minus}${w} ${n}/${d} `,
  ({ minus, w, n, d }) => `${minus} ${w} ${n}/${d}`,
  ({ minus, w, n, d }) => `${minus}${w}\u00a0${n}/${d}`,
  ({ minus, w, n, d }) => `${minus}${w}\t${n}/${d}`,
  ({ minus, w, n, d }) => `${minus}${w} and ${n}/${d}`,
  ({ minus, w, n, d }) => `${minus}${w} And ${n}/${d}`,
  ({ minus, w, n, d }) => `${minus}${w} y ${n}/${d}`,
  ({ minus, w, n, d }) => `${minus}${w}and ${n}/${d}`,
  ({ minus, w, n, d }) => `${minus}${w} & ${n}/${d}`,
  ({ minus, w, n, d }) => `${minus}${w} + ${n}/${d}`,
  ({ minus, w, n, d }) => `${minus}${w}+${n}/${d}`,
  ({ minus, w, n, d }) => `${minus}${w}-${n}/${d}`,
  ({ minus, w, n, d }) => `${minus}${w} ${n}÷${d}`,
  ({ minus, w, n, d }) => `${minus}${w} ${n} ÷ ${d}`,
  ({ minus, w, n, d }) => `${minus}${w} ${n}\u2215${d}`,
  ({ minus, w, n, d }) => `${minus}${w} ${n}\u2044${d}`,
  ({ minus, w, n, d }) => `${minus}${w} ${above(n)}\u2044${below(d)}`,
  ({ minus, w, n, d }) => `${minus}${w}${above(n)}\u2044${below(d)}`,
  ({ minus, w, n, d }) => `${minus}${w} ${above(n)}/${below(d)}`,
  ({ minus, w, n, d }) => wide(`${minus}${w} ${n}/${d}`),
  ({ minus, w, n, d }) => `${minus}${w} ${n}／${d}`,
  ({ minus, w, n, d }) => `${minus}${w} ${2 * n}/${2 * d}`,
  ({ minus, w, n, d }) => `${minus}${w} ${10 * n}/${10 * d}`,
  ({ minus, w, n, d }) => `${minus}${w * d + n}/${d}`,
  ({ minus, w, n, d }) => `${minus}${w * d + n} / ${d}`,
  ({ minus, w, n, d }) => `${minus}${w * d + n}÷${d}`,
  ({ minus, w, n, d }) => `${minus}${w * d + n}\u2215${d}`,
  ({ minus, w, n, d }) => `${minus}${3 * (w * d + n)}/${3 * d}`,
  ({ minus, w, n, d }) => `${minus}${above(w * d + n)}\u2044${below(d)}`,
  ({ minus, w, n, d }) => `${minus}0${w} ${n}/${d}`,
  ({ minus, w, n, d }) => `${minus}${w} 0${n}/${d}`,
  ({ minus, w, n, d }) => `${minus === '' ? '+' : minus}${w} ${n}/${d}`,
  ({ minus, w, n, d }) => `${minus.replace('-', '\u2212')}${w} ${n}/${d}`,
  ({ minus, w, n, d }) => `${minus.replace('-', '\u2013')}${w} ${n}/${d}`,
  ({ minus, w, n, d }) =>
    `${minus}${w} ${n + d}/${d}`.replace(/^(-?)(\d+) /, (_, sign, whole) => `${sign}${whole - 1} `),
  ({ minus, w, n, d }) => `${minus}${w} ${n}/${d}.`,
  ({ minus, w, n, d }) => `${minus}${w} ${n}/${d} pts`,
  ({ minus, w, n, d }) => `${minus}${w} ${n}/${d}points.`,
  ({ minus, w, n, d }) => `= ${minus}${w} ${n}/${d}`,
  ({ minus, w, n, d }) => `=$${minus}${w} ${n}/${d}`,
  ({ minus, w, n, d }) => `${minus}${w * d + n}:${d}`,
  ({ minus, w, n, d }) => `${minus}${w} ${n}:${d} p`,
  ({ minus, w, n, d }) => arabic(`${minus}${w} ${n}/${d}`),
  ({ minus, w, n, d }) => `\u200e${minus}${w}\u200b ${n}/${d}\ufeff`,
  ({ minus, w, n, d }) => `${minus.replace('-', '—')}${w}\u3000${n}／${d}`,
];

/**
 * 5,000 values: every whole number up to 40, all fractions with the formulas' denominators, both
 * signs.
 */
const VALUES: Parts[] = [];
for (let w = 1; VALUES.length < 5_000; w = (w % 40) + 1) {
  const step = VALUES.length;
  const d = [2, 3, 4, 5, 8, 10, 12, 16, 20, 24, 40, 60, 80, 120][step % 14] ?? 2;
  VALUES.push({ minus: step % 5 === 0 ? '-' : '', w, n: 1 + ((step * 7) % (d - 1 || 1)), d });
}

it('refuses no right answer in 50 spellings of 5,000 values', () => {
  expect([SPELLINGS.length, VALUES.length]).toEqual([50, 5_000]);
  const refused: string[] = [];
  for (const parts of VALUES) {
    const { minus, w, n, d } = parts;
    const value = rational((minus === '' ? 1 : -1) * (w * d + n), d);
    for (const spell of SPELLINGS) {
      const text = spell(parts);
      const read = parseNumberAnswer({ whole: text, numerator: '', denominator: '' });
      if (!read.ok || !fromMixed(read.answer.value).equals(value)) refused.push(text);
    }
  }
  expect(refused.slice(0, 10)).toEqual([]);
});

describe('a decimal', () => {
  const read = (text: string) => {
    const answer = parseNumberAnswer({ whole: text, numerator: '', denominator: '' });
    if (!answer.ok) throw new Error(answer.problem);
    return answer;
  };

  it.each([
    ['1.2', [1, 1, 5]],
    ['1,2', [1, 1, 5]],
    ['0,25', [0, 1, 4]],
    ['-0.5', [0, -1, 2]],
    ['21.0416667', [21, 41_666, 1_000_000].map((part, index) => (index === 0 ? part : part / 2))],
  ])('of %s is read', (text, [wholeNumber, numerator, denominator]) => {
    expect(read(text).answer.value).toEqual({ wholeNumber, numerator, denominator });
  });

  it.each([
    ['21.04', 505, 24],
    ['21.042', 505, 24],
    ['21.041', 505, 24],
    ['21.0416667', 505, 24],
    ['21.041666666666666', 505, 24],
    ['6.7', 20, 3],
    ['6.66', 20, 3],
    ['-0.33', -1, 3],
    ['12.7', 253, 20],
    ['12.6', 253, 20],
    ['1.30', 4, 3],
  ])('%s is %i/%i with digits left out', (text, top, bottom) => {
    expect(
      isRoundedDecimal(read(text).decimal ?? { digits: 0n, places: 0 }, rational(top, bottom)),
    ).toBe(true);
  });

  it.each([
    ['21.05', 505, 24],
    ['21.0426', 505, 24],
    ['0.33', -1, 3],
    ['12.65', 253, 20],
    ['2.5', 5, 2],
    ['3.0', 3, 1],
    ['0.0', 1, 24],
    ['0.50000001', 1, 2],
  ])('%s is not %i/%i with digits left out', (text, top, bottom) => {
    const { decimal } = read(text);
    expect(decimal !== undefined && isRoundedDecimal(decimal, rational(top, bottom))).toBe(false);
  });

  it('is none where no digit but 0 follows the decimal point', () => {
    const none = ['3', '1 1/5', '7/4', '16.', '16.0', '16,0', '16.00 pts'];
    expect(none.map((text) => read(text).decimal)).toEqual(none.map(() => undefined));
    expect(toMixed(fromMixed(read('1,50').answer.value))).toEqual({
      wholeNumber: 1,
      numerator: 1,
      denominator: 2,
    });
  });
});
