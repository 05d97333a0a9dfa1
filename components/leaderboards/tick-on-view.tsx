'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { callAction } from '@/lib/actions/call-action';
import { completeTaskAction } from '@/lib/actions/week';

/**
 * Having looked is the whole task. Shows nothing; a tick that could not be saved is tried again on
 * the next visit.
 */
export function TickOnView({ week }: { week: number }) {
  const router = useRouter();
  // A week may open while the page is open; its task is another one.
  const sent = useRef<number | null>(null);

  useEffect(() => {
    if (sent.current === week) return;
    sent.current = week;
    void callAction(() => completeTaskAction({ week, task: 4 })).then((result) => {
      // The last of the five tasks brings points, which are in the page's frame.
      if (result.ok && result.data.allDone) router.refresh();
    });
  }, [router, week]);

  return null;
}
