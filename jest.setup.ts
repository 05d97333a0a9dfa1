import '@testing-library/jest-dom';

// The emulators stumble at times where Firebase does not; what went wrong the first time is shown.
if (process.env.FIREBASE_TESTS) jest.retryTimes(1, { logErrorsBeforeRetry: true });

// A test that makes the app complain has found something: any console.error or console.warn it did not ask for fails it.
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
