import type { ReactNode } from 'react';
import { UnreadableStudent } from '@/components/students/unreadable-student';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getUnreadableStudent } from '@/lib/data/class-roster/queries';
import { asUnreadableDocumentError } from '@/lib/data/errors';
import type { SearchParams } from '@/lib/domain/site/requests';
import { leaguePage } from '../../../../league-page';

export type StudentParams = { leagueId: string; studentId: string };

/**
 * A page about one of the teacher's students; shows a notice and remaining actions if a document of
 * the student can't be read.
 */
export function ownStudentPage(
  make: (viewer: SignedInViewer, params: StudentParams, search: SearchParams) => Promise<ReactNode>,
) {
  return leaguePage(async (viewer, params: StudentParams, search) => {
    try {
      return await make(viewer, params, search);
    } catch (error) {
      if (!asUnreadableDocumentError(error)) throw error;
      return (
        <UnreadableStudent
          student={await getUnreadableStudent(viewer, params.leagueId, params.studentId)}
        />
      );
    }
  });
}
