import type { Metadata } from 'next';
import { HelmetSpriteSymbol } from '@/components/football/helmet';
import { leaderboardHref } from '@/components/leaderboards/leaderboard-href';
import { PointsNumberLine } from '@/components/leaderboards/points-number-line';
import { LeaderboardNav, Standings, UnrankedTeams } from '@/components/leaderboards/standings';
import { EmptyState } from '@/components/ui/empty-state';
import { ExplainedWordList } from '@/components/ui/explained-word';
import { UnreadableItemsNotice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { ProjectorLink } from '@/components/ui/projector-link';
import { readLeaderboardParameters } from '@/lib/data/leaderboard/dto';
import { getLeaderboardForTeacher } from '@/lib/data/leaderboard/queries';
import type { PageSearchProps } from '@/lib/domain/site/requests';
import { scoringRulesPhrase } from '@/words/formula-levels';
import { TEACHER_GLOSSARY } from '@/words/glossary';
import { BOARD_WORDS, boardName, boardScoringRulesText } from '@/words/leaderboards';
import {
  CLASS_BOARDS,
  leagueTeamsInWeekLabel,
  TEACHER_PAGES,
  teacherBoardsPageTitle,
  teamsInSeasonText,
} from '@/words/teacher-pages';
import { defineLeaguePage } from '../../../define-league-page';

export async function generateMetadata({ searchParams }: PageSearchProps): Promise<Metadata> {
  return {
    title: teacherBoardsPageTitle(boardName(readLeaderboardParameters(await searchParams))),
  };
}

export default defineLeaguePage(async (viewer, { leagueId }, search) => {
  const choice = readLeaderboardParameters(search);
  const { board, rows, unranked, leagueName, week, latestWeek, season, unreadable, rules } =
    await getLeaderboardForTeacher(viewer, leagueId, {
      ...choice,
      finish: false,
    });
  const base = `/teacher/leagues/${leagueId}/boards`;
  const screen = `/teacher/leagues/${leagueId}/project`;
  const shownWeek = board === 'week' && week !== latestWeek ? week : null;
  if (latestWeek === 0) {
    return (
      <>
        <PageHeader title={TEACHER_PAGES.boards} />
        <EmptyState title={CLASS_BOARDS.notStarted} icon="trophy">
          {CLASS_BOARDS.afterFirst}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <HelmetSpriteSymbol />
      <PageHeader
        title={TEACHER_PAGES.boards}
        help={
          <ExplainedWordList
            words={[TEACHER_GLOSSARY.photoFinish, TEACHER_GLOSSARY.improved, TEACHER_GLOSSARY.mvp]}
          />
        }
        actions={<LeaderboardNav board={board} week={week} latestWeek={latestWeek} base={base} />}
      />
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-80 text-content-soft">
          <span>{`${CLASS_BOARDS.seen} ${BOARD_WORDS[board].lead}`}</span>
          {rules.length > 0 ? (
            <span>{` ${boardScoringRulesText(rules.map(scoringRulesPhrase))}`}</span>
          ) : null}
        </p>
        <div className="ml-auto flex flex-wrap gap-2">
          <ProjectorLink
            href={leaderboardHref(board, { week: shownWeek, base: `${screen}/boards` })}
          >
            {CLASS_BOARDS.project}
          </ProjectorLink>
          {board === 'week' || board === 'season' ? (
            <ProjectorLink
              href={leaderboardHref(board, { week: shownWeek, base: `${screen}/finish` })}
            >
              {CLASS_BOARDS.projectFinish}
            </ProjectorLink>
          ) : null}
        </div>
      </div>
      <div className="grid grid-cols-1 gap-3">
        {rows.length > 1 ? (
          <section
            aria-label={CLASS_BOARDS.oneLine}
            className="turf forced-edge rounded-lg px-4 py-2 text-on-field"
          >
            <PointsNumberLine rows={rows} before={null} />
          </section>
        ) : null}
        {rows.length > 0 ? (
          <Standings
            rows={rows}
            board={board}
            label={
              board === 'week'
                ? leagueTeamsInWeekLabel(leagueName, week)
                : teamsInSeasonText(leagueName, season)
            }
          />
        ) : (
          <EmptyState title={CLASS_BOARDS.noTeam} icon="trophy">
            {CLASS_BOARDS.teamsAppear}
          </EmptyState>
        )}
        <UnreadableItemsNotice
          count={unreadable}
          singular={CLASS_BOARDS.team}
          plural={CLASS_BOARDS.teams}
        />
        {unranked.length > 0 ? <UnrankedTeams names={unranked} /> : null}
      </div>
    </>
  );
});
