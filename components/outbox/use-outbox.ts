import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { SubmitStepInput } from '@/lib/data/score-card/dto';
import { deviceStorage } from './device-storage';
import { type AnswerListener, createOutbox, NOTHING_WAITS, type Outbox, type OutboxState } from './outbox';
import { sendAnswer } from './send-answer';

const outboxes = new Map<string, Outbox>();

/** The one outbox of an account in this tab. Only to be used in the browser. */
export function outboxOf(account: string): Outbox {
  const known = outboxes.get(account);
  if (known) return known;
  const made = createOutbox({
    account,
    storage: deviceStorage(),
    send: sendAnswer,
    later(run, milliseconds) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    random: Math.random,
  });
  outboxes.set(account, made);
  return made;
}

/** Sends what waits now, and whenever there is new hope: the network is back, or the lid was opened. Gives a function that ends it. */
export function startCourier(outbox: Outbox): () => void {
  const deliver = () => void outbox.deliver();
  const whenVisible = () => {
    if (document.visibilityState === 'visible') deliver();
  };
  window.addEventListener('online', deliver);
  window.addEventListener('storage', outbox.reread);
  document.addEventListener('visibilitychange', whenVisible);
  outbox.reread();
  deliver();
  return () => {
    window.removeEventListener('online', deliver);
    window.removeEventListener('storage', outbox.reread);
    document.removeEventListener('visibilitychange', whenVisible);
  };
}

/** What waits, and a way to send more. */
export function useOutbox(account: string): { state: OutboxState; add: (input: SubmitStepInput) => void } {
  const subscribe = useCallback((listener: () => void) => outboxOf(account).subscribe(listener), [account]);
  const state = useSyncExternalStore(
    subscribe,
    () => outboxOf(account).state(),
    () => NOTHING_WAITS,
  );
  const add = useCallback((input: SubmitStepInput) => outboxOf(account).add(input), [account]);
  return { state, add };
}

/** Calls back with every final answer that comes while the component stands on the page, and keeps the courier going meanwhile. */
export function useAnswers(account: string, onAnswer: AnswerListener): void {
  const receive = useEffectEvent(onAnswer);
  useEffect(() => {
    const outbox = outboxOf(account);
    const stopListening = outbox.onAnswer((result, sent) => receive(result, sent));
    const stopCourier = startCourier(outbox);
    return () => {
      stopListening();
      stopCourier();
    };
  }, [account]);
}
