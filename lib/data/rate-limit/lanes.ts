import { oncePerProcess } from '@/lib/per-process';

/** Thrown when the line is so long that another caller would wait too long. */
export class QueueFullError extends Error {
  override readonly name = 'LaneFullError';
}

/** For all lanes of the process, because waiting requests cost memory. */
const MOST_WAITING = 2_000;

const lanes = oncePerProcess('fractionLeagueLanes', () => ({
  waiting: 0,
  byName: new Map<string, (() => void)[]>(),
}));

export type QueueTurn = {
  /** True if it had to wait. */
  waited: boolean;
  leave(): void;
};

/**
 * Waits for its turn in a lane, which serves one at a time. With a lane per address, three hundred
 * requests from one address take no more of the server than one child's from another. @param most
 * how many may be in the lane, including the one being served; {@link QueueFullError} for the next.
 */
export async function enterQueue(name: string, most: number): Promise<QueueTurn> {
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
  if (queue.length + 1 >= most || lanes.waiting >= MOST_WAITING) throw new QueueFullError();
  lanes.waiting++;
  await new Promise<void>((resolve) => queue.push(resolve));
  lanes.waiting--;
  return { waited: true, leave };
}
