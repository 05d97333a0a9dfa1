import { resolve } from 'node:path';
import { restoreBackup } from '@/lib/backup/restore';
import { env } from '@/lib/platform/env';
import { logEvent } from '@/lib/platform/log';
import { printLine, runCommand, UsageError } from '../lib/command-line';
import { requireEmbeddedDataDir } from '../lib/embedded';

const USAGE = 'Usage: npm run restore -- FOLDER   (a folder that npm run backup has made)';

runCommand(
  async () => {
    const [given, ...more] = process.argv.slice(2);
    if (!given || given.startsWith('-') || more.length > 0) throw new UsageError(USAGE);
    const dataDir = requireEmbeddedDataDir(env());
    printLine(
      `This replaces all data in ${dataDir} with the backup in ${resolve(given)}. What is there now is kept beside it.`,
    );
    const begun = Date.now();
    const { aside, createdAt, ...counted } = await restoreBackup({
      dataDir,
      from: resolve(given),
      now: new Date(),
    });
    logEvent({ event: 'restore', ...counted, ms: Date.now() - begun });
    printLine(
      `Restored ${counted.documents} documents and ${counted.pictures} pictures as they were on ${createdAt}.`,
    );
    if (aside) printLine(`What was there before is in ${aside}`);
    printLine(
      'Whoever signed in after that moment signs in again. Students and classes deleted after it are back: delete them again.',
    );
  },
  { beginsData: true },
);
