import { join } from 'node:path';
import { createEmbeddedFiles } from '@/lib/files/adapters/embedded/embedded-files';
import { createMemoryFiles } from '@/lib/files/adapters/embedded/memory-files';
import { createEmbeddedIdentity } from '@/lib/identity/adapters/embedded/embedded-identity';
import type { Env } from '@/lib/platform/env';
import type { Backend } from '@/lib/platform/services';
import { createSqliteDatabase, type SqliteDatabase } from '@/lib/sqlite/database';
import { createEmbeddedStore } from '@/lib/store/adapters/embedded/embedded-store';
import { endSessions, takeOver } from '@/lib/store/adapters/embedded/take-over';

export const DATABASE_FILE = 'fraction-league.db';

/** What `BACKEND` names. */
export function createBackend(env: Env): Backend {
  if (env.BACKEND === 'embedded') return createEmbeddedBackend({ dataDir: env.DATA_DIR });
  // Not an import, which would load the SDK for everyone and could not wait until it is needed.
  const { createFirebaseBackend } =
    require('./firebase-backend') as typeof import('./firebase-backend');
  return createFirebaseBackend(env);
}

/**
 * Everything in one folder: documents and accounts share a database file, uploads lie next to it.
 */
export function createEmbeddedBackend({ dataDir }: { dataDir: string }): Backend {
  const database = createSqliteDatabase(join(dataDir, DATABASE_FILE));
  return {
    store: createEmbeddedStore({ database, release: () => database.close() }),
    identity: createEmbeddedIdentity({ database }),
    files: createEmbeddedFiles({ dataDir }),
  };
}

/**
 * The same without a disk, for tests, which may look into the database; hashing is made cheap, for
 * nothing there is worth guessing.
 */
export function createMemoryBackend(
  database: SqliteDatabase = createSqliteDatabase(':memory:'),
): Backend {
  const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return {
    store: createEmbeddedStore({ database, release: () => database.close() }),
    identity: createEmbeddedIdentity({ database, hashOptions: cheap }),
    files: createMemoryFiles(),
  };
}

/** What a restore does to the embedded backend's database; see there. */
export const embeddedDatabase = { takeOver, endSessions };
