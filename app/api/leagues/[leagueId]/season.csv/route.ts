import { respondWithDownload } from '@/lib/actions/download';
import { getViewer } from '@/lib/auth/viewer';
import { csvStream } from '@/lib/data/export/streams';
import { exportGradebook } from '@/lib/data/export/tables';

type Context = { params: Promise<{ leagueId: string }> };

/** The gradebook of one of the teacher's own leagues, a line for each student and week. */
export function GET(_request: Request, { params }: Context): Promise<Response> {
  return respondWithDownload(async () => {
    const { leagueId } = await params;
    return {
      body: csvStream(await exportGradebook(await getViewer(), leagueId)),
      contentType: 'text/csv; charset=utf-8',
      fileName: 'fraction-league-season.csv',
    };
  });
}
