import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/platform/env';
import { createEmbeddedBackend, DATABASE_FILE_NAME } from '@/lib/process/backend';
import { isDatabaseInUse } from '@/lib/sqlite/database';
import {
  CopyRefusedError,
  copyBackend,
  createCopyProgressStore,
  type NamedBackend,
  passwordResetsCsv,
  replacePrivateFile,
  splitPasswordResetsByMethod,
} from '@/lib/transfer/copy';
import { isComparedPartEqual } from '@/lib/transfer/verify';
import type { BackendAdapters } from '../../lib/platform/services';
import { printLine, UsageError } from '../lib/command-line';

const USAGE = `Usage: npm run copy -- to-firebase    from DATA_DIR into the Firebase project
       npm run copy -- to-embedded    from the Firebase project into DATA_DIR`;

type Direction = 'to-firebase' | 'to-embedded';

/**
 * Copies everything from one backend to the other, resumes after an interruption, and compares both
 * sides at the end.
 */
async function main(): Promise<void> {
  const [direction] = process.argv.slice(2);
  if (direction !== 'to-firebase' && direction !== 'to-embedded') throw new UsageError(USAGE);
  const settings = env();
  const database = join(settings.DATA_DIR, DATABASE_FILE_NAME);
  if (direction === 'to-firebase' && !existsSync(database))
    throw new UsageError(`There is no data in ${settings.DATA_DIR}.`);
  if (isDatabaseInUse(database))
    throw new UsageError(`A server or command is using ${settings.DATA_DIR}. Stop it first.`);
  mkdirSync(settings.DATA_DIR, { recursive: true, mode: 0o700 });

  const { assertFirebaseReady, createFirebaseBackend } = await import(
    '@/lib/process/firebase-backend'
  );
  await assertFirebaseReady(settings, () => new Date());
  const embedded: NamedBackend = {
    backend: createEmbeddedBackend({ dataDir: settings.DATA_DIR }),
    name: settings.DATA_DIR,
  };
  const firebase: NamedBackend = {
    backend: createFirebaseBackend(settings),
    name: `the Firebase project ${settings.FIREBASE_PROJECT_ID}`,
  };
  try {
    await copy(direction, embedded, firebase, settings.DATA_DIR);
  } finally {
    await Promise.all(
      [embedded, firebase].map(({ backend }: { backend: BackendAdapters }) =>
        backend.store.close(),
      ),
    );
  }
}

async function copy(
  direction: Direction,
  embedded: NamedBackend,
  firebase: NamedBackend,
  dataDir: string,
): Promise<void> {
  const [from, to] = direction === 'to-firebase' ? [embedded, firebase] : [firebase, embedded];
  // Stored beside the embedded data in both directions, because only that is on this machine.
  const progress = createCopyProgressStore(join(dataDir, `copy-${direction}.json`));
  const resetsPath = join(dataDir, `copy-${direction}-new-passwords.csv`);
  const before = progress.load();
  if (before && !before.finished && before.from === from.name && before.to === to.name)
    printLine('Going on with a copy that was interrupted.');
  printLine(`From ${from.name} to ${to.name}`);
  const comparisons = await copyBackend({
    from,
    to,
    progress,
    onStep: (what, done, all) => printLine(`  ${what}: ${done}${all === null ? '' : ` of ${all}`}`),
    onAccounts(withoutPassword, all) {
      const resets = splitPasswordResetsByMethod(withoutPassword);
      replacePrivateFile(resetsPath, passwordResetsCsv(resets));
      printLine(
        `Accounts: ${all}, of which ${withoutPassword.length} need a new password, because hashes cannot be taken along.`,
      );
      if (withoutPassword.length === 0) return;
      printLine(`  ${resets.byMail.length} with an email: "Forgot password" on the sign-in page`);
      printLine(
        `  ${resets.byTeacher.length} with a user name: their teacher makes new login cards`,
      );
      printLine(
        `  Who they are stands in ${resetsPath}, for your eyes only. Delete it afterwards.`,
      );
    },
    onCompared(comparison) {
      const { what, from: mine } = comparison;
      printLine(
        `  ${isComparedPartEqual(comparison) ? 'equal' : 'NOT EQUAL'}  ${what}: ${mine.count}, ${mine.hash.slice(0, 16)}`,
      );
    },
  });
  printLine(
    `Both sides are equal in all ${comparisons.length} parts. Everybody has to sign in again.`,
  );
}

main().catch((error: unknown) => {
  const expected = error instanceof UsageError || error instanceof CopyRefusedError;
  // Errors from Firebase or the disk are readable sentences; only a bug in the app needs its stack.
  const sentence =
    error instanceof Error && !/^(Type|Range|Reference)Error$/.test(error.name)
      ? error.message
      : String((error as Error).stack);
  process.stderr.write(
    `${expected ? (error as Error).message : `${sentence}\nRun the command again: it goes on where it stopped.`}\n`,
  );
  process.exitCode = 1;
});
