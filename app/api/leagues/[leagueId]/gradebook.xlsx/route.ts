import { defineWorkbook } from '@/lib/actions/download';
import { exportWorkbook } from '@/lib/data/export/gradebook-files';

export const GET = defineWorkbook(async (viewer, { leagueId }: { leagueId: string }) => ({
  fileName: 'fraction-league-gradebook.xlsx',
  parts: await exportWorkbook(viewer, leagueId),
}));
