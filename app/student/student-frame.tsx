'use client';

import type { ReactNode } from 'react';
import { LiveUpdates } from '@/components/live/live-updates';
import { KeptPage } from '@/components/offline/kept-page';
import { OutboxSender } from '@/components/outbox/use-outbox';
import { ScreenBoundary } from '@/components/shell/screen-boundary';
import { StudentShell, type StudentShellProps } from '@/components/shell/student-shell';
import type { RichContent } from '@/components/ui/parts';

type StudentFrameProps = {
  shell: StudentShellProps;
  /** The key under which this browser stores what the account typed. */
  account: string;
  /** True if this server lets browsers save pages for offline use. */
  keepsPages: boolean;
  notice: RichContent;
  children: ReactNode;
};

/** Surrounds every student page: the shell, the live connection, and the outbox. */
export function StudentFrame({ shell, account, keepsPages, notice, children }: StudentFrameProps) {
  const { season, week, seasonActive, teamVersion } = shell.frame;
  return (
    <StudentShell {...shell}>
      {notice}
      {keepsPages ? <KeptPage account={account} week={`${account}:${season}:${week}`} /> : null}
      <OutboxSender account={account} />
      <LiveUpdates account={account} page={{ season, week, seasonActive, team: teamVersion }} />
      <ScreenBoundary>{children}</ScreenBoundary>
    </StudentShell>
  );
}
