import { defineWorkbook } from '@/lib/actions/download';
import { exportWorkbook } from '@/lib/data/export/gradebook-files';

/** The gradebook of one of the teacher's own leagues as a workbook. */
export const GET = defineWorkbook(async (viewer, { leagueId }: { leagueId: string }) => ({
  fileName: 'fraction-league-gradebook.xlsx',
  parts: await exportWorkbook(viewer, leagueId),
}));
