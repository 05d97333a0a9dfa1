'use client';

import { type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useIsHydrated } from '@/components/ui/hooks';
import { callAction } from '@/lib/actions/call-action';
import type { VISIT_ACTIONS } from './visit-actions';

type VisitButtonProps = {
  command: keyof typeof VISIT_ACTIONS;
  leagueId: string;
  /** The student to look at. Trying out needs none: a teacher has one practice student a class. */
  studentId?: string;
  href: string;
  className?: string;
  children: ReactNode;
};

/**
 * Begins or ends a teacher's visit to student pages. The next page is loaded whole, so that nothing
 * of one student's pages stays in the tab.
 */
export function StartOrEndVisitButton({
  command,
  leagueId,
  studentId = '',
  href,
  className = buttonClass('secondary'),
  children,
}: VisitButtonProps) {
  const isHydrated = useIsHydrated();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function run() {
    if (pending) return;
    setPending(true);
    const result = await callAction<unknown>(async () => {
      const { VISIT_ACTIONS } = await import('./visit-actions');
      return VISIT_ACTIONS[command]({ leagueId, studentId });
    });
    if (result.ok) return window.location.assign(href);
    setPending(false);
    setProblem(result.error.message);
  }

  return (
    <>
      <button
        type="button"
        // Its script may come after the page; a press before that would be lost.
        disabled={!isHydrated}
        onClick={run}
        aria-disabled={pending || undefined}
        className={className}
      >
        {children}
      </button>
      <span role="alert" className="empty:hidden">
        {problem}
      </span>
    </>
  );
}
