import type { Viewer } from '@/lib/data/access/viewer';
import { getBoxScores } from '@/lib/data/box-score/queries';
import { getDraftBoard } from '@/lib/data/draft/queries';
import { getLeaderboard } from '@/lib/data/leaderboard/queries';
import { ensureOwnLineups } from '@/lib/data/lineup/commands';
import { getOrDrawOwnLineups } from '@/lib/data/lineup/queries';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { getStudentShell } from '@/lib/data/student-page/queries';
import { getEarlierWeeks, getStudentDashboard } from '@/lib/data/week/queries';
import { setServices } from '@/lib/platform/services';
import { withOperationReports } from '@/lib/store/operation-reports';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices } from '@/lib/testing/services';
import { giveTeam, openRoom12, putInLeague } from '@/lib/testing/student-week';

const READS_OF_A_PAGE = 5;

it.each<[string, (viewer: Viewer) => Promise<unknown>]>([
  ['dashboard', getStudentDashboard],
  ['earlier weeks', getEarlierWeeks],
  ['box scores', (viewer) => getBoxScores(viewer)],
  ['score card', (viewer) => getOrOpenScoreCard(viewer)],
  ['leaderboard', getLeaderboard],
  ['lineups', getOrDrawOwnLineups],
  ['draft board', (viewer) => getDraftBoard(viewer, { position: 'WR' })],
])(
  'the %s with its frame costs at most six store reads and writes nothing once the week is open',
  async (_, view) => {
    const test = await installTestServices({ seasons: realSeason });
    try {
      const student = await test.student('kim@school.org');
      await giveTeam(test.store, student, { leagueIds: ['room-12'] });
      await putInLeague(test.store, student, 'room-12');
      await openRoom12(test.store);

      const reads: string[] = [];
      const writes: string[] = [];
      const store = withOperationReports(test.store, ({ kind, operation, collection }) => {
        (kind === 'read' ? reads : writes).push(`${operation} ${collection}`);
      });
      setServices({ ...test.services, store });
      await getStudentDashboard(student);
      await ensureOwnLineups(student);
      reads.length = 0;
      writes.length = 0;

      await getStudentShell(student);
      await view(student);
      // Profile and team are asked for by frame and page; within one request they are read once.
      expect(new Set(reads).size).toBeLessThanOrEqual(READS_OF_A_PAGE);
      expect(writes).toEqual([]);
    } finally {
      await test.dispose();
    }
  },
);
