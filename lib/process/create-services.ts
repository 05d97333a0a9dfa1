import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createOutboxMailer, createSmtpMailer } from '@/lib/mail/mailer';
import { createSeasonSource } from '@/lib/nfl/snapshot';
import { env } from '@/lib/platform/env';
import { logCatalogue, logEvent } from '@/lib/platform/log';
import { logFailedReads } from '@/lib/platform/log-failed-reads';
import type { Services } from '@/lib/platform/services';
import { readMaintenance } from '@/lib/platform/upkeep';
import { countReads } from '@/lib/store/counting';
import { createBackend, DATABASE_FILE } from './backend';
import { keepPrivate } from './private-files';

export function createServices(): Services {
  const settings = env();
  keepPrivate(settings.DATA_DIR);
  const { store: plainStore, identity, files } = createBackend(settings);
  const logFile = settings.STORE_LOG;
  const counted = logFile
    ? countReads(plainStore, (operation) =>
        appendFileSync(logFile, `${JSON.stringify(operation)}\n`),
      )
    : plainStore;
  const store = logFailedReads(counted, logCatalogue);
  return {
    store,
    identity,
    files,
    seasons: createSeasonSource(store),
    mailer: settings.SMTP_URL
      ? createSmtpMailer(settings.SMTP_URL, settings.MAIL_FROM, settings.DATA_DIR)
      : createOutboxMailer(settings.DATA_DIR, (file) => logEvent({ event: 'mail-written', file })),
    now: () => new Date(),
    wait: (milliseconds) => sleep(milliseconds),
    random: Math.random,
    upkeep: () =>
      settings.BACKEND === 'embedded' ? readMaintenance(settings.DATA_DIR, DATABASE_FILE) : null,
    timeZone: settings.SCHOOL_TIME_ZONE,
  };
}
