import type { Rational } from './fractions';

/**
 * A value as a decimal with at most `places` digits after the point, worked out from the exact fraction: halves round away from zero,
 * zeros at the end are left out. "21.6", "-0.33", "8".
 */
export function decimalText(value: Rational, places = 2): string {
  const scale = 10n ** BigInt(places);
  const rounded = (value.n * scale * 2n + value.d) / (value.d * 2n);
  const whole = rounded / scale;
  const digits = (rounded % scale).toString().padStart(places, '0').replace(/0+$/, '');
  const sign = value.s < 0n && rounded !== 0n ? '-' : '';
  return `${sign}${whole}${digits === '' ? '' : `.${digits}`}`;
}
