/** The largest of the numbers, and `least` where all are smaller. The list may have any length: as arguments of `Math.max` a long one fails. */
export function largest(numbers: Iterable<number>, least = Number.NEGATIVE_INFINITY): number {
  let most = least;
  for (const number of numbers) if (number > most) most = number;
  return most;
}
