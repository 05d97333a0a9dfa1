import { EarlierWeeks } from '@/components/dashboard/earlier-weeks';
import { EmptyState } from '@/components/ui/empty-state';
import { BackLink } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { getEarlierWeeks } from '@/lib/data/week/queries';
import { studentPage } from '../student-page';

export const metadata = { title: 'Earlier weeks' };

export default studentPage({}, async (viewer) => {
  const { weeks, seasonActive } = await getEarlierWeeks(viewer);
  return (
    <>
      <PageHeader
        title="Earlier weeks"
        lead={
          seasonActive
            ? 'Look back, or finish what’s still open. It counts even when it’s late.'
            : 'Look back at what you did.'
        }
        actions={<BackLink href="/student/dashboard">Back to my tasks</BackLink>}
      />
      {weeks.length > 0 ? (
        <EarlierWeeks weeks={weeks} seasonActive={seasonActive} />
      ) : (
        <EmptyState title="No earlier weeks yet" icon="calendar">
          A week you had a lineup for shows up here when the next week opens.
        </EmptyState>
      )}
    </>
  );
});
