import { defineCsvDownload } from '@/lib/actions/download';
import { exportGradebookViewRows } from '@/lib/data/export/gradebook-files';
import { parseGradebookView } from '@/lib/domain/class/gradebook';

/**
 * The gradebook of one of the teacher's own leagues with one line per student: steps, percent, or
 * points.
 */
export const GET = defineCsvDownload(async (viewer, { leagueId }: { leagueId: string }, search) => {
  const view = parseGradebookView(search.get('show'));
  return {
    fileName: `fraction-league-gradebook-${view}.csv`,
    parts: await exportGradebookViewRows(viewer, leagueId, view),
  };
});
