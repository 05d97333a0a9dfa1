import { fromMixed, type Rational } from '../fractions';

const NUMBER = /(-?)(?:(\d+) )?(\d+)(?:\/(\d+))?/g;

/** Whether a text shows a value in any form: as 3/2, 1 1/2 or 6/4. A "2 1/2" mentions neither 2 nor 1/2. */
export function mentionsValue(text: string, value: Rational): boolean {
  return numbersIn(text).some((number) => number.equals(value));
}

function numbersIn(text: string): Rational[] {
  return [...text.replaceAll('−', '-').matchAll(NUMBER)].flatMap(([, sign, whole, top = '0', bottom]) => {
    // "2 3" without a fraction bar are two numbers.
    const parts = bottom === undefined ? [whole, top] : [];
    const plain = parts.flatMap((part) =>
      part === undefined ? [] : [{ wholeNumber: Number(part), numerator: 0, denominator: 1 }],
    );
    const mixed =
      bottom === undefined || Number(bottom) === 0
        ? []
        : [{ wholeNumber: Number(whole ?? 0), numerator: Number(top), denominator: Number(bottom) }];
    return [...plain, ...mixed].map((number) => (sign === '-' ? fromMixed(number).neg() : fromMixed(number)));
  });
}
