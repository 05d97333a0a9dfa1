import { respondWithDownload } from '@/lib/actions/download';
import { getViewer } from '@/lib/auth/viewer';
import { exportLeague } from '@/lib/data/export/records';
import { textStream } from '@/lib/data/export/streams';

type Context = { params: Promise<{ leagueId: string }> };

/** Everything that is stored about one of the teacher's own leagues and each of its students. */
export function GET(_request: Request, { params }: Context): Promise<Response> {
  return respondWithDownload(async () => {
    const { leagueId } = await params;
    return {
      body: textStream(await exportLeague(await getViewer(), leagueId)),
      contentType: 'application/json; charset=utf-8',
      fileName: 'fraction-league-class.json',
    };
  });
}
