import { type Rational, sumRationals, ZERO } from '../fractions';

export type Part = { label: string; value: Rational };
/** `fraction` is of the whole (0 to 1), `degrees` of 360, `percent` of 100; all exact. */
export type Sector = Part & { fraction: Rational; degrees: Rational; percent: Rational };

/**
 * The sectors of a circle graph in the order of the parts. A part of 0 keeps its place with 0 degrees. A negative part is no slice: it is
 * left out and does not count to the whole, so that the sectors always add up to 360 degrees. When nothing is above zero there is no whole
 * and no sector: the list is empty.
 */
export function sectors(parts: readonly Part[]): Sector[] {
  const slices = parts.filter(({ value }) => value.compare(0) >= 0);
  const whole = sumRationals(slices.map(({ value }) => value));
  if (whole.equals(ZERO)) return [];
  return slices.map(({ label, value }) => {
    const fraction = value.div(whole);
    return { label, value, fraction, degrees: fraction.mul(360), percent: fraction.mul(100) };
  });
}
