import Link from 'next/link';
import {
  AlreadyInOtherLeagueNotice,
  CardsOfCorrectedGamesNotice,
  CatchUpWeeksNotice,
  ClassDriveSummary,
  MissingNameCard,
  OwnProgressSinceLastWeek,
} from '@/components/dashboard/dashboard-notices';
import { JoinLeagueCard } from '@/components/dashboard/join-league-card';
import { MiniGameInvite, MiniGameLinks } from '@/components/dashboard/mini-game-invite';
import { NextStepPanel } from '@/components/dashboard/next-step-panel';
import { DoneTasks, TaskList } from '@/components/dashboard/task-list';
import { ExplainedWord } from '@/components/ui/explained-word';
import { HelpLine } from '@/components/ui/help-line';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Sentence } from '@/components/ui/sentence';
import { findLeagueNameOfRefusedJoin } from '@/lib/auth/join-after-sign-in';
import { findOwnStatusWithoutLeague } from '@/lib/data/league/queries';
import { getStudentDashboard } from '@/lib/data/week/queries';
import {
  allTasksAwardText,
  DASHBOARD,
  helloStudentText,
  tasksDoneSoFarText,
  weekDueText,
  whatAreQuestion,
} from '@/words/dashboard';
import { STUDENT_PAGE_HELP } from '@/words/help';
import { STUDENT_GLOSSARY } from '@/words/student-glossary';
import { STUDENT_PAGE_TITLES } from '@/words/student-pages';
import { weekUnreadableText } from '@/words/week';
import { weekTitle } from '@/words/week-names';
import { defineStudentPage } from '../define-student-page';

export const generateMetadata = () => ({ title: STUDENT_PAGE_TITLES.dashboard });

export default defineStudentPage({}, async (viewer) => {
  const dashboard = await getStudentDashboard(viewer);
  const [refusedLeague, noClass] = await Promise.all([
    findLeagueNameOfRefusedJoin(viewer),
    findOwnStatusWithoutLeague(viewer),
  ]);
  const { deadline, week, leagueName, tasks, weekMvpPoints, isWeekUnreadable } = dashboard;
  const plays = week > 0 && dashboard.seasonActive && !isWeekUnreadable;
  const done = tasks.filter(({ state }) => state === 'done').length;
  const isAllDone = done === tasks.length;
  return (
    <>
      <PageHeader
        title={helloStudentText(dashboard.firstName)}
        subtitle={[week > 0 ? weekTitle(week) : DASHBOARD.beforeFirstWeek, leagueName]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            {week > 0 ? (
              <Link href="/student/my-math" prefetch={false} className="touch-link">
                {STUDENT_PAGE_TITLES.myMath}
              </Link>
            ) : null}
            <p>
              <Sentence parts={weekDueText(deadline.passed, <strong>{deadline.text}</strong>)} />
            </p>
          </>
        }
        help={<HelpLine sentences={STUDENT_PAGE_HELP.dashboard} />}
      />
      <div className="grid grid-cols-1 gap-4">
        {noClass ? <JoinLeagueCard removedFrom={noClass.removedFrom} /> : null}
        {leagueName !== null && refusedLeague !== null ? (
          <AlreadyInOtherLeagueNotice wanted={refusedLeague} own={leagueName} />
        ) : null}
        {dashboard.asksForName && dashboard.seasonActive ? <MissingNameCard /> : null}
        <CardsOfCorrectedGamesNotice weeks={dashboard.correctedWeeks} />
        <CatchUpWeeksNotice weeks={dashboard.catchUpWeeks} />
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[33rem_minmax(0,1fr)]">
          <div className="grid grid-cols-1 gap-3 lg:grid-rows-[minmax(0,31rem)_auto]">
            <NextStepPanel dashboard={dashboard} />
            {dashboard.drive ? <ClassDriveSummary drive={dashboard.drive} /> : null}
          </div>
          <section aria-labelledby="tasks">
            <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
              <h2 id="tasks" className="text-title">
                {dashboard.nextWeek === null ? DASHBOARD.lastWeekTasks : DASHBOARD.fiveTasks}
              </h2>
              <p className="ml-auto text-content-soft">
                <Sentence
                  parts={whatAreQuestion(
                    <ExplainedWord meaning={STUDENT_GLOSSARY.mvp.means}>
                      {STUDENT_GLOSSARY.mvp.word}
                    </ExplainedWord>,
                  )}
                />
              </p>
              {isWeekUnreadable ? null : (
                <p className="text-content-soft">
                  {tasksDoneSoFarText(done, tasks.length, weekMvpPoints)}
                </p>
              )}
            </div>
            {dashboard.sinceLastWeek ? (
              <OwnProgressSinceLastWeek since={dashboard.sinceLastWeek} />
            ) : null}
            {isWeekUnreadable ? (
              <Notice tone="bad">{weekUnreadableText()}</Notice>
            ) : isAllDone ? (
              <DoneTasks tasks={tasks} />
            ) : (
              <TaskList tasks={tasks} />
            )}
            {plays && dashboard.play ? <MiniGameInvite invite={dashboard.play} /> : null}
            <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              {dashboard.award ? (
                <p className="text-content-soft">
                  {allTasksAwardText(dashboard.award, dashboard.nextWeek)}
                </p>
              ) : null}
              {week > 1 ? (
                <Link href="/student/weeks" prefetch={false} className="touch-link">
                  {dashboard.seasonActive ? DASHBOARD.earlierWeeksOrFinish : DASHBOARD.earlierWeeks}
                </Link>
              ) : null}
            </div>
            {plays && !isAllDone ? <MiniGameLinks /> : null}
          </section>
        </div>
      </div>
    </>
  );
});
