import { defineLeaguePage, defineWeekPageMetadata } from '@/app/teacher/define-league-page';
import { readProjectedGraphsFromUrl } from '@/components/graphs/projected-graphs';
import { ProjectedGraphsScreen } from '@/components/graphs/projected-graphs-screen';
import { ProjectorFooter } from '@/components/projector/projector-footer';
import { getProjectedGraphs } from '@/lib/data/graph/together-queries';
import { firstValueSearchParams } from '@/lib/domain/site/requests';
import { parseUncheckedWeekNumber } from '@/lib/domain/week/week-tasks';
import { TEACHER_PAGES } from '@/words/teacher-pages';

export const generateMetadata = defineWeekPageMetadata(TEACHER_PAGES.graphScreen);

export default defineLeaguePage(async (viewer, { leagueId }, search) => {
  const ids = readProjectedGraphsFromUrl(firstValueSearchParams(search));
  const isOfBrief = search.from === 'brief';
  return (
    <>
      <ProjectedGraphsScreen
        graphs={await getProjectedGraphs(viewer, leagueId, ids)}
        isOfBrief={isOfBrief}
      />
      <ProjectorFooter
        leagueId={leagueId}
        from={isOfBrief ? 'brief' : 'graphs'}
        week={parseUncheckedWeekNumber(search.week)}
      />
    </>
  );
});
