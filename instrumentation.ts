import type { Instrumentation } from 'next';

/** Next calls this once at startup. The checks need Node, so they are only loaded there. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { refuseToBootWhenUnsafe, startLocalDatabaseChecks, startScheduledJobs } = await import(
    './lib/process/boot'
  );
  await refuseToBootWhenUnsafe();
  const [{ env }, { logWarningsAsJson, redactConsole }] = await Promise.all([
    import('./lib/platform/env'),
    import('./lib/platform/console'),
  ]);
  if (env().NODE_ENV === 'production') {
    redactConsole();
    logWarningsAsJson();
  }
  const [
    { dropForwardedHeadersOfAllRequests, guardServers },
    { setUpServerProcess },
    { readingLanguageChoiceOfRequest, trackResponsesAndLogSlowRequests },
    { setLanguageFinder },
  ] = await Promise.all([
    import('./lib/process/front-door'),
    import('./lib/process/lifecycle'),
    import('./lib/platform/requests'),
    import('@/lib/words/language'),
    import('@/lib/words/es/all'),
  ]);
  if (env().TRUST_PROXY !== '1') dropForwardedHeadersOfAllRequests();
  setUpServerProcess();
  trackResponsesAndLogSlowRequests();
  setLanguageFinder(() => (readingLanguageChoiceOfRequest() === 'es' ? 'es' : 'en'));
  if (env().NODE_ENV === 'production') guardServers();
  const { SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: environment, PORT: port } = env();
  await startLocalDatabaseChecks();
  await startScheduledJobs();
  if (!dsn) return;
  const { startServerReporting } = await import('./sentry.server.config');
  startServerReporting({ dsn, environment, port });
}

export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportRequestError } = await import('./lib/platform/report');
  reportRequestError(error);
};
