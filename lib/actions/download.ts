import { answer } from './define-action';
import { respond } from './http';

type Download = {
  body: ReadableStream<Uint8Array>;
  contentType: 'text/csv; charset=utf-8' | 'application/json; charset=utf-8';
  /** A fixed name in plain letters: nothing anyone typed. */
  fileName: string;
};

/**
 * A file to keep, for the one who may have it. Everyone else gets the same 404, whether there is such a thing or not; what keeps the app
 * from answering at all stays what it is. What is in the file is stored by no one on the way.
 */
export async function respondWithDownload(open: () => Promise<Download>): Promise<Response> {
  const result = await answer(open);
  if (!result.ok) {
    const hidden = ['not-signed-in', 'not-allowed', 'not-found'].includes(result.error.code);
    return respond(hidden ? { ok: false, error: { code: 'not-found', message: 'This could not be found.' } } : result);
  }
  const { body, contentType, fileName } = result.data;
  return new Response(body, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
