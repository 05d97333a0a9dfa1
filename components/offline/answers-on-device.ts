import type { Answered, Outbox } from '@/components/outbox/outbox';
import type { AnsweredMessage } from '@/lib/domain/site/offline';

export const worker = () => ('serviceWorker' in navigator ? navigator.serviceWorker.controller : null);

/** A step of the card with its verdict. The last one ends the card, which a page must learn from the server. */
const isOfCard = ([result, sent]: Answered) =>
  sent.to === 'attempts' && result.ok && (result.data as { finished?: boolean } | null)?.finished !== true;

/** Keeps verdicts beside the kept pages, which are as old as the tab. Gives a function that ends it. */
export function keepAnswers(outbox: Outbox, week: string): () => void {
  return outbox.onSettled((answer) => {
    if (isOfCard(answer)) worker()?.postMessage({ type: 'answered', week, answer } satisfies AnsweredMessage);
  });
}
