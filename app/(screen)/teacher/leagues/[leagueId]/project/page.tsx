import { defineLeaguePage, defineWeekPageMetadata } from '@/app/teacher/define-league-page';
import { ProjectedPlayingFieldScreen } from '@/components/projector/playing-field-screen';
import { ProjectorFooter } from '@/components/projector/projector-footer';
import { parseWeekChoice } from '@/lib/data/league-week/dto';
import { getPlayingField } from '@/lib/data/league-week/queries';
import { firstValueSearchParams } from '@/lib/domain/site/requests';
import { TEACHER_PAGES } from '@/words/teacher-pages';

export const generateMetadata = defineWeekPageMetadata(TEACHER_PAGES.field);

export default defineLeaguePage(async (viewer, { leagueId }, search) => {
  const choice = parseWeekChoice(firstValueSearchParams(search));
  const field = await getPlayingField(viewer, leagueId, choice);
  return (
    <>
      <ProjectedPlayingFieldScreen key={field.week} field={field} />
      <ProjectorFooter leagueId={leagueId} from="week" week={choice.week} hasScreens />
    </>
  );
});
