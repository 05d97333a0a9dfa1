import { defineZipDownload } from '@/lib/actions/download';
import { exportOneRosterResults } from '@/lib/data/export/gradebook-files';

export const GET = defineZipDownload(async (viewer, { leagueId }: { leagueId: string }) => ({
  fileName: 'fraction-league-oneroster.zip',
  parts: await exportOneRosterResults(viewer, leagueId),
}));
