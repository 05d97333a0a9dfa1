'use client';

import type { ReactNode } from 'react';
import { EyesUpScreen } from '@/components/live/eyes-up-screen';
import { LiveUpdates } from '@/components/live/live-updates';
import { OfflinePageSaver } from '@/components/offline/offline-page-saver';
import { OutboxSender } from '@/components/outbox/use-outbox';
import { PageErrorBoundary } from '@/components/shell/page-error-boundary';
import type { StudentPageStateDto } from '@/lib/data/student-page/dto';
import type { VisitKind } from '@/lib/data/visit/dto';

type StudentPageConnectionsProps = {
  page: StudentPageStateDto;
  /** The key under which this browser stores what the account typed. */
  account: string;
  canSavePages: boolean;
  visit?: VisitKind | undefined;
  product: string;
  /** Shown below the teacher's sentence while students should look up. */
  workKept: string;
  children: ReactNode;
};

/** Inside the shell of every student page: the live connection, the outbox, and the page. */
export function StudentPageConnections({
  page,
  account,
  canSavePages,
  visit,
  product,
  workKept,
  children,
}: StudentPageConnectionsProps) {
  return (
    <>
      <div className="[&>:not(:empty)~:not(:empty)]:hidden">
        {canSavePages && !visit ? (
          <OfflinePageSaver account={account} week={`${account}:${page.season}:${page.week}`} />
        ) : null}
        <LiveUpdates account={visit ? null : account} page={page} product={product} />
      </div>
      {visit ? null : <EyesUpScreen account={account} page={page.eyesUp} savedText={workKept} />}
      {visit === 'look' ? null : <OutboxSender account={account} />}
      <PageErrorBoundary>{children}</PageErrorBoundary>
    </>
  );
}
