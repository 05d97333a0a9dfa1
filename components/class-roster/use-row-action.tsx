import { useRouter } from 'next/navigation';
import { startTransition, useRef, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { LiveRegion } from '@/components/ui/notice';
import type { ActionResult } from '@/lib/actions/answer';

/**
 * Sends the request of a button in a row that disappears with the answer, and refreshes the page.
 * `news` says what happened and takes the focus; render it outside of the rows.
 */
export function useRowAction() {
  const router = useRouter();
  const { pending, run } = useAction();
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);

  async function send<T>(
    action: () => Promise<ActionResult<T>>,
    done: (data: T) => string,
  ): Promise<void> {
    const result = await run(action);
    if (!result) return;
    setText(result.ok ? done(result.data) : result.error.message);
    box.current?.focus();
    startTransition(() => router.refresh());
  }

  const news = (
    <div ref={box} tabIndex={-1}>
      <LiveRegion className="mb-3 font-semibold empty:absolute">{text}</LiveRegion>
    </div>
  );
  return { pending, send, news };
}
