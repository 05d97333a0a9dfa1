import { randomBytes } from 'node:crypto';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import type { MailMessage } from '@/lib/mail/mailer';
import { createSeasonSnapshotCache } from '@/lib/nfl/snapshot';
import { type Services, setServices } from '@/lib/platform/services';
import { createMemoryBackend } from '@/lib/process/backend';
import { sessions } from '@/lib/store/collections/accounts';
import { studentProfiles, teacherProfiles } from '@/lib/store/collections/profiles';
import { appData } from '@/lib/store/collections/season';
import type { DocumentStore } from '@/lib/store/port';
import { requireIndexes } from './required-indexes';

export const TEST_SEASON = 2023;

/**
 * A Wednesday: week 6 was opened the day before, and its lineup locks on Thursday at 15:00 in New
 * York.
 */
export const TEST_NOW = new Date('2023-10-18T15:00:00Z');
export const TEST_WEEK_OPENED = new Date('2023-10-17T10:00:00Z');

export type TestServices = {
  services: Services;
  store: DocumentStore;
  /** Sent mails, oldest first. */
  mail: MailMessage[];
  /** Moves the clock. */
  setNow(date: Date): void;
  advance(milliseconds: number): void;
  /** The next values of `random`; after them the fixed seed continues. */
  randomSequence(values: readonly number[]): void;
  /** Starts counting password hashes and verifications; the returned function returns the count. */
  countHashes(): () => number;
  /**
   * Accounts with an open session; they have a password only if an id is given. `account` has no
   * profile.
   */
  account(email: string, accountId?: string): Promise<SignedInViewer>;
  student(email: string, accountId?: string): Promise<SignedInViewer>;
  teacher(email: string): Promise<SignedInViewer>;
  dispose(): Promise<void>;
};

/**
 * A backend in memory with a fixed clock and seed, installed as this process's services until
 * `dispose`.
 */
export async function installTestServices(
  overrides: Partial<Services> = {},
): Promise<TestServices> {
  const { store: plainStore, identity, files } = { ...createMemoryBackend(), ...overrides };
  // A query without an index would work here but fail on Firestore.
  const store = requireIndexes(plainStore);
  const mail: MailMessage[] = [];
  let now = TEST_NOW;
  let state = 1;
  const queue: number[] = [];
  const services: Services = {
    maintenanceStatus: () => null,
    store,
    identity,
    files,
    seasons: createSeasonSnapshotCache(store),
    mailer: {
      async send(message) {
        mail.push(message);
      },
      async forget(to) {
        mail.splice(0, mail.length, ...mail.filter((message) => message.to !== to));
      },
      newest: async (to, subject) =>
        mail.findLast((message) => message.to === to && message.subject === subject) ?? null,
      countOlder: async () => 0,
      async removeOlder() {},
    },
    schoolRosterSource: null,
    now: () => now,
    // Waiting moves the clock.
    wait: async (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
    random: () => queue.shift() ?? nextRandom(),
    timeZone: 'America/New_York',
    ...overrides,
  };
  // A linear congruential generator is random enough for tests, and repeatable.
  function nextRandom(): number {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  }
  setServices(services);
  await store.set(appData, {
    id: 'meta',
    currentSeason: TEST_SEASON,
    currentWeek: 6,
    seasonActive: true,
    weekStartedAt: timestampFromDate(TEST_WEEK_OPENED),
  });

  async function account(
    email: string,
    accountId = randomBytes(8).toString('hex'),
  ): Promise<SignedInViewer> {
    const sessionId = randomBytes(16).toString('hex');
    await store.create(sessions, {
      id: sessionId,
      accountId,
      email,
      createdAt: timestampFromDate(now),
      expiresAt: timestampFromDate(new Date(now.getTime() + 24 * 60 * 60 * 1000)),
    });
    return { accountId, sessionId, email, role: null, season: TEST_SEASON };
  }

  return {
    services,
    store,
    mail,
    setNow(date) {
      now = date;
    },
    advance(milliseconds) {
      now = new Date(now.getTime() + milliseconds);
    },
    randomSequence(values) {
      queue.push(...values);
    },
    countHashes() {
      const create = jest.spyOn(identity, 'createAccount');
      const verify = jest.spyOn(identity, 'verifyPassword');
      return () => create.mock.calls.length + verify.mock.calls.length;
    },
    account,
    async student(email, accountId) {
      const viewer = await account(email, accountId);
      await store.create(studentProfiles, {
        id: `${TEST_SEASON}_${viewer.accountId}`,
        studentId: viewer.accountId,
        season: TEST_SEASON,
        leagueId: '',
        mvpPoints: 0,
        createdAt: timestampFromDate(now),
        firstName: 'Kim',
        lastInitial: 'L',
        formulaType: 1,
        levelOpen: true,
      });
      return { ...viewer, role: 'student' };
    },
    async teacher(email) {
      const viewer = await account(email);
      await store.create(teacherProfiles, {
        id: `${TEST_SEASON}_${viewer.accountId}`,
        teacherId: viewer.accountId,
        season: TEST_SEASON,
        mvpPoints: 0,
        createdAt: timestampFromDate(now),
        leagueAllowance: 1,
        displayName: 'Ms Lovelace',
      });
      return { ...viewer, role: 'teacher' };
    },
    async dispose() {
      await store.close();
      setServices(undefined);
    },
  };
}
