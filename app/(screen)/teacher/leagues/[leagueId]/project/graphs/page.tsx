import { leaguePage, weekTitle } from '@/app/teacher/league-page';
import { ProjectedGraphsScreen } from '@/components/graphs/graphs-screen';
import { readProjectedGraphsFromUrl } from '@/components/graphs/on-screen';
import { getProjectedGraphs } from '@/lib/data/graph/together-queries';
import { firstSearchValues } from '@/lib/domain/site/requests';
import { TEACHER_PAGES } from '@/words/teacher-pages';

export const generateMetadata = weekTitle(TEACHER_PAGES.graphScreen);

export default leaguePage(async (viewer, { leagueId }, search) => {
  const { ids, question } = readProjectedGraphsFromUrl(firstSearchValues(search));
  return (
    <ProjectedGraphsScreen
      graphs={await getProjectedGraphs(viewer, leagueId, ids)}
      question={question}
    />
  );
});
