/**
 * A score card's arithmetic as a student does it by hand: whole numbers over whole numbers, from
 * the page's text alone. Deliberately separate from the app, so that a mistake in the app's
 * arithmetic can't agree with itself.
 */
export type Fraction = { top: bigint; bottom: bigint };

export const NOTHING: Fraction = { top: 0n, bottom: 1n };

export function fraction(top: bigint, bottom: bigint): Fraction {
  const shared = commonDivisor(top < 0n ? -top : top, bottom);
  return { top: top / shared, bottom: bottom / shared };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
}

export function times(count: bigint, rate: Fraction): Fraction {
  return fraction(count * rate.top, rate.bottom);
}

export function sum(parts: readonly Fraction[]): Fraction {
  return parts.reduce(plus, NOTHING);
}

/**
 * The rate in "1 point for every 20 passing yards" (1/20), "2 1/2 points for each sack" (5/2) or "5
 * points for each touchdown" (5).
 */
export function rateOfRule(rule: string): Fraction {
  const every = /^1 point for every (\d+) /.exec(rule);
  if (every?.[1]) return fraction(1n, BigInt(every[1]));
  const each = /^(?:(\d+)(?: |$))?(?:(\d+)\/(\d+) )?points? for each /.exec(rule);
  if (!each || (!each[1] && !each[2]))
    throw new Error(`Not a rule that a student could work with: ${rule}`);
  const [, whole = '0', top = '0', bottom = '1'] = each;
  return plus(fraction(BigInt(whole), 1n), fraction(BigInt(top), BigInt(bottom)));
}

export type MixedParts = { negative: boolean; whole: bigint; top: bigint; bottom: bigint };

/** A fraction as a mixed number in lowest terms, without its sign. */
export function mixedParts(value: Fraction): MixedParts {
  const negative = value.top < 0n;
  const size = negative ? -value.top : value.top;
  return { negative, whole: size / value.bottom, top: size % value.bottom, bottom: value.bottom };
}

/** As a student types it: "2 3/8", "-1/2", "0". */
export function typedText(value: Fraction): string {
  const { negative, whole, top, bottom } = mixedParts(value);
  const parts = [
    whole === 0n && top !== 0n ? '' : `${whole}`,
    top === 0n ? '' : `${top}/${bottom}`,
  ];
  return `${negative ? '-' : ''}${parts.filter(Boolean).join(' ')}`;
}

/** The page's text for it: the digits of whole, numerator, and denominator one after another. */
export function shownDigits(value: Fraction): RegExp {
  const { negative, whole, top, bottom } = mixedParts(value);
  const digits = [
    whole === 0n && top !== 0n ? '' : `${whole}`,
    top === 0n ? '' : `${top}\\s*${bottom}`,
  ];
  return new RegExp(
    `${negative ? '−\\s*' : '(?<![−\\d]\\s*)'}${digits.filter(Boolean).join('\\s*')}(?!\\d)`,
  );
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b);
}
