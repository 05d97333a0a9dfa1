import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** How far one place (a collection's path, a folder of files) has been copied: all ids up to `after`, or everything. */
export type PlaceProgress = { after: string | null; done: boolean };

/** How far a copy has come. What it says is certainly done; what it does not say may be done, and doing it again changes nothing. */
export type Progress = {
  /** Which backends, in words: another pair of them is another copy. */
  from: string;
  to: string;
  places: Record<string, PlaceProgress>;
  accountsDone: boolean;
  /** Whether source and target were found equal at the end. */
  finished: boolean;
};

export interface ProgressKeeper {
  load(): Progress | null;
  save(progress: Progress): void;
}

/** In a file that only this user can read. It holds ids, no names. */
export function progressFile(path: string): ProgressKeeper {
  return {
    load() {
      try {
        return JSON.parse(readFileSync(path, 'utf8')) as Progress;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    save(progress) {
      writePrivately(path, `${JSON.stringify(progress, null, 2)}\n`);
    },
  };
}

/** Writes next to the file and then renames, so that a kill leaves either the old file or the new one. */
export function writePrivately(path: string, text: string): void {
  const partial = `${path}.${randomBytes(6).toString('hex')}.part`;
  writeFileSync(partial, text, { mode: 0o600, flag: 'wx' });
  renameSync(partial, path);
}
