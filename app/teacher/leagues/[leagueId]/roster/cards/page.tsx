import { LoginCards } from '@/components/class-roster/login-cards';
import { PageHeader } from '@/components/ui/page-header';
import { getUnusedCards } from '@/lib/data/class-roster/unused-cards';
import { env } from '@/lib/platform/env';
import { TEACHER_PAGES } from '@/words/teacher-pages';
import { leaguePage } from '../../../../league-page';

export const metadata = { title: TEACHER_PAGES.cards };

/**
 * Cards come from the tab that has just created them, or on request: this page only knows which
 * students have an unused one.
 */
export default leaguePage(async (viewer, { leagueId }) => (
  <>
    <div className="print-hidden">
      <PageHeader title={TEACHER_PAGES.cards} />
    </div>
    <LoginCards
      leagueId={leagueId}
      address={`${new URL(env().NEXTAUTH_URL).host}/student/login`}
      unused={await getUnusedCards(viewer, leagueId)}
    />
  </>
));
