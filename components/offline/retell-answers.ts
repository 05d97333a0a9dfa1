import type { Answered, Outbox } from '@/components/outbox/outbox';
import type { AnswersMessage } from '@/lib/domain/site/offline';
import { worker } from './answers-on-device';

/** Tells a kept page of the verdicts that came after it was kept: a step that is right stays right without the server. */
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
