import type { FileStore } from '@/lib/files/port';
import type { IdentityPort } from '@/lib/identity/port';
import type { Mailer } from '@/lib/mail/mailer';
import type { SeasonSource } from '@/lib/nfl/snapshot';
import type { DocumentStore } from '@/lib/store/port';
import type { Upkeep } from './upkeep';

/** One adapter for each port, chosen together. */
export type Backend = { store: DocumentStore; identity: IdentityPort; files: FileStore };

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
const holder = globalThis as typeof globalThis & {
  fractionLeagueServices?: Services;
  fractionLeagueOpenServices?: () => Services;
};

/**
 * A process says at its start how its services are made, because they consist of adapters, which
 * nothing but `lib/process` knows. They are made when they are first needed, and again after a
 * failure: a disk may come back.
 */
export function openServicesWith(create: () => Services): void {
  holder.fractionLeagueOpenServices = create;
}

export function getServices(): Services {
  const { fractionLeagueOpenServices: open } = holder;
  if (!holder.fractionLeagueServices) {
    if (!open) throw new Error('This process has not called openServicesWith yet.');
    holder.fractionLeagueServices = open();
  }
  return holder.fractionLeagueServices;
}

/** For tests: replaces the services of this process. */
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
