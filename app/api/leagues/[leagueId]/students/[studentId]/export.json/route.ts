import { defineJsonDownload } from '@/lib/actions/download';
import { exportStudent } from '@/lib/data/export/records';

export const GET = defineJsonDownload(
  async (viewer, { leagueId, studentId }: { leagueId: string; studentId: string }) => ({
    fileName: 'fraction-league-student.json',
    parts: await exportStudent(viewer, leagueId, studentId),
  }),
);
