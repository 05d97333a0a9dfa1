import { useRef, useState } from 'react';
import { callAction } from '@/lib/actions/call-action';
import type { ActionResult } from '@/lib/actions/run-request';

type UseActionOptions = {
  /** Success navigates away: `pending` stays true until then, and nothing else is sent. */
  leaves?: boolean;
};

/**
 * Sends one request at a time, for a button or a dialog. A lost connection is a refusal like any
 * other. The last answer stays until the next one arrives.
 */
export function useAction<T = unknown>({ leaves = false }: UseActionOptions = {}) {
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<ActionResult<T> | null>(null);
  // A ref, because a second click may come before the first one is rendered.
  const isBusy = useRef(false);

  /** Returns the answer, or null without sending while another request is pending. */
  async function run<Data extends T>(
    send: () => Promise<ActionResult<Data>>,
  ): Promise<ActionResult<Data> | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setPending(true);
    const result = await callAction(send);
    isBusy.current = leaves && result.ok;
    setPending(isBusy.current);
    setAnswer(result);
    return result;
  }

  return {
    pending,
    done: answer?.ok ?? false,
    data: answer?.ok ? answer.data : null,
    refusal: answer && !answer.ok ? answer.error : null,
    run,
    /** Clears the last answer, for example when someone types again. */
    forget: () => setAnswer(null),
  };
}
