import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseJsonOrUndefined } from '@/lib/domain/text/json';
import type { FirebaseSettings } from './app';

type FirebaseEnvironment = {
  FIREBASE_PROJECT_ID?: string | undefined;
  FIREBASE_SERVICE_ACCOUNT?: string | undefined;
  GOOGLE_APPLICATION_CREDENTIALS?: string | undefined;
  FIRESTORE_EMULATOR_HOST?: string | undefined;
};

const HOW =
  'Create a key for a service account of the project and name its file with ' +
  'GOOGLE_APPLICATION_CREDENTIALS.';

/** @throws Error with a sentence on what is wrong, which never repeats a part of a key. */
export function firebaseSettings(env: FirebaseEnvironment): FirebaseSettings {
  const { FIREBASE_PROJECT_ID: projectId } = env;
  if (!projectId)
    throw new Error('BACKEND=firebase needs FIREBASE_PROJECT_ID, the id of the Firebase project.');
  if (env.FIRESTORE_EMULATOR_HOST) return { projectId };
  if (env.FIREBASE_SERVICE_ACCOUNT) {
    const name = 'FIREBASE_SERVICE_ACCOUNT';
    return {
      projectId,
      serviceAccount: serviceAccountIn(env.FIREBASE_SERVICE_ACCOUNT, name, projectId),
    };
  }
  const path = env.GOOGLE_APPLICATION_CREDENTIALS;
  if (!path) throw new Error(`BACKEND=firebase needs credentials. ${HOW}`);
  const text = readKeyFile(path);
  const kind = parsed(text)?.type;
  if (typeof kind !== 'string')
    throw new Error(
      `GOOGLE_APPLICATION_CREDENTIALS names a file that holds no credentials: ${path}`,
    );
  // Google's own library checks other kinds, such as a workload identity, when they are used.
  if (kind !== 'service_account') return { projectId };
  return {
    projectId,
    serviceAccount: serviceAccountIn(text, 'GOOGLE_APPLICATION_CREDENTIALS', projectId),
  };
}

/** @throws Error with a sentence on what is missing or wrong. */
export function firebaseAuthAndStorageSettings(env: {
  FIREBASE_API_KEY?: string | undefined;
  FIREBASE_STORAGE_BUCKET?: string | undefined;
  FIREBASE_AUTH_EMULATOR_HOST?: string | undefined;
}) {
  const {
    FIREBASE_API_KEY: apiKey,
    FIREBASE_STORAGE_BUCKET: bucket,
    FIREBASE_AUTH_EMULATOR_HOST: authEmulatorHost,
  } = env;
  if (!apiKey) {
    throw new Error(
      'BACKEND=firebase needs FIREBASE_API_KEY, the web API key of the project (Firebase ' +
        'console, project settings, general).',
    );
  }
  if (!bucket) {
    throw new Error(
      'BACKEND=firebase needs FIREBASE_STORAGE_BUCKET, the bucket for pictures (Firebase ' +
        'console, storage).',
    );
  }
  if (!/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/.test(bucket)) {
    throw new Error(
      'FIREBASE_STORAGE_BUCKET must be the name of a bucket alone, without gs:// and without ' +
        'a folder.',
    );
  }
  return { apiKey, bucket, authEmulatorHost };
}

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`GOOGLE_APPLICATION_CREDENTIALS names a file that cannot be read: ${path}`);
  }
}

function parsed(text: string): Record<string, unknown> | null {
  const value = parseJsonOrUndefined(text);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}

function serviceAccountIn(
  text: string,
  variable: string,
  projectId: string,
): NonNullable<FirebaseSettings['serviceAccount']> {
  const { project_id, client_email, private_key } = parsed(text) ?? {};
  if (
    typeof project_id !== 'string' ||
    typeof client_email !== 'string' ||
    typeof private_key !== 'string'
  ) {
    throw new Error(
      `${variable} is not the JSON of a service account's key file: project_id, client_email ` +
        'and private_key are needed.',
    );
  }
  try {
    createPrivateKey(private_key);
  } catch {
    throw new Error(
      `${variable} has a private_key that is damaged. Its line breaks must be kept; ` +
        `in JSON they are written \\n.`,
    );
  }
  if (project_id !== projectId) {
    throw new Error(
      `${variable} belongs to the project ${project_id}, but FIREBASE_PROJECT_ID is ${projectId}.`,
    );
  }
  return { project_id, client_email, private_key };
}
