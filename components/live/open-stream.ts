import { outboxOf, startCourier } from '@/components/outbox/use-outbox';
import type { LiveStateDto } from '@/lib/data/live/dto';
import { isInUse } from './is-in-use';

/** What the person in front of the page is doing at this moment. */
export type Hands = {
  isInUse: boolean;
  /** A change within seconds of a click in this tab is that click's; the page shows it already. */
  isOwnDoing: boolean;
};

type StreamHandlers = { onState: (state: LiveStateDto, hands: Hands) => void; onEnd: () => void };

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;
/** The server that makes the page may hear of a new week a moment after the one that tells of it. */
const AGAIN_MS = 2_000;
const MOST_AGAIN = 5;

/**
 * The page's live connection, and with it the courier of unsent answers. It is open while the tab is looked at, so that forgotten tabs
 * take no connection from the one in use; coming back tells the present state anew. A state is told some times more, so that a page
 * that came back as the old one is asked for again. Gives a function that ends it all.
 */
export function goLive(account: string, { onState, onEnd }: StreamHandlers): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function tell(state: LiveStateDto, again: number): void {
    clearTimeout(telling);
    onState(state, { isInUse: isInUse(), isOwnDoing: navigator.userActivation?.isActive ?? false });
    if (again > 0) telling = setTimeout(() => tell(state, again - 1), AGAIN_MS);
  }

  function close(): void {
    clearTimeout(timer);
    clearTimeout(telling);
    source?.close();
    source = null;
  }

  function open(): void {
    close();
    source = new EventSource('/api/stream');
    source.addEventListener('state', ({ data }) => {
      failures = 0;
      tell(JSON.parse(data) as LiveStateDto, MOST_AGAIN);
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
