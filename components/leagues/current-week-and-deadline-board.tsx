import type { ReactNode } from 'react';
import type { TeacherDashboardDto } from '@/lib/data/league/dto';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import {
  CLASS_OVERVIEW,
  howWeekOpensText,
  lineupLockTimeLabel,
  nflSeasonText,
  ofWeeksText,
  weekName,
} from '@/words/class-overview';

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
export function CurrentWeekAndDeadlineBoard(board: WeekBoardProps) {
  const { season, week, seasonActive, deadlineText, seasonOver, nextOpeningText, opensByItself } =
    board;
  return (
    <dl className="on-board mb-4 grid gap-x-8 gap-y-3 rounded-lg px-4 py-3 md:grid-cols-[auto_auto_1fr]">
      <div>
        <dt className="text-chalk-soft">{nflSeasonText(season)}</dt>
        <dd className="font-bold text-big">
          <span>{week > 0 ? weekName(week) : CLASS_OVERVIEW.preSeason}</span>
          {week > 0 ? (
            <span className="font-normal text-chalk-soft text-lead">{` ${ofWeeksText(FINAL_WEEK)}`}</span>
          ) : null}
        </dd>
      </div>
      {week < FINAL_WEEK ? (
        <>
          {deadlineText ? (
            <Fact label={lineupLockTimeLabel(week + 1)} value={deadlineText} />
          ) : null}
          {seasonActive ? (
            <Fact
              label={howWeekOpensText(week + 1, opensByItself, nextOpeningText !== null)}
              value={nextOpeningText ?? CLASS_OVERVIEW.whenGamesIn}
            >
              {opensByItself ? null : CLASS_OVERVIEW.operatorOpens}
            </Fact>
          ) : null}
        </>
      ) : seasonOver ? (
        <Fact label={CLASS_OVERVIEW.lastWeek} value={CLASS_OVERVIEW.seasonOver}>
          {CLASS_OVERVIEW.lookStill}
        </Fact>
      ) : deadlineText ? (
        <Fact label={CLASS_OVERVIEW.lastDue} value={deadlineText} />
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
