/**
 * A separate process for `processes.slow.test.ts`: writes until it is killed, and prints each
 * document's id on its own line as soon as the store has acknowledged it. Arguments: data folder, a
 * prefix for the ids.
 */
import { writeSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createEmbeddedBackend } from '@/lib/process/backend';
import { admins } from '../collections/profiles';

const STDOUT = 1;
const [dataDir = '', prefix = ''] = process.argv.slice(2);
const createdAt = { seconds: 0, nanoseconds: 0 };

async function main(): Promise<void> {
  const { store } = createEmbeddedBackend({ dataDir });

  async function single(name: string): Promise<void> {
    for (let number = 0; ; number++) {
      const id = `${prefix}-${name}-${number}`;
      await store.create(admins, { id, createdAt });
      writeSync(STDOUT, `${id}\n`);
      await nextTurn();
    }
  }

  /** Two documents of one transaction; the test expects both or none. */
  async function pairs(): Promise<void> {
    for (let number = 0; ; number++) {
      const ids = [`${prefix}-pair-${number}-a`, `${prefix}-pair-${number}-b`];
      await store.transaction(async (transaction) => {
        await transaction.getMany(admins, ids);
        for (const id of ids) transaction.create(admins, { id, createdAt });
      });
      writeSync(STDOUT, `${ids.join('\n')}\n`);
      await nextTurn();
    }
  }

  await Promise.all([single('one'), single('two'), pairs()]);
}

void main();
