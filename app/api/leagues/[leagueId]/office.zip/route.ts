import { defineZip } from '@/lib/actions/download';
import { exportOfficeFile } from '@/lib/data/export/office-file';

/** The files that the office keeps of one of the teacher's own leagues: PDF and CSV. */
export const GET = defineZip(async (viewer, { leagueId }: { leagueId: string }) => ({
  fileName: 'fraction-league-office.zip',
  parts: await exportOfficeFile(viewer, leagueId),
}));
