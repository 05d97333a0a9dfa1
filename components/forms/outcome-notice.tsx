'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';

type OutcomeNoticeProps = { title: string; takeFocus?: boolean; children: ReactNode };

/**
 * What stands in a form's place once it is done. It takes the focus that the form's button had, so that it is read out; not so on a page
 * that opens with it.
 */
export function OutcomeNotice({ title, takeFocus = true, children }: OutcomeNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) box.current?.focus();
  }, [takeFocus]);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="good" title={title}>
        {children}
      </Notice>
    </div>
  );
}
