import { defineLeaguePage, defineWeekPageMetadata } from '@/app/teacher/define-league-page';
import { ProjectedClassDriveScreen } from '@/components/projector/class-drive-screen';
import { ProjectorFooter } from '@/components/projector/projector-footer';
import { parseDriveChoice } from '@/lib/data/league-week/dto';
import { getLeagueDrive } from '@/lib/data/league-week/queries';
import { firstValueSearchParams } from '@/lib/domain/site/requests';
import { CLASS_DRIVE } from '@/words/class-drive';

export const generateMetadata = defineWeekPageMetadata(CLASS_DRIVE.title);

export default defineLeaguePage(async (viewer, { leagueId }, search) => {
  const choice = parseDriveChoice(firstValueSearchParams(search));
  const drive = await getLeagueDrive(viewer, leagueId, choice);
  return (
    <>
      <ProjectedClassDriveScreen key={drive.week} shown={drive} />
      <ProjectorFooter leagueId={leagueId} from="week" week={choice.week} hasScreens />
    </>
  );
});
