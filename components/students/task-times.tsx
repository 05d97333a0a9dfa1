import { Badge } from '@/components/ui/badge';
import type { TaskTimeDto } from '@/lib/data/student/dto';

/** When one task was done. */
export function TaskTime({ task }: { task: TaskTimeDto }) {
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
      <span className="text-content-soft text-sm">{task.time}</span>
    </span>
  );
}

/** The five tasks of one week with their times. */
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
