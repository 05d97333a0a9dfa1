import Libsql from 'libsql';
import documents from './first-release-documents.json';

/** One document of each collection as the first release wrote it, with its required fields only. */
export const FIRST_RELEASE_DOCUMENTS: Readonly<Record<string, { id: string }>> = documents;

/** The subcollection's documents were stored under their league. */
const pathOf = (collection: string) =>
  collection === 'leagues/students' ? 'leagues/an-old-id/students' : collection;

/**
 * A database file as the first release left it: schema 1, tables created by its own SQL, one
 * document in each, one account.
 */
export function makeFirstReleaseFile(location: string): void {
  const file = new Libsql(location);
  file.exec(`
    CREATE TABLE store_clock (id INTEGER PRIMARY KEY CHECK (id = 1), value INTEGER NOT NULL);
    INSERT INTO store_clock VALUES (1, 40);
    CREATE TABLE accounts (account_id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, hash TEXT NOT NULL);
    CREATE TABLE reset_tokens (token_hash TEXT PRIMARY KEY, account_id TEXT NOT NULL, expires_at INTEGER NOT NULL);
    INSERT INTO accounts VALUES ('an-old-studentId', 'old@school.example', 'hash');`);
  for (const [collection, document] of Object.entries(FIRST_RELEASE_DOCUMENTS)) {
    const table = `"doc/${collection}"`;
    file.exec(`CREATE TABLE ${table}
        (path TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, json TEXT NOT NULL, PRIMARY KEY (path, id))`);
    file
      .prepare(`INSERT INTO ${table} VALUES (?, ?, ?, ?)`)
      .run([pathOf(collection), document.id, 7, JSON.stringify(document)]);
  }
  file.exec('PRAGMA user_version = 1');
  file.close();
}

export function schemaOfFile(location: string): number {
  const file = new Libsql(location);
  const [row] = file.prepare('PRAGMA user_version').all() as { user_version: number }[];
  file.close();
  return row?.user_version ?? 0;
}
