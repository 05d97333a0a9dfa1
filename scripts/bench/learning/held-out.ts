import { sumRationals } from '@/lib/domain/numbers/fractions';
import { cardLinesOfGame, otherLevel } from './cards';
import {
  carried,
  decimalDigits,
  leastCommonMultiple,
  lowestTerms,
  type NumberOnPaper,
  product,
  reduced,
  sum,
  withTransposedDigits,
} from './child';
import { countsAsPoints } from './kinds';
import {
  type Addition,
  cardMistakes,
  type LineOnPaper,
  lineMistakes,
  type MistakeKind,
  onlySum,
  onPlayers,
  sumMistakes,
  where,
  withLines,
  writeLines,
} from './mistakes';

/** A count above zero times a fraction. */
const hasFraction = ({ count, bottom }: LineOnPaper) => count > 0 && bottom > 1;
const hasRest = (line: LineOnPaper) => hasFraction(line) && line.rest > 0;
/** An addition without numbers below zero, of which at least so many have a fraction. */
const hasFractions =
  (least: number) =>
  ({ hasLoss, parts }: Addition) =>
    !hasLoss && parts.length >= least;
const isUnlike = ({ hasLoss, bottoms }: Addition) => !hasLoss && new Set(bottoms).size > 1;

/** The tens that the ones of these numbers add up to; without carrying they are lost. */
const tensOf = (numbers: readonly number[]) => {
  const ones = sum(numbers.map((each) => each % 10));
  return ones - (ones % 10);
};
const wholesOf = (papers: readonly NumberOnPaper[]) => papers.map(({ whole }) => whole);

/**
 * Mistakes from the literature, by an author who hadn't seen the app's rules. They have been read
 * since, while the rules were made more general.
 */
