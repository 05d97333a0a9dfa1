import { outboxOf, startCourier } from '@/components/outbox/use-outbox';
import type { LiveStateDto } from '@/lib/data/live/dto';

type StreamHandlers = { onState: (state: LiveStateDto) => void; onEnd: () => void };

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;

/**
 * The page's live connection, and with it the courier of unsent answers. It is open while the tab is looked at, so that forgotten tabs
 * take no connection from the one in use; coming back tells the present state anew. Gives a function that ends it all.
 */
export function goLive(account: string, { onState, onEnd }: StreamHandlers): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  function open(): void {
    close();
    source = new EventSource('/api/stream');
    source.addEventListener('state', ({ data }) => {
      failures = 0;
      onState(JSON.parse(data) as LiveStateDto);
    });
    source.addEventListener('end', () => {
      stop();
      onEnd();
    });
    // A browser comes back by itself after a lost connection, but gives up when it was answered with an error.
    source.addEventListener('error', () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures));
      failures += 1;
    });
  }

  function followVisibility(): void {
    if (document.visibilityState === 'visible') open();
    else close();
  }

  function stop(): void {
    document.removeEventListener('visibilitychange', followVisibility);
    close();
    stopCourier();
  }

  const stopCourier = startCourier(outboxOf(account));
  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
  return stop;
}
