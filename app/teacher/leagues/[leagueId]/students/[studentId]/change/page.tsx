import type { Metadata } from 'next';
import { StudentChange } from '@/components/class-roster/student-change';
import { DeleteStudent } from '@/components/students/delete-student';
import { BackLink } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { requireOwnLeaguePage } from '@/lib/auth/guards';
import { getStudentToChange } from '@/lib/data/class-roster/queries';
import { getStudentName } from '@/lib/data/student/named-student';
import { formatStudentName } from '@/lib/domain/account/student-name';
import { NOT_FOUND } from '@/words/page-problems';
import { changeStudentText, STUDENT_PAGE } from '@/words/teacher-pages';
import { ownStudentPage, type StudentParams } from '../student-page';

export async function generateMetadata({
  params,
}: {
  params: Promise<StudentParams>;
}): Promise<Metadata> {
  const { leagueId, studentId } = await params;
  const viewer = await requireOwnLeaguePage(leagueId);
  const name = await getStudentName(viewer, leagueId, studentId).catch(() => null);
  return { title: name === null ? NOT_FOUND.tab : changeStudentText(name) };
}

export default ownStudentPage(async (viewer, { leagueId, studentId }) => {
  const change = await getStudentToChange(viewer, leagueId, studentId);
  return (
    <>
      <PageHeader
        title={changeStudentText(change.name)}
        actions={
          <BackLink quiet href={`/teacher/leagues/${leagueId}/students/${studentId}`}>
            {STUDENT_PAGE.back}
          </BackLink>
        }
      />
      {change.canChange ? (
        <StudentChange change={change} />
      ) : (
        <Notice tone="info">{STUDENT_PAGE.onlyDelete}</Notice>
      )}
      <DeleteStudent
        leagueId={leagueId}
        studentId={studentId}
        name={formatStudentName(change.student)}
      />
    </>
  );
});
