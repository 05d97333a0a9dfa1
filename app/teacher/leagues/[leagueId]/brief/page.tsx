import { BriefSheet } from '@/components/brief/brief-sheet';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { PrintButton } from '@/components/ui/print-button';
import { WeekLinks, weeksUntil } from '@/components/ui/week-links';
import { getTuesdayBrief } from '@/lib/data/brief/queries';
import { readWeek } from '@/lib/domain/week/week-tasks';
import { leaguePage, weekTitle } from '../../../league-page';

export const generateMetadata = weekTitle('Tuesday brief');

export default leaguePage(async (viewer, { leagueId }, { week }) => {
  const brief = await getTuesdayBrief(viewer, leagueId, readWeek(week));
  if (brief.week === 0) {
    return (
      <>
        <PageHeader title="Tuesday brief" />
        <EmptyState title="No games yet" icon="calendar">
          After the class works on its first week, you can print its brief here.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={`Tuesday brief, week ${brief.week}`}
        beside={<span className="hidden print:inline">{brief.leagueName}</span>}
        actions={
          <>
            <WeekLinks
              week={brief.week}
              weeks={weeksUntil(brief.latestWeek)}
              hrefOf={(number) => `/teacher/leagues/${leagueId}/brief?week=${number}`}
            />
            <PrintButton>Print</PrintButton>
          </>
        }
      />
      <BriefSheet brief={brief} />
    </>
  );
});
