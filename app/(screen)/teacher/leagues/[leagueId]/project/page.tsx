import { leaguePage, weekTitle } from '@/app/teacher/league-page';
import { ProjectedFieldScreen } from '@/components/projector/field-screen';
import { ScreenLinks } from '@/components/projector/screen-links';
import { readWeekChoice } from '@/lib/data/league-week/dto';
import { getLeagueField } from '@/lib/data/league-week/queries';
import { firstSearchValues } from '@/lib/domain/site/requests';
import { TEACHER_PAGES } from '@/words/teacher-pages';

export const generateMetadata = weekTitle(TEACHER_PAGES.field);

export default leaguePage(async (viewer, { leagueId }, search) => {
  const choice = readWeekChoice(firstSearchValues(search));
  const field = await getLeagueField(viewer, leagueId, choice);
  return (
    <>
      <ProjectedFieldScreen key={field.week} field={field} />
      <ScreenLinks leagueId={leagueId} from="week" week={choice.week} hasScreens />
    </>
  );
});
