import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SECRET = '9f2c1ab07744d05e86b3c9f1e2a47d58';

async function refusal(settings: Record<string, string>): Promise<string | null> {
  const before = process.env;
  // Emulators of the person running this test must not count.
  const rest = Object.entries(before).filter(
    ([name]) => !/EMULATOR|^FIREBASE_|^GOOGLE_APPLICATION|^BACKEND$|^NEXTAUTH_URL$/.test(name),
  );
  process.env = {
    ...Object.fromEntries(rest),
    NEXTAUTH_SECRET: SECRET,
    ...settings,
  } as unknown as NodeJS.ProcessEnv;
  const said: string[] = [];
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const write = jest
    .spyOn(process.stderr, 'write')
    .mockImplementation((text) => said.push(String(text)) > 0);
  try {
    await jest.isolateModulesAsync(async () => {
      const { refuseToBootWhenUnsafe } = await import('./boot');
      await refuseToBootWhenUnsafe();
    });
    return exit.mock.calls.length === 0 ? null : said.join('');
  } finally {
    process.env = before;
    exit.mockRestore();
    write.mockRestore();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'boot-'));
const CREDENTIALS = join(folder, 'credentials.json');
beforeAll(() => writeFileSync(CREDENTIALS, JSON.stringify({ type: 'external_account' })));
afterAll(() => rmSync(folder, { recursive: true }));

const ON_FIREBASE = {
  BACKEND: 'firebase',
  FIREBASE_PROJECT_ID: 'a-school',
  FIREBASE_API_KEY: 'key',
  FIREBASE_STORAGE_BUCKET: 'a-school.appspot.com',
  GOOGLE_APPLICATION_CREDENTIALS: CREDENTIALS,
};

/**
 * Emulator addresses on this computer, for a test of the production build; nothing listens there.
 */
const ON_EMULATORS = {
  ...ON_FIREBASE,
  FIREBASE_PROJECT_ID: 'demo-school',
  GOOGLE_APPLICATION_CREDENTIALS: '',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:9',
  FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9',
  NEXTAUTH_URL: 'http://localhost:3107',
  ALLOW_EMULATORS: '1',
};

test('S23: the one exception lets the production build be tried on emulators, in a project that cannot be real', async () => {
  jest.doMock('./firebase-backend', () => ({ assertFirebaseReady: async () => {} }));
  expect(await refusal({ NODE_ENV: 'production', ...ON_EMULATORS })).toBeNull();
  jest.dontMock('./firebase-backend');
});

test.each([
  ['nobody asked for it', { ALLOW_EMULATORS: '' }],
  ['it was asked for in another way', { ALLOW_EMULATORS: 'true' }],
  ['the project could be a real one', { FIREBASE_PROJECT_ID: 'school-demo-1' }],
  ['the emulator is on another machine', { FIRESTORE_EMULATOR_HOST: '10.0.0.7:8080' }],
  [
    'one of two emulators is on another machine',
    { FIREBASE_AUTH_EMULATOR_HOST: 'localhost.school.example:9' },
  ],
  ['people reach the app from elsewhere', { NEXTAUTH_URL: 'https://league.school.example' }],
  ['the backend is not Firebase', { BACKEND: 'embedded' }],
])('S23: the exception for emulators does not hold when %s', async (_when, settings) => {
  const said = await refusal({ NODE_ENV: 'production', ...ON_EMULATORS, ...settings });
  expect(said).toContain('an emulator accepts forged sign-ins');
});

const AT_SCHOOL = {
  OIDC_ISSUER: 'https://id.school.example/',
  OIDC_CLIENT_ID: 'league',
  OIDC_CLIENT_SECRET: 'secret',
};
const TENANT = '5d3a9b6e-1111-4222-8333-0123456789ab';

