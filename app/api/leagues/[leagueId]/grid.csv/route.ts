import { respondWithDownload } from '@/lib/actions/download';
import { getViewer } from '@/lib/auth/viewer';
import { csvStream } from '@/lib/data/export/streams';
import { exportWeekGrid } from '@/lib/data/export/tables';
import { readArrangement } from '@/lib/domain/class/class-grid';
import { readWeek } from '@/lib/domain/week/week-tasks';

type Context = { params: Promise<{ leagueId: string }> };

/** What the grid of one week shows, filtered and sorted as it is, of one of the teacher's own leagues. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respondWithDownload(async () => {
    const { leagueId } = await params;
    const { searchParams } = new URL(request.url);
    const asked = { week: readWeek(searchParams.get('week')), ...readArrangement(searchParams) };
    const { week, rows } = await exportWeekGrid(await getViewer(), leagueId, asked);
    return { body: csvStream(rows), contentType: 'text/csv; charset=utf-8', fileName: `fraction-league-week-${week}.csv` };
  });
}
