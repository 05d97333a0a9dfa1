import type { ReactElement } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { ScrollTable, type TableColumn } from '@/components/ui/scroll-table';
import type { StudentSeasonDto, TaskTimeDto } from '@/lib/data/student/dto';
import { LINEUP_SLOTS } from '@/lib/domain/football/positions';
import { TASKS } from '@/lib/domain/week/week-tasks';
import { taskTitle } from '@/words/week';
import { ScoutingWork } from './step-work';

/** Tasks, lineups, and points of a season, and the student's self-assessment from its start. */
export function SeasonRecord({ season }: { season: StudentSeasonDto }) {
  return (
    <>
      <WeeksTable
        title="Tasks"
        caption="Tasks by week"
        none="No week has been opened yet."
        columns={TASKS.map(({ number }) => taskTitle(number))}
      >
        {season.tasks.map(({ week, tasks }) => (
          <tr key={week}>
            <th scope="row">{week}</th>
            {tasks.map((task) => (
              <td key={task.task} className="min-w-[9rem]">
                <TaskTime task={task} />
              </td>
            ))}
          </tr>
        ))}
      </WeeksTable>
      <WeeksTable
        title="Lineups"
        caption="Lineups by week"
        none="No lineup yet."
        columns={[...LINEUP_SLOTS, 'Set']}
      >
        {season.lineups.map(({ week, players, setByStudent, time }) => (
          <tr key={week}>
            <th scope="row">{week}</th>
            {players.map(({ slot, name, team }) => (
              <td key={slot} className="min-w-[5rem] text-base leading-tight">
                <span>{`${name} `}</span>
                <span className="text-content-soft">{team}</span>
              </td>
            ))}
            <td className="min-w-[8.5rem] text-base">
              <span>{setByStudent ? 'By the student' : 'Made by the app'}</span>
              <span className="block text-content-soft">
                {time.replace(/(\w) (\w)/g, '$1\u00a0$2')}
              </span>
            </td>
          </tr>
        ))}
      </WeeksTable>
      <WeeksTable
        title="MVP points"
        caption="MVP points one by one"
        none="No MVP points yet."
        columns={['For', { label: 'Points', numeric: true }, 'When']}
      >
        {season.ledger.map(({ id, week, reason, points, time }) => (
          <tr key={id}>
            <th scope="row">{week}</th>
            <td>{reason}</td>
            <td className="text-right tabular-nums">{points}</td>
            <td className="whitespace-nowrap text-content-soft text-base">{time}</td>
          </tr>
        ))}
      </WeeksTable>
      <Card title="What the student said at the start">
        <Assessment assessment={season.assessment} />
      </Card>
      <ScoutingWork games={season.scouting} />
    </>
  );
}

type WeeksTableProps = {
  title: string;
  caption: string;
  /** Shown instead of an empty table. */
  none: string;
  /** The columns after the week. */
  columns: readonly TableColumn[];
  children: readonly ReactElement[];
};

function WeeksTable({ title, caption, none, columns, children }: WeeksTableProps) {
  return (
    <Card title={title}>
      {children.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ScrollTable caption={caption} hideCaption columns={['Week', ...columns]}>
          {children}
        </ScrollTable>
      )}
    </Card>
  );
}

function Assessment({ assessment }: Pick<StudentSeasonDto, 'assessment'>) {
  if (!assessment) return <p>The student hasn’t answered the three questions yet.</p>;
  if (assessment.skipped) return <p>The student skipped the three questions.</p>;
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      {assessment.answers.map(({ question, answer }) => (
        <div key={question}>
          <dt className="text-content-soft">{question}</dt>
          <dd className="font-semibold">{answer ?? 'No answer'}</dd>
        </div>
      ))}
    </dl>
  );
}

function TaskTime({ task }: { task: TaskTimeDto }) {
  if (!task.time) return <Badge icon="circle">Open</Badge>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {task.late ? (
        <Badge tone="warn" icon="clock">
          Late
        </Badge>
      ) : (
        <Badge tone="good" icon="circle-check">
          Done
        </Badge>
      )}
      <span className="text-content-soft text-base">{task.time}</span>
    </span>
  );
}

export function TaskTimes({ tasks }: { tasks: readonly TaskTimeDto[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      {tasks.map((task) => (
        <div key={task.task}>
          <dt className="font-semibold">{task.title}</dt>
          <dd>
            <TaskTime task={task} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
