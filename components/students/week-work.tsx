import Link from 'next/link';
import { TeacherStepTools, ToolFold } from '@/components/steps/teacher-step-tools';
import { Card } from '@/components/ui/card';
import { IfAllowedInClass } from '@/components/ui/class-role';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type {
  RightStepsOfWeekDto,
  StepForTeacherDto,
  StudentWeekOverviewDto,
  StudentWorkDto,
  TaskCompletionDto,
} from '@/lib/data/student/dto';
import { stepNeedingAttention } from '@/lib/domain/class/class-grid';
import { STEPS_PER_CARD } from '@/lib/domain/week/steps';
import { joinedInWeekText } from '@/words/class';
import {
  cardsRightText,
  SEASON_RECORD,
  STUDENT_WEEK,
  stepsRightText,
  studentWeekSummaryText,
  WEEK_NOT_BEGUN_LABELS,
  weekOverBeforeJoiningText,
} from '@/words/student-record';
import { weekOfStudentUnreadableText } from '@/words/week';
import { weekTitle } from '@/words/week-names';
import { ScoutedGameTriesList, StepTriesTable, SuggestedTeacherQuestion } from './step-tries-table';
import { AwardStickerForm, GiveMoreTriesList } from './student-changes';
import { StudentHeader } from './student-header';
import { StudentWeekStepLinks } from './student-week-step-links';

type WeekWorkProps = {
  work: StudentWorkDto;
  stepInUrl: unknown;
};

/** One week of a student on one screen: nine steps, the chosen one's tries, and what to do. */
export function WeekWork({ work, stepInUrl }: WeekWorkProps) {
  const { head, week, weeks, steps, scouting } = work;
  const hrefOf = (of: number) =>
    `/teacher/leagues/${head.leagueId}/students/${head.studentId}?week=${of}`;
  const key = steps.some((step) => step.key === stepInUrl) ? stepInUrl : firstToLookAt(steps);
  const chosen = steps.find((step) => step.key === key) ?? steps[0];
  return (
    <>
      <StudentHeader head={head}>
        {week === 0 ? null : <WeekChoice week={week} weeks={weeks} hrefOf={hrefOf} />}
      </StudentHeader>
      {week === 0 ? null : <h2 className="sr-only print:not-sr-only">{weekTitle(week)}</h2>}
      {chosen ? (
        <StudentWeekStepLinks steps={steps} chosen={chosen.key} pageHref={hrefOf(week)} />
      ) : null}
      <div
        className={
          'grid grid-cols-1 items-start gap-3 xl:grid-cols-[minmax(0,1fr)_23rem] ' +
          'print:grid-cols-1'
        }
      >
        <div className="grid min-w-0 grid-cols-1 gap-3">
          {steps.map((step) => (
            <StepTriesTable
              key={step.key}
              step={step}
              pageHref={hrefOf(week)}
              // On paper, all nine steps are there.
              className={step === chosen ? 'border-content border-t-5' : 'hidden print:block'}
            />
          ))}
          {chosen ? null : <NoCards work={work} />}
          <ScoutedGameTriesList games={scouting} />
        </div>
        <WeekPanel work={work} step={chosen} />
      </div>
    </>
  );
}

const firstToLookAt = (steps: readonly StepForTeacherDto[]) =>
  stepNeedingAttention(
    steps.map(({ tries, correct, limit }) => ({
      attempts: tries,
      correct,
      limit: limit ?? undefined,
    })),
  );

function NoCards({ work: { week, weeks, catchUp, isUnreadable } }: Pick<WeekWorkProps, 'work'>) {
  const kind = weeks.find((each) => each.week === week)?.kind ?? 'own';
  if (week === 0) {
    return (
      <EmptyState title={STUDENT_WEEK.noGames} icon="calendar">
        {STUDENT_WEEK.whenOpen}
      </EmptyState>
    );
  }
  if (kind === 'before' && catchUp) {
    return (
      <EmptyState title={joinedInWeekText(catchUp.joined)} icon="calendar">
        {weekOverBeforeJoiningText(week)}
      </EmptyState>
    );
  }
  if (isUnreadable) return <Notice tone="warn">{weekOfStudentUnreadableText()}</Notice>;
  return kind === 'catching-up' ? (
    <EmptyState title={STUDENT_WEEK.notStarted} icon="shirt">
      {STUDENT_WEEK.lineupComes}
    </EmptyState>
  ) : (
    <EmptyState title={STUDENT_WEEK.noLineup} icon="shirt">
      {STUDENT_WEEK.nothingToDo}
    </EmptyState>
  );
}

type WeekPanelProps = { work: StudentWorkDto; step: StepForTeacherDto | undefined };

