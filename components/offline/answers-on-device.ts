import type { Answered, Outbox } from '@/components/outbox/outbox';
import type { AnsweredMessage, AnswersMessage } from '@/lib/domain/site/offline';

const worker = () => ('serviceWorker' in navigator ? navigator.serviceWorker.controller : null);

/**
 * A step of the card with its verdict. The last one ends the card, which a page must learn from the
 * server.
 */
const isOfCard = ([result, sent]: Answered) =>
  sent.to === 'attempts' &&
  result.ok &&
  (result.data as { finished?: boolean } | null)?.finished !== true;

/**
 * Keeps verdicts beside the kept pages, which are as old as the tab. Gives a function that ends it.
 */
export function keepAnswers(outbox: Outbox, week: string): () => void {
  return outbox.onSettled((answer) => {
    if (isOfCard(answer))
      worker()?.postMessage({ type: 'answered', week, answer } satisfies AnsweredMessage);
  });
}

/**
 * Tells a kept page of the verdicts that came after it was kept: a step that is right stays right
 * without the server.
 */
export function retellAnswers(outbox: Outbox, week: string, since: number): void {
  const keeper = worker();
  if (!keeper) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    outbox.retell(data as Answered[]);
    port1.close();
  };
  keeper.postMessage({ type: 'answers', week, since } satisfies AnswersMessage, [port2]);
}
