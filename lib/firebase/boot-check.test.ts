import type { Firestore } from 'firebase-admin/firestore';
import { assertFirebaseAnswers } from './boot-check';

const now = new Date('2026-09-01T12:00:00Z');

/** A Firestore whose first document is answered so. */
function answering(get: () => Promise<unknown>): Pick<Firestore, 'doc'> {
  return { doc: () => ({ get }) } as unknown as Pick<Firestore, 'doc'>;
}

const at = (minutes: number) => answering(async () => ({ readTime: { toMillis: () => now.getTime() + minutes * 60_000 } }));
const failing = (code: number | undefined, message: string) =>
  answering(() => Promise.reject(Object.assign(new Error(message), { code })));
const check = (firestore: Pick<Firestore, 'doc'>) =>
  assertFirebaseAnswers(firestore, { projectId: 'a-school', now: () => now, waitMs: 20 });

test('an answer, and a clock at most two minutes off, are good enough', async () => {
  await expect(check(at(0))).resolves.toBeUndefined();
  await expect(check(at(2))).resolves.toBeUndefined();
  await expect(check(at(-2))).resolves.toBeUndefined();
});

test.each([
  ['a clock that is slow', at(7), 'The clock of this machine is 7 minutes slow'],
  ['a clock that is fast', at(-7), 'The clock of this machine is 7 minutes fast'],
  ['credentials without the right', failing(7, 'PERMISSION_DENIED: canary'), 'refuses the credentials'],
  ['credentials of nobody', failing(16, 'UNAUTHENTICATED: canary'), 'refuses the credentials'],
  [
    'credentials that cannot be loaded',
    failing(undefined, 'Could not load the default credentials. canary'),
    'refuses the credentials',
  ],
  ['a key that was revoked', failing(undefined, 'invalid_grant: canary'), 'it was revoked, or the clock'],
  ['a project without a database', failing(5, 'NOT_FOUND canary'), 'has no Firestore database'],
  ['a service that cannot be reached', failing(14, 'UNAVAILABLE canary'), 'cannot be reached (code 14)'],
  ['no answer at all', answering(() => new Promise(() => {})), 'gives no answer'],
])('refuses %s', async (_what, firestore, sentence) => {
  const said = await check(firestore).catch((error: Error) => error.message);
  expect(said).toContain(sentence);
  expect(said).not.toContain('canary');
});
