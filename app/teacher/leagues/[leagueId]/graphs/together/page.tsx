import { GraphPicker } from '@/components/graphs/graph-picker';
import { LinkButton } from '@/components/ui/link-button';
import { UnreadableNotice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { getProjectableGraphs } from '@/lib/data/graph/together-queries';
import { parseWeek } from '@/lib/domain/week/week-tasks';
import { GRAPH_QUESTIONS } from '@/words/graphs/registry';
import { leaguePage, weekTitle } from '../../../../league-page';

export const generateMetadata = weekTitle('Graphs to talk about');

export default leaguePage(async (viewer, { leagueId }, { week, graph }) => {
  const desk = await getProjectableGraphs(viewer, leagueId, parseWeek(week));
  return (
    <>
      <PageHeader
        title={`Graphs to talk about, week ${desk.week}`}
        actions={
          <>
            <LinkButton
              href={`/teacher/leagues/${leagueId}/graphs?week=${desk.week}`}
              variant="secondary"
              icon="arrow-left"
            >
              Review
            </LinkButton>
            <LinkButton
              href={`/teacher/leagues/${leagueId}/brief?week=${desk.week}`}
              variant="secondary"
            >
              Tuesday brief
            </LinkButton>
          </>
        }
      />
      <UnreadableNotice count={desk.unreadable} one="graph" many="graphs" />
      <GraphPicker
        key={desk.week}
        leagueId={leagueId}
        desk={desk}
        questions={GRAPH_QUESTIONS}
        openId={typeof graph === 'string' ? graph : null}
      />
    </>
  );
});
