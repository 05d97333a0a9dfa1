'use client';

import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { useFocusWhen } from '@/components/ui/use-focus-when';

type OutcomeNoticeProps = { title: string; takeFocus?: boolean; children: ReactNode };

/**
 * What takes a form's place once it's done, and the focus of its button, so it is read out; not on
 * a page that opens with it.
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
