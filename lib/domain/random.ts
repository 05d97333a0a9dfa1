/** A source of numbers from 0 up to, but not including, 1. */
export type RandomSource = () => number;

/** One item, each equally likely; undefined for an empty list. */
export function pickRandom<T>(items: readonly T[], random: RandomSource): T | undefined {
  return items[Math.floor(random() * items.length)];
}
