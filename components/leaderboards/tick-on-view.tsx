'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { callAction } from '@/lib/actions/call-action';
import { completeTaskAction } from '@/lib/actions/week';

/** Having looked is the whole task. Shows nothing; a tick that could not be saved is tried again on the next visit. */
export function TickOnView({ week }: { week: number }) {
  const router = useRouter();
  const sent = useRef(false);

  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    void callAction(() => completeTaskAction({ week, task: 4 })).then((result) => {
      // The last of the five tasks brings points, which stand in the page's frame.
      if (result.ok && result.data.allDone) router.refresh();
    });
  }, [router, week]);

  return null;
}
