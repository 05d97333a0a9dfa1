/**
 * A separate process for `processes.slow.test.ts`: once a line arrives on stdin, it claims the same
 * award `count` times at once and prints the answers as JSON. Arguments: data folder, number of
 * claims, the points this process would give.
 */
import { once } from 'node:events';
import { createEmbeddedBackend } from '@/lib/process/backend';
import { mvpEvents } from '../collections/progress';
import type { DocumentStore } from '../port';

const [dataDir = '', count = '0', points = '0'] = process.argv.slice(2);

function claim(store: DocumentStore): Promise<number> {
  return store.transaction(async (transaction) => {
    const given = await transaction.get(mvpEvents, 'award');
    if (given) return given.points;
    transaction.create(mvpEvents, {
      id: 'award',
      studentId: 'student',
      season: 2023,
      week: 1,
      reason: 'equation',
      points: Number(points),
      createdAt: { seconds: 0, nanoseconds: 0 },
    });
    return Number(points);
  });
}

async function main(): Promise<void> {
  const { store } = createEmbeddedBackend({ dataDir });
  await store.count(mvpEvents, {});
  process.stdout.write('ready\n');
  await once(process.stdin, 'data');
  process.stdin.destroy();
  const answers = await Promise.all(Array.from({ length: Number(count) }, () => claim(store)));
  process.stdout.write(`${JSON.stringify(answers)}\n`);
  await store.close();
}

void main();
