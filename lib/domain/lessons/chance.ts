import { pickRandom, type RandomSource } from '../random';

/** A copy in another order. A lesson is made again from its seed, so how the order is drawn must stay as it is. */
export function drawnOrder<T>(items: readonly T[], random: RandomSource): T[] {
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
