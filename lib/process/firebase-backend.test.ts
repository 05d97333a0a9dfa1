import type { Firestore } from 'firebase-admin/firestore';
import { IdentityUnavailableError } from '@/lib/identity/port';
import {
  assertBucketAnswers,
  assertFirebaseAuthAnswers,
  assertFirestoreAnswers,
} from './firebase-backend';

const now = new Date('2026-09-01T12:00:00Z');

function answering(get: () => Promise<unknown>): Pick<Firestore, 'doc'> {
  return { doc: () => ({ get }) } as unknown as Pick<Firestore, 'doc'>;
}

const at = (minutes: number) =>
  answering(async () => ({ readTime: { toMillis: () => now.getTime() + minutes * 60_000 } }));
const failing = (code: number | undefined, message: string) =>
  answering(() => Promise.reject(Object.assign(new Error(message), { code })));
const check = (firestore: Pick<Firestore, 'doc'>) =>
  assertFirestoreAnswers(firestore, { projectId: 'a-school', now: () => now, waitMs: 20 });

test('an answer, and a clock at most two minutes off, are good enough', async () => {
  await expect(check(at(0))).resolves.toBeUndefined();
  await expect(check(at(2))).resolves.toBeUndefined();
  await expect(check(at(-2))).resolves.toBeUndefined();
});

test.each([
  ['a clock that is slow', at(7), 'The clock of this machine is 7 minutes slow'],
  ['a clock that is fast', at(-7), 'The clock of this machine is 7 minutes fast'],
  [
    'credentials without the right',
    failing(7, 'PERMISSION_DENIED: canary'),
    'refuses the credentials',
  ],
  ['credentials of nobody', failing(16, 'UNAUTHENTICATED: canary'), 'refuses the credentials'],
  [
    'credentials that cannot be loaded',
    failing(undefined, 'Could not load the default credentials. canary'),
    'refuses the credentials',
  ],
  [
    'a key that was revoked',
    failing(undefined, 'invalid_grant: canary'),
    'it was revoked, or the clock',
  ],
  ['a project without a database', failing(5, 'NOT_FOUND canary'), 'has no Firestore database'],
  [
    'a service that cannot be reached',
    failing(14, 'UNAVAILABLE canary'),
    'cannot be reached (code 14)',
  ],
  ['no answer at all', answering(() => new Promise(() => {})), 'gives no answer'],
])('refuses %s', async (_what, firestore, sentence) => {
  const said = await check(firestore).catch((error: Error) => error.message);
  expect(said).toContain(sentence);
  expect(said).not.toContain('canary');
});

async function saidOfAccounts(looking: unknown, checking: unknown): Promise<string | null> {
  const auth = { getUserByEmail: () => Promise.reject(looking) };
  const passwords = { fits: async () => (checking === null ? null : Promise.reject(checking)) };
  const asked = assertFirebaseAuthAnswers(auth, passwords, { projectId: 'a-school', waitMs: 20 });
  return asked.then(
    () => null,
    (error: Error) => error.message,
  );
}
const withCode = (code: unknown) => Object.assign(new Error('canary'), { code });
const NOBODY_THERE = withCode('auth/user-not-found');
const unavailable = (code: string) =>
  new IdentityUnavailableError(`Firebase cannot be used for accounts now (${code}).`);

test('accounts that know no one of that name, and let no one in, are good enough', async () => {
  expect(await saidOfAccounts(NOBODY_THERE, null)).toBeNull();
});

test.each([
  [
    'Authentication was never switched on',
    withCode('auth/configuration-not-found'),
    null,
    'has no Firebase Authentication yet',
  ],
  [
    'the service account may not',
    withCode('auth/insufficient-permission'),
    null,
    'may not manage accounts',
  ],
  [
    'accounts cannot be reached',
    withCode('auth/network-request-failed'),
    null,
    'cannot be reached (auth/network-request-failed)',
  ],
  [
    'passwords are switched off',
    NOBODY_THERE,
    unavailable('auth/operation-not-allowed'),
    'Switch on "Email/Password"',
  ],
  [
    'the API key is wrong',
    NOBODY_THERE,
    unavailable('auth/api-key-not-valid.-please-pass-a-valid-api-key.'),
    'refuses FIREBASE_API_KEY',
  ],
  [
    'passwords cannot be checked',
    NOBODY_THERE,
    unavailable('auth/network-request-failed'),
    'cannot be reached',
  ],
  ['passwords get no answer', NOBODY_THERE, new Promise(() => {}), 'cannot be reached'],
])('refuses when %s', async (_what, looking, checking, sentence) => {
  const said = await saidOfAccounts(looking, checking);
  expect(said).toContain(sentence);
  expect(said).not.toContain('canary');
});

test.each([
  ['is not there', withCode(404), 'There is no bucket pictures'],
  ['may not be used', withCode(403), 'may not use the bucket pictures'],
  ['cannot be reached', withCode('ECONNREFUSED'), 'The bucket pictures cannot be reached'],
])('refuses a bucket that %s', async (_what, error, sentence) => {
  const bucket = { name: 'pictures', getFiles: () => Promise.reject(error) } as never;
  const said = await assertBucketAnswers(bucket, 20).catch((reason: Error) => reason.message);
  expect(said).toContain(sentence);
  expect(said).not.toContain('canary');
});
