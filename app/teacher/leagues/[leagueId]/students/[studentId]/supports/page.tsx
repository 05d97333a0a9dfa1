import type { Metadata } from 'next';
import { SupportsForm } from '@/components/students/supports-form';
import { BackLink } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { requireOwnLeaguePage } from '@/lib/auth/guards';
import { getStudentName } from '@/lib/data/student/named-student';
import { getStudentSupports } from '@/lib/data/student/supports';
import { NOT_FOUND } from '@/words/page-problems';
import { SUPPORTS, supportsForText } from '@/words/supports';
import { STUDENT_PAGE } from '@/words/teacher-pages';
import { ownStudentPage, type StudentParams } from '../student-page';

export async function generateMetadata({
  params,
}: {
  params: Promise<StudentParams>;
}): Promise<Metadata> {
  const { leagueId, studentId } = await params;
  const viewer = await requireOwnLeaguePage(leagueId);
  const name = await getStudentName(viewer, leagueId, studentId).catch(() => null);
  return { title: name === null ? NOT_FOUND.tab : supportsForText(name) };
}

export default ownStudentPage(async (viewer, { leagueId, studentId }) => {
  const student = await getStudentSupports(viewer, leagueId, studentId);
  return (
    <>
      <PageHeader
        title={supportsForText(student.name)}
        lead={SUPPORTS.lead}
        actions={
          <BackLink quiet href={`/teacher/leagues/${leagueId}/students/${studentId}`}>
            {STUDENT_PAGE.back}
          </BackLink>
        }
      />
      {student.canChange ? (
        <SupportsForm student={student} />
      ) : (
        <Notice tone="info">{STUDENT_PAGE.onlyDelete}</Notice>
      )}
    </>
  );
});
