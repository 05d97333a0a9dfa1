import diagnostics from 'node:diagnostics_channel';

// The emulators stumble at times where Firebase does not; what went wrong the first time is shown.
if (process.env.FIREBASE_TESTS) jest.retryTimes(1, { logErrorsBeforeRetry: true });

/**
 * Properties are tried on the same values in every run: what is red today was red before, and what
 * turns red was turned by a change. To search wider:
 * `PROPERTY_SEED=random PROPERTY_RUNS=20000 npx jest lib/domain`. The seed of a failure is printed
 * with it and can be given back.
 */
jest.mock('fast-check', () => {
  const fastCheck = jest.requireActual<typeof import('fast-check')>('fast-check');
  const { PROPERTY_SEED = '20230907', PROPERTY_RUNS } = process.env;
  fastCheck.configureGlobal({
    ...(PROPERTY_SEED === 'random' ? {} : { seed: Number(PROPERTY_SEED) }),
    ...(PROPERTY_RUNS ? { numRuns: Number(PROPERTY_RUNS) } : {}),
  });
  return fastCheck;
});

// The limit on leagues is met after the first one, unless a test says otherwise.
process.env.DEFAULT_LEAGUE_ALLOWANCE = '1';

// A test that makes the app complain has found something: any console.error or console.warn it did
// not ask for fails it.
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  if (complaints.length > 0) throw new Error(`Unexpected output:\n${complaints.join('\n')}`);
});

// Node's channels are shared by all test files of a worker, so a file's subscriptions end with it.
const { subscribe } = diagnostics;
const subscriptions: Parameters<typeof subscribe>[] = [];
diagnostics.subscribe = (...subscription) => {
  subscriptions.push(subscription);
  subscribe(...subscription);
};

afterAll(() => {
  diagnostics.subscribe = subscribe;
  for (const subscription of subscriptions) diagnostics.unsubscribe(...subscription);
});
