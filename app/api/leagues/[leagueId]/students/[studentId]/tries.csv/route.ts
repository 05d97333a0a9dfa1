import { defineTable } from '@/lib/actions/download';
import { exportTries } from '@/lib/data/export/tables';

/** Each try of one student of one of the teacher's own leagues, a line for each. */
export const GET = defineTable(
  async (viewer, { leagueId, studentId }: { leagueId: string; studentId: string }) => ({
    fileName: 'fraction-league-tries.csv',
    parts: await exportTries(viewer, leagueId, studentId),
  }),
);
