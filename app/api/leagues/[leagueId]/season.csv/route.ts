import { defineCsvDownload } from '@/lib/actions/download';
import { exportGradebookDetails } from '@/lib/data/export/tables';

/** The gradebook of one of the teacher's own leagues with one line per student and week. */
export const GET = defineCsvDownload(async (viewer, { leagueId }: { leagueId: string }) => ({
  fileName: 'fraction-league-season.csv',
  parts: await exportGradebookDetails(viewer, leagueId),
}));
