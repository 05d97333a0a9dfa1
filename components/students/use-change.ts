import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { useAction } from '@/components/forms/use-action';
import type { ActionResult } from '@/lib/actions/result';

/** Sends one change of a student's record and shows the page anew. Whatever happened is said in `news`, for a live region. */
export function useChange() {
  const router = useRouter();
  const { pending, run } = useAction();
  const [isRefreshing, startRefresh] = useTransition();
  const [news, setNews] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);

  /** True when it was done. */
  async function send<T>(action: () => Promise<ActionResult<T>>, done: (data: T) => string): Promise<boolean> {
    setNews(null);
    const result = await run(action);
    if (!result) return false;
    setNews(result.ok ? { tone: 'good', text: done(result.data) } : { tone: 'bad', text: result.error.message });
    if (result.ok) startRefresh(() => router.refresh());
    return result.ok;
  }

  return { send, news, pending: pending || isRefreshing };
}
