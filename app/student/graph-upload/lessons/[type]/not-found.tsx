import { EmptyPage } from '@/components/ui/empty-state';
import { NOT_FOUND } from '@/words/page-problems';
import { StudentNotFoundFrame } from '../../../define-student-page';

export const generateMetadata = () => ({ title: NOT_FOUND.tab });

export default function LessonNotFound() {
  return (
    <StudentNotFoundFrame>
      <EmptyPage
        page={NOT_FOUND.page}
        icon="search"
        title={NOT_FOUND.noLesson}
        href="/student/graph-upload"
        linkLabel={NOT_FOUND.backToGraphs}
      >
        {NOT_FOUND.typo}
      </EmptyPage>
    </StudentNotFoundFrame>
  );
}
