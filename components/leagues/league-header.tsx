import { Badge } from '@/components/ui/badge';
import type { LeagueFrameDto } from '@/lib/data/league/dto';
import { LeagueNav } from './league-nav';

/** The second line of the frame on every page of one league: its name and its places. The page below brings the h1. */
export function LeagueHeader({ league }: { league: LeagueFrameDto }) {
  return (
    <div className="on-board print-hidden -mt-3 mb-3 mx-[calc(50%-50vw)] border-board-line border-t">
      <div className="mx-auto flex max-w-[85.375rem] flex-wrap items-center gap-x-4 px-4 xl:h-12 xl:flex-nowrap">
        <p className="min-w-0 shrink break-words py-1 font-bold xl:truncate">{league.name}</p>
        {league.state === 'open' ? null : (
          <Badge icon={league.state === 'archived' ? 'lock' : 'trash-2'}>
            {league.state === 'archived' ? 'Archived' : 'Being deleted'}
          </Badge>
        )}
        {league.placeText ? <p className="whitespace-nowrap text-chalk-soft">{league.placeText}</p> : null}
        {league.isPaused ? <Badge icon="clock">Paused</Badge> : null}
        {league.isPast ? <p className="whitespace-nowrap text-chalk-soft">{league.season} season</p> : null}
        <LeagueNav leagueId={league.id} />
      </div>
    </div>
  );
}
