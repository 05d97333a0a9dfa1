import { defineStreamedZipDownload } from '@/lib/actions/download';
import { exportSchoolOfficeZip } from '@/lib/data/export/office-file';

/** The files that the office keeps of one of the teacher's own leagues: PDF, CSV, and pictures. */
export const GET = defineStreamedZipDownload(
  async (viewer, { leagueId }: { leagueId: string }) => ({
    fileName: 'fraction-league-office.zip',
    parts: await exportSchoolOfficeZip(viewer, leagueId),
  }),
);
