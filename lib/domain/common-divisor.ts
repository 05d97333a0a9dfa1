/** Euclid's: the largest number that divides both; with 0 it is the other one. For whole numbers of either kind, not below 0. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint;
export function greatestCommonDivisor(a: number, b: number): number;
export function greatestCommonDivisor(a: number | bigint, b: number | bigint): number | bigint {
  let [divisor, rest] = [a, b];
  // `%` is the same for both kinds, which its type cannot say of one of them.
  while (rest) [divisor, rest] = [rest, (divisor as number) % (rest as number)];
  return divisor;
}
