import { pickRandom, type RandomSource } from '@/lib/domain/numbers/random';

export function shuffledCopy<T>(items: readonly T[], random: RandomSource): T[] {
  const rest = [...items];
  const order: T[] = [];
  while (rest.length > 0) {
    const [next] = rest.splice(Math.floor(random() * rest.length), 1);
    order.push(next as T);
  }
  return order;
}

export function pickRandomOrThrow<T>(items: readonly T[], random: RandomSource): T {
  if (items.length === 0) throw new RangeError('There is nothing to draw from');
  return pickRandom(items, random) as T;
}

export function preferredOrAllItems<T>(
  items: readonly T[],
  passes: (item: T) => boolean,
): readonly T[] {
  const preferred = items.filter(passes);
  return preferred.length > 0 ? preferred : items;
}

export function pickPreferred<T>(
  items: readonly T[],
  passes: (item: T) => boolean,
  random: RandomSource,
): T {
  return pickRandomOrThrow(preferredOrAllItems(items, passes), random);
}

/** Undefined if two items share the largest value. */
export function uniqueLargest<T>(items: readonly T[], sizeOf: (item: T) => number): T | undefined {
  const largest = Math.max(...items.map(sizeOf));
  const found = items.filter((item) => sizeOf(item) === largest);
  return found.length === 1 ? found[0] : undefined;
}
