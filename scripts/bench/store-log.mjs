import { existsSync, readFileSync } from 'node:fs';

/** Reads what the server wrote to its STORE_LOG since the last call. */
export function openStoreLog(file) {
  let seen = 0;
  return {
    /** Store calls that read, and the documents of those that brought a list: they grow with the class, a session or a league does not. */
    takeReads() {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
      const reads = lines
        .slice(seen)
        .map((line) => JSON.parse(line))
        .filter(({ kind }) => kind === 'read');
      seen = lines.length;
      return {
        reads: reads.length,
        documents: reads.reduce((sum, { documents }) => sum + (documents > 1 ? documents : 0), 0),
        calls: reads,
      };
    },
  };
}
