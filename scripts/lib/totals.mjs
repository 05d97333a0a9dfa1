// Sums of what the checks report, in one shape: { passed, failed, skipped }.

export const NONE = { passed: 0, failed: 0, skipped: 0 };

export function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

export function ofCheck(ok) {
  return { ...NONE, [ok ? 'passed' : 'failed']: 1 };
}

/** Jest's `--json` file. A test file that could not even be loaded is one failure; no file at all is one as well. */
export function ofJest(report, ok) {
  if (!report) return ofCheck(false);
  return atLeastOneFailureUnless(ok, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** Playwright's JSON file. A test that passed only on a second try has not passed. */
export function ofPlaywright(report, ok) {
  if (!report) return ofCheck(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return atLeastOneFailureUnless(ok, { passed: expected, failed: unexpected + flaky, skipped });
}

/** A run that ended badly for a reason outside its tests, such as a server that did not start, must not look like a success. */
function atLeastOneFailureUnless(ok, totals) {
  return ok || totals.failed > 0 ? totals : { ...totals, failed: 1 };
}

export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
