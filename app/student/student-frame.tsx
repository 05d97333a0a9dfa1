'use client';

import type { ReactNode } from 'react';
import { EyesUpScreen } from '@/components/live/eyes-up-screen';
import { LiveUpdates } from '@/components/live/live-updates';
import { KeptPage } from '@/components/offline/kept-page';
import { OutboxSender } from '@/components/outbox/use-outbox';
import { ScreenBoundary } from '@/components/shell/screen-boundary';
import { StudentShell, type StudentShellProps } from '@/components/shell/student-shell';
import { PRODUCT_NAME } from '@/components/shell/wordmark';
import type { VisitKind } from '@/lib/data/visit/dto';

type StudentFrameProps = {
  shell: StudentShellProps;
  /** The key under which this browser stores what the account typed. */
  account: string;
  /** True if this server lets browsers save pages for offline use. */
  keepsPages: boolean;
  /** Set while a teacher is on the page. */
  visit?: VisitKind | undefined;
  children: ReactNode;
};

/** Surrounds every student page: the shell, the live connection, and the outbox. */
export function StudentFrame({ shell, account, keepsPages, visit, children }: StudentFrameProps) {
  const { season, week, teamVersion } = shell.frame;
  return (
    <StudentShell {...shell} account={visit === 'look' ? undefined : account}>
      <div className="[&>:not(:empty)~:not(:empty)]:hidden">
        {keepsPages && !visit ? (
          <KeptPage account={account} week={`${account}:${season}:${week}`} />
        ) : null}
        <LiveUpdates
          account={visit ? null : account}
          page={{ ...shell.frame, team: teamVersion }}
          product={PRODUCT_NAME}
        />
      </div>
      {visit ? null : <EyesUpScreen account={account} page={shell.frame.eyesUp} />}
      {visit === 'look' ? null : <OutboxSender account={account} />}
      <ScreenBoundary>{children}</ScreenBoundary>
    </StudentShell>
  );
}
