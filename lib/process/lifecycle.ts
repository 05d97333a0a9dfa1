import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFileMailer, createSmtpMailer } from '@/lib/mail/mailer';
import { createSeasonSnapshotCache } from '@/lib/nfl/snapshot';
import { createSchoolRosterSource, type SchoolRosterSource } from '@/lib/one-roster/roster-source';
import { type Env, env } from '@/lib/platform/env';
import { logCatalogMessage, logEvent } from '@/lib/platform/log';
import { storeWithFailedReadLogging } from '@/lib/platform/log-failed-reads';
import { readCheckAndBackupStatus } from '@/lib/platform/maintenance';
import { closeServices, type Services, setServicesFactory } from '@/lib/platform/services';
import { listenForStop } from '@/lib/platform/stop-signal';
import { SCHEMA_VERSION } from '@/lib/sqlite/migrations';
import { withOperationReports } from '@/lib/store/operation-reports';
import { createBackend, DATABASE_FILE_NAME } from './backend';
import { makeDataFilesPrivate } from './private-files';

export function createServices(): Services {
  const settings = env();
  makeDataFilesPrivate(settings.DATA_DIR);
  const { store: plainStore, identity, files } = createBackend(settings);
  const logFile = settings.STORE_LOG;
  const counted = logFile
    ? withOperationReports(plainStore, (operation) =>
        appendFileSync(logFile, `${JSON.stringify(operation)}\n`),
      )
    : plainStore;
  const store = storeWithFailedReadLogging(counted, logCatalogMessage);
  const clockAndRandom = {
    now: () => new Date(),
    wait: (milliseconds: number) => sleep(milliseconds),
    random: Math.random,
  };
  return {
    ...clockAndRandom,
    store,
    identity,
    files,
    seasons: createSeasonSnapshotCache(store),
    mailer: settings.SMTP_URL
      ? createSmtpMailer(settings.SMTP_URL, settings.MAIL_FROM, settings.DATA_DIR)
      : createFileMailer(settings.DATA_DIR, (file) => logEvent({ event: 'mail-written', file })),
    schoolRosterSource: createConfiguredRosterSource(settings, clockAndRandom),
    maintenanceStatus: () =>
      settings.BACKEND === 'embedded'
        ? readCheckAndBackupStatus(settings.DATA_DIR, DATABASE_FILE_NAME)
        : null,
    timeZone: settings.SCHOOL_TIME_ZONE,
  };
}

function createConfiguredRosterSource(
  {
    ONEROSTER_URL: url,
    ONEROSTER_TOKEN_URL: tokenUrl,
    ONEROSTER_CLIENT_ID: clientId,
    ONEROSTER_CLIENT_SECRET: clientSecret,
  }: Env,
  clockAndRandom: Parameters<typeof createSchoolRosterSource>[1],
): SchoolRosterSource | null {
  return url && tokenUrl && clientId && clientSecret
    ? createSchoolRosterSource({ url, tokenUrl, clientId, clientSecret }, clockAndRandom)
    : null;
}

/**
 * Prepares a server process: signals to stop, services, private data files, and the log of its
 * start and stop. Closes the database at the end. Next ends the process after the last request.
 */
export function setUpServerProcess(): void {
  listenForStop();
  setServicesFactory(createServices);
  const { BACKEND, DATA_DIR, NEXTAUTH_URL, TRUST_PROXY } = env();
  if (BACKEND === 'embedded') makeDataFilesPrivate(DATA_DIR);
  logEvent({ event: 'start', backend: BACKEND, schema: SCHEMA_VERSION });
  // This server speaks no https itself, so there must be a proxy, and without this setting all
  // visitors would count as one address.
  if (NEXTAUTH_URL.startsWith('https://') && TRUST_PROXY !== '1')
    logEvent({ event: 'proxy-not-trusted', set: 'TRUST_PROXY=1' });
  process.once('exit', () => {
    // The embedded backend closes before the call returns; anything slower couldn't be awaited
    // here.
    void closeServices();
    logEvent({ event: 'stop' });
  });
}
