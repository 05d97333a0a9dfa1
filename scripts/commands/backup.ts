import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createBackup, removeOldBackups } from '@/lib/backup/backup';
import { env } from '@/lib/platform/env';
import { logEvent } from '@/lib/platform/log';
import { recordBackupTime } from '@/lib/platform/maintenance';
import { printLine, runCommand, UsageError } from '../lib/command-line';
import { requireEmbeddedDataDir } from '../lib/embedded';

const USAGE =
  'Usage: npm run backup [-- FOLDER [--keep 14]]   (--keep: removes older backups of that folder, but for so many)';

runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { keep: { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals.length > 1 || (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep)))
    throw new UsageError(USAGE);
  const dataDir = requireEmbeddedDataDir(env());
  const into = resolve(positionals[0] ?? join(dataDir, 'backups'));
  const older =
    values.keep === undefined ? '' : ` Of the backups there, the newest ${values.keep} are kept.`;
  printLine(`This copies all data in ${dataDir} to a new folder in ${into}.${older}`);
  // Reading everything takes a while, and a server on this machine has priority.
  setPriority(10);
  const begun = Date.now();
  const { folder, ...counted } = await createBackup({ dataDir, into, now: new Date() });
  await recordBackupTime(dataDir, new Date());
  logEvent({ event: 'backup', ...counted, ms: Date.now() - begun });
  printLine(
    `Backed up ${counted.documents} documents and ${counted.pictures} pictures to ${folder}`,
  );
  if (values.keep === undefined) return;
  const removed = await removeOldBackups(into, Number(values.keep));
  if (removed > 0) printLine(`Removed ${removed} older backups.`);
});
