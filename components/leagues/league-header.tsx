import { Badge } from '@/components/ui/badge';
import type { LeagueFrameDto } from '@/lib/data/league/dto';
import { LeagueNav } from './league-nav';
import '@/components/ui/paper.css';

/**
 * The second line of the frame on every page of one league: its places and the week. The name
 * stands above, among the classes.
 */
export function LeagueHeader({ league }: { league: LeagueFrameDto }) {
  const { id, name, season, state, isPast, isPaused, placeText, latestWeek, waiting, isInFrame } =
    league;
  return (
    <>
      {/* Paper has no frame, and a sheet that lies on a desk should say whose it is. */}
      <p className="league-on-paper absolute top-0 right-0 hidden font-semibold print:block">
        {name}
      </p>
      <div className="on-board print-hidden -mt-3 mb-3 mx-[calc(50%-50vw)] border-board-line border-t">
        <div className="mx-auto flex max-w-[85.375rem] flex-wrap items-center gap-x-4 px-4 xl:h-12 xl:flex-nowrap">
          <LeagueNav leagueId={id} latestWeek={latestWeek} toReview={waiting.length} />
          {isInFrame ? null : <p className="min-w-0 break-words py-1 font-bold">{name}</p>}
          {state === 'open' ? null : (
            <Badge icon={state === 'archived' ? 'lock' : 'trash-2'}>
              {state === 'archived' ? 'Archived' : 'Being deleted'}
            </Badge>
          )}
          {latestWeek === 0 && placeText ? (
            <p className="whitespace-nowrap text-chalk-soft">{placeText}</p>
          ) : null}
          {isPaused ? <Badge icon="clock">Paused</Badge> : null}
          {isPast ? (
            <p className="whitespace-nowrap text-chalk-soft">{`${season} season`}</p>
          ) : null}
        </div>
      </div>
    </>
  );
}
