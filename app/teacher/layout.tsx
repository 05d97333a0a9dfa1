import type { ReactNode } from 'react';
import { TeacherShell } from '@/components/shell/teacher-shell';
import { TeacherPicture } from '@/components/teacher/teacher-picture';
import { requireTeacherPage } from '@/lib/auth/guards';
import { getTeacherShell } from '@/lib/data/league/queries';
import { CONFIRM_EMAIL_PATH } from '@/lib/domain/site/routes';
import { env } from '@/lib/platform/env';
import { statisticsCreditText } from '@/words/shell';
import { CONFIRM_EMAIL } from '@/words/teacher-pages';
// Next renders error.tsx around every teacher page. Imported here, its code is in the frame's file,
// and pages don't hold it again.
import './error';

export default async function TeacherLayout({ children }: { children: ReactNode }) {
  const frame = await getTeacherShell(await requireTeacherPage());
  return (
    <TeacherShell
      displayName={frame.displayName}
      picture={
        frame.pictureUrl ? <TeacherPicture url={frame.pictureUrl} className="mr-2 size-8" /> : null
      }
      isAdmin={frame.isAdmin}
      openRequests={frame.openRequests}
      classes={frame.classes}
      credit={statisticsCreditText(env().SEASON_SOURCE)}
    >
      {frame.asksForProof ? (
        <p className="print-hidden mb-4 text-content-soft text-base">
          <span>{CONFIRM_EMAIL.sentence}</span>{' '}
          <a href={CONFIRM_EMAIL_PATH}>{CONFIRM_EMAIL.noEmail}</a>
        </p>
      ) : null}
      {children}
    </TeacherShell>
  );
}
