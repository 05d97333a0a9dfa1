import type { Outbox, SettledAnswer } from '@/components/outbox/outbox';
import type {
  AnswerGradedMessage,
  ListAnswersMessage,
  WeekShownMessage,
} from '@/lib/domain/site/offline';

const worker = () => ('serviceWorker' in navigator ? navigator.serviceWorker.controller : null);

/**
 * A score card step with its verdict. The last step is excluded: it finishes the card, which the
 * page must fetch from the server.
 */
const isOfCard = ([result, sent]: SettledAnswer) =>
  sent.to === 'attempts' &&
  result.ok &&
  (result.data as { finished?: boolean } | null)?.finished !== true;

/** A card of last week must not be taken for this week's once the Wi-Fi is gone. */
export function deleteSavedPagesOfOtherWeeks(week: string): void {
  worker()?.postMessage({ type: 'week', week } satisfies WeekShownMessage);
}

/**
 * Stores verdicts beside the saved pages, which are as old as the tab. Returns a function that
 * stops it.
 */
export function startSavingVerdicts(outbox: Outbox, week: string): () => void {
  return outbox.onSettled((answer) => {
    if (isOfCard(answer))
      worker()?.postMessage({ type: 'answered', week, answer } satisfies AnswerGradedMessage);
  });
}

/**
 * Delivers the verdicts that came after a page was saved, so that a right step stays right without
 * the server.
 */
export function replaySavedVerdicts(outbox: Outbox, week: string, since: number): void {
  const keeper = worker();
  if (!keeper) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    outbox.retell(data as SettledAnswer[]);
    port1.close();
  };
  keeper.postMessage({ type: 'answers', week, since } satisfies ListAnswersMessage, [port2]);
}
