import { join } from 'node:path';
import {
  createEmbeddedFileStore,
  createMemoryFileStore,
} from '@/lib/files/adapters/embedded/embedded-files';
import { createEmbeddedIdentity } from '@/lib/identity/adapters/embedded/embedded-identity';
import type { Env } from '@/lib/platform/env';
import type { BackendAdapters } from '@/lib/platform/services';
import { createSqliteDatabase, type SqliteDatabase } from '@/lib/sqlite/database';
import { createEmbeddedStore } from '@/lib/store/adapters/embedded/embedded-store';
import {
  deleteSessionsAndLinks,
  replaceDatabaseContent,
} from '@/lib/store/adapters/embedded/replace-content';

export const DATABASE_FILE_NAME = 'fraction-league.db';

export function createBackend(env: Env): BackendAdapters {
  if (env.BACKEND === 'embedded') return createEmbeddedBackend({ dataDir: env.DATA_DIR });
  // A static import would load the SDK for everyone, and a dynamic one is asynchronous.
  const { createFirebaseBackend } =
    require('./firebase-backend') as typeof import('./firebase-backend');
  return createFirebaseBackend(env);
}

/**
 * Everything is in one folder: documents and accounts share a database file, uploads are beside it.
 */
export function createEmbeddedBackend({ dataDir }: { dataDir: string }): BackendAdapters {
  const database = createSqliteDatabase(join(dataDir, DATABASE_FILE_NAME));
  return {
    store: createEmbeddedStore({ database, release: () => database.close() }),
    identity: createEmbeddedIdentity({ database }),
    files: createEmbeddedFileStore({ dataDir }),
  };
}

/**
 * The embedded backend in memory, for tests, which may look into the database. Hashing is cheap
 * because nothing there needs protection.
 */
export function createMemoryBackend(
  database: SqliteDatabase = createSqliteDatabase(':memory:'),
): BackendAdapters {
  const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return {
    store: createEmbeddedStore({ database, release: () => database.close() }),
    identity: createEmbeddedIdentity({ database, hashOptions: cheap }),
    files: createMemoryFileStore(),
  };
}

export const embeddedRestoreTools = {
  takeOver: replaceDatabaseContent,
  endSessions: deleteSessionsAndLinks,
};
