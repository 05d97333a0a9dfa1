import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/**
 * Real test files, harmless and malicious, made byte by byte or with the library that reads them.
 */

const RED = { r: 220, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 220 };

/** A marker text in the places where a camera writes location and name. */
export const METADATA_CANARY = 'CANARY-HOME-ADDRESS';

type Size = { width?: number; height?: number };

/** Left half red and right half blue, so that its rotation is visible. */
function twoHalves({ width = 400, height = 200 }: Size = {}): Sharp {
  return sharp({ create: { width, height, channels: 3, background: BLUE } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: RED } },
      left: 0,
      top: 0,
    },
  ]);
}

export const pngPicture = (size?: Size): Promise<Buffer> => twoHalves(size).png().toBuffer();
export const jpegPicture = (size?: Size): Promise<Buffer> => twoHalves(size).jpeg().toBuffer();
export const webpPicture = (size?: Size): Promise<Buffer> => twoHalves(size).webp().toBuffer();

/** Like a phone's photo: stored sideways, with its orientation, location, and owner. */
export async function phonePhoto(size?: Size): Promise<Buffer> {
  return twoHalves(size)
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Make: 'Phone', Artist: METADATA_CANARY, Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** The most that one comment of a JPEG holds, its own length included. */
const COMMENT_BYTES = 65_535;

/**
 * A JPEG of as many megabytes as a photo, with a twelfth of its pixels: they take the time and not
 * the memory of the server. The rest are comments, which take neither.
 */
export async function heavyPhoto(seed: number): Promise<Buffer> {
  const [width, height] = [1155, 865];
  // A small patch of noise, enlarged repeatedly: cheap to make and hard to compress.
  const patch = Buffer.alloc(256 * 256 * 3);
  let state = seed * 2_654_435_761;
  for (let index = 0; index < patch.length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    patch[index] = state >>> 24;
  }
  const tile = await sharp(patch, { raw: { width: 256, height: 256, channels: 3 } })
    .png()
    .toBuffer();
  const picture = await sharp({ create: { width, height, channels: 3, background: RED } })
    .composite([{ input: tile, tile: true }])
    .jpeg({ quality: 98 })
    .toBuffer();
  const comment = Buffer.alloc(2 + COMMENT_BYTES, seed);
  comment.writeUInt16BE(0xfffe, 0);
  comment.writeUInt16BE(COMMENT_BYTES, 2);
  const [start, rest] = [picture.subarray(0, 2), picture.subarray(2)];
  return Buffer.concat([start, ...Array<Buffer>(60).fill(comment), rest]);
}

/**
 * A valid progressive JPEG of one color with `more` extra scans. Each takes about fifteen bytes,
 * and makes the decoder go over the whole picture.
 */
export async function jpegOfScans(
  more: number,
  { width = 1600, height = 1200 }: Size = {},
): Promise<Buffer> {
  const jpeg = await sharp({ create: { width, height, channels: 3, background: RED } })
    .jpeg({ progressive: true })
    .toBuffer();
  const begin = jpeg.indexOf(TABLES, jpeg.indexOf(SCAN));
  const scanBegin = jpeg.indexOf(SCAN, begin);
  // The mean colors, then one part of the details, both marked as exact: exact data may be sent
  // again.
  const mean = exactScan(jpeg.subarray(0, begin), jpeg.indexOf(SCAN));
  const tables = jpeg.subarray(begin, scanBegin);
  const scan = exactScan(jpeg.subarray(scanBegin, jpeg.indexOf(TABLES, scanBegin)), 0);
  return Buffer.concat([
    mean,
    tables,
    ...Array.from({ length: more + 1 }, () => scan),
    Buffer.of(0xff, 0xd9),
  ]);
}

const SCAN = Buffer.of(0xff, 0xda);
const TABLES = Buffer.of(0xff, 0xc4);

/** The last byte of a scan's header gives its precision. */
function exactScan(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at + 1 + copy.readUInt16BE(at + 2)] = 0;
  return copy;
}

/**
 * A small file with an allowed size that is slow to decode: sixteen bits per color, each byte
 * predicted from three neighbors.
 */
export function slowPng(side = 6_300): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([16, 6, 0, 0, 0], 8);
  const row = Buffer.from(
    Array.from({ length: 1 + side * 8 }, (_, index) => (index === 0 ? 4 : (index * 37) & 3)),
  );
  const pixels = Buffer.alloc(row.length * side, row);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG with other data before the picture, like a camera's thumbnail. */
export async function jpegWithBlock(data: Buffer): Promise<Buffer> {
  const jpeg = await jpegPicture();
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffef, 0);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** A PNG with `count` texts that each decompress to a thousand times their size. */
export async function pngOfTexts(
  count: number,
  type: 'zTXt' | 'iTXt' | 'iCCP' = 'zTXt',
): Promise<Buffer> {
  const packed = deflateSync(Buffer.alloc(7_500_000, 'a'), { level: 9 });
  const head = { zTXt: 'note\0\0', iTXt: 'note\0\u0001\0\0\0', iCCP: 'note\0\0' }[type];
  const text = chunk(type, Buffer.concat([Buffer.from(head, 'latin1'), packed]));
  const still = await pngPicture();
  const afterHeader = SIGNATURE.length + 25;
  return Buffer.concat([
    still.subarray(0, afterHeader),
    ...Array.from({ length: count }, () => text),
    still.subarray(afterHeader),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit, grayscale.
  header.set([1, 0, 0, 0, 0], 8);
  return chunk('IHDR', header);
}

/** 14,000 by 14,000 pixels in a file of about thirty kilobytes. */
export function pngBomb(side = 14_000): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(side / 8));
  const data = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)), { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    pngHeader(side, side),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG of two frames. */
export async function animatedPng(): Promise<Buffer> {
  const still = await pngPicture();
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  const afterHeader = SIGNATURE.length + 25;
  return Buffer.concat([
    still.subarray(0, afterHeader),
    chunk('acTL', control),
    still.subarray(afterHeader),
  ]);
}

/** A WebP of two frames. */
export async function animatedWebp(): Promise<Buffer> {
  const [first, second] = [
    await pngPicture(),
    await sharp(await pngPicture())
      .negate()
      .png()
      .toBuffer(),
  ];
  return sharp([first, second], { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

export const svgDrawing = (): Buffer =>
  Buffer.from(
    '<?xml version="1.0"?><!-- a graph --><svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"><script>alert(1)</script></svg>',
  );
export const htmlPage = (): Buffer =>
  Buffer.from('<!DOCTYPE html><html><script>alert(document.cookie)</script></html>');
export const pdfFile = (): Buffer =>
  Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');
export const gifPicture = (): Promise<Buffer> => twoHalves().gif().toBuffer();
export const heicPhoto = (): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(64),
  ]);
export const truncated = (file: Buffer): Buffer => file.subarray(0, Math.floor(file.length * 0.6));

/** The colors in the middle of the four sides, as names, to check the rotation. */
export async function sideColorsOf(file: Uint8Array): Promise<{
  top: string;
  bottom: string;
  left: string;
  right: string;
  width: number;
  height: number;
}> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const nameAt = (x: number, y: number) => {
    const at = (Math.floor(y) * width + Math.floor(x)) * channels;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
  };
  return {
    top: nameAt(width / 2 + 3, height * 0.1),
    bottom: nameAt(width / 2 + 3, height * 0.9),
    left: nameAt(width * 0.1, height / 2 + 3),
    right: nameAt(width * 0.9, height / 2 + 3),
    width,
    height,
  };
}
