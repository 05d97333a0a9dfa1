import { StartOrEndVisitButton } from '@/components/shell/start-or-end-visit-button';
import {
  LearningSupportsForm,
  LearningSupportsList,
} from '@/components/students/learning-supports';
import { BackLink } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { getStudentSupports } from '@/lib/data/student/supports';
import { SUPPORTS, supportsForText } from '@/words/supports';
import { STUDENT_ACTIONS } from '@/words/teacher-pages';
import { VISIT } from '@/words/visit';
import {
  definePageAboutStudent,
  getStudentPageMetadata,
  type StudentParams,
} from '../define-page-about-student';

export const generateMetadata = ({ params }: { params: Promise<StudentParams> }) =>
  getStudentPageMetadata(params, supportsForText);

export default definePageAboutStudent(async (viewer, { leagueId, studentId }) => {
  const student = await getStudentSupports(viewer, leagueId, studentId);
  return (
    <>
      <PageHeader
        title={supportsForText(student.name)}
        subtitle={student.canChange ? SUPPORTS.lead : undefined}
        actions={
          <>
            <BackLink quiet href={`/teacher/leagues/${leagueId}/students/${studentId}`}>
              {STUDENT_ACTIONS.back}
            </BackLink>
            <StartOrEndVisitButton
              command="look"
              {...{ leagueId, studentId }}
              href="/student/dashboard"
            >
              {VISIT.lookAs}
            </StartOrEndVisitButton>
          </>
        }
      />
      {student.canChange ? (
        <LearningSupportsForm student={student} />
      ) : (
        <LearningSupportsList student={student} />
      )}
    </>
  );
});
