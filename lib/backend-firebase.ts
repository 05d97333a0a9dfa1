import type { Backend } from './backend';
import type { Env } from './env';
import { openFirebase } from './firebase/app';
import { assertFirebaseAnswers } from './firebase/boot-check';
import { firebaseSettings } from './firebase/settings';

/**
 * The adapters of the Firebase backend. Only `lib/backend.ts` and `lib/boot.ts` load this file, and only when it is chosen: the SDK takes
 * a third of a second and 27 MB that an embedded server need not spend.
 */

const NOT_WHOLE_YET =
  'BACKEND=firebase is not ready to serve a class: documents can be kept in Firestore, accounts and pictures not yet in Firebase. Use BACKEND=embedded.';

export function createFirebaseBackend(env: Env): Backend {
  firebaseSettings(env);
  throw new Error(NOT_WHOLE_YET);
}

/** @throws Error with a sentence: what is missing in the environment, or why Firebase does not answer. */
export async function assertFirebaseReady(env: Env, now: () => Date): Promise<void> {
  const settings = firebaseSettings(env);
  const { firestore, close } = openFirebase(settings);
  try {
    await assertFirebaseAnswers(firestore, { projectId: settings.projectId, now });
  } finally {
    await firestore.terminate();
    await close();
  }
  throw new Error(NOT_WHOLE_YET);
}
