import Link from 'next/link';
import {
  CatchUp,
  CorrectedWeeks,
  NotJoined,
  WeekAward,
} from '@/components/dashboard/dashboard-notices';
import { JoinLeagueCard } from '@/components/dashboard/join-league-card';
import { NameCard } from '@/components/dashboard/name-card';
import { NextStepPanel } from '@/components/dashboard/next-step-panel';
import { TaskList } from '@/components/dashboard/task-list';
import { HelpLine } from '@/components/ui/help-line';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Word } from '@/components/ui/word';
import { readRefusedLeague } from '@/lib/auth/join-after-sign-in';
import { getNoClass } from '@/lib/data/league/queries';
import { getStudentDashboard } from '@/lib/data/week/queries';
import { STUDENT_GLOSSARY } from '@/words/glossary';
import { HELP } from '@/words/help';
import { WEEK_UNREADABLE } from '@/words/week';
import { studentPage } from '../student-page';

export const metadata = { title: 'Dashboard' };

export default studentPage({}, async (viewer) => {
  const dashboard = await getStudentDashboard(viewer);
  const [refusedLeague, noClass] = await Promise.all([
    readRefusedLeague(viewer),
    getNoClass(viewer),
  ]);
  const { deadline, week, leagueName, tasks, weekMvpPoints, isWeekUnreadable } = dashboard;
  const done = tasks.filter(({ state }) => state === 'done').length;
  return (
    <>
      <PageHeader
        title={`Hello, ${dashboard.firstName}`}
        beside={[week > 0 ? `Week ${week}` : 'Before the first week', leagueName]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            {week > 0 ? (
              <Link href="/student/my-math" prefetch={false} className="touch-link">
                My math
              </Link>
            ) : null}
            <p>
              <span>{`${deadline.passed ? 'Was due' : 'Due'} `}</span>
              <strong>{deadline.text}</strong>
            </p>
          </>
        }
        help={<HelpLine sentences={HELP.dashboard} />}
      />
      <div className="grid grid-cols-1 gap-4">
        {noClass ? <JoinLeagueCard removedFrom={noClass.removedFrom} /> : null}
        {leagueName !== null && refusedLeague !== null ? (
          <NotJoined wanted={refusedLeague} own={leagueName} />
        ) : null}
        {dashboard.asksForName && dashboard.seasonActive ? <NameCard /> : null}
        <CorrectedWeeks weeks={dashboard.correctedWeeks} />
        <CatchUp weeks={dashboard.catchUpWeeks} />
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[33rem_minmax(0,1fr)]">
          <NextStepPanel dashboard={dashboard} />
          <section aria-labelledby="tasks">
            <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
              <h2 id="tasks" className="text-title">
                {dashboard.nextWeek === null
                  ? 'Tasks for the last week'
                  : 'Five tasks for this week'}
              </h2>
              <p className="ml-auto text-content-soft">
                <span>{'What are '}</span>
                <Word means={STUDENT_GLOSSARY.mvp.means}>{STUDENT_GLOSSARY.mvp.word}</Word>
                <span>?</span>
              </p>
              {isWeekUnreadable ? null : (
                <p className="text-content-soft">
                  {`${done} of ${tasks.length} done${weekMvpPoints > 0 ? `, ${weekMvpPoints} MVP ${weekMvpPoints === 1 ? 'point' : 'points'} this week` : ''}`}
                </p>
              )}
            </div>
            {isWeekUnreadable ? (
              <Notice tone="bad">{WEEK_UNREADABLE}</Notice>
            ) : (
              <TaskList tasks={tasks} />
            )}
            <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              {dashboard.award ? (
                <WeekAward award={dashboard.award} nextWeek={dashboard.nextWeek} />
              ) : null}
              {week > 1 ? (
                <Link href="/student/weeks" prefetch={false} className="touch-link">
                  {dashboard.seasonActive
                    ? 'See earlier weeks, or finish one late'
                    : 'See earlier weeks'}
                </Link>
              ) : null}
            </div>
          </section>
        </div>
      </div>
    </>
  );
});
