'use client';

import { type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { callAction } from '@/lib/actions/call-action';
import {
  endTryoutAction,
  leaveVisitAction,
  lookAsStudentAction,
  startOverAction,
  tryOutAction,
} from '@/lib/actions/visit';

type Place = { leagueId: string; studentId: string };

const DEEDS = {
  look: (place: Place) => lookAsStudentAction(place),
  try: (place: Place) => tryOutAction(place),
  again: (place: Place) => startOverAction(place),
  delete: (place: Place) => endTryoutAction(place),
  leave: () => leaveVisitAction({}),
} as const;

type VisitButtonProps = {
  deed: keyof typeof DEEDS;
  leagueId: string;
  /** Of the student who is looked at; a class has one practice student of each teacher. */
  studentId?: string;
  /** Where it leads. */
  href: string;
  className?: string;
  children: ReactNode;
};

/**
 * Begins or ends a teacher's visit to student pages. The next page is loaded whole, so that nothing
 * of one student's pages stays in the tab.
 */
export function VisitButton({
  deed,
  leagueId,
  studentId = '',
  href,
  className = buttonClass('secondary'),
  children,
}: VisitButtonProps) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function run() {
    if (pending) return;
    setPending(true);
    const result = await callAction<unknown>(() => DEEDS[deed]({ leagueId, studentId }));
    if (result.ok) return window.location.assign(href);
    setPending(false);
    setProblem(result.error.message);
  }

  return (
    <>
      <button
        type="button"
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
