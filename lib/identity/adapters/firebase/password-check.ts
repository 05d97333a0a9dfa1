import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { errorCodeOf } from '@/lib/firebase/errors';
import { firebaseBrowserSdk } from '@/lib/firebase/sdk';
import { IdentityUnavailableError } from '@/lib/identity/port';

const {
  connectAuthEmulator,
  deleteApp,
  initializeApp,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} = firebaseBrowserSdk;

const WRONG = [
  'invalid-credential',
  'invalid-login-credentials',
  'wrong-password',
  'user-not-found',
  'user-disabled',
  'invalid-email',
  'missing-email',
  'missing-password',
];

let opened = 0;

type PasswordCheckOptions = {
  apiKey: string;
  projectId: string;
  emulatorHost?: string | undefined;
};

/**
 * Only the browser SDK can check a password. Each check gets its own instance, because an instance
 * has one signed-in user.
 */
export function createFirebasePasswordChecker({
  apiKey,
  projectId,
  emulatorHost,
}: PasswordCheckOptions) {
  const apps = new Set<FirebaseApp>();

  function open(): { app: FirebaseApp; auth: Auth } {
    const app = initializeApp({ apiKey, projectId }, `password-check-${++opened}`);
    apps.add(app);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (emulatorHost)
      connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });
    return { app, auth };
  }

  async function release(app: FirebaseApp): Promise<void> {
    apps.delete(app);
    await deleteApp(app);
  }

  return {
    async fits(email: string, password: string): Promise<string | null> {
      // For an empty password the service returns a different error.
      if (password === '') return null;
      const { app, auth } = open();
      try {
        return await handleServiceErrors(
          async (): Promise<string | null> =>
            (await signInWithEmailAndPassword(auth, email, password)).user.uid,
          (error) => (isAuthErrorNamed(error, ...WRONG) ? null : undefined),
        );
      } finally {
        await release(app);
      }
    },
    async close(): Promise<void> {
      await Promise.all([...apps].map(release));
    },
  };
}
export type FirebasePasswordChecker = ReturnType<typeof createFirebasePasswordChecker>;

export function isAuthErrorNamed(error: unknown, ...names: string[]): boolean {
  const code = errorCodeOf(error);
  return typeof code === 'string' && names.includes(code.replace(/^auth\//, ''));
}

/** The user doesn't exist, or the id or email can't belong to one. */
export const isUnknownUserError = (error: unknown) =>
  isAuthErrorNamed(error, 'user-not-found', 'invalid-uid', 'invalid-email');

/**
 * Runs `job`. If it fails, `otherwise` turns the error into a result; if that is undefined, the
 * error is unknown, and the service counts as unavailable.
 */
export async function handleServiceErrors<R>(
  job: () => Promise<R>,
  otherwise: (error: unknown) => R | undefined,
): Promise<R> {
  try {
    return await job();
  } catch (error) {
    const answer = otherwise(error);
    if (answer !== undefined) return answer;
    // Passes on neither message nor error, because they may contain an address or a password.
    throw new IdentityUnavailableError(
      `Firebase cannot be used for accounts now (${String(errorCodeOf(error) ?? 'no code')}).`,
    );
  }
}
