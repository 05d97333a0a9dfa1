import { respondWithResult } from '@/lib/actions/http';
import { runRequest } from '@/lib/actions/run-request';
import { openInAccountSlot } from '@/lib/auth/request-slots';
import { requireSignedIn, type Viewer } from '@/lib/data/access/viewer';
import type { SessionWatch } from '@/lib/data/session/watch';
import { oncePerProcess } from '@/lib/per-process';
import { stopSignal } from '@/lib/platform/stop-signal';

type EventSender = {
  send(event: string, data: unknown): void;
  /** Sends the last event, `end`: the session is over. */
  end(): void;
};

type Watch = Pick<SessionWatch, 'check' | 'stop'>;

/** Many proxies close a silent connection after half a minute. */
export const HEARTBEAT_MS = 25_000;
/** How long a browser waits before it reconnects after a lost connection. */
const RECONNECT_MS = 3_000;

/**
 * Connections per account. Browsers open fewer to one site, so only dead or malicious connections
 * exceed it.
 */
const MAX_STREAMS = 8;
/** How long a browser waits if its connection was closed in favor of a newer one. */
const REPLACED_RECONNECT_MS = 60_000;

/**
 * With more events waiting, nobody is reading. The connection is closed, because they would fill
 * the server's memory; the page asks for everything again when it is back.
 */
export const MAX_UNREAD_EVENTS = 100;

const streams = oncePerProcess('fractionLeagueStreams', () => new Map<string, Set<() => void>>());

/** The oldest connection is closed, since the newest is the page someone is looking at. */
function occupyStreamSlot(accountId: string, closeForNewer: () => void): () => void {
  const streamsOfAccount = streams.get(accountId) ?? new Set();
  streams.set(accountId, streamsOfAccount);
  for (const oldest of streamsOfAccount) {
    if (streamsOfAccount.size < MAX_STREAMS) break;
    oldest();
  }
  streamsOfAccount.add(closeForNewer);
  return () => {
    streamsOfAccount.delete(closeForNewer);
    if (streamsOfAccount.size === 0 && streams.get(accountId) === streamsOfAccount)
      streams.delete(accountId);
  };
}

/** Server-sent events for the viewer, or a refusal. `start` begins the watch that feeds them. */
export async function respondWithEvents(
  { signal }: Request,
  getViewer: () => Promise<Viewer>,
  start: (viewer: Viewer, sender: EventSender) => Promise<Watch>,
): Promise<Response> {
  const result = await runRequest(async () => {
    const viewer = await getViewer();
    const { accountId } = requireSignedIn(viewer);
    return openInAccountSlot(accountId, () =>
      eventStream(signal, accountId, (sender) => start(viewer, sender)),
    );
  });
  return result.ok ? result.data : respondWithResult(result);
}

async function eventStream(
  signal: AbortSignal,
  accountId: string,
  start: (sender: EventSender) => Promise<Watch>,
): Promise<Response> {
  // A stopping server waits for open responses, and these would never end by themselves.
  const ends = [signal, stopSignal];
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  let watch: Watch | null = null;
  let heartbeat: NodeJS.Timeout | null = null;
  let isClosed = false;

  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
    cancel: close,
  });
  function write(text: string): void {
    if (isClosed || !controller) return;
    if ((controller.desiredSize ?? 0) > -MAX_UNREAD_EVENTS) {
      controller.enqueue(encoder.encode(text));
      return;
    }
    // Drops what waits and ends the connection. Next reports any other error as a fault.
    controller.error(new DOMException('Nobody reads these events.', 'AbortError'));
    close();
  }
  const send = (event: string, data: unknown) =>
    write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

  function close(): void {
    if (isClosed) return;
    isClosed = true;
    leaveSlot();
    for (const each of ends) each.removeEventListener('abort', close);
    if (heartbeat) clearInterval(heartbeat);
    watch?.stop();
    try {
      controller?.close();
    } catch {}
  }

  const leaveSlot = occupyStreamSlot(accountId, () => {
    write(`retry: ${REPLACED_RECONNECT_MS}\n\n`);
    close();
  });
  write(`retry: ${RECONNECT_MS}\n\n`);
  try {
    watch = await start({
      send,
      end() {
        send('end', {});
        close();
      },
    });
  } catch (error) {
    leaveSlot();
    throw error;
  }
  if (isClosed) watch.stop();
  for (const each of ends) each.addEventListener('abort', close);
  heartbeat = setInterval(() => {
    write(': beat\n\n');
    watch?.check();
  }, HEARTBEAT_MS);
  if (ends.some(({ aborted }) => aborted)) close();
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream',
      // Compression would buffer events.
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no',
      Connection: 'close',
    },
  });
}
