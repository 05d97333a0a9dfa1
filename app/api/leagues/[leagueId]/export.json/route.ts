import { defineJsonDownload } from '@/lib/actions/download';
import { exportLeagueRecords } from '@/lib/data/export/records';

export const GET = defineJsonDownload(async (viewer, { leagueId }: { leagueId: string }) => ({
  fileName: 'fraction-league-class.json',
  parts: await exportLeagueRecords(viewer, leagueId),
}));
