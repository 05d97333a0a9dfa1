import type { Metadata } from 'next';
import Link from 'next/link';
import { CorrectedWeeks, NotJoined, WeekAward } from '@/components/dashboard/dashboard-notices';
import { JoinLeagueCard } from '@/components/dashboard/join-league-card';
import { NextStepPanel } from '@/components/dashboard/next-step-panel';
import { TaskList } from '@/components/dashboard/task-list';
import { PageHeader } from '@/components/ui/page-header';
import { readRefusedLeague } from '@/lib/auth/join-ticket';
import { getStudentDashboard } from '@/lib/data/week/queries';
import { HELP } from '@/words/help';
import { studentPage } from '../student-page';

export const metadata: Metadata = { title: 'Dashboard' };

export default studentPage({ active: 'dashboard' }, async (viewer) => {
  const dashboard = await getStudentDashboard(viewer);
  const refusedLeague = await readRefusedLeague(viewer);
  const { deadline, week, leagueName } = dashboard;
  return (
    <>
      <PageHeader
        title={`Hello, ${dashboard.firstName}`}
        beside={week > 0 ? `Week ${week}` : 'Before the first week'}
        help={HELP.dashboard}
      />
      <div className="grid grid-cols-1 gap-8">
        {leagueName === null && dashboard.seasonActive ? <JoinLeagueCard /> : null}
        {leagueName !== null && refusedLeague !== null ? <NotJoined wanted={refusedLeague} own={leagueName} /> : null}
        <CorrectedWeeks weeks={dashboard.correctedWeeks} />
        <NextStepPanel dashboard={dashboard} />
        <section aria-labelledby="tasks">
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 id="tasks" className="text-title">
              {dashboard.nextWeek === null ? 'Tasks for the last week' : 'Five tasks for this week'}
            </h2>
            <p>
              {deadline.passed ? 'Was due' : 'Due'} <strong>{deadline.text}</strong>
            </p>
          </div>
          <TaskList tasks={dashboard.tasks} />
          {dashboard.award ? <WeekAward award={dashboard.award} nextWeek={dashboard.nextWeek} /> : null}
          {week > 1 ? (
            <p className="mt-3">
              <Link
                href="/student/weeks"
                prefetch={false}
                className="inline-flex min-h-touch items-center font-semibold text-field underline underline-offset-4"
              >
                {dashboard.seasonActive ? 'See earlier weeks, or finish one late' : 'See earlier weeks'}
              </Link>
            </p>
          ) : null}
        </section>
      </div>
    </>
  );
});
