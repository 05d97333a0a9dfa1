import { respondWithDownload } from '@/lib/actions/download';
import { getViewer } from '@/lib/auth/viewer';
import { exportStudent } from '@/lib/data/export/records';
import { textStream } from '@/lib/data/export/streams';

type Context = { params: Promise<{ leagueId: string; studentId: string }> };

/** Everything that is stored about one student of one of the teacher's own leagues. */
export function GET(_request: Request, { params }: Context): Promise<Response> {
  return respondWithDownload(async () => {
    const { leagueId, studentId } = await params;
    return {
      body: textStream(await exportStudent(await getViewer(), leagueId, studentId)),
      contentType: 'application/json; charset=utf-8',
      fileName: 'fraction-league-student.json',
    };
  });
}
