import { LoginCards } from '@/components/class-roster/login-cards';
import { PageHeader } from '@/components/ui/page-header';
import { getStudentsWithUnusedCards } from '@/lib/data/class-roster/login-cards';
import { env } from '@/lib/platform/env';
import { type Language, runSyncInLanguage } from '@/lib/words/language';
import { LOGIN_CARD_WORDS } from '@/words/login-card';
import { TEACHER_PAGES } from '@/words/teacher-pages';
import { defineLeaguePage } from '../../../../define-league-page';

export const metadata = { title: TEACHER_PAGES.cards };

/** The browser of a teacher has no words in Spanish. */
const wordsIn = (language: Language) =>
  runSyncInLanguage(language, () => ({ ...LOGIN_CARD_WORDS }));

/**
 * Cards come from the tab that has just created them, or on request: this page only knows which
 * students have an unused one.
 */
export default defineLeaguePage(async (viewer, { leagueId }) => (
  <>
    <div className="print-hidden">
      <PageHeader title={TEACHER_PAGES.cards} />
    </div>
    <LoginCards
      leagueId={leagueId}
      words={{ en: wordsIn('en'), es: wordsIn('es') }}
      address={`${new URL(env().NEXTAUTH_URL).host}/student/login`}
      unused={await getStudentsWithUnusedCards(viewer, leagueId)}
    />
  </>
));
