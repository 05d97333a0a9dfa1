import { leaguePage, weekTitle } from '@/app/teacher/league-page';
import { ProjectedPlayingFieldScreen } from '@/components/projector/playing-field-screen';
import { ProjectorFooter } from '@/components/projector/projector-footer';
import { parseWeekChoice } from '@/lib/data/league-week/dto';
import { getTeamLanes } from '@/lib/data/league-week/queries';
import { firstSearchValues } from '@/lib/domain/site/requests';
import { TEACHER_PAGES } from '@/words/teacher-pages';

export const generateMetadata = weekTitle(TEACHER_PAGES.field);

export default leaguePage(async (viewer, { leagueId }, search) => {
  const choice = parseWeekChoice(firstSearchValues(search));
  const field = await getTeamLanes(viewer, leagueId, choice);
  return (
    <>
      <ProjectedPlayingFieldScreen key={field.week} field={field} />
      <ProjectorFooter leagueId={leagueId} from="week" week={choice.week} hasScreens />
    </>
  );
});
