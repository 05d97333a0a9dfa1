import { outboxOf, startCourier } from '@/components/outbox/use-outbox';
import { isInUse, isTyping } from '@/components/ui/in-use';
import { ownChanges } from '@/lib/actions/own-changes';
import type { LiveStateDto } from '@/lib/data/season/dto';
import { followStream } from './follow-stream';

/** What the person in front of the page is doing at this moment. */
export type Hands = {
  isInUse: boolean;
  /** Text is being typed, and not only a dialog open. */
  isTyping: boolean;
  /**
   * A change within seconds of one that this tab has sent is that one; the page shows it already.
   */
  isOwnDoing: boolean;
};

type StreamHandlers = { onState: (state: LiveStateDto, hands: Hands) => void; onEnd: () => void };

const OWN_CHANGE_MS = 5_000;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;
/**
 * The server that makes the page may hear of a new week a moment after the one that tells of it.
 */
const AGAIN_MS = 2_000;
const MOST_AGAIN = 5;

/**
 * The page's live connection, and with it the courier of unsent answers. A state is told a few more
 * times, because a page that came back as the old one has to be asked for again. Gives a function
 * that ends it all.
 */
export function goLive(account: string, { onState, onEnd }: StreamHandlers): () => void {
  let telling: ReturnType<typeof setTimeout> | undefined;

  function tell(state: LiveStateDto, again: number): void {
    clearTimeout(telling);
    onState(state, { isInUse: isInUse(), isTyping: isTyping(), isOwnDoing: hasJustChanged() });
    if (again > 0) telling = setTimeout(() => tell(state, again - 1), AGAIN_MS);
  }

  const stopCourier = startCourier(outboxOf(account));
  const stopStream = followStream<LiveStateDto>({
    url: '/api/stream',
    event: 'state',
    onNews: (state) => tell(state, MOST_AGAIN),
    onEnd: () => {
      stopCourier();
      onEnd();
    },
    onClose: () => clearTimeout(telling),
    pauseMs: (failures) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures),
  });
  return () => {
    stopStream();
    stopCourier();
  };
}

const hasJustChanged = () => ownChanges.underWay > 0 || Date.now() - ownChanges.at < OWN_CHANGE_MS;
