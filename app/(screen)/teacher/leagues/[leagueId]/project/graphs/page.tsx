import { leaguePage, weekTitle } from '@/app/teacher/league-page';
import { GraphsScreen } from '@/components/graphs/graphs-screen';
import { readGraphsOnScreen } from '@/components/graphs/on-screen';
import { getProjectedGraphs } from '@/lib/data/graph/together-queries';
import { firstSearchValues } from '@/lib/domain/site/search';
import { TEACHER_PAGES } from '@/words/teacher-pages';

export const generateMetadata = weekTitle(TEACHER_PAGES.graphScreen);

export default leaguePage(async (viewer, { leagueId }, search) => {
  const { ids, question } = readGraphsOnScreen(firstSearchValues(search));
  return (
    <GraphsScreen graphs={await getProjectedGraphs(viewer, leagueId, ids)} question={question} />
  );
});
