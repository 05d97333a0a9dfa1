import { Readable } from 'node:stream';
import { respondWithDownload } from '@/lib/actions/download';
import { getViewer } from '@/lib/auth/viewer';
import { exportStudent } from '@/lib/data/export/student-record';

type Context = { params: Promise<{ leagueId: string; studentId: string }> };

/** Everything that is stored about one student of one of the teacher's own leagues. */
export function GET(_request: Request, { params }: Context): Promise<Response> {
  return respondWithDownload(async () => {
    const { leagueId, studentId } = await params;
    const parts = await exportStudent(await getViewer(), leagueId, studentId);
    return {
      body: Readable.toWeb(Readable.from(bytesOf(parts))) as ReadableStream<Uint8Array>,
      contentType: 'application/json; charset=utf-8',
      fileName: 'fraction-league-student.json',
    };
  });
}

async function* bytesOf(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}
