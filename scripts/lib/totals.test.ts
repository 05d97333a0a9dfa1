import {
  add,
  failedInJest,
  failedInPlaywright,
  ofCheck,
  ofJest,
  ofPlaywright,
  passedFilesInJest,
  passedFilesInPlaywright,
  summaryLine,
  unsteadyTests,
} from './totals.mjs';

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 1,
  numTodoTests: 1,
};
const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 2 };

it('sums what all checks report into one plain line', () => {
  const sum = [ofCheck(true), ofJest(jestReport, true), ofPlaywright({ stats }, true)].reduce(add);

  expect(summaryLine(sum)).toBe('10 passed, 0 failed, 4 skipped');
});

it.each([
  ['a check that failed', ofCheck(false), 1],
  [
    'a test file that could not be loaded',
    ofJest({ ...jestReport, numRuntimeErrorTestSuites: 1 }, false),
    1,
  ],
  [
    'more than two tests that passed only the second time, all of them',
    ofPlaywright({ stats: { ...stats, flaky: 3 } }, true),
    3,
  ],
  [
    'a server that did not start, so that no test ran',
    ofPlaywright({ stats: { ...stats, expected: 0 } }, false),
    1,
  ],
  ['a runner that left no report', ofJest(null, true), 1],
  ['failures, each once', ofPlaywright({ stats: { ...stats, unexpected: 3 } }, false), 3],
])('counts as failed: %s', (_what, totals, failed) => {
  expect(totals.failed).toBe(failed);
});

it('counts up to two tests that passed only the second time as passed, and names each with what went wrong', () => {
  const flaky = {
    title: 'saves a picture',
    tests: [
      {
        status: 'flaky',
        results: [
          { errors: [{ message: 'read ECONNRESET\nmore', location: { line: 12 } }] },
          { errors: [] },
        ],
      },
    ],
  };
  const steady = { title: 'opens', tests: [{ status: 'expected', results: [{ errors: [] }] }] };
  const report = {
    stats: { ...stats, flaky: 1 },
    suites: [
      { title: 'builder.spec.ts', specs: [steady], suites: [{ title: 'builder', specs: [flaky] }] },
    ],
  };

  expect(ofPlaywright(report, true)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  expect(unsteadyTests(report)).toEqual([
    'builder.spec.ts › builder › saves a picture: read ECONNRESET (line 12)',
  ]);
});

it('names what failed with the first line of the reason', () => {
  const failed = {
    status: 'failed',
    fullName: 'the draft takes a name',
    failureMessages: ['Error: too long\n    at here'],
  };
  const passed = { status: 'passed', fullName: 'the draft opens', failureMessages: [] };
  expect(
    failedInJest({
      testResults: [
        { message: '', assertionResults: [passed] },
        { message: '● everything', assertionResults: [passed, failed] },
        { message: '\nCannot find module x\nmore', assertionResults: [] },
      ],
    }),
  ).toEqual(['the draft takes a name: Error: too long', 'Cannot find module x']);
  const spec = {
    title: 'opens',
    tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'a time-out\nmore' }] }] }],
  };
  expect(failedInPlaywright({ suites: [{ title: 'draft.spec.ts', specs: [spec] }] })).toEqual([
    'draft.spec.ts › opens: a time-out',
  ]);
  expect([failedInJest(null), failedInPlaywright(null)]).toEqual([[], []]);
});

it('names the files of which a test has passed and none has failed', () => {
  const file = (name: string, ...statuses: string[]) => ({
    name: `/app/${name}`,
    assertionResults: statuses.map((status) => ({ status })),
  });
  expect(
    passedFilesInJest(
      {
        testResults: [
          file('lib/green.test.ts', 'passed', 'pending'),
          file('lib/red.test.ts', 'passed', 'failed'),
          file('lib/skipped.test.ts', 'pending'),
        ],
      },
      '/app',
    ),
  ).toEqual(['lib/green.test.ts']);

  const suite = (name: string, ...statuses: string[]) => ({
    title: name,
    file: name,
    suites: [
      {
        title: 'inside',
        specs: [{ title: 'a', tests: statuses.map((status) => ({ status, results: [] })) }],
      },
    ],
  });
  expect(
    passedFilesInPlaywright(
      {
        config: { rootDir: '/app/e2e' },
        suites: [
          suite('green.spec.ts', 'expected', 'skipped'),
          suite('red.spec.ts', 'expected', 'unexpected'),
          suite('skipped.spec.ts', 'skipped'),
        ],
      },
      '/app',
    ),
  ).toEqual(['e2e/green.spec.ts']);
});
