import type { Metadata } from 'next';
import { OwnPlace, PointsLine } from '@/components/leaderboards/own-place';
import { OwnWorking } from '@/components/leaderboards/own-working';
import { BoardNav, NoStandings, Standings, Unranked } from '@/components/leaderboards/standings';
import { TickOnView } from '@/components/leaderboards/tick-on-view';
import { Card } from '@/components/ui/card';
import { UnreadableNotice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import type { LeaderboardDto } from '@/lib/data/leaderboard/dto';
import { readBoardChoice } from '@/lib/data/leaderboard/dto';
import { getLeaderboard } from '@/lib/data/leaderboard/queries';
import type { SearchProps } from '@/lib/domain/site/search';
import { HELP } from '@/words/help';
import { studentPage } from '../student-page';

export const metadata: Metadata = { title: 'Leaderboards' };

export default studentPage({ active: 'leaderboards' }, async (viewer, { searchParams }: SearchProps) => {
  const standing = await getLeaderboard(viewer, readBoardChoice(await searchParams));
  const { board, rows, unranked, leagueName, week, latestWeek, own, working } = standing;
  if (leagueName === '' || latestWeek === 0) return <NoStandings inLeague={leagueName !== ''} />;
  return (
    <>
      <PageHeader title="Leaderboards" beside={`${leagueName}, ${when(standing)}`} help={HELP.leaderboards} />
      <div className="grid grid-cols-1 gap-6">
        <BoardNav board={board} week={week} latestWeek={latestWeek} />
        {own ? <OwnPlace own={own} board={board} teams={rows.length} /> : null}
        {rows.length > 1 ? (
          <Card title="All teams on the field" className="hidden sm:block">
            <PointsLine rows={rows} />
          </Card>
        ) : null}
        <Standings rows={rows} board={board} label={`Teams of ${leagueName}, ${when(standing)}`} ownNote={stepsNote(standing)} />
        <UnreadableNotice count={standing.unreadable} one="team" many="teams" />
        {unranked.length > 0 ? <Unranked names={unranked} /> : null}
        {working ? <OwnWorking working={working} latestWeek={latestWeek} /> : null}
      </div>
      {standing.ticks ? <TickOnView week={week} /> : null}
    </>
  );
});

function when({ board, season, week }: LeaderboardDto): string {
  return board === 'week' ? `week ${week}` : `season ${season}`;
}

/** How far the student's score card is; it says why the number may still grow. */
function stepsNote({ working }: LeaderboardDto): string | undefined {
  return working?.kind === 'week' ? `${working.stepsDone} of 9 steps done` : undefined;
}
