import { JoinBoard, JoinSheet } from '@/components/leagues/join-board';
import { WhoJoined } from '@/components/leagues/who-joined';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { PrintButton } from '@/components/ui/print-button';
import { getLeagueJoin } from '@/lib/data/league/queries';
import { getArrivals } from '@/lib/data/league-week/queries';
import { leaguePage } from '../../../league-page';

export const metadata = { title: 'Join code' };

export default leaguePage(async (viewer, { leagueId }) => {
  const [league, arrivals] = await Promise.all([
    getLeagueJoin(viewer, leagueId),
    getArrivals(viewer, leagueId),
  ]);
  if (league.closed) {
    return (
      <>
        <PageHeader title="Join code" />
        <Notice tone="info" title="No one can join this league right now">
          {league.closed === 'past'
            ? 'Its season is over.'
            : 'It’s closed to new students. You can reopen it in its settings.'}
        </Notice>
      </>
    );
  }
  return (
    <>
      <div className="print-hidden">
        <PageHeader title={`Join ${league.name}`} />
        <JoinBoard {...league} joined={<WhoJoined leagueId={leagueId} arrivals={arrivals} />}>
          <PrintButton variant="secondary">Print the join sheet</PrintButton>
        </JoinBoard>
      </div>
      <JoinSheet {...league} />
    </>
  );
});
