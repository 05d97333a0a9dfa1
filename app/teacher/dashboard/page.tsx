import { FirstLeague, LeagueList, NewLeagueButton, SeasonLinks } from '@/components/leagues/league-list';
import { WeekBoard } from '@/components/leagues/week-board';
import { PRODUCT_NAME } from '@/components/shell/wordmark';
import { Notice, UnreadableNotice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { requireTeacherPage } from '@/lib/auth/guards';
import { getTeacherDashboard } from '@/lib/data/league/queries';
import { pauseTitle } from '@/words/pause';

export const metadata = { title: 'My leagues' };

type Props = { searchParams: Promise<{ season?: string | string[]; deleted?: string | string[] }> };

export default async function TeacherDashboardPage({ searchParams }: Props) {
  const viewer = await requireTeacherPage();
  const { season: asked, deleted } = await searchParams;
  const dashboard = await getTeacherDashboard(viewer, /^\d{4}$/.test(String(asked)) ? Number(asked) : undefined);
  const { displayName, season, shownSeason, seasonActive, leagues, allowance } = dashboard;
  const isPast = shownSeason !== season;
  return (
    <>
      <PageHeader title={`Hello, ${displayName}`} />
      <div className="mb-4 space-y-3 empty:hidden">
        <UnreadableNotice count={dashboard.unreadable} one="league" many="leagues" />
        {deleted === 'league' ? <Notice tone="good">The league and everything in it were deleted.</Notice> : null}
        {seasonActive || dashboard.onlyReplays ? null : (
          <Notice tone="info" title={pauseTitle({ by: 'season', teacher: null, since: dashboard.pausedSince }, PRODUCT_NAME)}>
            In classes that play along, students can look at everything but can’t change anything.
          </Notice>
        )}
      </div>
      {dashboard.onlyReplays ? null : <WeekBoard {...dashboard} />}
      {leagues.length === 0 && !isPast ? (
        <FirstLeague {...dashboard} />
      ) : (
        <section aria-labelledby="my-leagues">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h2 id="my-leagues" className="text-title">
              {isPast ? `My ${shownSeason} leagues (view only)` : 'My leagues'}
            </h2>
            {isPast ? null : <NewLeagueButton allowance={allowance} />}
          </div>
          <LeagueList leagues={leagues} isPast={isPast} />
        </section>
      )}
      <SeasonLinks {...dashboard} />
    </>
  );
}
