import type { Metadata } from 'next';
import { HelmetSpriteSymbol } from '@/components/football/helmet';
import { CompleteTaskOnView } from '@/components/leaderboards/complete-task-on-view';
import { findPhotoFinishCloseUp } from '@/components/leaderboards/find-photo-finish-close-up';
import { LazyPhotoFinishDialog } from '@/components/leaderboards/lazy-photo-finish-dialog';
import { leaderboardHref } from '@/components/leaderboards/leaderboard-href';
import {
  LeaderboardNumberLine,
  RunPhotoFinishLink,
} from '@/components/leaderboards/leaderboard-number-line';
import {
  OwnAndBoardPoints,
  OwnBoardNumberBreakdown,
  ownBreakdownIfPointsDiffer,
} from '@/components/leaderboards/own-points';
import { OwnWeekBars, OwnWeekComparison } from '@/components/leaderboards/own-weeks';
import { PointGapsToNeighborTeams } from '@/components/leaderboards/point-gaps-to-neighbor-teams';
import {
  EmptyLeaderboardPage,
  LeaderboardNav,
  Standings,
  splitStandingsIntoNearAndOthers,
  UnrankedTeams,
} from '@/components/leaderboards/standings';
import { BelowTheFold } from '@/components/ui/below-the-fold';
import { HelpLine } from '@/components/ui/help-line';
import { UnreadableItemsNotice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { readLeaderboardParameters } from '@/lib/data/leaderboard/dto';
import { getLeaderboard } from '@/lib/data/leaderboard/queries';
import type { PageSearchProps } from '@/lib/domain/site/requests';
import { STUDENT_PAGE_HELP } from '@/words/help';
import {
  BOARD_WORDS,
  BOARDS,
  boardName,
  leaderboardsPageTitle,
  otherTeamsOfLeagueLabel,
  pointsCountFromText,
  seasonInSentence,
  teamsOfLeagueLabel,
  weekBegunInOtherClassText,
} from '@/words/leaderboards';
import { STUDENT_PAGE_TITLES } from '@/words/student-pages';
import { weekInSentence } from '@/words/week-names';
import { defineStudentPage } from '../define-student-page';

export async function generateMetadata({ searchParams }: PageSearchProps): Promise<Metadata> {
  return { title: leaderboardsPageTitle(boardName(readLeaderboardParameters(await searchParams))) };
}

export default defineStudentPage({}, async (viewer, { searchParams }: PageSearchProps) => {
  const choice = readLeaderboardParameters(await searchParams);
  const leaderboard = await getLeaderboard(viewer, choice);
  const { board, rows, unranked, leagueName, week, latestWeek, own, finish, working, ownWeeks } =
    leaderboard;
  if (leagueName === '' || latestWeek === 0)
    return <EmptyLeaderboardPage inLeague={leagueName !== ''} />;
  const { near, others } = splitStandingsIntoNearAndOthers(rows);
  const compared = ownBreakdownIfPointsDiffer(working);
  const [rule] = leaderboard.rules;
  const when = board === 'week' ? weekInSentence(week) : seasonInSentence(leaderboard.season);
  return (
    <>
      <HelmetSpriteSymbol />
      <PageHeader
        // A new board is announced by its name exactly once: by the page title or by this heading.
        title={
          <>
            <span>{STUDENT_PAGE_TITLES.leaderboards}</span>
            <span className="sr-only">{`: ${boardName(choice)}`}</span>
          </>
        }
        actions={<LeaderboardNav board={board} week={week} latestWeek={latestWeek} />}
        help={<HelpLine sentences={STUDENT_PAGE_HELP.leaderboards} />}
      />
      <div
        className={
          'grid grid-cols-1 gap-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)] lg:items-start ' +
          'lg:gap-x-3'
        }
      >
        {leaderboard.ranksHidden ? null : (
          <div className="lg:col-span-2">
            <LeaderboardNumberLine leaderboard={leaderboard} />
          </div>
        )}
        {ownWeeks ? (
          <OwnWeekBars weeks={ownWeeks} week={week} />
        ) : rows.length > 1 ? (
          <Standings rows={near} board={board} label={teamsOfLeagueLabel(leagueName, when)} />
        ) : null}
        <div className="grid content-start gap-2">
          {ownWeeks ? (
            <OwnWeekComparison weeks={ownWeeks} week={week} latestWeek={latestWeek} />
          ) : null}
          {compared && rule ? (
            <OwnAndBoardPoints working={compared} rule={rule} />
          ) : own && !ownWeeks ? (
            <PointGapsToNeighborTeams own={own} board={board} />
          ) : null}
          {leaderboard.countsFrom ? (
            <p className="font-semibold">{pointsCountFromText(leaderboard.countsFrom)}</p>
          ) : leaderboard.begunElsewhere ? (
            <p className="font-semibold">{weekBegunInOtherClassText(week)}</p>
          ) : null}
          {leaderboard.ranksHidden ? null : <RunPhotoFinishLink leaderboard={leaderboard} />}
          <p className="text-content-soft">{BOARD_WORDS[board].lead}</p>
        </div>
        <BelowTheFold>
          {ownWeeks && rows.length > 1 ? (
            <Standings rows={rows} board={board} label={teamsOfLeagueLabel(leagueName, when)} />
          ) : others.length > 0 ? (
            <Standings rows={others} board={board} label={otherTeamsOfLeagueLabel(leagueName)} />
          ) : null}
          <div className="grid gap-3 lg:col-span-2">
            <UnreadableItemsNotice
              count={leaderboard.unreadable}
              singular={BOARDS.team}
              plural={BOARDS.teams}
            />
            {unranked.length > 0 ? <UnrankedTeams names={unranked} /> : null}
            {working ? <OwnBoardNumberBreakdown working={working} latestWeek={latestWeek} /> : null}
          </div>
        </BelowTheFold>
      </div>
      {finish ? (
        <LazyPhotoFinishDialog
          lanes={finish}
          week={week}
          isLatest={week === latestWeek}
          fromStart={board === 'week' && week === latestWeek}
          closeUp={findPhotoFinishCloseUp(finish)}
          href={leaderboardHref(board, {
            week: board === 'week' && week !== latestWeek ? week : null,
          })}
        />
      ) : null}
      {leaderboard.ticks ? <CompleteTaskOnView week={week} /> : null}
    </>
  );
});
