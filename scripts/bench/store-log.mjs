import { existsSync, readFileSync } from 'node:fs';

/** Reads what the server wrote to its STORE_LOG since the last call. */
export function openStoreLog(file) {
  let seen = 0;
  return {
    /**
     * Store calls that read, and the documents of those that brought a list: they grow with the
     * class, a session or a league does not.
     */
    takeReads() {
      // What a live connection reads comes seconds after the page, and is counted with the
      // student's week.
      const reads = takeAll().filter(
        ({ kind, operation }) => kind === 'read' && operation !== 'watch',
      );
      return {
        reads: reads.length,
        documents: reads.reduce((sum, { documents }) => sum + (documents > 1 ? documents : 0), 0),
        calls: reads,
      };
    },
    /**
     * Documents read and written since the last call, as a hosted store bills them, and how they
     * came about.
     */
    takeBill() {
      const operations = takeAll();
      const sum = (wanted) =>
        operations
          .filter(({ kind }) => kind === wanted)
          .reduce((total, { documents }) => total + documents, 0);
      return { reads: sum('read'), writes: sum('write'), operations };
    },
  };

  function takeAll() {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    const fresh = lines.slice(seen).map((line) => JSON.parse(line));
    seen = lines.length;
    return fresh;
  }
}
