import { leaguePage, weekTitle } from '@/app/teacher/league-page';
import { readProjectedGraphsFromUrl } from '@/components/graphs/projected-graphs';
import { ProjectedGraphsScreen } from '@/components/graphs/projected-graphs-screen';
import { ProjectorFooter } from '@/components/projector/projector-footer';
import { getProjectedGraphs } from '@/lib/data/graph/together-queries';
import { firstSearchValues } from '@/lib/domain/site/requests';
import { parseWeek } from '@/lib/domain/week/week-tasks';
import { TEACHER_PAGES } from '@/words/teacher-pages';

export const generateMetadata = weekTitle(TEACHER_PAGES.graphScreen);

export default leaguePage(async (viewer, { leagueId }, search) => {
  const ids = readProjectedGraphsFromUrl(firstSearchValues(search));
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
