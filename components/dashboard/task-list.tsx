'use client';

import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Icon, type IconName } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/link-pending';
import type { TaskDto } from '@/lib/data/week/dto';
import { DASHBOARD, TASK_STATE_LABELS } from '@/words/dashboard';

export function TaskList({ tasks }: { tasks: readonly TaskDto[] }) {
  return (
    <ol className="grid grid-cols-1 auto-rows-fr gap-2">
      {tasks.map((task) => (
        <li key={task.task} className="grid">
          <TaskRow task={task} />
        </li>
      ))}
    </ol>
  );
}

export function DoneTasks({ tasks }: { tasks: readonly TaskDto[] }) {
  return (
    <ol
      className={
        'forced-edge grid grid-cols-1 overflow-hidden rounded-lg bg-raised shadow-card ' +
        'sm:auto-cols-fr sm:grid-flow-col'
      }
    >
      {tasks.map(({ task, title, href, late }) => (
        <li
          key={task}
          className={
            'relative flex items-center gap-x-3 gap-y-1 border-line px-2 py-2 max-sm:border-t ' +
            'first:border-0 sm:flex-col sm:border-l sm:text-center'
          }
        >
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-correct text-on-field">
            <Icon name="check" className="size-5" />
          </span>
          {href ? (
            <Link
              href={href}
              prefetch={false}
              className={
                'font-semibold text-content leading-tight underline-offset-4 ' +
                'after:absolute after:inset-0 hover:underline'
              }
            >
              <span>{title}</span>
              <LinkPending />
            </Link>
          ) : (
            <strong className="leading-tight">{title}</strong>
          )}
          <span className="sr-only">{DASHBOARD.done}</span>
          {late ? <span className="text-content-soft">{DASHBOARD.late}</span> : null}
        </li>
      ))}
    </ol>
  );
}

const LOOKS: Readonly<Record<TaskDto['state'], { icon: IconName; row: string; mark: string }>> = {
  done: { icon: 'check', row: 'border-line bg-raised', mark: 'bg-correct text-on-field' },
  next: { icon: 'arrow-right', row: 'border-content bg-next-soft', mark: 'bg-next text-on-next' },
  open: {
    icon: 'circle',
    row: 'border-line bg-raised',
    mark: 'border-2 border-line-strong border-dashed text-content-soft',
  },
  waiting: {
    icon: 'clock',
    row: 'border-line border-dashed bg-surface',
    mark: 'bg-sunk text-content-soft',
  },
};

function TaskRow({ task }: { task: TaskDto }) {
  const { icon, row, mark } = LOOKS[task.state];
  return (
    <div
      className={
        'forced-edge relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 ' +
        `rounded-lg border-2 px-3 py-2 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-4 ${row}`
      }
    >
      <span className={`grid size-11 shrink-0 place-items-center rounded-full ${mark}`}>
        {task.state === 'open' ? (
          <strong>{task.task}</strong>
        ) : (
          <Icon name={icon} className="size-6" />
        )}
      </span>
      <div className="min-w-0">
        <h3 className="text-lead leading-snug">
          {task.href ? (
            // The link's area is the whole row.
            <Link
              href={task.href}
              prefetch={false}
              className="text-content underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              <span>{`${task.task}. ${task.title}`}</span>
              <LinkPending />
            </Link>
          ) : (
            `${task.task}. ${task.title}`
          )}
        </h3>
        <p className="text-content-soft leading-snug">{task.description}</p>
      </div>
      <div
        className={
          'col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 sm:col-start-auto ' +
          'sm:flex-col sm:items-end'
        }
      >
        <TaskState task={task} />
      </div>
    </div>
  );
}

function TaskState({ task }: { task: TaskDto }) {
  if (task.state === 'done') {
    return (
      <>
        <Badge tone="good" icon="check">
          {DASHBOARD.done}
        </Badge>
        {task.late ? <Badge tone="warn">{DASHBOARD.late}</Badge> : null}
      </>
    );
  }
  return (
    <>
      <Badge tone={task.state === 'next' ? 'next' : 'plain'} icon={LOOKS[task.state].icon}>
        {TASK_STATE_LABELS[task.state]}
      </Badge>
      {task.note ? (
        <span className="text-content-soft leading-tight sm:max-w-[18rem] sm:text-right">
          {task.note}
        </span>
      ) : null}
    </>
  );
}
