import { LoginCards } from '@/components/class-roster/login-cards';
import { PageHeader } from '@/components/ui/page-header';
import { env } from '@/lib/server/env';
import { leaguePage } from '../../../../league-page';

export const metadata = { title: 'Login cards' };

/** The cards themselves come from the tab that has just made them: this page knows none. */
export default leaguePage(async (_viewer, { leagueId }) => (
  <>
    <div className="print-hidden">
      <PageHeader title="Login cards" />
    </div>
    <LoginCards leagueId={leagueId} address={`${new URL(env().NEXTAUTH_URL).host}/student/login`} />
  </>
));
