import { EmptyPage } from '@/components/ui/empty-state';
import { NotFoundFrame } from './student-page';

export const metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <NotFoundFrame>
      <EmptyPage
        page="Not found"
        icon="search"
        title="Out of bounds"
        href="/student/dashboard"
        way="Back to my dashboard"
      >
        There’s no page at this address. It may have moved, or it may belong to someone else.
      </EmptyPage>
    </NotFoundFrame>
  );
}
