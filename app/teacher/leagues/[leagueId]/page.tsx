import type { Metadata } from 'next';
import { ClassGrid } from '@/components/league-week/class-grid';
import { readGridViewFromUrl } from '@/components/league-week/grid-view';
import { LeagueDownloadLinks } from '@/components/league-week/league-download-links';
import { HiddenJoinCode } from '@/components/leagues/join-board';
import { StartOrEndVisitButton } from '@/components/shell/start-or-end-visit-button';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { requireOwnLeaguePage } from '@/lib/auth/guards';
import { getLeagueHeader } from '@/lib/data/league/queries';
import type { LeagueWeekDto } from '@/lib/data/league-week/dto';
import { getLeagueWeek } from '@/lib/data/league-week/queries';
import { firstValueSearchParams, type PageSearchProps } from '@/lib/domain/site/requests';
import { parseUncheckedWeekNumber } from '@/lib/domain/week/week-tasks';
import { env } from '@/lib/platform/env';
import { teamNamesWaitText } from '@/words/class-roster';
import { PAPER_CARDS } from '@/words/paper-cards';
import { NOBODY_YET, weekOfClassText } from '@/words/teacher-pages';
import { VISIT } from '@/words/visit';
import { defineLeaguePage } from '../../define-league-page';

type Props = { params: Promise<{ leagueId: string }> } & PageSearchProps;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const week = parseUncheckedWeekNumber((await searchParams).week);
  if (week === null) return {};
  const { leagueId } = await params;
  const { name } = await getLeagueHeader(await requireOwnLeaguePage(leagueId), leagueId);
  // The layout in this folder only names the pages below it.
  return { title: { absolute: weekOfClassText(week, name) } };
}

export default defineLeaguePage(async (viewer, { leagueId }, search) => {
  const view = readGridViewFromUrl(firstValueSearchParams(search));
  const page = await getLeagueWeek(viewer, leagueId, view);
  return (
    <>
      {page.waitingNames > 0 ? (
        <p className="mb-2 print-hidden">
          <LinkButton
            href={`/teacher/leagues/${leagueId}/roster#team-names`}
            variant="secondary"
            icon="shirt"
          >
            {teamNamesWaitText(page.waitingNames)}
          </LinkButton>
        </p>
      ) : null}
      <ClassGrid page={page} view={view}>
        <NobodyYet leagueId={leagueId} join={page.join} />
      </ClassGrid>
      <p className="print-hidden mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <StartOrEndVisitButton command="try" leagueId={leagueId} href="/student/dashboard">
          {VISIT.tryIt}
        </StartOrEndVisitButton>
        <span className="text-content-soft">{VISIT.practiceCounts}</span>
        {page.rows.length > 0 && page.week > 0 ? (
          <LinkButton
            href={`/teacher/leagues/${leagueId}/paper?week=${page.week}`}
            variant="secondary"
            icon="printer"
          >
            {PAPER_CARDS.title}
          </LinkButton>
        ) : null}
      </p>
      {page.rows.length === 0 ? null : <LeagueDownloadLinks leagueId={leagueId} week={page.week} />}
    </>
  );
});

function NobodyYet({ leagueId, join }: { leagueId: string } & Pick<LeagueWeekDto, 'join'>) {
  return (
    <div className="space-y-6">
      <EmptyState title={NOBODY_YET.title} icon="users">
        {NOBODY_YET.text}
      </EmptyState>
      {join ? (
        <LinkButton href={`/teacher/leagues/${leagueId}/roster`} icon="plus">
          {NOBODY_YET.list}
        </LinkButton>
      ) : null}
      {join ? <HiddenJoinCode {...join} host={new URL(env().NEXTAUTH_URL).host} /> : null}
    </div>
  );
}
