import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { deviceStorage } from './device-storage';
import {
  type AnswerRoute,
  createOutbox,
  NOTHING_WAITS,
  type Outbox,
  type OutboxState,
  type Sending,
  type Verdict,
} from './outbox';
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

/**
 * Sends what waits now, and whenever there is new hope: the network is back, or the lid was opened.
 * Gives a function that ends it.
 */
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

/**
 * In the frame of every student page, so what waits on this device leaves from whichever page is
 * open.
 */
export function Courier({ account }: { account: string }) {
  useEffect(() => startCourier(outboxOf(account)), [account]);
  return null;
}

export function useOutbox(account: string): {
  state: OutboxState;
  add: (sending: Sending) => void;
} {
  const subscribe = useCallback(
    (listener: () => void) => outboxOf(account).subscribe(listener),
    [account],
  );
  const state = useSyncExternalStore(
    subscribe,
    () => outboxOf(account).state(),
    () => NOTHING_WAITS,
  );
  const add = useCallback((sending: Sending) => outboxOf(account).add(sending), [account]);
  return { state, add };
}

/**
 * Calls back with every final answer of one route that comes while the component is on the page;
 * see {@link Outbox.onAnswer}.
 */
export function useAnswers<R extends AnswerRoute>(
  account: string,
  route: R,
  onAnswer: (result: Verdict<R>, sent: Sending<R>['input']) => unknown,
): void {
  const receive = useEffectEvent(onAnswer);
  useEffect(
    () =>
      outboxOf(account).onAnswer(route, (result, sent) =>
        receive(result as Verdict<R>, sent.input as Sending<R>['input']),
      ),
    [account, route],
  );
}

/**
 * Calls back when another tab of this browser has settled an answer: what this page shows is then
 * old.
 */
export function useSettledElsewhere(account: string, onSettled: () => void): void {
  const receive = useEffectEvent(onSettled);
  useEffect(() => outboxOf(account).onSettledElsewhere(() => receive()), [account]);
}
