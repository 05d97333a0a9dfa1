import { respondWithDownload } from '@/lib/actions/download';
import { getViewer } from '@/lib/auth/viewer';
import { csvStream } from '@/lib/data/export/streams';
import { exportTries } from '@/lib/data/export/tables';

type Context = { params: Promise<{ leagueId: string; studentId: string }> };

/** Each try of one student of one of the teacher's own leagues, a line for each. */
export function GET(_request: Request, { params }: Context): Promise<Response> {
  return respondWithDownload(async () => {
    const { leagueId, studentId } = await params;
    return {
      body: csvStream(await exportTries(await getViewer(), leagueId, studentId)),
      contentType: 'text/csv; charset=utf-8',
      fileName: 'fraction-league-tries.csv',
    };
  });
}
