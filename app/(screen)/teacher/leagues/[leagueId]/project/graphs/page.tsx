import { leaguePage, weekTitle } from '@/app/teacher/league-page';
import { GraphsScreen } from '@/components/graphs/graphs-screen';
import { readOnScreen } from '@/components/graphs/on-screen';
import { getShownGraphs } from '@/lib/data/graph/together-queries';
import { firstOf } from '@/lib/domain/site/search';

export const generateMetadata = weekTitle('Graphs on the screen');

export default leaguePage(async (viewer, { leagueId }, search) => {
  const { ids, question } = readOnScreen(firstOf(search));
  return <GraphsScreen graphs={await getShownGraphs(viewer, leagueId, ids)} question={question} />;
});
