import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import type { StudentWorkDto } from '@/lib/data/student/dto';
import { levelName } from '@/lib/domain/football/formulas';
import { ScoutingWork } from './scouting-work';
import { StepWork } from './step-work';
import { TaskTimes } from './task-times';
import { WeekChoice } from './week-choice';

/** One week of one student. */
export function WeekWork({ work }: { work: StudentWorkDto }) {
  const { head, week, weeks, weekLevel, weekMvpPoints, tasks, steps, scouting } = work;
  if (week === 0) {
    return (
      <EmptyState title="No games yet" picture={<Icon name="calendar" className="size-12" />}>
        The student’s work appears here when the first week is open.
      </EmptyState>
    );
  }
  return (
    <>
      <WeekChoice leagueId={head.leagueId} studentId={head.studentId} week={week} weeks={weeks} />
      <h2 className="mb-1 text-2xl">Week {week}</h2>
      <p className="mb-5 text-content-soft">
        {weekLevel ? `${levelName(weekLevel)} formulas. ` : 'Not opened by the student yet. '}
        {weekMvpPoints === 1 ? '1 MVP point' : `${weekMvpPoints} MVP points`} earned this week.
      </p>
      <div className="grid grid-cols-1 gap-5">
        <Card title="Tasks of the week">
          <TaskTimes tasks={tasks} />
        </Card>
        {steps.length === 0 ? (
          <EmptyState title="No line-up this week" picture={<Icon name="shirt" className="size-12" />}>
            Without a line-up, there was nothing to work out.
          </EmptyState>
        ) : (
          steps.map((step) => (
            <StepWork
              key={step.key}
              step={step}
              pageHref={`/teacher/leagues/${head.leagueId}/students/${head.studentId}?week=${week}`}
            />
          ))
        )}
        <ScoutingWork games={scouting} />
      </div>
    </>
  );
}
