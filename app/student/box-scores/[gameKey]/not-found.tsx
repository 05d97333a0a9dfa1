import { EmptyPage } from '@/components/ui/empty-state';
import { NOT_FOUND } from '@/words/page-problems';
import { StudentNotFoundFrame } from '../../define-student-page';

export const generateMetadata = () => ({ title: NOT_FOUND.tab });

export default function GameNotFound() {
  return (
    <StudentNotFoundFrame>
      <EmptyPage
        page={NOT_FOUND.page}
        icon="search"
        title={NOT_FOUND.noGame}
        href="/student/box-scores"
        linkLabel={NOT_FOUND.backToStarters}
      >
        {NOT_FOUND.typoOrLaterWeek}
      </EmptyPage>
    </StudentNotFoundFrame>
  );
}
