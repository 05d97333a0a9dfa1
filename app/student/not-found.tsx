import { EmptyPage } from '@/components/ui/empty-state';
import { NOT_FOUND } from '@/words/page-problems';
import { StudentNotFoundFrame } from './define-student-page';

export const generateMetadata = () => ({ title: NOT_FOUND.tab });

export default function NotFound() {
  return (
    <StudentNotFoundFrame>
      <EmptyPage
        page={NOT_FOUND.page}
        icon="search"
        title={NOT_FOUND.outOfBounds}
        href="/student/dashboard"
        linkLabel={NOT_FOUND.backToDashboard}
      >
        {NOT_FOUND.noPageHere}
      </EmptyPage>
    </StudentNotFoundFrame>
  );
}
