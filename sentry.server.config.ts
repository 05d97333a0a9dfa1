import { init } from '@sentry/nextjs';
import { COLLECT_NOTHING, SENTRY_SAMPLE_RATES } from '@/lib/platform/scrub';
import { parseDsn, relayPath } from './lib/platform/dsn';
import { SENDER_KEY_HEADER, serverReportKey } from './lib/platform/relay';
import { scrubSentryEvent } from './lib/platform/scrub';

const UNTRACED = /\/monitoring|\/_next\/|\/api\/[^"]*stream/;

/**
 * Error reports of the server. They leave by the same relay as the browser's: one way out, one
 * place that decides.
 */
export function startServerReporting({
  dsn,
  environment,
  port,
}: {
  dsn: string;
  environment: string;
  port: number;
}): void {
  const target = parseDsn(dsn);
  if (!target) return;
  init({
    dsn,
    environment,
    tunnel: `http://127.0.0.1:${port}${relayPath(target)}`,
    transportOptions: { headers: { [SENDER_KEY_HEADER]: serverReportKey() } },
    traceLifecycle: 'static',
    dataCollection: COLLECT_NOTHING,
    includeServerName: false,
    sendClientReports: false,
    maxBreadcrumbs: 0,
    // The relay's own requests would report themselves for ever, and a live stream has no end to
    // wait for.
    tracesSampler: ({ name, attributes }) =>
      UNTRACED.test(JSON.stringify([name, attributes])) ? 0 : SENTRY_SAMPLE_RATES.tracesSampleRate,
    beforeSend: (event) => scrubSentryEvent(event as never),
    beforeSendTransaction: (event) =>
      UNTRACED.test(JSON.stringify([event.transaction, event.contexts?.trace]))
        ? null
        : scrubSentryEvent(event as never),
  });
}
