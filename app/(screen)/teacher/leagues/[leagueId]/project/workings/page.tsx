import { leaguePage, weekTitle } from '@/app/teacher/league-page';
import {
  readProjectedWorkingsFromUrl,
  toProjectedWorkings,
} from '@/components/mistakes/projected-workings';
import { ProjectedWorkingsScreen } from '@/components/mistakes/projected-workings-screen';
import { ProjectorFooter } from '@/components/projector/projector-footer';
import { getProjectableWorkings } from '@/lib/data/mistake/queries';
import { firstSearchValues } from '@/lib/domain/site/requests';
import { parseWeek } from '@/lib/domain/week/week-tasks';
import { TEACHER_PAGES } from '@/words/teacher-pages';

export const generateMetadata = weekTitle(TEACHER_PAGES.workings);

export default leaguePage(async (viewer, { leagueId }, search) => {
  const week = parseWeek(search.week);
  const { chosen, showsVerdict } = readProjectedWorkingsFromUrl(firstSearchValues(search));
  const tags = chosen.map(({ tag }) => tag);
  const workings = await getProjectableWorkings(viewer, leagueId, { week, tags });
  return (
    <>
      <ProjectedWorkingsScreen
        workings={toProjectedWorkings(chosen, workings)}
        showsVerdict={showsVerdict}
      />
      <ProjectorFooter leagueId={leagueId} from="mistakes" week={week} />
    </>
  );
});
