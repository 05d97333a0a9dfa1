'use client';

import type { CSSProperties, ReactNode } from 'react';
import { FirstVisitHelp, FoldedHelp } from '@/components/help/first-visit-help';
import type { ScreenHelp } from '@/components/help/help-texts';
import { LiveUpdates } from '@/components/live/live-updates';
import { Courier } from '@/components/outbox/courier';
import { type ShellFrame, type StudentPlace, StudentShell } from '@/components/shell/student-shell';

export { ScreenLoading } from '@/components/shell/screen-loading';

type InFrameProps = {
  /** Under which this browser keeps what the account typed. */
  account: string;
  frame: ShellFrame;
  greeting?: string | undefined;
  active?: StudentPlace | undefined;
  colours?: CSSProperties | undefined;
  /** Stands above the page. */
  notice?: ReactNode;
  help?: ScreenHelp | undefined;
  children: ReactNode;
};

/**
 * What is around every page of a student. It is the same on all of them, so the browser draws it: the script comes once, as one piece, and
 * each page is sent without it.
 */
export function InFrame({ account, frame, greeting, active, colours, notice, help, children }: InFrameProps) {
  return (
    <StudentShell frame={frame} greeting={greeting} active={active} colours={colours}>
      {notice}
      <Courier account={account} />
      <LiveUpdates account={account} page={frame} />
      {help && !help.seen ? <FirstVisitHelp account={account} help={help} /> : null}
      {children}
      {help?.seen ? <FoldedHelp help={help} /> : null}
    </StudentShell>
  );
}
