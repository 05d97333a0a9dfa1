import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { createCloudFileStore } from '@/lib/files/adapters/cloud-storage/cloud-files';
import { openFirebase } from '@/lib/firebase/app';
import {
  errorCodeOf,
  errorMessageOf,
  GRPC_CODES,
  raceWithTimeoutFallback,
} from '@/lib/firebase/errors';
import { getAuth, getStorage } from '@/lib/firebase/sdk';
import { firebaseAuthAndStorageSettings, firebaseSettings } from '@/lib/firebase/settings';
import { createFirebaseIdentity } from '@/lib/identity/adapters/firebase/firebase-identity';
import { createFirebasePasswordChecker } from '@/lib/identity/adapters/firebase/password-check';
import { IdentityUnavailableError } from '@/lib/identity/port';
import type { Env } from '@/lib/platform/env';
import type { BackendAdapters } from '@/lib/platform/services';
import { createFirestoreStore } from '@/lib/store/adapters/firestore/firestore-store';

/**
 * `backend.ts` and `boot.ts` load this file only if Firebase is chosen, because the SDK takes a
 * third of a second and 27 MB.
 */
export function createFirebaseBackend(env: Env): BackendAdapters {
  const { app, firestore, bucket, passwords, close } = open(env);
  return {
    store: createFirestoreStore({ firestore, release: close }),
    identity: createFirebaseIdentity({ auth: getAuth(app), firestore, passwords }),
    files: createCloudFileStore({ bucket }),
  };
}

/**
 * @throws Error with a sentence: what is missing in the environment, or why Firebase doesn't
 * answer.
 */
export async function assertFirebaseReady(env: Env, now: () => Date): Promise<void> {
  const { app, firestore, bucket, passwords, projectId, close } = open(env);
  try {
    await assertFirestoreAnswers(firestore, { projectId, now });
    await assertFirebaseAuthAnswers(getAuth(app), passwords, { projectId });
    await assertBucketAnswers(bucket);
  } finally {
    await firestore.terminate();
    await close();
  }
}

function open(env: Env) {
  const settings = firebaseSettings(env);
  const { apiKey, bucket, authEmulatorHost } = firebaseAuthAndStorageSettings(env);
  const { projectId } = settings;
  const { app, firestore, close } = openFirebase(settings);
  const passwords = createFirebasePasswordChecker({
    apiKey,
    projectId,
    emulatorHost: authEmulatorHost,
  });
  return {
    app,
    firestore,
    bucket: getStorage(app).bucket(bucket),
    passwords,
    projectId,
    async close() {
      await passwords.close();
      await close();
    },
  };
}

const LONGEST_WAIT_MS = 15_000;
const LARGEST_CLOCK_DIFFERENCE_MS = 2 * 60_000;

/**
 * Calls Firestore once at startup.
 *
 * @throws Error with a sentence: credentials refused, no such database, no answer, or a clock that
 * is minutes off, which would close lineups at the wrong moment.
 */
export async function assertFirestoreAnswers(
  firestore: Pick<Firestore, 'doc'>,
  {
    projectId,
    now,
    waitMs = LONGEST_WAIT_MS,
  }: { projectId: string; now: () => Date; waitMs?: number },
): Promise<void> {
  const before = now().getTime();
  const answer = await inTime(firestore.doc('appData/meta').get(), waitMs).catch(
    (error: unknown) => {
      throw new Error(sentenceFor(error, projectId));
    },
  );
  if (answer === TOO_LATE)
    throw new Error(
      `Firestore of the project ${projectId} gives no answer. Is this machine online?`,
    );

  const there = answer.readTime.toMillis();
  const difference = there < before ? there - before : Math.max(0, there - now().getTime());
  if (Math.abs(difference) > LARGEST_CLOCK_DIFFERENCE_MS) {
    const minutes = Math.round(Math.abs(difference) / 60_000);
    throw new Error(
      `The clock of this machine is ${minutes} minutes ${difference > 0 ? 'slow' : 'fast'}. ` +
        'Set it right before starting.',
    );
  }
}

/** No one can own this address, because names below `invalid` are reserved. */
const NOBODY = 'boot-check@fraction-league.invalid';

/**
 * Calls Firebase Auth once with each of its two keys: the service account looks up a user who can't
 * exist, and the web API key checks that user's password.
 *
 * @throws Error with a sentence about what to change.
 */
