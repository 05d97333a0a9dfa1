import { LoginCards } from '@/components/class-roster/login-cards';
import { PageHeader } from '@/components/ui/page-header';
import { getUnusedLoginCards } from '@/lib/data/class-roster/login-cards';
import { env } from '@/lib/platform/env';
import { inLanguage, type Language } from '@/lib/words/language';
import { CARD_WORDS } from '@/words/login-card';
import { TEACHER_PAGES } from '@/words/teacher-pages';
import { leaguePage } from '../../../../league-page';

export const metadata = { title: TEACHER_PAGES.cards };

/** The browser of a teacher has no words in Spanish. */
const wordsIn = (language: Language) => inLanguage(language, () => ({ ...CARD_WORDS }));

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
      words={{ en: wordsIn('en'), es: wordsIn('es') }}
      address={`${new URL(env().NEXTAUTH_URL).host}/student/login`}
      unused={await getUnusedLoginCards(viewer, leagueId)}
    />
  </>
));
