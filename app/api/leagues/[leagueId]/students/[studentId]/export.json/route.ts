import { defineJsonDownload } from '@/lib/actions/download';
import { exportStudentRecords } from '@/lib/data/export/records';

export const GET = defineJsonDownload(
  async (viewer, { leagueId, studentId }: { leagueId: string; studentId: string }) => ({
    fileName: 'fraction-league-student.json',
    parts: await exportStudentRecords(viewer, leagueId, studentId),
  }),
);
