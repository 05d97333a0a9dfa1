import type { ReactNode } from 'react';
import type { TeacherDashboardDto } from '@/lib/data/league/dto';
import { LAST_WEEK } from '@/lib/domain/football/schedule';

type WeekBoardProps = Pick<
  TeacherDashboardDto,
  | 'season'
  | 'week'
  | 'seasonActive'
  | 'deadlineText'
  | 'seasonOver'
  | 'nextOpeningText'
  | 'opensByItself'
>;

/** The season's position: the week being scored, and the week whose lineups are open. */
export function WeekBoard(board: WeekBoardProps) {
  const { season, week, seasonActive, deadlineText, seasonOver, nextOpeningText, opensByItself } =
    board;
  return (
    <dl className="on-board mb-4 grid gap-x-8 gap-y-3 rounded-lg px-4 py-3 md:grid-cols-[auto_auto_1fr]">
      <div>
        <dt className="text-chalk-soft">{`The NFL’s ${season} season`}</dt>
        <dd className="font-bold text-big">
          <span>{week > 0 ? `Week ${week}` : 'Pre-season'}</span>
          {week > 0 ? (
            <span className="font-normal text-chalk-soft text-lead">{` of ${LAST_WEEK}`}</span>
          ) : null}
        </dd>
      </div>
      {week < LAST_WEEK ? (
        <>
          {deadlineText ? (
            <Fact label={`Lineups for week ${week + 1} lock on`} value={deadlineText} />
          ) : null}
          {seasonActive ? (
            <Fact
              label={`Week ${week + 1} ${opensByItself ? 'opens automatically' : 'can be opened'}${nextOpeningText && !opensByItself ? ' from' : ''}`}
              value={nextOpeningText ?? 'When its games are in'}
            >
              {opensByItself
                ? null
                : 'The person who runs this server opens it for every class that plays along with the NFL.'}
            </Fact>
          ) : null}
        </>
      ) : seasonOver ? (
        <Fact label="That was the last week" value="The season is over">
          You can still look at everything. Late work still counts.
        </Fact>
      ) : deadlineText ? (
        <Fact label="The last week of the season is due on" value={deadlineText} />
      ) : null}
    </dl>
  );
}

function Fact({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  return (
    <div className="md:border-board-line md:border-l-2 md:pl-8">
      <dt className="text-chalk-soft">{label}</dt>
      <dd className="font-bold text-title">
        <span>{value}</span>
        {children ? (
          <span className="block font-normal text-base text-chalk-soft">{children}</span>
        ) : null}
      </dd>
    </div>
  );
}
