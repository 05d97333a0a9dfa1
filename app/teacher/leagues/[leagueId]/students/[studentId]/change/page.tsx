import { StudentEditPage } from '@/components/class-roster/student-edit-page';
import { DeleteStudentForm } from '@/components/students/delete-student-form';
import { IfAllowedInClass } from '@/components/ui/class-role';
import { BackLink } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { getStudentEditPage } from '@/lib/data/class-roster/queries';
import { formatStudentName } from '@/lib/domain/account/student-name';
import { changeStudentText, STUDENT_ACTIONS } from '@/words/teacher-pages';
import {
  definePageAboutStudent,
  getStudentPageMetadata,
  type StudentParams,
} from '../define-page-about-student';

export const generateMetadata = ({ params }: { params: Promise<StudentParams> }) =>
  getStudentPageMetadata(params, changeStudentText);

export default definePageAboutStudent(async (viewer, { leagueId, studentId }) => {
  const change = await getStudentEditPage(viewer, leagueId, studentId);
  return (
    <>
      <PageHeader
        title={changeStudentText(change.name)}
        actions={
          <BackLink quiet href={`/teacher/leagues/${leagueId}/students/${studentId}`}>
            {STUDENT_ACTIONS.back}
          </BackLink>
        }
      />
      {change.mayManage ? (
        <>
          {change.isOver ? (
            <Notice tone="info">{STUDENT_ACTIONS.onlyDelete}</Notice>
          ) : (
            <StudentEditPage change={change} />
          )}
          <IfAllowedInClass needs="own">
            <DeleteStudentForm
              leagueId={leagueId}
              studentId={studentId}
              name={formatStudentName(change.student)}
            />
          </IfAllowedInClass>
        </>
      ) : (
        <Notice tone="info">{STUDENT_ACTIONS.notYours}</Notice>
      )}
    </>
  );
});
