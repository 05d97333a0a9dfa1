import type { TeacherDashboardDto } from '@/lib/data/league/dto';
import { LAST_WEEK } from '@/lib/domain/weeks';

type WeekBoardProps = Pick<TeacherDashboardDto, 'season' | 'week' | 'deadlineText' | 'nextOpeningText'>;

/** Where the season stands: the week that is calculated now, and the week whose line-ups are being set. */
export function WeekBoard({ season, week, deadlineText, nextOpeningText }: WeekBoardProps) {
  const nextWeek = week < LAST_WEEK ? week + 1 : null;
  return (
    <dl className="on-board mb-8 grid gap-x-10 gap-y-4 rounded-lg px-5 py-5 md:grid-cols-[auto_auto_1fr] sm:px-8">
      <div>
        <dt className="text-chalk-soft">{season} season</dt>
        <dd className="font-bold text-4xl">
          {week > 0 ? `Week ${week}` : 'Pre-season'}
          {week > 0 ? <span className="font-normal text-chalk-soft text-lg"> of {LAST_WEEK}</span> : null}
        </dd>
      </div>
      <div className="md:border-board-line md:border-l-2 md:pl-10">
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
      {nextWeek && nextOpeningText ? (
        <div className="md:border-board-line md:border-l-2 md:pl-10">
          <dt className="text-chalk-soft">Week {nextWeek} can open on</dt>
          <dd className="font-bold text-2xl">{nextOpeningText}</dd>
        </div>
      ) : null}
    </dl>
  );
}
