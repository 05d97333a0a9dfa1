import type { RandomSource } from './random';

/** A whole number from 100000 to 999999, each equally likely. Unique only if the caller checks. */
export function randomSixDigits(random: RandomSource): number {
  return 100_000 + Math.floor(random() * 900_000);
}
