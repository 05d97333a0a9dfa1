import { JoinPrintSheet, ProjectedJoinScreen } from '@/components/leagues/join-board';
import { JoinedStudentsList } from '@/components/leagues/joined-students-list';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { PrintButton } from '@/components/ui/print-button';
import { getJoinBoard } from '@/lib/data/league/queries';
import { getJoinedStudents } from '@/lib/data/league-week/queries';
import { JOIN_BOARD, joinLeagueText } from '@/words/join-board';
import { defineLeaguePage } from '../../../define-league-page';

export const metadata = { title: JOIN_BOARD.title };

export default defineLeaguePage(async (viewer, { leagueId }) => {
  const [league, arrivals] = await Promise.all([
    getJoinBoard(viewer, leagueId),
    getJoinedStudents(viewer, leagueId),
  ]);
  if (league.closed) {
    return (
      <>
        <PageHeader title={JOIN_BOARD.title} />
        <Notice tone="info" title={JOIN_BOARD.closed}>
          {league.closed === 'past' ? JOIN_BOARD.seasonOver : JOIN_BOARD.reopen}
        </Notice>
      </>
    );
  }
  return (
    <>
      <div className="print-hidden">
        <PageHeader title={joinLeagueText(league.name)} />
        <ProjectedJoinScreen
          {...league}
          joined={<JoinedStudentsList leagueId={leagueId} arrivals={arrivals} />}
        >
          <PrintButton variant="secondary">{JOIN_BOARD.printSheet}</PrintButton>
        </ProjectedJoinScreen>
      </div>
      <JoinPrintSheet {...league} />
    </>
  );
});
