import {
  addEventProcessor,
  captureException,
  init,
  makeFetchTransport,
  replayIntegration,
} from '@sentry/nextjs';
import { COLLECT_NOTHING, REPLAY_PRIVACY, SENTRY_SAMPLE_RATES } from '@/lib/platform/scrub';
import { parseDsn, relayPath } from './lib/platform/dsn';
import { scrubReplayEvent, scrubReplayRecording, scrubSentryEvent } from './lib/platform/scrub';

export type ClientReportingOptions = {
  dsn: string;
  environment: string;
  /** What went wrong before this file had arrived. */
  missed: readonly unknown[];
};

/** The address of these pages holds a secret, and a replay tells addresses. */
const NEVER_RECORDED = ['/reset-password', '/confirm-email', '/invitation'];

/**
 * Error reports of a browser. Loaded when the page has nothing else to do, and only where a DSN is
 * set.
 */
export function startClientReporting({ dsn, environment, missed }: ClientReportingOptions): void {
  const target = parseDsn(dsn);
  if (!target) return;
  const records = !NEVER_RECORDED.includes(window.location.pathname);
  init({
    dsn,
    environment,
    tunnel: relayPath(target),
    tracesSampleRate: SENTRY_SAMPLE_RATES.tracesSampleRate,
    traceLifecycle: 'static',
    replaysSessionSampleRate: records ? SENTRY_SAMPLE_RATES.replaysSessionSampleRate : 0,
    replaysOnErrorSampleRate: records ? SENTRY_SAMPLE_RATES.replaysOnErrorSampleRate : 0,
    dataCollection: COLLECT_NOTHING,
    sendClientReports: false,
    maxBreadcrumbs: 0,
    transport: (options: Parameters<typeof makeFetchTransport>[0]) => {
      const transport = makeFetchTransport(options);
      return {
        ...transport,
        send: (envelope: Envelope) => transport.send(withoutQueries(envelope)),
      };
    },
    // The content security policy allows no worker from a blob, so pieces are sent as they are.
    integrations: [replayIntegration({ ...REPLAY_PRIVACY, useCompression: false })],
    beforeSend: (event) => scrubSentryEvent(event as never),
    beforeSendTransaction: (event) => scrubSentryEvent(event as never),
  });
  addEventProcessor((event) =>
    event.type === 'replay_event' ? (scrubReplayEvent(event as never) as typeof event) : event,
  );
  for (const error of missed) captureException(error);
}

type Envelope = Parameters<ReturnType<typeof makeFetchTransport>['send']>[0];

/** The last moment before a piece of a replay leaves: it tells the addresses of pages and files. */
function withoutQueries([headers, items]: Envelope): Envelope {
  const scrubbed = (items as [{ type: string }, unknown][]).map(([header, payload]) => [
    header,
    header.type === 'replay_recording' ? scrubReplayRecording(payload) : payload,
  ]);
  return [headers, scrubbed] as unknown as Envelope;
}
