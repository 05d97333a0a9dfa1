import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testEnvironment } from './test-environment.mjs';

/** Every variable the app itself can be told with, as its schema spells it. */
const SETTINGS = [
  ...readFileSync(join(process.cwd(), 'lib', 'platform', 'env.ts'), 'utf8').matchAll(
    /^ {2}([A-Z][A-Z0-9_]+): z\b/gm,
  ),
].map(([, name = '']) => name);

describe('the environment of the tests', () => {
  it('lets no setting of the app in, so that a person’s own installation changes nothing', () => {
    expect(SETTINGS).toEqual(
      expect.arrayContaining([
        'SCHOOL_TIME_ZONE',
        'SEASON',
        'SEASON_CLOCK',
        'SENTRY_DSN',
        'DATA_DIR',
        'PORT',
      ]),
    );
    const more = [
      'NEXT_PUBLIC_PRODUCT_NAME',
      'HOST',
      'NEXT_DIST_DIR',
      'BENCH_PAGES',
      'FIREBASE_STORAGE_EMULATOR_HOST',
    ];
    const given = Object.fromEntries([...SETTINGS, ...more].map((name) => [name, 'of somebody']));

    expect(testEnvironment(given)).toEqual({ CI: '1', NEXT_TELEMETRY_DISABLED: '1' });
  });

  it.each([
    'PATH',
    'Path',
    'HOME',
    'SystemRoot',
    'LC_ALL',
    'npm_config_registry',
    'NPM_CONFIG_CACHE',
    'https_proxy',
    'NO_PROXY',
    'NODE_EXTRA_CA_CERTS',
    'JAVA_HOME',
    'E2E_PORT',
    'CHROMIUM_PATH',
    'PLAYWRIGHT_BROWSERS_PATH',
    'FIREBASE_EMULATORS_PATH',
    'FIRESTORE_EMULATOR_JAR',
    'PROPERTY_SEED',
  ])('keeps %s, which the machine or the tests need', (name) => {
    expect(testEnvironment({ [name]: 'kept' })).toHaveProperty(name, 'kept');
  });
});
