import { defineJsonDownload } from '@/lib/actions/download';
import { exportStudent } from '@/lib/data/export/records';

/** All stored data about one student of the teacher's own leagues. */
export const GET = defineJsonDownload(
  async (viewer, { leagueId, studentId }: { leagueId: string; studentId: string }) => ({
    fileName: 'fraction-league-student.json',
    parts: await exportStudent(viewer, leagueId, studentId),
  }),
);
