import { defineCsvDownload } from '@/lib/actions/download';
import { exportSupports } from '@/lib/data/export/supports-file';

/** The supports of one of the teacher's own leagues, a line for each student and period. */
export const GET = defineCsvDownload(async (viewer, { leagueId }: { leagueId: string }) => ({
  fileName: 'fraction-league-supports.csv',
  parts: await exportSupports(viewer, leagueId),
}));
