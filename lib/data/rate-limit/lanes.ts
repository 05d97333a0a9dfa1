import { oncePerProcess } from '@/lib/once';

/** Thrown when so many wait already that another one would wait too long. */
export class LaneFullError extends Error {
  override readonly name = 'LaneFullError';
}

/** All lanes of the process together: what waits costs memory. */
const MOST_WAITING = 2_000;

const lanes = oncePerProcess('fractionLeagueLanes', () => ({
  waiting: 0,
  byName: new Map<string, (() => void)[]>(),
}));

export type Turn = {
  /** Whether someone was there before. */
  waited: boolean;
  leave(): void;
};

/**
 * Waits until no one is before us in a lane. One is served at a time in each lane: with a lane for
 * each address, an address in which three hundred wait takes no more of the server than one in
 * which a single child does.
 *
 * @param most how many may be in the lane, the one who is served included; {@link LaneFullError}
 *   for the next.
 */
export async function enterLane(name: string, most: number): Promise<Turn> {
  const queue = lanes.byName.get(name);
  const leave = () => {
    const next = lanes.byName.get(name)?.shift();
    if (next) next();
    else lanes.byName.delete(name);
  };
  if (!queue) {
    lanes.byName.set(name, []);
    return { waited: false, leave };
  }
  if (queue.length + 1 >= most || lanes.waiting >= MOST_WAITING) throw new LaneFullError();
  lanes.waiting++;
  await new Promise<void>((resolve) => queue.push(resolve));
  lanes.waiting--;
  return { waited: true, leave };
}
