import { pickRandom, type RandomSource } from '../random';

/** The same numbers for the same seed, on every machine: a lesson can be made again instead of being kept. */
export function randomFrom(seed: number): RandomSource {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A copy in another order. */
export function shuffled<T>(items: readonly T[], random: RandomSource): T[] {
  const rest = [...items];
  const order: T[] = [];
  while (rest.length > 0) {
    const [next] = rest.splice(Math.floor(random() * rest.length), 1);
    order.push(next as T);
  }
  return order;
}

/** One item that passes, each equally likely; undefined when none does. */
export function pickWhere<T>(items: readonly T[], passes: (item: T) => boolean, random: RandomSource): T | undefined {
  return pickRandom(items.filter(passes), random);
}

/** The one item with the largest value; undefined when two share it. */
export function onlyLargest<T>(items: readonly T[], sizeOf: (item: T) => number): T | undefined {
  const largest = Math.max(...items.map(sizeOf));
  const found = items.filter((item) => sizeOf(item) === largest);
  return found.length === 1 ? found[0] : undefined;
}
