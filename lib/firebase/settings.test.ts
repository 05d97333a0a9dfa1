import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firebaseSettings } from './settings';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = {
  type: 'service_account',
  project_id: 'a-school',
  client_email: 'server@a-school.example',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};
const account = {
  project_id: key.project_id,
  client_email: key.client_email,
  private_key: key.private_key,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'firebase-settings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

test('the key may be given as a file or as its content', () => {
  const expected = { projectId: 'a-school', serviceAccount: account };
  const path = file('key.json', key);
  expect(
    firebaseSettings({ FIREBASE_PROJECT_ID: 'a-school', GOOGLE_APPLICATION_CREDENTIALS: path }),
  ).toEqual(expected);
  expect(
    firebaseSettings({
      FIREBASE_PROJECT_ID: 'a-school',
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify(key),
    }),
  ).toEqual(expected);
});

test('other kinds of credentials are left to the library of Google, and an emulator needs none', () => {
  const path = file('other.json', { type: 'external_account' });
  const onlyProject = { projectId: 'a-school' };
  expect(
    firebaseSettings({ FIREBASE_PROJECT_ID: 'a-school', GOOGLE_APPLICATION_CREDENTIALS: path }),
  ).toEqual(onlyProject);
  expect(
    firebaseSettings({
      FIREBASE_PROJECT_ID: 'a-school',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    }),
  ).toEqual(onlyProject);
});

describe('refuses, with a sentence that repeats nothing of the key,', () => {
  const project = { FIREBASE_PROJECT_ID: 'a-school' };
  const content = (fields: object) => ({
    ...project,
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ ...key, ...fields }),
  });
  const path = (name: string, text: string) => ({
    ...project,
    GOOGLE_APPLICATION_CREDENTIALS: file(name, text),
  });

  test.each([
    ['no project', () => ({}), 'needs FIREBASE_PROJECT_ID'],
    ['no credentials', () => project, 'needs credentials'],
    [
      'a file that is not there',
      () => ({ ...project, GOOGLE_APPLICATION_CREDENTIALS: '/nowhere.json' }),
      'cannot be read: /nowhere.json',
    ],
    ['a file that is something else', () => path('text.json', 'canary'), 'holds no credentials'],
    [
      'content that is no JSON',
      () => ({ ...project, FIREBASE_SERVICE_ACCOUNT: '{canary' }),
      'is not the JSON of a service account',
    ],
    ['a key without its address', () => content({ client_email: undefined }), 'client_email'],
    [
      'a key that was damaged on the way',
      () => content({ private_key: 'canary' }),
      'private_key that is damaged',
    ],
    [
      'a key of another project',
      () => content({ project_id: 'another' }),
      'belongs to the project another',
    ],
  ])('%s', (_what, env, sentence) => {
    let said = '';
    try {
      firebaseSettings(env());
    } catch (error) {
      said = (error as Error).message;
    }
    expect(said).toContain(sentence);
    expect(said).not.toMatch(/canary|BEGIN|server@/);
  });
});
