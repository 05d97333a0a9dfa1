import type { FileStore } from '@/lib/files/port';
import type { IdentityPort } from '@/lib/identity/port';
import type { Mailer } from '@/lib/mail/mailer';
import type { SeasonSnapshotCache } from '@/lib/nfl/snapshot';
import type { SchoolRosterSource } from '@/lib/one-roster/roster-source';
import type { DocumentStore } from '@/lib/store/port';
import type { CheckAndBackupStatus } from './maintenance';

export type BackendAdapters = { store: DocumentStore; identity: IdentityPort; files: FileStore };

/**
 * Everything the server-side code needs from outside: the three ports, mail, the school's roster,
 * time, and randomness.
 */
export type Services = BackendAdapters & {
  seasons: SeasonSnapshotCache;
  mailer: Mailer;
  schoolRosterSource: SchoolRosterSource | null;
  now(): Date;
  wait(milliseconds: number): Promise<void>;
  random(): number;
  /**
   * The last database check and the last backup on this machine; null if another service takes care
   * of the data.
   */
  maintenanceStatus(): CheckAndBackupStatus | null;
  timeZone: string;
};

// One set per process, kept on globalThis because Next evaluates modules once per bundle and again
// on each hot reload.
const holder = globalThis as typeof globalThis & {
  fractionLeagueServices?: Services;
  fractionLeagueServicesFactory?: () => Services;
};

/**
 * Each process passes its factory at startup, since only `lib/process` knows the adapters. The
 * services are created on first use, and again after a failure, because a disk may come back.
 */
export function setServicesFactory(create: () => Services): void {
  holder.fractionLeagueServicesFactory = create;
}

export function getServices(): Services {
  const { fractionLeagueServicesFactory: create } = holder;
  if (!holder.fractionLeagueServices) {
    if (!create) throw new Error('This process has not called setServicesFactory yet.');
    holder.fractionLeagueServices = create();
  }
  return holder.fractionLeagueServices;
}

export function setServices(services: Services | undefined): void {
  holder.fractionLeagueServices = services;
}

/**
 * Closes what this process has opened. With the embedded backend, the database is closed before
 * this returns.
 */
export async function closeServices(): Promise<void> {
  const services = holder.fractionLeagueServices;
  if (!services) return;
  services.seasons.close();
  await services.store.close();
}
