import { LeagueSettings } from '@/components/leagues/league-settings';
import { PageHeader } from '@/components/ui/page-header';
import { getLeagueSettings } from '@/lib/data/league/queries';
import { leaguePage } from '../../../league-page';

export const metadata = { title: 'Settings' };

export default leaguePage(async (viewer, { leagueId }) => (
  <>
    <PageHeader title="Settings" />
    <LeagueSettings league={await getLeagueSettings(viewer, leagueId)} />
  </>
));
