import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const shared = {
  moduleNameMapper: {
    '^@/words/(.*)$': '<rootDir>/lib/words/en/$1',
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/scripts/lib/empty.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  modulePathIgnorePatterns: [
    '<rootDir>/.next',
    '<rootDir>/.data',
    '<rootDir>/.mutants',
    '<rootDir>/tools',
  ],
};
const ignored = ['/node_modules/', '/.next', '/e2e/', '/.data/'];

/**
 * Packages that exist as ES modules only. Jest loads CommonJS, so these are translated while the
 * rest of node_modules is not.
 */
const esModulesOnly = ['p-limit', 'yocto-queue', 'd3-[a-z-]+', 'internmap'];

async function project(options) {
  const config = await createJestConfig({
    ...shared,
    testPathIgnorePatterns: ignored,
    ...options,
  })();
  const [[files, [, nextOptions]]] = Object.entries(config.transform).filter(([, transformer]) =>
    Array.isArray(transformer),
  );
  return {
    ...config,
    transform: {
      '/lib/words/en/[\\w/-]+\\.ts$': ['<rootDir>/scripts/lib/words-for-jest.cjs', nextOptions],
      [files]: config.transform[files],
    },
    transformIgnorePatterns: [
      `/node_modules/(?!(${esModulesOnly.join('|')})/)`,
      '\\.module\\.css$',
    ],
  };
}

// Plain Node for rules, stores and commands; jsdom for components; what takes longer than a few
// seconds by itself; and what needs Firebase's emulators, which `npm run test:firebase` starts.
const projects = async () => [
  await project({
    displayName: 'node',
    testEnvironment: 'node',
    testMatch: ['**/*.test.ts'],
    testPathIgnorePatterns: [...ignored, '\\.(slow|firebase)\\.test\\.ts$'],
  }),
  await project({
    displayName: 'jsdom',
    testEnvironment: 'jsdom',
    testMatch: ['**/*.test.tsx'],
    setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/jest.setup-dom.ts'],
  }),
  await project({ displayName: 'slow', testEnvironment: 'node', testMatch: ['**/*.slow.test.ts'] }),
  ...(process.env.FIREBASE_TESTS
    ? [
        await project({
          displayName: 'firebase',
          testEnvironment: 'node',
          testMatch: ['**/*.firebase.test.ts'],
        }),
      ]
    : []),
];

/**
 * `scripts/mutants.mjs` runs one project by itself, without its name: Stryker knows no projects.
 */
async function onlyProject(name) {
  const { displayName, ...config } = (await projects()).find((each) => each.displayName === name);
  return config;
}

export default async () => ({
  // Jest would leave one core idle, which on the two of a small machine is half of it.
  maxWorkers: '100%',
  // A worker keeps some memory of each file it has run: after some hundred files it had 2 GB.
  workerIdleMemoryLimit: '1GB',
  // A machine that is busy with something else is slow, not wrong.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/scripts/lib/slow-first.cjs',
  globalSetup: '<rootDir>/jest.global-setup.mjs',
  globalTeardown: '<rootDir>/jest.global-teardown.mjs',
  ...(process.env.MUTANTS_PROJECT
    ? await onlyProject(process.env.MUTANTS_PROJECT)
    : { projects: await projects() }),
});
