import type { TeacherDashboardDto } from '@/lib/data/league/dto';
import { LAST_WEEK } from '@/lib/domain/weeks';

type WeekBoardProps = Pick<TeacherDashboardDto, 'season' | 'week' | 'deadlineText'>;

/** Where the season stands: the week that is calculated now, and the week whose line-ups are being set. */
export function WeekBoard({ season, week, deadlineText }: WeekBoardProps) {
  const nextWeek = week < LAST_WEEK ? week + 1 : null;
  return (
    <dl className="on-board mb-8 grid gap-x-10 gap-y-4 rounded-lg px-5 py-5 sm:grid-cols-[auto_1fr] sm:px-8">
      <div>
        <dt className="text-chalk-soft">{season} season</dt>
        <dd className="font-bold text-4xl">
          {week > 0 ? `Week ${week}` : 'Pre-season'}
          {week > 0 ? <span className="font-normal text-chalk-soft text-lg"> of {LAST_WEEK}</span> : null}
        </dd>
      </div>
      <div className="sm:border-board-line sm:border-l-2 sm:pl-10">
        {nextWeek ? (
          <>
            <dt className="text-chalk-soft">Line-ups for week {nextWeek} lock on</dt>
            <dd className="font-bold text-2xl">{deadlineText}</dd>
          </>
        ) : (
          <>
            <dt className="text-chalk-soft">Line-ups</dt>
            <dd className="font-bold text-2xl">This is the last week of the season</dd>
          </>
        )}
      </div>
    </dl>
  );
}
