'use client';

import type { ReactNode } from 'react';
import { useFocusWhen } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';

type OutcomeNoticeProps = { title: string; takeFocus?: boolean; children: ReactNode };

/**
 * Replaces a finished form and takes its focus, so that it is read. Not on a page that opens with
 * it.
 */
export function OutcomeNotice({ title, takeFocus = true, children }: OutcomeNoticeProps) {
  const box = useFocusWhen(takeFocus);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="good" title={title}>
        {children}
      </Notice>
    </div>
  );
}
