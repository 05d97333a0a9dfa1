import { getViewer } from '@/lib/auth/viewer';
import type { Viewer } from '@/lib/data/access/viewer';
import { byteStream, type CsvRows, csvStream, textStream } from '@/lib/data/export/streams';
import type { StoredFile } from '@/lib/files/port';
import { couldNotBeFoundText, NOT_FOUND } from '@/words/page-problems';
import { respondWithResult } from './http';
import { runRequest } from './run-request';

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
  /** A fixed name in plain letters, without anything that people typed. */
  fileName: string;
};

/**
 * A file to download. People without access get the same 404 whether it exists or not. Caches must
 * not store it.
 */
export async function respondWithDownload(open: () => Promise<Download>): Promise<Response> {
  const result = await runRequest(open);
  if (!result.ok) {
    const hidden = ['not-signed-in', 'not-allowed', 'not-found'].includes(result.error.code);
    return respondWithResult(
      hidden
        ? { ok: false, error: { code: 'not-found', message: couldNotBeFoundText('page') } }
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

export const defineCsvDownload = <Params>(open: Open<Params, CsvRows>) =>
  defineDownload('text/csv; charset=utf-8', csvStream, open);

export const defineJsonDownload = <Params>(open: Open<Params, AsyncIterable<string>>) =>
  defineDownload('application/json; charset=utf-8', textStream, open);

export const definePdfDownload = <Params>(open: Open<Params, Uint8Array>) =>
  defineDownload('application/pdf', whole, open);
export const defineWorkbookDownload = <Params>(open: Open<Params, Uint8Array>) =>
  defineDownload(WORKBOOK, whole, open);
export const defineZipDownload = <Params>(open: Open<Params, Uint8Array>) =>
  defineDownload(ZIP, whole, open);
export const defineStreamedZipDownload = <Params>(open: Open<Params, AsyncIterable<Uint8Array>>) =>
  defineDownload(ZIP, byteStream, open);

const whole = (bytes: Uint8Array): Download['body'] => new Blob([new Uint8Array(bytes)]).stream();

/**
 * Caches must not store pictures, since Chromebooks are shared, and the policy keeps a picture from
 * running anything.
 */
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Null becomes a 404: the same for a missing picture, someone else's, and a signed-out visitor. */
export function respondWithPicture(picture: StoredFile | null, fileName: string): Response {
  if (!picture)
    return new Response(NOT_FOUND.page, {
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
