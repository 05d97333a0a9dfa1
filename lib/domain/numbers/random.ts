/** Returns numbers from 0 up to, but not including, 1. */
export type RandomSource = () => number;

/** Mulberry32: the same seed gives the same numbers on every computer. */
export function seededRandom(seed: number): RandomSource {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function hashToNumber(text: string): number {
  let hash = 7;
  for (const char of text) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

export function shuffled<T>(items: readonly T[], random: RandomSource): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

export function pickRandom<T>(items: readonly T[], random: RandomSource): T | undefined {
  return items[Math.floor(random() * items.length)];
}

export function randomInteger(random: RandomSource, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}

/** From 100000 to 999999. The caller checks that it is unique. */
export function randomSixDigitNumber(random: RandomSource): number {
  return randomInteger(random, 100_000, 999_999);
}
