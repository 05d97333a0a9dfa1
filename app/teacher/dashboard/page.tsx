import type { Metadata } from 'next';
import { FirstLeague } from '@/components/leagues/first-league';
import { LeagueList } from '@/components/leagues/league-list';
import { NewLeagueButton } from '@/components/leagues/new-league-button';
import { WeekBoard } from '@/components/leagues/week-board';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { requireTeacherPage } from '@/lib/auth/guards';
import { getTeacherDashboard } from '@/lib/data/league/queries';

export const metadata: Metadata = { title: 'My leagues' };

export default async function TeacherDashboardPage() {
  const viewer = await requireTeacherPage();
  const { displayName, season, week, seasonActive, deadlineText, leagues, allowance } = await getTeacherDashboard(viewer);
  return (
    <>
      <PageHeader title={`Hello, ${displayName}`} />
      {seasonActive ? null : (
        <div className="mb-6">
          <Notice tone="info" title="The season is paused">
            Students can look at everything and change nothing.
          </Notice>
        </div>
      )}
      <WeekBoard season={season} week={week} deadlineText={deadlineText} />
      {leagues.length === 0 ? (
        <FirstLeague allowance={allowance} />
      ) : (
        <section aria-labelledby="my-leagues">
          <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <h2 id="my-leagues" className="text-2xl">
              My leagues
            </h2>
            <NewLeagueButton allowance={allowance} />
          </div>
          <LeagueList leagues={leagues} />
        </section>
      )}
    </>
  );
}
