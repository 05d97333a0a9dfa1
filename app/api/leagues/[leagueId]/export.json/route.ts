import { defineJsonDownload } from '@/lib/actions/download';
import { exportLeague } from '@/lib/data/export/records';

/** All stored data about one of the teacher's own leagues and its students. */
export const GET = defineJsonDownload(async (viewer, { leagueId }: { leagueId: string }) => ({
  fileName: 'fraction-league-class.json',
  parts: await exportLeague(viewer, leagueId),
}));
