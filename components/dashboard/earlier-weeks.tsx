import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/link-button';
import type { EarlierWeeksDto, EarlierWeekTaskDto } from '@/lib/data/week/dto';

import { continueCardText, DASHBOARD, ofWeekText } from '@/words/dashboard';
import { weekUnreadableText } from '@/words/week';
import { weekTitle } from '@/words/week-names';

export function EarlierWeeks({ weeks, seasonActive }: EarlierWeeksDto) {
  return (
    <ol className="grid grid-cols-1 gap-2">
      {weeks.map(({ week, catchingUp, unreadable, finished, tasks }) => (
        <li
          key={week}
          className={
            'forced-edge flex flex-wrap items-center justify-between gap-x-6 gap-y-2 ' +
            'rounded-lg bg-raised px-4 py-2 shadow-card'
          }
        >
          <div className="flex flex-wrap items-center gap-3">
            <h2 className="text-lead">{weekTitle(week)}</h2>
            {finished ? (
              <Badge tone="good" icon="check">
                {DASHBOARD.done}
              </Badge>
            ) : unreadable ? (
              <p>{weekUnreadableText()}</p>
            ) : seasonActive ? (
              <Badge tone="next">{catchingUp ? DASHBOARD.neverLate : DASHBOARD.stillOpen}</Badge>
            ) : null}
          </div>
          <ul className="flex flex-wrap gap-3">
            {tasks.map((task) => (
              <li key={task.task}>
                <LinkButton
                  href={task.href}
                  variant="secondary"
                  icon={task.done ? 'check' : 'arrow-right'}
                >
                  <span>
                    {task.done || !seasonActive ? lookLabels()[task.task] : wordsToDo(task)}
                  </span>
                  <span className="sr-only">{` ${ofWeekText(week, task.done)}`}</span>
                </LinkButton>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const lookLabels = (): Readonly<Record<EarlierWeekTaskDto['task'], string>> => ({
  1: DASHBOARD.boxScores,
  2: DASHBOARD.scoreCard,
  4: DASHBOARD.leaderboard,
});

function wordsToDo({ task, stepsDone }: EarlierWeekTaskDto): string {
  switch (task) {
    case 1:
      return DASHBOARD.readBoxScores;
    case 2:
      return stepsDone ? continueCardText(stepsDone) : DASHBOARD.workOutPoints;
    case 4:
      return DASHBOARD.seeLeaderboard;
  }
}
