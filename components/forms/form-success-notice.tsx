'use client';

import type { ReactNode } from 'react';
import { useFocusWhen } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';

type FormSuccessNoticeProps = { title: string; takeFocus?: boolean; children: ReactNode };

/**
 * The notice takes the focus of the form it replaces, so that it is read. A page that opens with it
 * sets `takeFocus` to false.
 */
export function FormSuccessNotice({ title, takeFocus = true, children }: FormSuccessNoticeProps) {
  const box = useFocusWhen(takeFocus);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="good" title={title}>
        {children}
      </Notice>
    </div>
  );
}