export const HELD_OUT_MISTAKES: readonly MistakeKind[] = [
  ...lineMistakes('Another author: lines', {
    ...where(hasFraction, {
      'rate-as-decimal': ({ count, top, bottom }) => {
        const places = String(bottom).length;
        return top === 1 && ((count * bottom) / 10 ** places).toFixed(places);
      },
      'count-beside-rate': ({ count, top, bottom }) => top < bottom && carried(count, top, bottom),
      'both-parts-times-count': ({ count, product: all, bottom }) =>
        carried(0, all, count * bottom),
      'count-added-to-top': ({ count, top, bottom }) => carried(0, count + top, bottom),
      'rate-turned-over': ({ count, top, bottom }) => carried(0, count * bottom, top),
      'whole-of-mixed-rate-only': ({ count, top, bottom }) =>
        top > bottom && String(count * Math.floor(top / bottom)),
      'fraction-of-mixed-rate-once': ({ count, top, bottom }) =>
        top > bottom && carried(count * Math.floor(top / bottom), top % bottom, bottom),
      'top-of-rate-only': (line) => String(line.product),
    }),
    ...where(hasRest, {
      'rest-as-decimal-digits': ({ whole, rest }) => `${whole}.${rest}`,
      'denominator-as-decimal-digits': ({ whole, rest, bottom }) =>
        rest === 1 && `${whole}.${bottom}`,
      'part-over-rest': ({ whole, rest, bottom }) => carried(whole, rest, bottom - rest),
      'rest-over-quotient': ({ whole, rest }) => whole > 1 && carried(whole, rest, whole),
      'rest-inverted': ({ whole, rest, bottom }) => carried(whole, bottom, rest),
      'rest-dropped': ({ whole }) => String(whole),
      'rest-rounded-up': ({ whole }) => String(whole + 1),
      'rest-added-as-ones': ({ whole, rest }) => whole > 0 && String(whole + rest),
      'quotient-and-rest-swapped': ({ whole, rest, bottom }) =>
        whole > 0 && carried(rest, whole, bottom),
    }),
    'neighbor-in-times-table': ({ count, top, bottom, chance }) =>
      count > 1 && bottom === 1 && top > 1 && String((count + chance.pick([-1, 1])) * top),
    'count-slip': ({ count, top, bottom, chance }) =>
      count > 1 && bottom > 1 && carried(0, (count + chance.pick([-1, 1])) * top, bottom),
    'zero-times-is-the-rate': ({ count, top, bottom }) => count === 0 && carried(0, top, bottom),
    'loss-as-gain': (line) => line.count < 0 && carried(0, line.product, line.bottom),
  }),
  ...sumMistakes('Another author: sums', {
    ...where(hasFractions(0), {
      'tens-not-carried': ({ papers, whole, scaled, common }) => {
        const tens = tensOf(wholesOf(papers));
        return tens > 0 && reduced(whole - tens, sum(scaled), common);
      },
      'column-sums-written-out': ({ papers, scaled, common }) => {
        const ones = sum(papers.map(({ whole }) => whole % 10));
        const tens = sum(papers.map(({ whole }) => Math.floor(whole / 10)));
        return ones >= 10 && tens > 0 && reduced(Number(`${tens}${ones}`), sum(scaled), common);
      },
    }),
    ...where(hasFractions(1), {
      'all-fractions-left-off': ({ whole }) => String(whole),
      'sum-inverted': ({ whole, scaled, common }) => {
        const top = sum(scaled) % common;
        return top > 0 && carried(whole + Math.floor(sum(scaled) / common), common, top);
      },
      'decimals-lined-up-right': ({ papers }) => {
        const digits = papers.map(({ top, bottom }) =>
          top === 0 ? '' : decimalDigits(top, bottom),
        );
        if (digits.includes(null)) return null;
        const places = Math.max(...digits.map((each) => each?.length ?? 0));
        const all = sum(papers.map(({ whole }, at) => Number(`${whole}${digits[at]}`)));
        const text = String(all).padStart(places + 1, '0');
        return `${text.slice(0, -places)}.${text.slice(-places)}`;
      },
      'only-one-part-reduced': ({ whole, scaled, common }) => {
        const top = sum(scaled) % common;
        return (
          top > 0 &&
          top % 2 === 0 &&
          carried(whole + Math.floor(sum(scaled) / common), top / 2, common)
        );
      },
      'whole-added-to-top': ({ papers, whole, scaled, common }) => {
        const added = papers.find((each) => each.top === 0 && each.whole > 0)?.whole;
        return added ? carried(whole - added, sum(scaled) + added, common) : null;
      },
    }),
    ...where(hasFractions(2), {
      'fractions-subtracted': ({ whole, scaled: [one = 0, two = 0, third], common }) =>
        third === undefined && reduced(whole, Math.abs(one - two), common),
      'one-fraction-left-off': ({ whole, scaled, common, chance }) => {
        const left = chance.upTo(scaled.length);
        return reduced(whole, sum(scaled.filter((_, place) => place !== left)), common);
      },
      'wholes-forgotten': ({ whole, scaled, common }) =>
        whole > 0 && reduced(0, sum(scaled), common),
      across: ({ whole, tops, bottoms }) => carried(whole, sum(tops), sum(bottoms)),
      'bottoms-multiplied-tops-added': ({ whole, tops, bottoms }) =>
        tops.length <= 3 && carried(whole, sum(tops), product(bottoms)),
      'fractions-multiplied': ({ whole, tops, bottoms }) =>
        tops.length <= 3 && reduced(whole, product(tops), product(bottoms)),
      'tops-multiplied-over-common': ({ whole, scaled, common }) =>
        scaled.length === 2 && carried(whole, product(scaled), common),
      'carry-forgotten': ({ whole, scaled, common }) =>
        sum(scaled) >= common && reduced(whole, sum(scaled) % common, common),
      'carried-as-ten': ({ whole, scaled, common }) => {
        const top = sum(scaled);
        return (
          top >= 10 && top >= common && carried(whole + Math.floor(top / 10), top % 10, common)
        );
      },
      'one-addend-inverted': ({ papers, parts: [first] }) => {
        if (!first || first.top === 1) return null;
        const { whole, top, bottom } = first;
        const turned = { whole: whole + Math.floor(bottom / top), top: bottom % top, bottom: top };
        const values = papers.map((paper) => (paper === first ? turned : paper));
        const common = product([...new Set(values.map((each) => each.bottom))]);
        const tops = values.map((each) => (each.top * common) / each.bottom);
        return reduced(sum(values.map((each) => each.whole)), sum(tops), common);
      },
      'decimals-added-apart': ({ whole, parts }) => {
        const digits = parts.map(({ top, bottom }) => decimalDigits(top, bottom));
        return !digits.includes(null) && `${whole}.${sum(digits.map(Number))}`;
      },
      'reduced-by-subtracting': ({ whole, scaled, common }) => {
        const [top, carry] = [sum(scaled) % common, Math.floor(sum(scaled) / common)];
        return top >= 3 && sum(scaled) % 2 === 0 && carried(whole + carry, top - 2, common - 2);
      },
    }),
    ...where(isUnlike, {
      'across-reduced': ({ whole, tops, bottoms }) => reduced(whole, sum(tops), sum(bottoms)),
      'larger-denominator': ({ whole, tops, bottoms }) =>
        carried(whole, sum(tops), Math.max(...bottoms)),
      'smaller-denominator': ({ whole, tops, bottoms }) =>
        carried(whole, sum(tops), Math.min(...bottoms)),
      'tops-as-they-were': ({ whole, tops, common }) => carried(whole, sum(tops), common),
      'made-equal-by-adding': ({ whole, parts, common }) =>
        carried(whole, sum(parts.map(({ top, bottom }) => top + common - bottom)), common),
    }),
    ...where<Addition>(({ answer }) => !answer.minus && answer.top > 0, {
      'sum-tops-as-decimal': ({ answer: { whole, top } }) => `${whole}.${top}`,
      'whole-and-top-run-together': ({ answer: { whole, top, bottom } }) =>
        whole > 0 && `${whole}${top}/${bottom}`,
    }),
    'sum-digits-swapped': ({ answer: { minus, whole, top, bottom }, chance }) => {
      const swapped = withTransposedDigits(whole, chance);
      return !minus && swapped !== null && carried(swapped, top, bottom);
    },
  }),
  ...cardMistakes('Another author: whole cards', 'card', {
    'counts-for-points': countsAsPoints,
    'one-line-skipped': onPlayers((card, chance, style) => {
      const filled = card.lines.filter(({ count }) => count !== 0);
      if (filled.length < 2) return null;
      const skipped = chance.pick(filled);
      const others = card.lines.filter((line) => line !== skipped).map(({ value }) => value);
      const lines = writeLines(card.lines, chance.pick(style.hands));
      return withLines(card, lines, { total: lowestTerms(sumRationals(others)) });
    }),
    'rates-of-the-other-level': onPlayers((card, chance, style) => {
      const other = cardLinesOfGame(card.row, otherLevel(card.level));
      if (other.length !== card.lines.length) return null;
      return withLines(card, writeLines(other, chance.pick(style.hands)));
    }),
  }),
];

