import { type Rational, rational, sumRationals } from '@/lib/domain/numbers/fractions';
import {
  greatestCommonFactor,
  lowestTerms,
  type NumberOnPaper,
  product,
  roundedDecimal,
  sum,
  withTransposedDigits,
  writeNumberOnPaper,
} from './child';
import { type Addition, type SumMistake, sumMistakes, where } from './mistakes';

function rationalOf({ minus, whole, top, bottom }: NumberOnPaper): Rational {
  const size = rational(whole * bottom + top, bottom);
  return minus ? size.neg() : size;
}
const fractionOf = (paper: NumberOnPaper) => rationalOf({ ...paper, whole: 0 });
const plus = (value: Rational, change: number) => lowestTerms(value.add(change));

/** A whole number beside a fraction, just as they came out. */
function beside(whole: number, top: number, bottom: number): string | null {
  if (bottom === 0) return null;
  if (whole < 0 || top < 0 || bottom < 0)
    return lowestTerms(rational(whole * bottom + top, bottom));
  return writeNumberOnPaper({ minus: false, whole, top, bottom });
}

/** The wholes that the fractions make. */
const carryOf = ({ scaled, common }: Addition) => Math.floor(sum(scaled) / common);

/** 7 3/5 as 76 with one place; null if it is no decimal of up to two places. */
function decimal(paper: NumberOnPaper): { digits: number; places: number } | null {
  const value = rationalOf(paper);
  const places = [0, 1, 2].find((each) => 10n ** BigInt(each) % value.d === 0n);
  return paper.minus || places === undefined
    ? null
    : { digits: value.mul(10 ** places).valueOf(), places };
}

