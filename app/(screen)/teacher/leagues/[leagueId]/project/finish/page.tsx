import { defineLeaguePage, defineWeekPageMetadata } from '@/app/teacher/define-league-page';
import { ProjectedPhotoFinishQuizScreen } from '@/components/projector/photo-finish-screen';
import { ProjectorFooter } from '@/components/projector/projector-footer';
import { readLeaderboardParameters } from '@/lib/data/leaderboard/dto';
import { getLeaderboardForTeacher } from '@/lib/data/leaderboard/queries';
import { closestFinishes } from '@/lib/domain/week/close-finish';
import { photoFinishWeekSuffix, SEASON_SO_FAR, TEACHER_PAGES } from '@/words/teacher-pages';

export const generateMetadata = defineWeekPageMetadata(TEACHER_PAGES.finish);

/** More than a class wants to see in one lesson. */
const MAX_FINISHES = 5;

export default defineLeaguePage(async (viewer, { leagueId }, search) => {
  const { week, board: requestedBoard } = readLeaderboardParameters(search);
  const board = requestedBoard === 'season' ? 'season' : 'week';
  const leaderboard = await getLeaderboardForTeacher(viewer, leagueId, {
    board,
    week,
    finish: false,
  });
  const rows = leaderboard.rows.map(({ team, value }) => ({ team, value }));
  return (
    <>
      <ProjectedPhotoFinishQuizScreen
        when={board === 'season' ? SEASON_SO_FAR : photoFinishWeekSuffix(leaderboard.week)}
        finishes={closestFinishes(rows, MAX_FINISHES)}
      />
      <ProjectorFooter leagueId={leagueId} from="week" week={week} hasScreens />
    </>
  );
});
