import { leaguePage, weekTitle } from '@/app/teacher/league-page';
import { readShown, workingsOf } from '@/components/mistakes/shown';
import { WorkingsScreen } from '@/components/mistakes/workings-screen';
import { getLeagueMistakes } from '@/lib/data/mistake/queries';
import { firstOf } from '@/lib/domain/site/search';
import { readWeek } from '@/lib/domain/week/week-tasks';

export const generateMetadata = weekTitle('Workings');

export default leaguePage(async (viewer, { leagueId }, search) => {
  const { mistakes } = await getLeagueMistakes(viewer, leagueId, { week: readWeek(search.week) });
  const { chosen, question, isTold } = readShown(firstOf(search));
  return <WorkingsScreen workings={workingsOf(chosen, mistakes)} question={question} isTold={isTold} />;
});
