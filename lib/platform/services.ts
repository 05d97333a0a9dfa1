import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createOutboxMailer, createSmtpMailer, type Mailer } from '@/lib/mail/mailer';
import { createSeasonSource, type SeasonSource } from '@/lib/nfl/snapshot';
import { logCatalogue, logEvent } from '@/lib/platform/log';
import { createBackend, DATABASE_FILE } from '@/lib/process/backend';
import { keepPrivate } from '@/lib/process/private-files';
import { type Upkeep, upkeepOf } from '@/lib/sqlite/upkeep';
import { withCatalogue } from '@/lib/store/catalogue';
import { countReads } from '@/lib/store/counting';
import { env } from './env';
import type { Backend } from './ports';

/** Everything the server-side rooms need from outside: the three ports, time, chance and mail. */
export type Services = Backend & {
  seasons: SeasonSource;
  mailer: Mailer;
  now(): Date;
  /** Resolves when so many milliseconds have passed. */
  wait(milliseconds: number): Promise<void>;
  /** In [0, 1). */
  random(): number;
  /** How the data on this machine is kept well; null where another service does that. */
  upkeep(): Upkeep | null;
  /** IANA name of the school's time zone. */
  timeZone: string;
};

// One set per process, kept on globalThis because Next evaluates modules once per bundle and again
// on each hot reload.
const holder = globalThis as typeof globalThis & { fractionLeagueServices?: Services };

export function getServices(): Services {
  holder.fractionLeagueServices ??= createServices();
  return holder.fractionLeagueServices;
}

/** For tests and scripts: replaces the services of this process. */
export function setServices(services: Services | undefined): void {
  holder.fractionLeagueServices = services;
}

/**
 * Releases what this process has opened, if anything. With the embedded backend the database is
 * closed before this returns.
 */
export async function closeServices(): Promise<void> {
  const services = holder.fractionLeagueServices;
  if (!services) return;
  services.seasons.close();
  await services.store.close();
}

function createServices(): Services {
  const settings = env();
  keepPrivate(settings.DATA_DIR);
  const { store: plainStore, identity, files } = createBackend(settings);
  const logFile = settings.STORE_LOG;
  const counted = logFile
    ? countReads(plainStore, (operation) =>
        appendFileSync(logFile, `${JSON.stringify(operation)}\n`),
      )
    : plainStore;
  const store = withCatalogue(counted, logCatalogue);
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
      settings.BACKEND === 'embedded' ? upkeepOf(settings.DATA_DIR, DATABASE_FILE) : null,
    timeZone: settings.SCHOOL_TIME_ZONE,
  };
}
