import type { StoredFile } from '@/lib/files/port';

/**
 * What a picture is sent with: kept by no one on the way, since a shared Chromebook may belong to another student a minute later; and
 * unable to do anything but be looked at, even if it were not the picture it is.
 */
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Null answers 404, the same for what is missing, what belongs to someone else and who is signed out. */
export function respondWithPicture(picture: StoredFile | null, fileName: string): Response {
  if (!picture) return new Response('Not found', { status: 404, headers: { ...HEADERS, 'Content-Type': 'text/plain' } });
  return new Response(new Uint8Array(picture.bytes), {
    headers: {
      ...HEADERS,
      'Content-Type': picture.contentType,
      'Content-Disposition': `inline; filename="${fileName}"`,
    },
  });
}
