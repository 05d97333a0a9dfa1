import { getViewer } from '@/lib/auth/viewer';
import type { Viewer } from '@/lib/data/access/viewer';
import { type CsvRow, csvStream, textStream } from '@/lib/data/export/streams';
import type { StoredFile } from '@/lib/files/port';
import { answer } from './answer';
import { respond } from './http';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ZIP = 'application/zip';

type Download = {
  body: ReadableStream<Uint8Array>;
  contentType:
    | 'text/csv; charset=utf-8'
    | 'application/json; charset=utf-8'
    | 'application/pdf'
    | typeof WORKBOOK
    | typeof ZIP;
  /** A fixed name in plain letters: nothing anyone typed. */
  fileName: string;
};

/**
 * A file to keep. Whoever may not have it gets the same 404, whether it exists or not. No one on
 * the way stores it.
 */
export async function respondWithDownload(open: () => Promise<Download>): Promise<Response> {
  const result = await answer(open);
  if (!result.ok) {
    const hidden = ['not-signed-in', 'not-allowed', 'not-found'].includes(result.error.code);
    return respond(
      hidden
        ? { ok: false, error: { code: 'not-found', message: 'This could not be found.' } }
        : result,
    );
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

type Open<Params, Part> = (
  viewer: Viewer,
  params: Params,
  search: URLSearchParams,
) => Promise<{ fileName: Download['fileName']; parts: Part }>;

function defineDownload<Params, Part>(
  contentType: Download['contentType'],
  streamOf: (parts: Part) => Download['body'],
  open: Open<Params, Part>,
) {
  return (request: Request, { params }: { params: Promise<Params> }): Promise<Response> =>
    respondWithDownload(async () => {
      const { fileName, parts } = await open(
        await getViewer(),
        await params,
        new URL(request.url).searchParams,
      );
      return { body: streamOf(parts), contentType, fileName };
    });
}

/** A route that answers with a table, row by row. */
export const defineTable = <Params>(open: Open<Params, AsyncIterable<CsvRow>>) =>
  defineDownload('text/csv; charset=utf-8', csvStream, open);

/** A route that answers with JSON, piece by piece. */
export const defineRecord = <Params>(open: Open<Params, AsyncIterable<string>>) =>
  defineDownload('application/json; charset=utf-8', textStream, open);

/** A route that answers with pages to print. */
export const defineSheet = <Params>(open: Open<Params, Uint8Array>) =>
  defineDownload('application/pdf', whole, open);
export const defineWorkbook = <Params>(open: Open<Params, Uint8Array>) =>
  defineDownload(WORKBOOK, whole, open);
export const defineZip = <Params>(open: Open<Params, Uint8Array>) =>
  defineDownload(ZIP, whole, open);

const whole = (bytes: Uint8Array): Download['body'] => new Blob([new Uint8Array(bytes)]).stream();

/**
 * A picture is kept by no one on the way, since Chromebooks are shared, and can do nothing but be
 * looked at.
 */
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Null answers 404, the same for what is missing, what belongs to someone else and who is signed
 * out.
 */
export function respondWithPicture(picture: StoredFile | null, fileName: string): Response {
  if (!picture)
    return new Response('Not found', {
      status: 404,
      headers: { ...HEADERS, 'Content-Type': 'text/plain' },
    });
  return new Response(new Uint8Array(picture.bytes), {
    headers: {
      ...HEADERS,
      'Content-Type': picture.contentType,
      'Content-Disposition': `inline; filename="${fileName}"`,
    },
  });
}
