import { join } from 'node:path';
import type { Env } from './env';
import { createEmbeddedFiles } from './files/adapters/embedded/embedded-files';
import { createMemoryFiles } from './files/adapters/embedded/memory-files';
import type { FileStore } from './files/port';
import { createEmbeddedIdentity } from './identity/adapters/embedded/embedded-identity';
import type { IdentityPort } from './identity/port';
import { createSqliteDatabase, type SqliteDatabase } from './sqlite/database';
import { createEmbeddedStore } from './store/adapters/embedded/embedded-store';
import { endSessions, takeOver } from './store/adapters/embedded/take-over';
import type { DocumentStore } from './store/port';

/** One adapter for each port, chosen together: the only place that knows an adapter by name. */
export type Backend = { store: DocumentStore; identity: IdentityPort; files: FileStore };

export const DATABASE_FILE = 'fraction-league.db';

/** What `BACKEND` names. */
export function createBackend(env: Env): Backend {
  if (env.BACKEND === 'embedded') return createEmbeddedBackend({ dataDir: env.DATA_DIR });
  // Not an import, which would load the SDK for everybody and could not wait until it is needed.
  const { createFirebaseBackend } = require('./backend-firebase') as typeof import('./backend-firebase');
  return createFirebaseBackend(env);
}

/** Everything in one folder: documents and accounts share a database file, uploads lie beside it. */
export function createEmbeddedBackend({ dataDir }: { dataDir: string }): Backend {
  const database = createSqliteDatabase(join(dataDir, DATABASE_FILE));
  return {
    store: createEmbeddedStore({ database, release: () => database.close() }),
    identity: createEmbeddedIdentity({ database }),
    files: createEmbeddedFiles({ dataDir }),
  };
}

/** The same without a disk, for tests, which may look into the database; hashing is made cheap, for nothing there is worth guessing. */
export function createMemoryBackend(database: SqliteDatabase = createSqliteDatabase(':memory:')): Backend {
  const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return {
    store: createEmbeddedStore({ database, release: () => database.close() }),
    identity: createEmbeddedIdentity({ database, hashOptions: cheap }),
    files: createMemoryFiles(),
  };
}

/** What a restore does to the embedded backend's database; see there. */
export const embeddedDatabase: {
  takeOver(database: SqliteDatabase, file: string): void;
  endSessions(database: SqliteDatabase): void;
} = { takeOver, endSessions };
