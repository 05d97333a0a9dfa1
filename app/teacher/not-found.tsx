import { EmptyPage } from '@/components/ui/empty-state';
import { NOT_FOUND, TEACHER_NOT_FOUND } from '@/words/page-problems';

export const metadata = { title: NOT_FOUND.tab };

export default function TeacherNotFound() {
  return (
    <EmptyPage
      page={NOT_FOUND.page}
      icon="search"
      title={TEACHER_NOT_FOUND.nothingToOpen}
      href="/teacher/dashboard"
      linkLabel={TEACHER_NOT_FOUND.backToLeagues}
    >
      {TEACHER_NOT_FOUND.typoOrOthers}
    </EmptyPage>
  );
}
