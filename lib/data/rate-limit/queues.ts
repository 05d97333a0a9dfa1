import { oncePerProcess } from '@/lib/per-process';

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** For all queues of the process, because waiting requests cost memory. */
const MAX_WAITING = 2_000;

const queues = oncePerProcess('fractionLeagueQueues', () => ({
  waiting: 0,
  byName: new Map<string, (() => void)[]>(),
}));

export type QueueTurn = {
  waited: boolean;
  leave(): void;
};

/**
 * Waits for its turn in a queue, which serves one at a time. With a queue per address, three
 * hundred requests from one address take no more of the server than one child's from another.
 * @param most how many may be in the queue, including the one being served; {@link QueueFullError}
 * for the next.
 */
export async function enterQueue(name: string, most: number): Promise<QueueTurn> {
  const queue = queues.byName.get(name);
  const leave = () => {
    const next = queues.byName.get(name)?.shift();
    if (next) next();
    else queues.byName.delete(name);
  };
  if (!queue) {
    queues.byName.set(name, []);
    return { waited: false, leave };
  }
  if (queue.length + 1 >= most || queues.waiting >= MAX_WAITING) throw new QueueFullError();
  queues.waiting++;
  await new Promise<void>((resolve) => queue.push(resolve));
  queues.waiting--;
  return { waited: true, leave };
}
