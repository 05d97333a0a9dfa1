import { defineCsvDownload } from '@/lib/actions/download';
import { exportWeekGrid } from '@/lib/data/export/tables';
import { readSortAndFilter } from '@/lib/domain/class/class-grid';
import { parseUncheckedWeekNumber } from '@/lib/domain/week/week-tasks';

/**
 * The grid of one week, with the filter and order on the screen, for one of the teacher's own
 * leagues.
 */
export const GET = defineCsvDownload(async (viewer, { leagueId }: { leagueId: string }, search) => {
  const asked = {
    week: parseUncheckedWeekNumber(search.get('week')),
    ...readSortAndFilter(search),
  };
  const { week, rows } = await exportWeekGrid(viewer, leagueId, asked);
  return { fileName: `fraction-league-week-${week}.csv`, parts: rows };
});
