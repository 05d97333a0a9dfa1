import Link from 'next/link';
import { CardTools } from '@/components/steps/card-tools';
import { Card } from '@/components/ui/card';
import { IfMay } from '@/components/ui/class-part';
import { EmptyState } from '@/components/ui/empty-state';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { StudentWorkDto, WeekChoiceDto } from '@/lib/data/student/dto';
import { STEP_COUNT } from '@/lib/domain/week/steps';
import { joinedInWeekText } from '@/words/class';
import { ONE_CARD } from '@/words/one-card';
import {
  NOT_BEGUN,
  STUDENT_WEEK,
  stepsRightText,
  weekInShortText,
  weekOverText,
} from '@/words/student-record';
import { weekOfStudentUnreadableText, weekTitle } from '@/words/week';
import { TaskTimes } from './season-record';
import { ScoutingWork, StepWork } from './step-work';

export function WeekWork({ work }: { work: StudentWorkDto }) {
  const { head, week, weeks, catchUp } = work;
  const kind = weeks.find((each) => each.week === week)?.kind ?? 'own';
  if (week === 0) {
    return (
      <EmptyState title={STUDENT_WEEK.noGames} icon="calendar">
        {STUDENT_WEEK.whenOpen}
      </EmptyState>
    );
  }
  return (
    <>
      <WeekChoice leagueId={head.leagueId} studentId={head.studentId} week={week} weeks={weeks} />
      <h2 className="mb-1 text-title">{weekTitle(week)}</h2>
      {kind === 'before' && catchUp ? (
        <EmptyState title={joinedInWeekText(catchUp.joined)} icon="calendar">
          {weekOverText(week)}
        </EmptyState>
      ) : work.isUnreadable ? (
        <Notice tone="warn">{weekOfStudentUnreadableText()}</Notice>
      ) : (
        <WeekDone work={work} isCatchingUp={kind === 'catching-up'} />
      )}
    </>
  );
}

function WeekDone({ work, isCatchingUp }: { work: StudentWorkDto; isCatchingUp: boolean }) {
  const { head, week, weekLevel, weekMvpPoints, tasks, steps, scouting } = work;
  return (
    <>
      <p className="mb-4 text-content-soft">
        {weekInShortText({ isCatchingUp, rules: weekLevel, mvpPoints: weekMvpPoints })}
      </p>
      <div className="grid grid-cols-1 gap-4">
        <Card title={STUDENT_WEEK.tasks}>
          <TaskTimes tasks={tasks} />
        </Card>
        {steps.length === 0 ? (
          <EmptyState
            title={isCatchingUp ? STUDENT_WEEK.notStarted : STUDENT_WEEK.noLineup}
            icon="shirt"
          >
            {isCatchingUp ? STUDENT_WEEK.lineupComes : STUDENT_WEEK.nothingToDo}
          </EmptyState>
        ) : (
          steps.map((step) => (
            <StepWork
              key={step.key}
              step={step}
              pageHref={`/teacher/leagues/${head.leagueId}/students/${head.studentId}?week=${week}`}
              tools={
                head.canChange ? (
                  <IfMay needs="run">
                    <Fold summary={ONE_CARD.change} className="print-hidden mt-2">
                      <CardTools
                        place={{ leagueId: head.leagueId, studentId: head.studentId, week }}
                        step={step}
                        name={head.name}
                      />
                    </Fold>
                  </IfMay>
                ) : null
              }
            />
          ))
        )}
        <ScoutingWork games={scouting} />
      </div>
    </>
  );
}

type WeekChoiceProps = {
  leagueId: string;
  studentId: string;
  week: number;
  weeks: readonly WeekChoiceDto[];
};

function WeekChoice({ leagueId, studentId, week, weeks }: WeekChoiceProps) {
  return (
    <nav aria-label={STUDENT_WEEK.weeks} className="print-hidden mb-6">
      <ol className="flex flex-wrap gap-2">
        {weeks.map((each) => {
          const isDone = each.stepsRight === STEP_COUNT;
          const begun = isDone
            ? STUDENT_WEEK.allRight
            : stepsRightText(each.stepsRight, STEP_COUNT);
          const state = isDone || each.started ? begun : NOT_BEGUN[each.kind];
          return (
            <li key={each.week}>
              <Link
                href={`/teacher/leagues/${leagueId}/students/${studentId}?week=${each.week}`}
                prefetch={false}
                aria-current={each.week === week ? 'page' : undefined}
                className={
                  'grid min-h-[3.25rem] min-w-[5.5rem] content-center justify-items-center ' +
                  'rounded-md border-2 border-line bg-raised px-2 py-1 ' +
                  'text-content leading-tight no-underline hover:border-field ' +
                  'aria-[current=page]:border-field aria-[current=page]:bg-field-soft'
                }
              >
                <span className="font-semibold">{weekTitle(each.week)}</span>
                <span className="flex items-center gap-1 text-content-soft text-base">
                  {isDone ? <Icon name="check" className="size-[1.1em]" /> : null}
                  <span>{state}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
