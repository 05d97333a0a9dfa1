import { getAuth } from 'firebase-admin/auth';
import { type FirebaseConnection, openFirebase } from '@/lib/firebase/app';
import { createMemoryBackend } from '@/lib/process/backend';
import { createFirestoreStore } from '@/lib/store/adapters/firestore/firestore-store';
import { runPurgeStory } from '@/lib/testing/purge-story';
import { describeIdentityContract, type FreshIdentity } from '../../contract/identity-contract';
import { IdentityUnavailableError } from '../../port';
import { createFirebaseIdentity } from './firebase-identity';
import { createFirebasePasswordChecker } from './password-check';

jest.setTimeout(120_000);

const emulatorHost = process.env.FIREBASE_AUTH_EMULATOR_HOST;
/**
 * A password check names no project, so the emulator uses its default one. All tests that need it
 * are in this file: files run side by side, and each test begins by emptying the project.
 */
const projectId = process.env.GCLOUD_PROJECT ?? '';

async function clear(): Promise<void> {
  const firestore = process.env.FIRESTORE_EMULATOR_HOST;
  for (const place of [
    `http://${emulatorHost}/emulator/v1/projects/${projectId}/accounts`,
    `http://${firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
  ]) {
    const { ok } = await fetch(place, {
      method: 'DELETE',
      headers: { authorization: 'Bearer owner' },
    });
    if (!ok) throw new Error(`Could not be emptied: ${place}`);
  }
}

function open(host = emulatorHost) {
  const connection: FirebaseConnection = openFirebase({ projectId });
  const passwords = createFirebasePasswordChecker({
    apiKey: 'emulated',
    projectId,
    emulatorHost: host,
  });
  const identity = createFirebaseIdentity({
    auth: getAuth(connection.app),
    firestore: connection.firestore,
    passwords,
  });
  async function dispose(): Promise<void> {
    await passwords.close();
    await connection.firestore.terminate();
    await connection.close();
  }
  return { ...connection, identity, passwords, dispose };
}

// Skipped, and counted as such, if the Auth emulator isn't available.
(emulatorHost ? describe : describe.skip)('with the Auth emulator', () => {
  beforeEach(clear);

  describeIdentityContract('Firebase', async (): Promise<FreshIdentity> => open());

  test('reset tokens are kept only as SHA-256', async () => {
    const { identity, firestore, dispose } = open();
    await identity.createAccount({ email: 'kim@school.example', password: 'three yards' });
    const reset = await identity.createResetToken('kim@school.example', new Date(0), 1000);
    const { docs } = await firestore.collection('accountResetTokens').get();
    expect(docs.map(({ id }) => id)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(JSON.stringify(docs.map((document) => document.data()))).not.toContain(reset?.token);
    await dispose();
  });

  test('a service that does not answer is an IdentityUnavailableError that repeats neither address nor password', async () => {
    const { identity, dispose } = open('127.0.0.1:9');
    const error = await identity
      .verifyPassword('canary@school.example', 'canary word')
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(IdentityUnavailableError);
    expect(`${(error as Error).stack} ${JSON.stringify((error as Error).cause)}`).not.toContain(
      'canary',
    );
    await dispose();
  });

  test('P6: the same goes and the same stays on Firebase', async () => {
    const { identity, firestore, close, passwords } = open();
    const store = createFirestoreStore({ firestore, release: close });
    await runPurgeStory({ ...createMemoryBackend(), store, identity });
    await passwords.close();
  }, 300_000);
});