/** Mistakes in ONE addition. */
export const SUM_MISTAKES: readonly SumMistake[] = sumMistakes('Sums', {
  'line-forgotten': ({ counted, total, chance }) =>
    counted.length > 1 && lowestTerms(total.sub(rationalOf(chance.pick(counted)))),
  'line-again': ({ counted, total, chance }) =>
    counted.length > 0 && lowestTerms(total.add(rationalOf(chance.pick(counted)))),
  'two-lines-forgotten': ({ counted, total, chance }) => {
    if (counted.length < 3) return null;
    const first = chance.pick(counted);
    const second = chance.pick(counted.filter((each) => each !== first));
    return lowestTerms(total.sub(rationalOf(first)).sub(rationalOf(second)));
  },
  'line-taken-away': ({ counted, total, chance }) => {
    const gains = counted.filter(({ minus }) => !minus);
    return gains.length > 1 && lowestTerms(total.sub(rationalOf(chance.pick(gains)).mul(2)));
  },
  'straight-across-improper': ({ counted }) => {
    const [parts, wholes] = [
      counted.filter(({ bottom }) => bottom > 1),
      counted.filter(({ bottom }) => bottom === 1),
    ];
    if (parts.length < 2) return null;
    const top = sum(parts.map((each) => rationalOf(each).mul(each.bottom).valueOf()));
    const across = rational(top, sum(parts.map(({ bottom }) => bottom)));
    return lowestTerms(sumRationals([across, ...wholes.map(rationalOf)]));
  },
  ...where<Addition>(({ parts }) => parts.length > 1, {
    'straight-across': ({ whole, tops, bottoms }) => beside(whole, sum(tops), sum(bottoms)),
    'straight-across-two': ({ whole, parts, tops, bottoms }) => {
      if (parts.length < 3) return null;
      const two = rational(sum(tops.slice(0, 2)), sum(bottoms.slice(0, 2)));
      return plus(sumRationals([two, ...parts.slice(2).map(fractionOf)]), whole);
    },
    'denominators-multiplied': ({ whole, tops, bottoms }) =>
      tops.length <= 3 && beside(whole, sum(tops), product(bottoms)),
    'numerators-multiplied': ({ whole, scaled, common }) =>
      scaled.length === 2 && beside(whole, product(scaled), common),
    'fractions-multiplied': ({ whole, tops, bottoms }) =>
      tops.length === 2 && beside(whole, product(tops), product(bottoms)),
    'one-fraction-taken-away': ({ parts, total, chance }) =>
      lowestTerms(total.sub(fractionOf(chance.pick(parts)).mul(2))),
    'one-fraction-left-off': ({ parts, total, chance }) =>
      lowestTerms(total.sub(fractionOf(chance.pick(parts)))),
    'carried-at-ten': ({ whole, scaled, common }) => {
      const top = sum(scaled);
      return top >= 10 && common > 10 && beside(whole + Math.floor(top / 10), top % 10, common);
    },
    'reduced-on-one-side': ({ whole, scaled, common, chance }) => {
      const top = sum(scaled);
      const by = greatestCommonFactor(Math.abs(top), common);
      if (by < 2 || top <= 0) return null;
      return chance.percent(50) ? beside(whole, top / by, common) : beside(whole, top, common / by);
    },
  }),
  ...where<Addition>(({ bottoms }) => new Set(bottoms).size > 1, {
    'numerators-left-alone': ({ whole, tops, common }) => beside(whole, sum(tops), common),
    'one-numerator-left-alone': ({ whole, tops, bottoms, scaled, common, chance }) => {
      const places = bottoms.flatMap((bottom, at) => (bottom === common ? [] : [at]));
      const alone = chance.pick(places);
      return beside(
        whole,
        sum(scaled.map((top, at) => (at === alone ? (tops[at] ?? 0) : top))),
        common,
      );
    },
    'one-denominator': ({ whole, tops, bottoms, chance }) =>
      beside(whole, sum(tops), chance.pick(bottoms)),
    'largest-denominator': ({ whole, tops, bottoms }) =>
      beside(whole, sum(tops), Math.max(...bottoms)),
    'same-number-added': ({ whole, tops, bottoms, common }) => {
      const added = tops.map((top, at) => top + Math.sign(top) * (common - (bottoms[at] ?? 0)));
      return beside(whole, sum(added), common);
    },
  }),
  'decimals-lined-up-right': ({ counted }) => {
    const decimals = counted.map(decimal);
    const places = decimals.map((each) => each?.places ?? 0);
    if (decimals.includes(null) || new Set(places).size < 2) return null;
    const digits = sum(decimals.map((each) => each?.digits ?? 0));
    return lowestTerms(rational(digits, 10 ** Math.max(...places)));
  },
  'carry-forgotten': (addition) =>
    carryOf(addition) > 0 && plus(addition.total, -carryOf(addition)),
  'carry-twice': (addition) => carryOf(addition) > 0 && plus(addition.total, carryOf(addition)),
  'sum-one-off': ({ total, chance }) =>
    total.compare(2) >= 0 && plus(total, chance.percent(50) ? 1 : -1),
  'sum-ten-off': ({ counted, total, chance }) =>
    total.compare(12) >= 0 && counted.length > 1 && plus(total, chance.percent(65) ? -10 : 10),
  'only-the-wholes': ({ parts, whole }) => parts.length > 0 && String(whole),
  ...where<Addition>(({ answer }) => answer.top !== 0, {
    'sum-as-decimal': ({ answer: { minus, whole, top, bottom } }) =>
      !minus && bottom !== 10 && `${whole}.${top}`,
    'only-the-fractions': ({ answer }) =>
      answer.whole !== 0 && writeNumberOnPaper({ ...answer, whole: 0 }),
    'sum-rounded': ({ total }) => roundedDecimal(total, 0),
    'sum-upside-down': ({ answer }) =>
      writeNumberOnPaper({ ...answer, top: answer.bottom, bottom: answer.top }),
    'whole-and-numerator-swapped': ({ answer }) =>
      answer.whole !== 0 &&
      answer.whole !== answer.top &&
      writeNumberOnPaper({ ...answer, whole: answer.top, top: answer.whole }),
    'run-together': ({ answer }) =>
      answer.whole !== 0 &&
      writeNumberOnPaper({ ...answer, whole: 0, top: Number(`${answer.whole}${answer.top}`) }),
  }),
  'sum-turned-around': ({ answer, chance }) => {
    const whole = withTransposedDigits(answer.whole, chance);
    return whole !== null && writeNumberOnPaper({ ...answer, whole });
  },
  'sign-forgotten': ({ hasLoss, total }) =>
    (hasLoss || total.compare(0) < 0) && lowestTerms(total.neg()),
  'loss-added': ({ counted, total, chance }) => {
    const losses = counted.filter(({ minus }) => minus);
    return losses.length > 0 && lowestTerms(total.sub(rationalOf(chance.pick(losses)).mul(2)));
  },
});
