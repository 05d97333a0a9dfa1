import { LinksToOtherWeeksWithWaitingGraphs } from '@/components/graphs/links-to-other-weeks-with-waiting-graphs';
import { ReviewBoard } from '@/components/graphs/review-board';
import { ExplainedWordList } from '@/components/ui/explained-word';
import { LinkButton } from '@/components/ui/link-button';
import { UnreadableItemsNotice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { getWeekGraphsForReview } from '@/lib/data/graph/queries';
import { getLeagueHeader } from '@/lib/data/league/queries';
import { TEACHER_GLOSSARY } from '@/words/glossary';
import {
  GRAPH_PAGES,
  graphsForWeekText,
  graphsToReviewSummaryText,
  TEACHER_PAGES,
} from '@/words/teacher-pages';
import { defineLeaguePage, defineWeekPageMetadata } from '../../../define-league-page';

export const generateMetadata = defineWeekPageMetadata(TEACHER_PAGES.graphs);

export default defineLeaguePage(async (viewer, { leagueId }, { week, graph }) => {
  const requestedWeek = /^\d{1,2}$/.test(String(week)) ? Number(week) : undefined;
  const [review, { waiting: ofWeeks }] = await Promise.all([
    getWeekGraphsForReview(viewer, leagueId, requestedWeek),
    getLeagueHeader(viewer, leagueId),
  ]);
  const waiting = review.graphs.filter(({ state }) => state === 'waiting').length;
  return (
    <>
      <PageHeader
        title={graphsForWeekText(review.week)}
        help={<ExplainedWordList words={[TEACHER_GLOSSARY.ratings]} />}
        subtitle={graphsToReviewSummaryText(review.graphs.length, waiting, review.studentsWithout)}
        actions={
          <>
            <LinksToOtherWeeksWithWaitingGraphs
              leagueId={leagueId}
              week={review.week}
              waiting={ofWeeks}
            />
            <LinkButton
              href={`/teacher/leagues/${leagueId}/graphs/together?week=${review.week}`}
              variant="secondary"
              icon="school"
            >
              {GRAPH_PAGES.talk}
            </LinkButton>
          </>
        }
      />
      <UnreadableItemsNotice
        count={review.unreadable}
        singular={GRAPH_PAGES.graph}
        plural={GRAPH_PAGES.graphs}
      />
      <ReviewBoard
        key={review.week}
        leagueId={leagueId}
        review={review}
        openId={typeof graph === 'string' ? graph : null}
      />
    </>
  );
});
