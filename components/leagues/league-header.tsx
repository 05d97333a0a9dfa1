import { Badge } from '@/components/ui/badge';
import type { LeagueHeaderDto } from '@/lib/data/league/dto';
import { LeagueNav } from './league-nav';
import '@/components/ui/paper.css';
import { LEAGUE_FRAME, leagueDeletionDayText, seasonName } from '@/words/teacher-frame';

export function LeagueHeader({ league }: { league: LeagueHeaderDto }) {
  const { id, name, season, state, isPast, isPaused, weekText, latestWeek, waiting, isInFrame } =
    league;
  const { goesOn } = league;
  return (
    <>
      {/* Print has no page frame, so a printed page needs the class's name. */}
      <p className="league-on-paper absolute top-0 right-0 hidden font-semibold print:block">
        {name}
      </p>
      <div className="on-board print-hidden -mt-3 mb-3 mx-[calc(50%-50vw)] border-board-line border-t">
        <div
          className={
            'mx-auto flex max-w-[85.375rem] flex-wrap items-center gap-x-4 px-4 xl:h-12 ' +
            'xl:flex-nowrap'
          }
        >
          <LeagueNav leagueId={id} latestWeek={latestWeek} toReview={waiting.length} />
          {isInFrame ? null : <p className="min-w-0 break-words py-1 font-bold">{name}</p>}
          {goesOn !== null && state !== 'deleting' ? (
            <Badge icon="trash-2">{leagueDeletionDayText(goesOn)}</Badge>
          ) : state === 'open' ? null : (
            <Badge icon={state === 'archived' ? 'lock' : 'trash-2'}>
              {state === 'archived' ? LEAGUE_FRAME.archived : LEAGUE_FRAME.beingDeleted}
            </Badge>
          )}
          {latestWeek === 0 && weekText ? (
            <p className="whitespace-nowrap text-chalk-soft">{weekText}</p>
          ) : null}
          {isPaused ? <Badge icon="clock">{LEAGUE_FRAME.paused}</Badge> : null}
          {isPast ? (
            <p className="whitespace-nowrap text-chalk-soft">{seasonName(season)}</p>
          ) : null}
        </div>
      </div>
    </>
  );
}
