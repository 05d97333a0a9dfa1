import type { ReactElement } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { ScrollTable, type TableColumn } from '@/components/ui/scroll-table';
import type { StudentSeasonDto, TaskCompletionDto } from '@/lib/data/student/dto';
import { LINEUP_SLOTS } from '@/lib/domain/football/positions';
import { WEEK_TASKS } from '@/lib/domain/week/week-tasks';
import { SEASON_RECORD } from '@/words/student-record';
import { taskTitle } from '@/words/week';
import { ScoutedGameTriesList } from './step-tries-table';

/** Tasks, lineups, and points of a season, and the student's self-assessment from its start. */
export function SeasonRecord({ season }: { season: StudentSeasonDto }) {
  return (
    <>
      <WeeksTable
        title={SEASON_RECORD.tasks}
        caption={SEASON_RECORD.tasksByWeek}
        none={SEASON_RECORD.noWeek}
        columns={WEEK_TASKS.map(({ number }) => taskTitle(number))}
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
        title={SEASON_RECORD.lineups}
        caption={SEASON_RECORD.lineupsByWeek}
        none={SEASON_RECORD.noLineup}
        columns={[...LINEUP_SLOTS, SEASON_RECORD.set]}
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
              <span>{setByStudent ? SEASON_RECORD.byStudent : SEASON_RECORD.byApp}</span>
              <span className="block text-content-soft">
                {time.replace(/(\w) (\w)/g, '$1\u00a0$2')}
              </span>
            </td>
          </tr>
        ))}
      </WeeksTable>
      <WeeksTable
        title={SEASON_RECORD.mvpPoints}
        caption={SEASON_RECORD.oneByOne}
        none={SEASON_RECORD.noPoints}
        columns={[
          SEASON_RECORD.for,
          { label: SEASON_RECORD.points, numeric: true },
          SEASON_RECORD.when,
        ]}
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
      <Card title={SEASON_RECORD.atStart}>
        <Assessment assessment={season.assessment} />
      </Card>
      <ScoutedGameTriesList games={season.scouting} />
    </>
  );
}

type WeeksTableProps = {
  title: string;
  caption: string;
  none: string;
  columns: readonly TableColumn[];
  children: readonly ReactElement[];
};

function WeeksTable({ title, caption, none, columns, children }: WeeksTableProps) {
  return (
    <Card title={title}>
      {children.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ScrollTable caption={caption} hideCaption columns={[SEASON_RECORD.week, ...columns]}>
          {children}
        </ScrollTable>
      )}
    </Card>
  );
}

function Assessment({ assessment }: Pick<StudentSeasonDto, 'assessment'>) {
  if (!assessment) return <p>{SEASON_RECORD.notAnswered}</p>;
  if (assessment.skipped) return <p>{SEASON_RECORD.skipped}</p>;
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      {assessment.answers.map(({ question, answer }) => (
        <div key={question}>
          <dt className="text-content-soft">{question}</dt>
          <dd className="font-semibold">{answer ?? SEASON_RECORD.noAnswer}</dd>
        </div>
      ))}
    </dl>
  );
}

function TaskTime({ task }: { task: TaskCompletionDto }) {
  if (!task.time) return <Badge icon="circle">{SEASON_RECORD.open}</Badge>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {task.late ? (
        <Badge tone="warn" icon="clock">
          {SEASON_RECORD.late}
        </Badge>
      ) : (
        <Badge tone="good" icon="circle-check">
          {SEASON_RECORD.done}
        </Badge>
      )}
      <span className="text-content-soft text-base">{task.time}</span>
    </span>
  );
}