export async function assertFirebaseAuthAnswers(
  auth: Pick<Auth, 'getUserByEmail'>,
  passwords: { fits(email: string, password: string): Promise<string | null> },
  { projectId, waitMs = LONGEST_WAIT_MS }: { projectId: string; waitMs?: number },
): Promise<void> {
  const looked = auth.getUserByEmail(NOBODY).then(() => null, errorCodeOf);
  const code = await inTime(looked, waitMs);
  if (code !== null && code !== 'auth/user-not-found')
    throw new Error(sentenceForAccounts(code, projectId));
  const checked = passwords.fits(NOBODY, 'nobody has this password').then(
    () => null,
    (error: unknown) =>
      error instanceof IdentityUnavailableError ? /\((.*)\)/.exec(error.message)?.[1] : undefined,
  );
  const refusal = await inTime(checked, waitMs);
  if (refusal === null) return;
  if (refusal === 'auth/operation-not-allowed') {
    throw new Error(
      `The project ${projectId} lets no one sign in with a password. ` +
        'Switch on "Email/Password" in Firebase Authentication.',
    );
  }
  if (/api-key|app-not-authorized|requests-from/.test(String(refusal))) {
    throw new Error(
      `Firebase refuses FIREBASE_API_KEY for the project ${projectId}: it is another ` +
        `project's, or restricted to websites.`,
    );
  }
  throw new Error(sentenceForAccounts(refusal, projectId));
}

function sentenceForAccounts(code: unknown, projectId: string): string {
  if (code === 'auth/configuration-not-found') {
    return (
      `The project ${projectId} has no Firebase Authentication yet. ` +
      'Switch it on in the Firebase console.'
    );
  }
  if (code === 'auth/insufficient-permission') {
    return (
      `The service account of the project ${projectId} may not manage accounts: give it the ` +
      'role "Firebase Authentication Admin".'
    );
  }
  return (
    `Firebase Authentication of the project ${projectId} cannot be ` +
    `reached${typeof code === 'string' ? ` (${code})` : ''}.`
  );
}

/** @throws Error with a sentence about what to change. */
export async function assertBucketAnswers(
  bucket: Pick<ReturnType<Storage['bucket']>, 'name' | 'getFiles'>,
  waitMs = LONGEST_WAIT_MS,
): Promise<void> {
  const listed = bucket
    .getFiles({ maxResults: 1, autoPaginate: false })
    .then(() => null, errorCodeOf);
  const code = await inTime(listed, waitMs);
  if (code === null) return;
  if (code === 404)
    throw new Error(
      `There is no bucket ${bucket.name}. FIREBASE_STORAGE_BUCKET must name one that is there.`,
    );
  if (code === 401 || code === 403) {
    throw new Error(
      `The service account may not use the bucket ${bucket.name}: give it the role "Storage ` +
        'Object Admin" there.',
    );
  }
  throw new Error(
    `The bucket ${bucket.name} cannot be ` +
      `reached${typeof code === 'number' ? ` (code ${code})` : ''}.`,
  );
}

const TOO_LATE = Symbol('too late');

const inTime = <R>(answer: Promise<R>, waitMs: number) =>
  raceWithTimeoutFallback<R, typeof TOO_LATE>(answer, waitMs, () => TOO_LATE);

function sentenceFor(error: unknown, projectId: string): string {
  const code = errorCodeOf(error);
  const message = errorMessageOf(error);
  if (/invalid_grant|iat and exp/i.test(message)) {
    return (
      `Google refuses the key of the project ${projectId}: it was revoked, or the clock of ` +
      'this machine is wrong.'
    );
  }
  if (
    code === GRPC_CODES.UNAUTHENTICATED ||
    code === GRPC_CODES.PERMISSION_DENIED ||
    /credential|metadata from plugin|access token/i.test(message)
  ) {
    return (
      `Firebase refuses the credentials for the project ${projectId}: they must be of a ` +
      'service account that may use Firestore.'
    );
  }
  if (code === GRPC_CODES.NOT_FOUND)
    return (
      `The project ${projectId} has no Firestore database. Create one in the Firebase ` +
      'console, in native mode.'
    );
  return (
    `Firestore of the project ${projectId} cannot be ` +
    `reached${typeof code === 'number' ? ` (code ${code})` : ''}.`
  );
}
