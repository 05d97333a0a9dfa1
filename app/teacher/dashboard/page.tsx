import { WaitingTeacherSignUps } from '@/components/admin/admin-home';
import { LeagueAllowanceRequests } from '@/components/admin/league-allowance-requests';
import { ClassSummaryList } from '@/components/leagues/class-summary-list';
import { CurrentWeekAndDeadlineBoard } from '@/components/leagues/current-week-and-deadline-board';
import {
  LeagueList,
  LeagueListActions,
  SeasonLinks,
  TeacherDashboardWithoutLeague,
  TeacherGuideLink,
  UnreadableClasses,
} from '@/components/leagues/league-list';
import { PeriodPerClassEditor } from '@/components/leagues/period-per-class-editor';
import { RequestMoreLeagues } from '@/components/leagues/request-more-leagues';
import { PRODUCT_NAME } from '@/components/shell/wordmark';
import { ExplainedWordList } from '@/components/ui/explained-word';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { requireTeacherPage } from '@/lib/auth/guards';
import { findAdminTasks } from '@/lib/data/admin/home-queries';
import { getTeacherDashboard } from '@/lib/data/league/queries';
import { env } from '@/lib/platform/env';
import {
  allClassesFinishedText,
  CLASS_OVERVIEW,
  helloTeacherText,
  pastLeaguesOfSeasonTitle,
  yourAccessStartsText,
} from '@/words/class-overview';
import { END_OF_YEAR } from '@/words/end-of-year';
import { TEACHER_GLOSSARY } from '@/words/glossary';
import { leaguesInUseText } from '@/words/league-requests';
import { pauseTitle } from '@/words/pause';

export const metadata = { title: CLASS_OVERVIEW.title };

type Props = { searchParams: Promise<{ season?: string | string[] }> };

export default async function TeacherDashboardPage({ searchParams }: Props) {
  const viewer = await requireTeacherPage();
  const { season: requestedSeason } = await searchParams;
  const [dashboard, tasks] = await Promise.all([
    getTeacherDashboard(
      viewer,
      /^\d{4}$/.test(String(requestedSeason)) ? Number(requestedSeason) : undefined,
    ),
    findAdminTasks(viewer),
  ]);
  const { displayName, today, classes, season, shownSeason, seasonActive, leagues, allowance } =
    dashboard;
  const isPast = shownSeason !== season;
  const closed = isPast ? leagues : leagues.filter(({ state }) => state !== 'open');
  const sum = (of: 'finished' | 'expected') => classes.reduce((all, line) => all + line[of], 0);
  return (
    <>
      <PageHeader
        title={classes.length > 0 ? today : helloTeacherText(displayName)}
        subtitle={
          sum('expected') > 0 ? allClassesFinishedText(sum('finished'), sum('expected')) : null
        }
        actions={
          classes.length > 0 ? <LeagueListActions classes={classes} allowance={allowance} /> : null
        }
      />
      <div className="mb-4 space-y-3 empty:hidden">
        {dashboard.comingClasses.map(({ name, firstDay }) => (
          <Notice key={name} tone="info">
            {yourAccessStartsText(name, firstDay)}
          </Notice>
        ))}
        <UnreadableClasses classes={dashboard.unreadable} operatorEmail={env().OPERATOR_EMAIL} />
        {seasonActive || dashboard.onlyReplays ? null : (
          <Notice
            tone="info"
            title={pauseTitle(
              { by: 'season', teacher: null, since: dashboard.pausedSince },
              PRODUCT_NAME,
            )}
          >
            {CLASS_OVERVIEW.pausedFor}
          </Notice>
        )}
      </div>
      {tasks ? (
        <>
          <LeagueAllowanceRequests requests={tasks.requests} />
          <WaitingTeacherSignUps waiting={tasks.waiting} />
        </>
      ) : null}
      {classes.length > 0 ? (
        <>
          <ClassSummaryList classes={classes} />
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 text-content-soft">
            <div className="flex flex-wrap items-center gap-x-3">
              <p>{leaguesInUseText(allowance.used, allowance.allowed)}</p>
              <RequestMoreLeagues allowed={allowance.allowed} request={dashboard.request} />
            </div>
            <PeriodPerClassEditor
              classes={classes.flatMap(({ id, name, period, role }) =>
                role ? [] : [{ id, name, period }],
              )}
            />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <ExplainedWordList
              words={[TEACHER_GLOSSARY.stuck, TEACHER_GLOSSARY.quiet, TEACHER_GLOSSARY.due]}
            />
            <div className="flex flex-wrap gap-x-4">
              <a href="/teacher/end-of-year" className="touch-link">
                {END_OF_YEAR.title}
              </a>
              <TeacherGuideLink />
            </div>
          </div>
        </>
      ) : (
        <>
          {dashboard.onlyReplays ? null : <CurrentWeekAndDeadlineBoard {...dashboard} />}
          {isPast || dashboard.unreadable.length > 0 ? null : (
            <TeacherDashboardWithoutLeague {...dashboard} />
          )}
          <TeacherGuideLink />
        </>
      )}
      {closed.length > 0 ? (
        <Section
          title={isPast ? pastLeaguesOfSeasonTitle(shownSeason) : CLASS_OVERVIEW.archived}
          titleClass="mb-2 text-title"
          className="mt-8"
        >
          <LeagueList leagues={closed} isPast={isPast} />
          <a href="/teacher/end-of-year" className="touch-link mt-2">
            {END_OF_YEAR.title}
          </a>
        </Section>
      ) : null}
      <SeasonLinks {...dashboard} />
    </>
  );
}
