import { leaguePage, weekTitle } from '@/app/teacher/league-page';
import { BoardScreen } from '@/components/projector/board-screen';
import { ScreenLinks } from '@/components/projector/screen-links';
import { readBoardParameters } from '@/lib/data/leaderboard/dto';
import { getClassBoard } from '@/lib/data/leaderboard/queries';
import { BOARD_WORDS } from '@/words/leaderboards';

export const generateMetadata = weekTitle('Leaderboard');

export default leaguePage(async (viewer, { leagueId }, search) => {
  const { board, week, rows } = await getClassBoard(viewer, leagueId, {
    ...readBoardParameters(search),
    finish: false,
  });
  const { tab, lead } = BOARD_WORDS[board];
  return (
    <>
      <BoardScreen title={board === 'week' ? `Week ${week}` : tab} lead={lead} rows={rows} />
      <ScreenLinks leagueId={leagueId} />
    </>
  );
});
