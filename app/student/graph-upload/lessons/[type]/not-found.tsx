import { EmptyPage } from '@/components/ui/empty-state';
import { NotFoundFrame } from '../../../student-page';

export const metadata = { title: 'Page not found' };

export default function LessonNotFound() {
  return (
    <NotFoundFrame>
      <EmptyPage
        page="Not found"
        icon="search"
        title="There’s no lesson here"
        href="/student/graph-upload"
        way="Back to my graphs"
      >
        The address may have a typo.
      </EmptyPage>
    </NotFoundFrame>
  );
}
