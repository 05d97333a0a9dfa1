import { Badge } from '@/components/ui/badge';
import { BackLink } from '@/components/ui/link-button';
import type { LeagueFrameDto } from '@/lib/data/league/dto';
import { LeagueNav } from './league-nav';

/** Above every page of one league: its name, the way back, and its places. The page below brings the h1. */
export function LeagueHeader({ league }: { league: LeagueFrameDto }) {
  return (
    <div className="print-hidden mb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="min-w-0 break-words font-bold text-xl">
          {league.name}
          {league.state === 'open' ? null : (
            <span className="ml-3 align-middle font-normal">
              <Badge icon={league.state === 'archived' ? 'lock' : 'trash-2'}>
                {league.state === 'archived' ? 'Archived' : 'Being deleted'}
              </Badge>
            </span>
          )}
          {league.isPast ? <span className="font-normal text-base text-content-soft"> · {league.season} season</span> : null}
        </p>
        <BackLink quiet href="/teacher/dashboard">
          My leagues
        </BackLink>
      </div>
      <LeagueNav leagueId={league.id} />
    </div>
  );
}