test.each([
  ['any provider', {}],
  ['Google', { OIDC_ISSUER: 'https://accounts.google.com', OIDC_DOMAINS: 'a.example, b.example' }],
  ['Microsoft', { OIDC_ISSUER: `https://login.microsoftonline.com/${TENANT}/v2.0` }],
  ['Clever', { OIDC_ISSUER: 'https://clever.com', OIDC_TEACHER_CLAIM: 'user_type=teacher' }],
])('a server with the sign-in of a school starts: %s', async (_whose, settings) => {
  expect(await refusal({ NODE_ENV: 'production', ...AT_SCHOOL, ...settings })).toBeNull();
});

const ROSTER = {
  ONEROSTER_URL: 'https://sis.school.example/ims/oneroster/rostering/v1p2',
  ONEROSTER_TOKEN_URL: 'https://sis.school.example/token',
  ONEROSTER_CLIENT_ID: 'league',
  ONEROSTER_CLIENT_SECRET: 'secret',
};

test('a server with the roster of a school starts', async () => {
  expect(await refusal({ NODE_ENV: 'production', ...ROSTER })).toBeNull();
});

test('S23: a server with a secret and the embedded backend starts', async () => {
  expect(await refusal({ NODE_ENV: 'production' })).toBeNull();
});

test.each([
  ['without a secret', { NEXTAUTH_SECRET: '' }, 'NEXTAUTH_SECRET is missing'],
  [
    'with SportsDataIO and no key',
    { SEASON_SOURCE: 'sportsdata' },
    'SEASON_SOURCE=sportsdata needs SPORTSDATA_API_KEY',
  ],
  [
    'with a source that does not exist',
    { SEASON_SOURCE: 'paper' },
    'SEASON_SOURCE must be files, nflverse or sportsdata',
  ],
  [
    'with statistics over plain http (S32)',
    { NFLVERSE_BASE_URL: 'http://files.school.example' },
    'NFLVERSE_BASE_URL must begin with https://',
  ],
  [
    'with a clock that does not exist',
    { SEASON_CLOCK: 'daily' },
    'SEASON_CLOCK must be off or weekly',
  ],
  [
    'with half of a school’s sign-in',
    { ...AT_SCHOOL, OIDC_CLIENT_SECRET: '' },
    'OIDC_ISSUER, OIDC_CLIENT_ID, and OIDC_CLIENT_SECRET, or none',
  ],
  [
    'with a school’s sign-in over plain http',
    { ...AT_SCHOOL, OIDC_ISSUER: 'http://id.school.example' },
    'OIDC_ISSUER must begin with https://',
  ],
  [
    'with everyone who has a Google account',
    { ...AT_SCHOOL, OIDC_ISSUER: 'https://accounts.google.com' },
    'OIDC_DOMAINS must name the school’s domains',
  ],
  ...['common', 'organizations', 'consumers', 'school.example'].map(
    (tenant): [string, Record<string, string>, string] => [
      `with Microsoft’s ${tenant} instead of a tenant`,
      { ...AT_SCHOOL, OIDC_ISSUER: `https://login.microsoftonline.com/${tenant}/v2.0` },
      'with the school’s own tenant id',
    ],
  ),
  [
    'with a claim that has no value',
    { ...AT_SCHOOL, OIDC_TEACHER_CLAIM: 'teacher' },
    'OIDC_TEACHER_CLAIM must look like role=teacher',
  ],
  [
    'with a part of a school’s roster',
    { ...ROSTER, ONEROSTER_TOKEN_URL: '' },
    'ONEROSTER_CLIENT_SECRET, or none of them',
  ],
  ...(['ONEROSTER_URL', 'ONEROSTER_TOKEN_URL'] as const).map(
    (name): [string, Record<string, string>, string] => [
      `with a school’s roster over plain http: ${name}`,
      { ...ROSTER, [name]: 'http://sis.school.example/' },
      `${name} must begin with https://`,
    ],
  ),
  [
    'with another way to apply a roster',
    { ...ROSTER, ONEROSTER_APPLY: 'always' },
    'ONEROSTER_APPLY must be confirm or auto',
  ],
  ['with a short secret', { NEXTAUTH_SECRET: 'short' }, 'at least 32 characters'],
  [
    'with a secret without variety (S31)',
    { NEXTAUTH_SECRET: 'a'.repeat(32) },
    'NEXTAUTH_SECRET can be guessed',
  ],
  [
    'over plain http (S31)',
    { NEXTAUTH_URL: 'http://league.school.example' },
    'NEXTAUTH_URL must start with https://',
  ],
  [
    'with a Firestore emulator',
    { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' },
    'FIRESTORE_EMULATOR_HOST set',
  ],
  [
    'with an Auth emulator',
    { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
    'FIREBASE_AUTH_EMULATOR_HOST set',
  ],
  [
    'with a Storage emulator',
    { FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199' },
    'FIREBASE_STORAGE_EMULATOR_HOST set',
  ],
  [
    'with an emulator for the chosen backend',
    {
      BACKEND: 'firebase',
      FIREBASE_PROJECT_ID: 'a-school',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    },
    'an emulator accepts forged sign-ins',
  ],
  [
    'with a backend that does not exist',
    { BACKEND: 'paper' },
    'BACKEND must be embedded or firebase',
  ],
  ['on Firebase without a project', { BACKEND: 'firebase' }, 'needs FIREBASE_PROJECT_ID'],
  [
    'on Firebase without credentials',
    { BACKEND: 'firebase', FIREBASE_PROJECT_ID: 'a-school' },
    'needs credentials',
  ],
  [
    'on Firebase with credentials that are none',
    { BACKEND: 'firebase', FIREBASE_PROJECT_ID: 'a-school', FIREBASE_SERVICE_ACCOUNT: '{}' },
    'is not the JSON of a service account',
  ],
  [
    'on Firebase without the web API key',
    { ...ON_FIREBASE, FIREBASE_API_KEY: '' },
    'needs FIREBASE_API_KEY',
  ],
  [
    'on Firebase without a bucket',
    { ...ON_FIREBASE, FIREBASE_STORAGE_BUCKET: '' },
    'needs FIREBASE_STORAGE_BUCKET',
  ],
  [
    'on Firebase with an address for a bucket',
    { ...ON_FIREBASE, FIREBASE_STORAGE_BUCKET: 'gs://school' },
    'without gs://',
  ],
])(
  'S23: a production server %s refuses to start and says why',
  async (_how, settings, sentence) => {
    expect(await refusal({ NODE_ENV: 'production', ...settings })).toContain(sentence);
  },
);

test('the embedded backend loads no Firebase', async () => {
  for (const name of [
    'firebase-admin/app',
    'firebase-admin/auth',
    'firebase-admin/firestore',
    'firebase-admin/storage',
    'firebase/app',
  ]) {
    jest.doMock(name, () => {
      throw new Error(`${name} was loaded`);
    });
  }
  await jest.isolateModulesAsync(async () => {
    const { createMemoryBackend } = await import('./backend');
    await createMemoryBackend().store.close();
    await import('@/lib/platform/services');
  });
});

test('a formula that needs a statistic which no import brings stops the start, and says which', async () => {
  jest.doMock('@/lib/nfl/import/rows', () => ({
    REQUIRED_STATISTICS: { player: ['PassingYards'], defense: ['Sacks'] },
  }));
  const said = await refusal({ NODE_ENV: 'test' });
  expect(said).toContain(
    'The formula of QB on level 1 needs PassingTouchdowns, which no import brings.',
  );
  expect(said).toContain(
    'The formula of DEF on level 2 needs Interceptions, which no import brings.',
  );
  jest.dontMock('@/lib/nfl/import/rows');
  expect(await refusal({ NODE_ENV: 'test' })).toBeNull();
});
