/** Enough for any score, and every sum and product of the boxes stays a safe integer. */
export const MAX_TYPED_DIGITS = 7;

export const EMPTY_ANSWER_BOXES = { whole: '', numerator: '', denominator: '' };

/** While text is typed, division signs and ½ become a fraction with a slash. */
export const normalizeTypedFraction = (text: string): string =>
  normalizeDivisionSigns(
    text
      .replace(/(\d)(?=[⁰¹²³⁴-⁹]+\u2044)/g, '$1 ')
      .replace(/[⁰¹²³⁴-⁹]{1,9}(?=\u2044)|[₀-₉]+/g, (digits) => digits.normalize('NFKC')),
  );

/**
 * Normalizes text that may be a mixed number: "and" (also in Spanish), a plus sign, or a dash
 * between a whole number and its fraction becomes a space. Behind a whole number, 4+5 is a sum.
 */
export function normalizeTypedMixedNumberText(text: string, isBehindWhole = false): string {
  const number = normalizeTypedFraction(text).replace(/^(?:and|&|\+|y)(?:\s+|(?=\d))/i, '');
  if (isBehindWhole) return number;
  return number
    .replace(/^(\s*[-+\u2212]?\s*\d+)\s*[+\p{Pd}]/u, '$1 ')
    .replace(/(\d)\s*(?:and|&|\+|y)(?:\s+|(?=\d))/i, '$1 ');
}

/**
 * Makes every sign for a division a slash, and ½ a 1/2 apart from the digits beside it. Longer runs
 * of raised digits are too long for a box, and would take time squared.
 */
export const normalizeDivisionSigns = (text: string): string =>
  text
    .replace(
      /(\p{No}{1,9}[/\u2044]\p{No}{1,9}|\p{No})(?=(\d?))/gu,
      (_, part: string, digit: string) => {
        const plain = part.normalize('NFKC');
        if (!plain.includes('\u2044') && !part.includes('/')) return part;
        return ` ${plain}${digit && !plain.endsWith('\u2044') ? ' ' : ''}`;
      },
    )
    .replace(/[÷:\\\u2044\u2215\u2236\u29f8\uff0f\uff1a]/g, '/');
