import { defineLeaguePage, defineWeekPageMetadata } from '@/app/teacher/define-league-page';
import { ProjectedLeaderboardScreen } from '@/components/projector/leaderboard-screen';
import { ProjectorFooter } from '@/components/projector/projector-footer';
import { readLeaderboardParameters } from '@/lib/data/leaderboard/dto';
import { getLeaderboardForTeacher } from '@/lib/data/leaderboard/queries';
import { scoringRulesPhrase } from '@/words/formula-levels';
import { BOARD_WORDS, boardScoringRulesText } from '@/words/leaderboards';
import { TEACHER_PAGES } from '@/words/teacher-pages';
import { weekTitle } from '@/words/week-names';

export const generateMetadata = defineWeekPageMetadata(TEACHER_PAGES.leaderboard);

export default defineLeaguePage(async (viewer, { leagueId }, search) => {
  const choice = readLeaderboardParameters(search);
  const { board, week, rows, rules } = await getLeaderboardForTeacher(viewer, leagueId, {
    ...choice,
    finish: false,
  });
  const { tab, lead } = BOARD_WORDS[board];
  return (
    <>
      <ProjectedLeaderboardScreen
        title={board === 'week' ? weekTitle(week) : tab}
        lead={rules.length > 0 ? boardScoringRulesText(rules.map(scoringRulesPhrase)) : lead}
        rows={rows}
      />
      <ProjectorFooter leagueId={leagueId} from="week" week={choice.week} hasScreens />
    </>
  );
});
