type PictureKind = 'png' | 'jpeg' | 'webp';

type NoPicture = 'empty' | 'heic' | 'pdf' | 'gif' | 'svg' | 'web-page' | 'unknown';
type BadPicture = 'moving' | 'too-many-scans' | 'damaged' | 'too-large' | 'too-small' | 'too-slow';
export type PictureProblem = NoPicture | BadPicture;

type Sniffed = { ok: true; kind: PictureKind } | { ok: false; why: PictureProblem };

const MAX_SCANS = 100;
/** JPEG markers; each follows a byte 255. */
const SCAN = 0xda;
const END_OF_PICTURE = 0xd9;

/** The chunks of a PNG before its image data. The decoder parses every one. */
const MAX_CHUNKS = 200;

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEIF_BRANDS = [
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
  'avif',
  'avis',
];
/** How far into a text file to look for a tag, since a comment or declaration may come first. */
const TEXT_LENGTH = 1024;

export function sniffPicture(bytes: Buffer): Sniffed {
  if (bytes.length === 0) return { ok: false, why: 'empty' };
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return sniffPng(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return sniffJpeg(bytes);
  const text = bytes.subarray(0, TEXT_LENGTH).toString('latin1');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return sniffWebp(bytes);
  return { ok: false, why: whyNoPicture(text) };
}

function whyNoPicture(text: string): NoPicture {
  if (text.includes('%PDF-')) return 'pdf';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.slice(4, 8) === 'ftyp' && HEIF_BRANDS.includes(text.slice(8, 12))) {
    return 'heic';
  }
  // An SVG can contain scripts, so it isn't accepted.
  if (/<svg[\s>]/i.test(text)) return 'svg';
  if (/<(!doctype|html|head|body|script)/i.test(text)) return 'web-page';
  return 'unknown';
}

/**
 * A progressive JPEG is drawn in scans over the whole picture; cameras and editors write about ten.
 * Scans are counted as a decoder finds them: not inside a block of other data, such as a thumbnail,
 * and not after the end of the picture.
 */
function sniffJpeg(bytes: Buffer): Sniffed {
  let scans = 0;
  for (let at = 2; at + 1 < bytes.length; ) {
    // Compressed image data lies between two markers; a byte 255 in it is followed by a zero.
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
    if (marker === 0 || marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_PICTURE) break;
    at += 2;
    if (marker === SCAN) scans += 1;
    if (scans > MAX_SCANS) return { ok: false, why: 'too-many-scans' };
    const standsAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    if (!standsAlone && at + 2 <= bytes.length) at += bytes.readUInt16BE(at);
  }
  return { ok: true, kind: 'jpeg' };
}

/** An animated PNG has a chunk `acTL` before its first image data. */
function sniffPng(bytes: Buffer): Sniffed {
  for (
    let at = PNG_SIGNATURE.length, chunks = 0;
    at + 8 <= bytes.length && chunks < MAX_CHUNKS;
    chunks++
  ) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return { ok: false, why: 'moving' };
    if (type === 'IDAT') return { ok: true, kind: 'png' };
    at += 12 + bytes.readUInt32BE(at);
  }
  return { ok: false, why: 'damaged' };
}

/** An animated WebP has the flag in its `VP8X` header, and frames in `ANMF` chunks. */
function sniffWebp(bytes: Buffer): Sniffed {
  const header = bytes.toString('latin1', 12, 16);
  if (!['VP8 ', 'VP8L', 'VP8X'].includes(header) || bytes.length < 30)
    return { ok: false, why: 'damaged' };
  const flags = bytes[20] ?? 0;
  if (header === 'VP8X' && (flags & 0x02) !== 0) return { ok: false, why: 'moving' };
  return { ok: true, kind: 'webp' };
}
