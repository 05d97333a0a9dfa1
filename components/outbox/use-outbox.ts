import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { sendTrackedChange } from '@/lib/actions/own-changes';
import type { ActionResult } from '@/lib/actions/run-request';
import { ACCOUNT_KEY_HEADER } from '@/lib/domain/site/requests';
import { deviceStorage } from './device-storage';
import {
  type AnswerRoute,
  createOutbox,
  type DeliveryOutcome,
  EMPTY_OUTBOX_STATE,
  type Outbox,
  type OutboxState,
  type OutgoingAnswer,
  type VerdictResult,
} from './outbox';

const outboxes = new Map<string, Outbox>();

/** The one outbox per account and tab. Browser only. */
export function outboxOf(account: string): Outbox {
  const existing = outboxes.get(account);
  if (existing) return existing;
  const outbox = createOutbox({
    account,
    storage: deviceStorage(),
    send: postAnswerToServer,
    later(run, milliseconds) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    random: Math.random,
  });
  outboxes.set(account, outbox);
  return outbox;
}

/**
 * Sends what is waiting now, and again when the network returns or the page becomes visible.
 * Returns a function that stops it.
 */
export function startSendingOutbox(outbox: Outbox): () => void {
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

/** In the frame of every student page, so that waiting answers are sent from any page. */
export function OutboxSender({ account }: { account: string }) {
  useEffect(() => startSendingOutbox(outboxOf(account)), [account]);
  return null;
}

export function useOutbox(account: string): {
  state: OutboxState;
  add: (sending: OutgoingAnswer) => void;
} {
  const subscribe = useCallback(
    (listener: () => void) => outboxOf(account).subscribe(listener),
    [account],
  );
  const state = useSyncExternalStore(
    subscribe,
    () => outboxOf(account).state(),
    () => EMPTY_OUTBOX_STATE,
  );
  const add = useCallback((sending: OutgoingAnswer) => outboxOf(account).add(sending), [account]);
  return { state, add };
}

/**
 * Calls back with every final result of one route while the component is mounted; see {@link
 * Outbox.onAnswer}.
 */
export function useAnswerResults<R extends AnswerRoute>(
  account: string,
  route: R,
  onAnswer: (result: VerdictResult<R>, sent: OutgoingAnswer<R>['input']) => unknown,
): void {
  const receive = useEffectEvent(onAnswer);
  useEffect(
    () =>
      outboxOf(account).onAnswer(route, (result, sent) =>
        receive(result as VerdictResult<R>, sent.input as OutgoingAnswer<R>['input']),
      ),
    [account, route],
  );
}

export function useAnswersSettledInOtherTabs(account: string, onSettled: () => void): void {
  const receive = useEffectEvent(onSettled);
  useEffect(() => outboxOf(account).onSettledElsewhere(() => receive()), [account]);
}

const TIME_OUT_MS = 10_000;
const CONNECTION: DeliveryOutcome = { kind: 'later', why: 'connection' };

/** The server compares `account` with the signed-in one: no answer counts for someone else. */
export async function postAnswerToServer(
  { to, input }: OutgoingAnswer,
  account: string,
): Promise<DeliveryOutcome> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIME_OUT_MS);
  try {
    const response = await sendTrackedChange(() =>
      fetch(`/api/${to}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [ACCOUNT_KEY_HEADER]: account },
        body: JSON.stringify(input),
        signal: stop.signal,
      }),
    );
    const result = (await response.json()) as ActionResult<unknown> | null;
    // Other responses come from a device in between, such as a school's sign-in page for the Wi-Fi.
    return typeof result?.ok === 'boolean' ? deliveryOf(result) : CONNECTION;
  } catch {
    return CONNECTION;
  } finally {
    clearTimeout(timer);
  }
}

function deliveryOf(result: ActionResult<unknown>): DeliveryOutcome {
  if (result.ok) {
    const pause = pauseOf(result.data);
    return pause === null
      ? { kind: 'answered', result }
      : { kind: 'later', why: 'pause', seconds: pause };
  }
  switch (result.error.code) {
    case 'not-signed-in':
      return { kind: 'later', why: 'signed-out' };
    case 'unexpected':
      return { kind: 'failed', result };
    case 'unavailable':
    case 'too-many-tries':
      return { kind: 'later', why: 'busy' };
    default:
      return { kind: 'answered', result };
  }
}

/** How long the answer was postponed; null if it was checked. */
function pauseOf(data: unknown): number | null {
  const { outcome, hold } = data as {
    outcome?: unknown;
    hold?: { seconds?: unknown } | 'used-up' | null;
  };
  return outcome === 'refused' && typeof hold === 'object' && typeof hold?.seconds === 'number'
    ? hold.seconds
    : null;
}
