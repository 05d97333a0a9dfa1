import { useRouter } from 'next/navigation';
import { type ReactNode, useState, useTransition } from 'react';
import { Notice } from '@/components/ui/notice';
import type { ActionResult } from '@/lib/actions/run-request';
import { useAction } from './use-action';

/** Sends one action, then refreshes the page. `news` is the result, for a live region. */
export function useActionWithRefresh() {
  const router = useRouter();
  const { pending, run } = useAction();
  const [isRefreshing, startRefresh] = useTransition();
  const [news, setNews] = useState<ReactNode>(null);

  async function send<T>(
    action: () => Promise<ActionResult<T>>,
    done: string | ((data: T) => string),
  ) {
    setNews(null);
    const result = await run(action);
    if (!result) return;
    if (!result.ok) {
      setNews(<Notice tone="bad">{result.error.message}</Notice>);
      // The page is out of date: it offers what is no longer allowed.
      if (result.error.code === 'not-allowed') startRefresh(() => router.refresh());
      return;
    }
    setNews(<Notice tone="good">{typeof done === 'string' ? done : done(result.data)}</Notice>);
    startRefresh(() => router.refresh());
  }

  return { send, news, pending: pending || isRefreshing };
}
