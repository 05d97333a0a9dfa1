// Sums of what the checks report, in one shape: { passed, failed, skipped }.

import { join, relative } from 'node:path';

export const NONE = { passed: 0, failed: 0, skipped: 0 };

export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

export function ofCheck(ok) {
  return { ...NONE, [ok ? 'passed' : 'failed']: 1 };
}

/**
 * Jest's `--json` file. A test file that could not even be loaded is one failure; no file at all is
 * one as well.
 */
export function ofJest(report, ok) {
  if (!report) return ofCheck(false);
  return atLeastOneFailureUnless(ok, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/**
 * A stalled second on a busy machine may cost a browser test its first try. More of them than this
 * are a defect of the app or of the tests.
 */
const UNSTEADY_ALLOWED = 2;

/**
 * Playwright's JSON file. A test that passed only on its second try is unsteady: up to two of them
 * count as passed, more as failed.
 */
export function ofPlaywright(report, ok) {
  if (!report) return ofCheck(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const forgiven = flaky <= UNSTEADY_ALLOWED ? flaky : 0;
  return atLeastOneFailureUnless(ok, {
    passed: expected + forgiven,
    failed: unexpected + flaky - forgiven,
    skipped,
  });
}

/** The tests of Jest's file that failed, each with the first line of what went wrong. */
export function failedInJest(report) {
  return (report?.testResults ?? []).flatMap(({ message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && assertionResults.length === 0 && message)
      return [firstLine(message)];
    return failed.map(
      ({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`,
    );
  });
}

/** The same of Playwright's file. */
export const failedInPlaywright = (report) => titlesOf(report, 'unexpected');

/**
 * Titles of the tests that passed only on their second try, each with the first line of what went
 * wrong before: never passed over in silence.
 */
export const unsteadyTests = (report) => titlesOf(report, 'flaky');

function titlesOf(report, wanted) {
  return (report?.suites ?? [])
    .flatMap((suite) => testsOf(suite, [suite.title]))
    .filter(({ status }) => status === wanted)
    .map(({ path, results }) => `${path.join(' › ')}: ${firstError(results)}`);
}

/** The tests of one of Playwright's suites and of those inside, with their titles. */
const testsOf = (suite, path) => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({ path: [...path, title], status, results })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...path, inner.title])),
];

/** The files of Jest's report of which a test has passed and none has failed, from `root`. */
export const passedFilesInJest = (report, root) =>
  (report?.testResults ?? [])
    .filter(({ assertionResults }) =>
      hasPassed(
        assertionResults.map(({ status }) => status),
        'passed',
        'failed',
      ),
    )
    .map(({ name }) => relative(root, name));

/** The same of Playwright's report. */
export const passedFilesInPlaywright = (report, root) =>
  (report?.suites ?? [])
    .filter((suite) =>
      hasPassed(
        testsOf(suite, []).map(({ status }) => status),
        'expected',
        'unexpected',
      ),
    )
    .map(({ file }) => relative(root, join(report.config.rootDir, file)));

const hasPassed = (statuses, passed, failed) =>
  statuses.includes(passed) && !statuses.includes(failed);

/** The first line of a test's first error, and the line of the test where it happened. */
function firstError(results) {
  const error = results.flatMap(({ errors }) => errors).at(0);
  const line = error?.location?.line;
  return firstLine(error?.message) + (line ? ` (line ${line})` : '');
}

const firstLine = (message) =>
  String(message ?? 'no message')
    .trim()
    .split('\n')[0];

/**
 * A run that ended badly for a reason outside its tests, such as a server that did not start, must
 * not look like a success.
 */
function atLeastOneFailureUnless(ok, totals) {
  return ok || totals.failed > 0 ? totals : { ...totals, failed: 1 };
}

export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
