import { getAuth } from 'firebase-admin/auth';
import { openFirebase } from '@/lib/firebase/app';
import { createFirebaseIdentity } from '@/lib/identity/adapters/firebase/firebase-identity';
import { createPasswordCheck } from '@/lib/identity/adapters/firebase/password-check';
import { createMemoryBackend } from '@/lib/process/backend';
import { createFirestoreStore } from '@/lib/store/adapters/firestore/firestore-store';
import { tellPurgeStory } from '@/lib/testing/purge-story';

jest.setTimeout(300_000);

const emulatorHost = process.env.FIREBASE_AUTH_EMULATOR_HOST;
/** A password check names no project, so the emulator takes the one it was started with. */
const projectId = process.env.GCLOUD_PROJECT ?? '';

// Skipped, and counted as such, where the Auth emulator cannot be had.
(emulatorHost ? it : it.skip)('P6: the same goes and the same stays on Firebase', async () => {
  for (const place of [
    `http://${emulatorHost}/emulator/v1/projects/${projectId}/accounts`,
    `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
  ]) {
    await fetch(place, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
  }
  const connection = openFirebase({ projectId });
  const passwords = createPasswordCheck({ apiKey: 'emulated', projectId, emulatorHost });
  const { app, firestore } = connection;
  await tellPurgeStory({
    ...createMemoryBackend(),
    store: createFirestoreStore({ firestore, release: () => connection.close() }),
    identity: createFirebaseIdentity({ auth: getAuth(app), firestore, passwords }),
  });
  await passwords.close();
});
