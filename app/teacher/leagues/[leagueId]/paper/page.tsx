import { BlankPaperScoreCards } from '@/components/league-week/blank-paper-score-cards';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { PrintButton } from '@/components/ui/print-button';
import { getLeagueHeader } from '@/lib/data/league/queries';
import { getPaperCards } from '@/lib/data/score-card/paper-queries';
import { parseUncheckedWeekNumber } from '@/lib/domain/week/week-tasks';
import { PAPER_CARDS, paperCardsPageLeadText, withoutCardText } from '@/words/paper-cards';
import { TEACHER_PAGES, titleInWeekText } from '@/words/teacher-pages';
import { defineLeaguePage, defineWeekPageMetadata } from '../../../define-league-page';

export const generateMetadata = defineWeekPageMetadata(PAPER_CARDS.title);

export default defineLeaguePage(async (viewer, { leagueId }, search) => {
  const { week, cards, without } = await getPaperCards(
    viewer,
    leagueId,
    parseUncheckedWeekNumber(search.week),
  );
  if (cards.length === 0) {
    const isEarly = week < 1;
    return (
      <>
        <PageHeader title={PAPER_CARDS.title} />
        <EmptyState title={isEarly ? PAPER_CARDS.noWeek : PAPER_CARDS.noCards} icon="calendar">
          {isEarly ? PAPER_CARDS.afterFirst : PAPER_CARDS.afterDraft}
        </EmptyState>
      </>
    );
  }
  const { name } = await getLeagueHeader(viewer, leagueId);
  return (
    <>
      <div className="print-hidden">
        <PageHeader
          title={titleInWeekText(PAPER_CARDS.title, week)}
          actions={<PrintButton variant="next">{TEACHER_PAGES.print}</PrintButton>}
        />
        <p className="mb-4 max-w-text">
          {[
            paperCardsPageLeadText(cards.length),
            without.length > 0 ? withoutCardText(without) : '',
          ]
            .join(' ')
            .trim()}
        </p>
      </div>
      <BlankPaperScoreCards week={week} leagueName={name} cards={cards} />
    </>
  );
});
