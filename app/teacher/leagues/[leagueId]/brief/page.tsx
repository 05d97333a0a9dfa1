import type { Metadata } from 'next';
import { BriefSheet } from '@/components/brief/brief-sheet';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { PageHeader } from '@/components/ui/page-header';
import { PrintButton } from '@/components/ui/print-button';
import { WeekLinks, weeksUntil } from '@/components/ui/week-links';
import { orNotFound, requireOwnLeaguePage } from '@/lib/auth/guards';
import { getTuesdayBrief } from '@/lib/data/brief/queries';
import { readWeek } from '@/lib/domain/week/week-tasks';

export const metadata: Metadata = { title: 'Tuesday brief' };

type Props = {
  params: Promise<{ leagueId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function BriefPage({ params, searchParams }: Props) {
  const { leagueId } = await params;
  const viewer = await requireOwnLeaguePage(leagueId);
  const week = readWeek((await searchParams).week);
  const brief = await orNotFound(() => getTuesdayBrief(viewer, leagueId, week));
  if (brief.week === 0) {
    return (
      <>
        <PageHeader title="Tuesday brief" />
        <EmptyState title="No games yet" picture={<Icon name="calendar" className="size-12" />}>
          After the class works on its first week, you can print its brief here.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={`Tuesday brief, week ${brief.week}`}
        eyebrow={<span className="hidden print:inline">{brief.leagueName}</span>}
        actions={<PrintButton>Print</PrintButton>}
      />
      <WeekLinks
        week={brief.week}
        weeks={weeksUntil(brief.latestWeek)}
        hrefOf={(number) => `/teacher/leagues/${leagueId}/brief?week=${number}`}
      />
      <BriefSheet brief={brief} />
    </>
  );
}
