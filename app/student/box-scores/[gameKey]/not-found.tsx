import { EmptyPage } from '@/components/ui/empty-state';
import { NotFoundFrame } from '../../student-page';

export const metadata = { title: 'Page not found' };

export default function GameNotFound() {
  return (
    <NotFoundFrame>
      <EmptyPage
        page="Not found"
        icon="search"
        title="There’s no game here yet"
        href="/student/box-scores"
        way="Back to my starters"
      >
        The address may have a typo, or the game is in a later week.
      </EmptyPage>
    </NotFoundFrame>
  );
}
