import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@/lib/domain/time/calendar';
import { oncePerProcess } from '@/lib/per-process';
import { startSideProcess } from '@/lib/side-process';
import { DatabaseDamagedError, DatabaseUnavailableError } from '@/lib/sqlite/errors';
import { reportError } from './report';

const LAST_BACKUP_FILE = 'last-backup.json';
const MAX_MS = 10 * 60 * 1000;

const checks = oncePerProcess(
  'fractionLeagueChecks',
  () => new Map<string, { at: Date; isSound: boolean }>(),
);

export function readCheckAndBackupStatus(dataDir: string, databaseFile: string) {
  const checked = checks.get(join(dataDir, databaseFile));
  return {
    lastCheck: checked?.at ?? null,
    isSound: checked?.isSound ?? true,
    lastBackup: readLastBackup(dataDir),
  };
}
export type CheckAndBackupStatus = ReturnType<typeof readCheckAndBackupStatus>;

/**
 * Checks a database now and daily. Without it, damage in an old week could stay unnoticed until the
 * last good backup is gone.
 */
export function startDatabaseChecks(location: string, now = () => new Date()): void {
  const check = () =>
    void checkDatabase(location, now).catch((error) =>
      reportError(error, { eventId: 'check', message: CHECK_FAILED }),
    );
  check();
  setInterval(check, DAY_MS).unref();
}

const CHECK_FAILED = 'The database could not be looked through';

/** Returns the faults of a file, found in a separate process: reading a damaged file can hang. */
export async function checkDatabase(location: string, now = () => new Date()): Promise<string[]> {
  const findings = await findingsOf(location);
  checks.set(location, { at: now(), isSound: findings.length === 0 });
  if (findings.length > 0) {
    const cause = Object.assign(new Error(findings[0]), { code: 'SQLITE_CORRUPT' });
    reportError(
      new DatabaseDamagedError('The database is damaged in places that no one may have read yet.', {
        cause,
      }),
      {
        eventId: 'check',
      },
    );
  }
  return findings;
}

function findingsOf(location: string): Promise<string[]> {
  const child = startSideProcess('lib/sqlite/check-process.mjs', location);
  child.unref();
  child.channel?.unref();
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => child.kill('SIGKILL'), MAX_MS);
    clock.unref();
    const fail = (cause?: unknown) =>
      reject(
        new DatabaseUnavailableError('The process that looks through the database ended early.', {
          cause,
        }),
      );
    child.on('message', ({ findings }: { findings: string[] }) => resolve(findings));
    child.on('error', fail);
    child.on('exit', () => {
      clearTimeout(clock);
      fail();
    });
  });
}

/** Recorded for `/healthz`, so that a monitor notices when no backup has been made for days. */
export async function recordBackupTime(dataDir: string, at: Date): Promise<void> {
  await writeFile(
    join(dataDir, LAST_BACKUP_FILE),
    `${JSON.stringify({ at: at.toISOString() })}\n`,
    { mode: 0o600 },
  );
}

function readLastBackup(dataDir: string): Date | null {
  try {
    const { at } = JSON.parse(readFileSync(join(dataDir, LAST_BACKUP_FILE), 'utf8')) as {
      at: string;
    };
    const time = new Date(at);
    return Number.isNaN(time.getTime()) ? null : time;
  } catch {
    return null;
  }
}