/** A sum of papers that stands for the whole answer. */
function total(papers: readonly NumberOnPaper[]): string | null {
  const bottom = leastCommonMultiple(papers.map((paper) => paper.bottom));
  const tops = papers.map((paper) => (paper.top * bottom) / paper.bottom);
  return reduced(sum(wholesOf(papers)), sum(tops), bottom);
}

/**
 * Mistakes that are systematic but that no rule describes, by the same author. A name is wrong
 * unless it is true of the child. The line that went wrong is near.
 */
export const HELD_OUT_UNKNOWN_MISTAKES: readonly MistakeKind[] = [
  ...lineMistakes('No rule: lines', {
    ...where(hasFraction, {
      'zero-lost-in-quotient': ({ whole, rest, bottom }) => {
        const digits = String(whole).replaceAll('0', '');
        return whole >= 10 && digits !== '' && carried(Number(digits), rest, bottom);
      },
      'halved-too-few-times': ({ product: all, bottom }) =>
        bottom >= 8 && reduced(0, all * 2, bottom),
      'digits-divided-apart': ({ count, top, bottom }) =>
        count >= 10 && carried(0, sum([...String(count)].map(Number)) * top, bottom),
      'count-rounded-first': ({ count, top, bottom }) =>
        count >= 15 && reduced(0, Math.round(count / 10) * 10 * top, bottom),
      'denominator-taken-away': ({ product: all, bottom }) => carried(all - bottom),
      'rate-taken-away': ({ count, top, bottom }) => carried(0, count * bottom - top, bottom),
      'point-one-place-off': ({ product: all, bottom }) => reduced(0, all, bottom * 10),
      'only-the-hundreds-divided': ({ count, top, bottom }) =>
        count >= 100 && reduced(0, (count - (count % 100)) * top, bottom),
      'skip-count-from-the-number': ({ whole, rest, bottom }) =>
        whole > 1 && carried(whole + 1, rest, bottom),
    }),
    ...where(hasRest, {
      'last-digit-struck-out': ({ count, top, bottom }) =>
        bottom % 10 === 0 && bottom !== 10 && reduced(0, Math.floor(count / 10) * top, bottom / 10),
      'distance-to-next-multiple': ({ whole, rest, bottom }) =>
        carried(whole + 1, bottom - rest, bottom),
      'rest-over-twice-the-divisor': ({ whole, rest, bottom }) => carried(whole, rest, bottom * 2),
    }),
  }),
  ...sumMistakes('No rule: sums', {
    ...where(hasFractions(0), {
      'first-twice-last-never': ({ counted }) =>
        counted.length > 2 && total([...counted.slice(0, 1), ...counted.slice(0, -1)]),
      'wholes-lined-up-left': ({ papers, scaled, common }) => {
        const numbers = wholesOf(papers).filter((whole) => whole > 0);
        const longest = Math.max(0, ...numbers.map((whole) => String(whole).length));
        const moved = numbers.map((whole) => Number(String(whole).padEnd(longest, '0')));
        return longest >= 2 && reduced(sum(moved), sum(scaled), common);
      },
      'all-digits-added': ({ papers, scaled, common }) =>
        reduced(sum([...wholesOf(papers).join('')].map(Number)), sum(scaled), common),
      'shared-among-the-lines': ({ counted, whole, scaled, common }) =>
        counted.length > 1 && reduced(0, whole * common + sum(scaled), common * counted.length),
    }),
    ...where(hasFractions(1), {
      'halves-for-all-fractions': ({ whole, parts }) => reduced(whole, parts.length, 2),
      'wholes-as-one': ({ papers }) =>
        total(
          papers.map((each) => (each.top === 0 && each.whole > 0 ? { ...each, whole: 1 } : each)),
        ),
      'one-fraction-completed': ({ papers, parts, chance }) => {
        const turned = chance.pick(parts);
        return total(
          papers.map((each) => (each === turned ? { ...each, top: each.bottom - each.top } : each)),
        );
      },
      'same-digits-struck-out': ({ whole, scaled, common }) => {
        const top = String(sum(scaled) % common);
        const shared = [...top].find((digit) => String(common).includes(digit));
        if (shared === undefined) return null;
        const [above, below] = [top, String(common)].map((each) =>
          Number(each.replace(shared, '')),
        );
        const carry = Math.floor(sum(scaled) / common);
        return above && below ? carried(whole + carry, above, below) : null;
      },
    }),
    ...where(hasFractions(2), {
      'carry-taken-away': ({ whole, scaled, common }) =>
        sum(scaled) >= common && reduced(whole - 1, sum(scaled) % common, common),
      'fractions-averaged': ({ whole, scaled, common }) =>
        scaled.length === 2 && reduced(whole, sum(scaled), common * 2),
      'tops-added-as-wholes': ({ whole, tops }) => String(whole + sum(tops)),
      'no-carry-inside-tops': ({ whole, scaled, common }) =>
        tensOf(scaled) > 0 && carried(whole, sum(scaled) - tensOf(scaled), common),
      'across-and-carry': ({ whole, tops, bottoms, scaled, common }) =>
        sum(scaled) >= common && carried(whole + 1, sum(tops), sum(bottoms)),
      'wholes-over-the-common-bottom': ({ whole, scaled, common }) =>
        carried(0, whole + sum(scaled), common),
    }),
    ...where(isUnlike, {
      'factor-added-to-top': ({ whole, parts, common }) => {
        const tops = parts.map(
          ({ top, bottom }) => top + (bottom === common ? 0 : common / bottom),
        );
        return carried(whole, sum(tops), common);
      },
      'one-factor-for-all': ({ whole, tops, bottoms, common }) => {
        const factor = common / (bottoms.find((bottom) => bottom !== common) ?? common);
        return carried(whole, sum(tops) * factor, common);
      },
    }),
  }),
  ...cardMistakes('No rule: whole cards', 'card', {
    'one-rate-for-the-whole-count': onPlayers((card) => {
      const counts = card.lines.map(({ count }) => count);
      const filled = card.lines.filter(({ count }) => count > 0);
      const [first] = filled;
      if (!first || filled.length < 2 || counts.some((count) => count < 0)) return null;
      return onlySum(card, reduced(0, sum(counts) * first.top, first.bottom));
    }),
    'only-whole-rates-worked-out': onPlayers((card) =>
      withLines(
        card,
        card.lines.map(({ count, top, bottom }) =>
          String(bottom === 1 || count === 0 ? count * top : bottom),
        ),
      ),
    ),
    'counts-taken-in-turn': onPlayers((card) => {
      const written = card.lines.flatMap(({ count }, place) => {
        const next = card.lines[(place + 1) % card.lines.length];
        return (next && count >= 0 && reduced(0, count * next.top, next.bottom)) || [];
      });
      return written.length < card.lines.length ? null : withLines(card, written);
    }),
  }),
];
