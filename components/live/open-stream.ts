import { outboxOf, startCourier } from '@/components/outbox/use-outbox';
import { isInUse, isTyping } from '@/components/ui/in-use';
import { ownChanges } from '@/lib/actions/own-changes';
import type { LiveStateDto } from '@/lib/data/season/dto';
import { followStream } from './follow-stream';

/** What the user is doing right now. */
export type UserActivity = {
  isInUse: boolean;
  /** True only for typing, unlike an open dialog. */
  isTyping: boolean;
  /**
   * A change within seconds of this tab's own is assumed to be that one; the page shows it already.
   */
  isOwnDoing: boolean;
};

type StreamHandlers = {
  onState: (state: LiveStateDto, activity: UserActivity) => void;
  onEnd: () => void;
};

const OWN_CHANGE_MS = 5_000;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;
/**
 * The server process that renders the page may learn of a new week slightly later than the one that
 * announced it.
 */
const AGAIN_MS = 2_000;
const MOST_AGAIN = 5;

/**
 * Opens the page's live connection and starts sending unsent answers. Each state is delivered
 * several times, because a refreshed page may still be the old one. Returns a function that ends
 * both.
 */
export function goLive(account: string, { onState, onEnd }: StreamHandlers): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function announce(state: LiveStateDto, again: number): void {
    clearTimeout(timer);
    onState(state, { isInUse: isInUse(), isTyping: isTyping(), isOwnDoing: hasJustChanged() });
    if (again > 0) timer = setTimeout(() => announce(state, again - 1), AGAIN_MS);
  }

  const stopCourier = startCourier(outboxOf(account));
  const stopStream = followStream<LiveStateDto>({
    url: '/api/stream',
    event: 'state',
    onNews: (state) => announce(state, MOST_AGAIN),
    onEnd: () => {
      stopCourier();
      onEnd();
    },
    onClose: () => clearTimeout(timer),
    pauseMs: (failures) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures),
  });
  return () => {
    stopStream();
    stopCourier();
  };
}

const hasJustChanged = () => ownChanges.underWay > 0 || Date.now() - ownChanges.at < OWN_CHANGE_MS;
