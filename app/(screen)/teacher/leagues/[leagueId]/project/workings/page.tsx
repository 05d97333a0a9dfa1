import { defineLeaguePage, defineWeekPageMetadata } from '@/app/teacher/define-league-page';
import {
  readWorkingsScreenViewFromUrl,
  toProjectedWorkings,
} from '@/components/mistakes/projected-workings';
import { ProjectedWorkingsScreen } from '@/components/mistakes/projected-workings-screen';
import { ProjectorFooter } from '@/components/projector/projector-footer';
import { getProjectableWorkings } from '@/lib/data/mistake/queries';
import { firstValueSearchParams } from '@/lib/domain/site/requests';
import { parseUncheckedWeekNumber } from '@/lib/domain/week/week-tasks';
import { TEACHER_PAGES } from '@/words/teacher-pages';

export const generateMetadata = defineWeekPageMetadata(TEACHER_PAGES.workings);

export default defineLeaguePage(async (viewer, { leagueId }, search) => {
  const week = parseUncheckedWeekNumber(search.week);
  const { chosen, showsVerdict } = readWorkingsScreenViewFromUrl(firstValueSearchParams(search));
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
