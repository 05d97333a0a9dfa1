import { defineZip } from '@/lib/actions/download';
import { exportOneRoster } from '@/lib/data/export/gradebook-files';

/**
 * The results of one of the teacher's own leagues as OneRoster 1.2, for a student information
 * system.
 */
export const GET = defineZip(async (viewer, { leagueId }: { leagueId: string }) => ({
  fileName: 'fraction-league-oneroster.zip',
  parts: await exportOneRoster(viewer, leagueId),
}));
