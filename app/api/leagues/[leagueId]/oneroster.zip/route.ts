import { defineZipDownload } from '@/lib/actions/download';
import { exportOneRosterResults } from '@/lib/data/export/gradebook-files';

/**
 * The results of one of the teacher's own leagues as OneRoster 1.2, for a student information
 * system.
 */
export const GET = defineZipDownload(async (viewer, { leagueId }: { leagueId: string }) => ({
  fileName: 'fraction-league-oneroster.zip',
  parts: await exportOneRosterResults(viewer, leagueId),
}));
