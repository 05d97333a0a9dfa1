import { EarlierWeeks } from '@/components/dashboard/earlier-weeks';
import { EmptyState } from '@/components/ui/empty-state';
import { BackLink } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { getEarlierWeeks } from '@/lib/data/week/queries';
import { EARLIER_WEEKS } from '@/words/dashboard';
import { STUDENT_PAGE_TITLES } from '@/words/student-pages';
import { defineStudentPage } from '../define-student-page';

export const generateMetadata = () => ({ title: STUDENT_PAGE_TITLES.earlierWeeks });

export default defineStudentPage({}, async (viewer) => {
  const { weeks, seasonActive } = await getEarlierWeeks(viewer);
  return (
    <>
      <PageHeader
        title={STUDENT_PAGE_TITLES.earlierWeeks}
        lead={seasonActive ? EARLIER_WEEKS.lookOrFinish : EARLIER_WEEKS.look}
        actions={<BackLink href="/student/dashboard">{EARLIER_WEEKS.backToTasks}</BackLink>}
      />
      {weeks.length > 0 ? (
        <EarlierWeeks weeks={weeks} seasonActive={seasonActive} />
      ) : (
        <EmptyState title={EARLIER_WEEKS.none} icon="calendar">
          {EARLIER_WEEKS.whenNextOpens}
        </EmptyState>
      )}
    </>
  );
});