function WeekPanel({ work, step }: WeekPanelProps) {
  const { head, week, weeks, weekLevel, weekMvpPoints, tasks, cards, usedUp } = work;
  const ids = { leagueId: head.leagueId, studentId: head.studentId };
  const isCatchingUp = weeks.some((each) => each.week === week && each.kind === 'catching-up');
  return (
    <div className="grid min-w-0 grid-cols-1">
      <IfAllowedInClass needs="run">
        <GiveMoreTriesList {...ids} usedUp={usedUp} />
      </IfAllowedInClass>
      <Card className="px-4! py-1! empty:hidden">
        {step ? <SuggestedTeacherQuestion step={step} /> : null}
        {head.canChange ? (
          <div
            className={
              'print-hidden mb-1 grid grid-cols-2 gap-x-4 leading-tight ' +
              '[&>:is([open],[role=status])]:col-span-2 [&>[role=status]]:order-last'
            }
          >
            {step ? (
              <IfAllowedInClass needs="run">
                <TeacherStepTools
                  key={`${week} ${step.key}`}
                  ids={{ ...ids, week }}
                  step={step}
                  studentName={head.name}
                />
              </IfAllowedInClass>
            ) : null}
            <ToolFold icon="star" title={STUDENT_WEEK.sticker}>
              <AwardStickerForm {...ids} />
            </ToolFold>
          </div>
        ) : null}
        {tasks.length > 0 ? (
          <>
            <h3 className="mr-2 inline">{STUDENT_WEEK.tasks}</h3>
            <p className="inline text-content-soft leading-tight">
              {studentWeekSummaryText({ isCatchingUp, rules: weekLevel, mvpPoints: weekMvpPoints })}
            </p>
            <WeekTasks tasks={tasks} cards={cards} />
          </>
        ) : null}
      </Card>
    </div>
  );
}

const POINTS_TASK = 2;

const TASK_STATES = {
  open: { icon: 'circle', look: 'text-content-faint' },
  late: { icon: 'clock', look: 'text-again' },
  done: { icon: 'check', look: 'text-correct' },
} as const;

type WeekTasksProps = { tasks: readonly TaskCompletionDto[]; cards: RightStepsOfWeekDto };

function WeekTasks({ tasks, cards }: WeekTasksProps) {
  return (
    <dl className="mt-1 leading-tight">
      {tasks.map(({ task, title, time, late }) => {
        const state = time === null ? 'open' : late ? 'late' : 'done';
        const { icon, look } = TASK_STATES[state];
        const isCounted = task === POINTS_TASK && state === 'open';
        return (
          <div key={task} className="flex items-center gap-2 border-line border-t">
            <Icon name={icon} className={`size-[1.1em] ${look}`} />
            <dt>{title}</dt>
            <dd className="ml-auto text-right text-content-soft text-unit">
              <span className={state === 'done' ? 'sr-only' : ''}>
                {isCounted ? cardsRightText(cards.right, cards.of) : SEASON_RECORD[state]}
              </span>
              {time === null ? null : <span>{` ${time}`}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type WeekChoiceProps = {
  week: number;
  weeks: readonly StudentWeekOverviewDto[];
  hrefOf: (week: number) => string;
};

function WeekChoice({ week, weeks, hrefOf }: WeekChoiceProps) {
  return (
    <nav aria-label={STUDENT_WEEK.weeks} className="print-hidden">
      <ol className="flex flex-wrap gap-1">
        {weeks.map((each) => (
          <li key={each.week}>
            <Link
              href={hrefOf(each.week)}
              prefetch={false}
              aria-current={each.week === week ? 'page' : undefined}
              className={
                'grid min-h-touch min-w-touch content-center justify-items-center rounded-md ' +
                'border-2 border-line bg-raised px-1 text-content leading-none no-underline ' +
                'hover:border-field aria-[current=page]:border-field ' +
                'aria-[current=page]:bg-field-soft'
              }
            >
              <span className="font-semibold">
                <span className="sr-only">{STUDENT_WEEK.week}</span>
                <span>{each.week}</span>
              </span>
              <WeekState of={each} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function WeekState({ of: { stepsRight, started, kind } }: { of: StudentWeekOverviewDto }) {
  const isDone = stepsRight === STEPS_PER_CARD;
  const isBegun = isDone || started;
  const state = isDone ? STUDENT_WEEK.allRight : stepsRightText(stepsRight, STEPS_PER_CARD);
  return (
    <>
      {isBegun && !isDone ? (
        <span aria-hidden="true" className="text-content-soft text-unit">
          {`${stepsRight}/${STEPS_PER_CARD}`}
        </span>
      ) : (
        <Icon name={isDone ? 'check' : 'minus'} className="size-4 text-content-soft" />
      )}
      <span className="sr-only">{isBegun ? state : WEEK_NOT_BEGUN_LABELS[kind]}</span>
    </>
  );
}
