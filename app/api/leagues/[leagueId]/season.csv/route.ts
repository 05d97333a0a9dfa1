import { defineTable } from '@/lib/actions/download';
import { exportGradebook } from '@/lib/data/export/tables';

/** The gradebook of one of the teacher's own leagues with one line per student and week. */
export const GET = defineTable(async (viewer, { leagueId }: { leagueId: string }) => ({
  fileName: 'fraction-league-season.csv',
  parts: await exportGradebook(viewer, leagueId),
}));
