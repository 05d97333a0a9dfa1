import { defineLeaguePage, defineWeekPageMetadata } from '@/app/teacher/define-league-page';
import { readProjectedGraphsFromUrl } from '@/components/graphs/projected-graphs';
import { ProjectedGraphsScreen } from '@/components/graphs/projected-graphs-screen';
import { ProjectorFooter } from '@/components/projector/projector-footer';
import { getProjectedGraphs } from '@/lib/data/graph/together-queries';
import { createFirstSearchParamReader } from '@/lib/domain/site/requests';
import { parseWeek } from '@/lib/domain/week/week-tasks';
import { TEACHER_PAGES } from '@/words/teacher-pages';

export const generateMetadata = defineWeekPageMetadata(TEACHER_PAGES.graphScreen);

export default defineLeaguePage(async (viewer, { leagueId }, search) => {
  const ids = readProjectedGraphsFromUrl(createFirstSearchParamReader(search));
  const isOfBrief = search.from === 'brief';
  return (
    <>
      <ProjectedGraphsScreen
        graphs={await getProjectedGraphs(viewer, leagueId, ids)}
        isOfBrief={isOfBrief}
      />
      <ProjectorFooter
        leagueId={leagueId}
        from={isOfBrief ? 'brief' : 'graphs'}
        week={parseWeek(search.week)}
      />
    </>
  );
});
