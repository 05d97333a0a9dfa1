const SECRET = 'x'.repeat(32);

/** What a server started with these variables says before it stops; null when it starts. */
async function refusal(settings: Record<string, string>): Promise<string | null> {
  const before = process.env;
  // Emulators of whoever runs this must not count.
  const rest = Object.entries(before).filter(([name]) => !/EMULATOR_HOST$|^FIREBASE_|^GOOGLE_APPLICATION/.test(name));
  process.env = { ...Object.fromEntries(rest), NEXTAUTH_SECRET: SECRET, ...settings } as unknown as NodeJS.ProcessEnv;
  const said: string[] = [];
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const write = jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
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

test('S23: a server with a secret and the embedded backend starts', async () => {
  expect(await refusal({ NODE_ENV: 'production' })).toBeNull();
});

test.each([
  ['without a secret', { NEXTAUTH_SECRET: '' }, 'NEXTAUTH_SECRET is missing'],
  ['with a short secret', { NEXTAUTH_SECRET: 'short' }, 'at least 32 characters'],
  ['with a Firestore emulator', { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }, 'FIRESTORE_EMULATOR_HOST set'],
  ['with an Auth emulator', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, 'FIREBASE_AUTH_EMULATOR_HOST set'],
  ['with a Storage emulator', { FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199' }, 'FIREBASE_STORAGE_EMULATOR_HOST set'],
  [
    'with an emulator for the chosen backend',
    { BACKEND: 'firebase', FIREBASE_PROJECT_ID: 'a-school', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' },
    'an emulator accepts forged sign-ins',
  ],
  ['with a backend that does not exist', { BACKEND: 'paper' }, 'BACKEND must be embedded or firebase'],
  ['on Firebase without a project', { BACKEND: 'firebase' }, 'needs FIREBASE_PROJECT_ID'],
  ['on Firebase without credentials', { BACKEND: 'firebase', FIREBASE_PROJECT_ID: 'a-school' }, 'needs credentials'],
  [
    'on Firebase with credentials that are none',
    { BACKEND: 'firebase', FIREBASE_PROJECT_ID: 'a-school', FIREBASE_SERVICE_ACCOUNT: '{}' },
    'is not the JSON of a service account',
  ],
])('S23: a production server %s refuses to start and says why', async (_how, settings, sentence) => {
  expect(await refusal({ NODE_ENV: 'production', ...settings })).toContain(sentence);
});

test('the embedded backend loads no Firebase', async () => {
  for (const name of ['firebase-admin/app', 'firebase-admin/firestore']) {
    jest.doMock(name, () => {
      throw new Error(`${name} was loaded`);
    });
  }
  await jest.isolateModulesAsync(async () => {
    const { createMemoryBackend } = await import('./backend');
    await createMemoryBackend().store.close();
    await import('./services');
  });
});
