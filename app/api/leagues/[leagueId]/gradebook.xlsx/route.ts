import { defineWorkbookDownload } from '@/lib/actions/download';
import { exportGradebookWorkbook } from '@/lib/data/export/gradebook-files';

export const GET = defineWorkbookDownload(async (viewer, { leagueId }: { leagueId: string }) => ({
  fileName: 'fraction-league-gradebook.xlsx',
  parts: await exportGradebookWorkbook(viewer, leagueId),
}));
