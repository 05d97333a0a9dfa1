import type { ActionResult } from '@/lib/actions/answer';
import { sendTrackedChange } from '@/lib/actions/own-changes';
import { ACCOUNT_KEY_HEADER } from '@/lib/domain/site/requests';
import type { DeliveryOutcome, OutgoingAnswer } from './outbox';

const TIME_OUT_MS = 10_000;
const CONNECTION: DeliveryOutcome = { kind: 'later', why: 'connection' };

/**
 * Posts one answer. The server compares `account` with the signed-in one, so an answer never counts
 * for someone else.
 */
export async function sendAnswer(
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
