'use client';

import type { ReactNode } from 'react';
import { LiveUpdates } from '@/components/live/live-updates';
import { KeptPage } from '@/components/offline/kept-page';
import { Courier } from '@/components/outbox/use-outbox';
import { ScreenBoundary } from '@/components/shell/screen-boundary';
import { StudentShell, type StudentShellProps } from '@/components/shell/student-shell';

type InFrameProps = StudentShellProps & {
  /** Under which this browser keeps what the account typed. */
  account: string;
  /** This server lets browsers keep pages for times without Wi-Fi. */
  keepsPages: boolean;
  /** Above the page. */
  notice?: ReactNode;
};

/**
 * What is around every page of a student. It is the same on all of them, so the browser draws it: the script comes once, as one piece, and
 * each page is sent without it.
 */
export function InFrame({ account, keepsPages, notice, children, ...shell }: InFrameProps) {
  return (
    <StudentShell {...shell}>
      {notice}
      {keepsPages ? <KeptPage account={account} week={`${account}:${shell.frame.season}:${shell.frame.week}`} /> : null}
      <Courier account={account} />
      <LiveUpdates account={account} page={shell.frame} />
      <ScreenBoundary>{children}</ScreenBoundary>
    </StudentShell>
  );
}

/** Nothing but a place in the layout, so the frame's script belongs to it and comes once: pages would each bring their own copy, 14 KiB. */
export function FrameScript({ children }: { children: ReactNode }) {
  return children;
}

// What answers are typed with is in the frame's script for the same reason: cards, scouting, lessons, and questions would each bring it.
// biome-ignore-start lint/performance/noBarrelFile: no one imports them from here, they only come along.
export { FractionField } from '@/components/math/fraction-field';
export { AnswerForm } from '@/components/outbox/answer-form';
// biome-ignore-end lint/performance/noBarrelFile: see above.
