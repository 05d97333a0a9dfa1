import { defineCsvDownload } from '@/lib/actions/download';
import { exportStudentTries } from '@/lib/data/export/tables';

export const GET = defineCsvDownload(
  async (viewer, { leagueId, studentId }: { leagueId: string; studentId: string }) => ({
    fileName: 'fraction-league-tries.csv',
    parts: await exportStudentTries(viewer, leagueId, studentId),
  }),
);
