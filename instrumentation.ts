import type { Instrumentation } from 'next';

/** Runs once when the server starts. What it checks needs Node, so that part is only loaded there. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { refuseToBootWhenUnsafe, startSeasonClockWhenAsked } = await import('./lib/boot');
  await refuseToBootWhenUnsafe();
  const [{ env }, { keepWordsOutOfTheLog }] = await Promise.all([import('./lib/env'), import('./lib/reporting/console')]);
  if (env().NODE_ENV === 'production') keepWordsOutOfTheLog();
  const [{ distrustForwardedHeaders }, { beginServing }, { watchRequests }] = await Promise.all([
    import('./lib/forwarded'),
    import('./lib/lifecycle'),
    import('./lib/reporting/requests'),
  ]);
  if (env().TRUST_PROXY !== '1') distrustForwardedHeaders();
  beginServing();
  watchRequests();
  const { SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: environment, PORT: port } = env();
  await startSeasonClockWhenAsked();
  if (!dsn) return;
  const { startServerReporting } = await import('./sentry.server.config');
  startServerReporting({ dsn, environment, port });
}

/** A page, a route or an action failed without catching its error. */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportRequestError } = await import('./lib/reporting/report');
  reportRequestError(error);
};
