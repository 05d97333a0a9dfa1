import { ProjectableGraphPicker } from '@/components/graphs/projectable-graph-picker';
import { LinkButton } from '@/components/ui/link-button';
import { UnreadableItemsNotice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { getProjectableGraphs } from '@/lib/data/graph/together-queries';
import { parseUncheckedWeekNumber } from '@/lib/domain/week/week-tasks';
import { GRAPH_DISCUSSION_QUESTIONS } from '@/words/graphs/registry';
import { GRAPH_PAGES, TEACHER_PAGES, titleInWeekText } from '@/words/teacher-pages';
import { defineLeaguePage, defineWeekPageMetadata } from '../../../../define-league-page';

export const generateMetadata = defineWeekPageMetadata(TEACHER_PAGES.graphTalk);

export default defineLeaguePage(async (viewer, { leagueId }, { week, graph }) => {
  const weekGraphs = await getProjectableGraphs(viewer, leagueId, parseUncheckedWeekNumber(week));
  return (
    <>
      <PageHeader
        title={titleInWeekText(TEACHER_PAGES.graphTalk, weekGraphs.week)}
        actions={
          <>
            <LinkButton
              href={`/teacher/leagues/${leagueId}/graphs?week=${weekGraphs.week}`}
              variant="secondary"
              icon="arrow-left"
            >
              {GRAPH_PAGES.review}
            </LinkButton>
            <LinkButton
              href={`/teacher/leagues/${leagueId}/brief?week=${weekGraphs.week}`}
              variant="secondary"
            >
              {TEACHER_PAGES.brief}
            </LinkButton>
          </>
        }
      />
      <UnreadableItemsNotice
        count={weekGraphs.unreadable}
        singular={GRAPH_PAGES.graph}
        plural={GRAPH_PAGES.graphs}
      />
      <ProjectableGraphPicker
        key={weekGraphs.week}
        leagueId={leagueId}
        weekGraphs={weekGraphs}
        questions={GRAPH_DISCUSSION_QUESTIONS}
        openId={typeof graph === 'string' ? graph : null}
      />
    </>
  );
});
