import { createCloudFileStore } from '@/lib/files/adapters/cloud-storage/cloud-files';
import { openFirebase } from '@/lib/firebase/app';
import { getAuth, getStorage } from '@/lib/firebase/sdk';
import { firebaseServiceSettings, firebaseSettings } from '@/lib/firebase/settings';
import { createFirebaseIdentity } from '@/lib/identity/adapters/firebase/firebase-identity';
import { createPasswordCheck } from '@/lib/identity/adapters/firebase/password-check';
import type { Env } from '@/lib/platform/env';
import type { BackendAdapters } from '@/lib/platform/services';
import { createFirestoreStore } from '@/lib/store/adapters/firestore/firestore-store';
import {
  assertBucketAnswers,
  assertFirebaseAuthAnswers,
  assertFirestoreAnswers,
} from './firebase-check';

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

/** Makes no network calls yet. */
function open(env: Env) {
  const settings = firebaseSettings(env);
  const { apiKey, bucket, authEmulatorHost } = firebaseServiceSettings(env);
  const { projectId } = settings;
  const { app, firestore, close } = openFirebase(settings);
  const passwords = createPasswordCheck({ apiKey, projectId, emulatorHost: authEmulatorHost });
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
