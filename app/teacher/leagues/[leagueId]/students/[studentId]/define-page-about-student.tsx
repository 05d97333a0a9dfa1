import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { UnreadableStudentPage } from '@/components/students/unreadable-student-page';
import { Notice } from '@/components/ui/notice';
import { requireOwnLeaguePage } from '@/lib/auth/guards';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getStudentNameEvenIfUnreadable } from '@/lib/data/class-roster/queries';
import { asUnreadableDocumentError } from '@/lib/data/errors';
import { getStudentName } from '@/lib/data/student/named-student';
import type { SearchParams } from '@/lib/domain/site/requests';
import { NOT_FOUND } from '@/words/page-problems';
import { VISIT } from '@/words/visit';
import { defineLeaguePage } from '../../../../define-league-page';

export type StudentParams = { leagueId: string; studentId: string };

/**
 * The title of a page about one student, made from the name. The page itself reports a missing
 * student: a 404 from here would have the site's title.
 */
export async function getStudentPageMetadata(
  params: Promise<StudentParams>,
  titleOf: (name: string) => string,
): Promise<Metadata> {
  const { leagueId, studentId } = await params;
  const viewer = await requireOwnLeaguePage(leagueId);
  const name = await getStudentName(viewer, leagueId, studentId).catch(() => null);
  return { title: name === null ? NOT_FOUND.tab : titleOf(name) };
}

/**
 * A page about one of the teacher's own students. If a document of the student can't be read, it
 * shows a notice and the remaining actions.
 */
export function definePageAboutStudent(
  render: (
    viewer: SignedInViewer,
    params: StudentParams,
    search: SearchParams,
  ) => Promise<ReactNode>,
) {
  return defineLeaguePage(async (viewer, params: StudentParams, search) => {
    try {
      const page = await render(viewer, params, search);
      if (search.look !== 'over') return page;
      return (
        <>
          <div className="print-hidden mb-2">
            <Notice tone="info">{VISIT.lookIsOver}</Notice>
          </div>
          <div>{page}</div>
        </>
      );
    } catch (error) {
      if (!asUnreadableDocumentError(error)) throw error;
      return (
        <UnreadableStudentPage
          student={await getStudentNameEvenIfUnreadable(viewer, params.leagueId, params.studentId)}
        />
      );
    }
  });
}
