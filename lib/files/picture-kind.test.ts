import { sniffPicture } from './picture-kind';

const bytes = (...parts: (string | readonly number[])[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );
const times = (count: number, part: readonly number[]) =>
  Array.from({ length: count }, () => part).flat();

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** A PNG chunk: length, type, data, and a checksum that isn't checked here. */
const chunk = (type: string, length = 0) =>
  bytes([0, 0, length >> 8, length & 255], type, times(length, [7]), [1, 2, 3, 4]);
const chunks = (...each: Buffer[]) => Buffer.concat([bytes(PNG), ...each]);
const webp = (header: string, flags = 0, length = 30) =>
  Buffer.concat([
    bytes('RIFF', [22, 0, 0, 0], 'WEBP', header, [10, 0, 0, 0], [flags]),
    Buffer.alloc(64),
  ]).subarray(0, length);

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x04, 0x11, 0x22];
/** One scan: a header of four bytes and two bytes of image data. */
const SCAN = [0xff, 0xda, 0x00, 0x04, 0x01, 0x02, 0x55, 0x66];
const END = [0xff, 0xd9];

function told(file: Buffer): string {
  const sniffed = sniffPicture(file);
  return sniffed.ok ? sniffed.kind : sniffed.why;
}

it.each<[string, Buffer, string]>([
  ['nothing', bytes(), 'empty'],
  ['text', bytes('just some words'), 'unknown'],
  ['zeros', Buffer.alloc(5_000), 'unknown'],
  ['one byte', bytes([0xff]), 'unknown'],
  ['a PDF', bytes('%PDF-1.7\n'), 'pdf'],
  ['a PDF behind some bytes of a mailer', bytes('\r\n\r\n%PDF-1.4'), 'pdf'],
  ['a GIF', bytes('GIF89a', [1, 0]), 'gif'],
  ['an old GIF', bytes('GIF87a', [1, 0]), 'gif'],
  ['a text about GIFs', bytes('What is GIF89a?'), 'unknown'],
  ['a GIF of no version', bytes('GIF88a'), 'unknown'],
  ['an SVG behind a comment', bytes('<?xml version="1.0"?><!-- graph --><svg width="9">'), 'svg'],
  ['an SVG in capitals', bytes('<SVG>'), 'svg'],
  ['something that only begins like an SVG', bytes('<svgx>'), 'unknown'],
  ['a web page', bytes('<!DOCTYPE html><html>'), 'web-page'],
  ['a piece of a web page', bytes('  <Body class="x">'), 'web-page'],
  ['a script', bytes('<script>alert(1)</script>'), 'web-page'],
  ['an SVG that begins within the first 1024 bytes', bytes(' '.repeat(1_019), '<svg>'), 'svg'],
  ['a text with a tag behind its first 1024 bytes', bytes(' '.repeat(1_020), '<svg>'), 'unknown'],
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis'].map(
    (brand): [string, Buffer, string] => [
      `a photo of the brand ${brand}`,
      bytes([0, 0, 0, 24], `ftyp${brand}`, [0, 0, 0, 0]),
      'heic',
    ],
  ),
  ['a film', bytes([0, 0, 0, 24], 'ftypisom', [0, 0, 0, 0]), 'unknown'],
  ['a brand without its box', bytes([0, 0, 0, 24], 'xxxxheic', [0, 0, 0, 0]), 'unknown'],
  ['a brand one byte too far on', bytes([0, 0, 0, 0, 24], 'ftypheic'), 'unknown'],
])('what %s is, its first bytes say', (_, file, answer) => {
  expect(told(file)).toBe(answer);
});

it.each<[string, Buffer, string]>([
  ['that stands still', chunks(chunk('IHDR', 13), chunk('IDAT', 300)), 'png'],
  ['that ends right after the name of its data', chunks(bytes([0, 0, 0, 9], 'IDAT')), 'png'],
  ['that ends one byte sooner', chunks(bytes([0, 0, 0, 9], 'IDA')), 'damaged'],
  ['of two frames', chunks(chunk('IHDR', 13), chunk('acTL', 8), chunk('IDAT', 9)), 'moving'],
  [
    'whose frames come too late to count',
    chunks(chunk('IHDR', 13), chunk('IDAT', 9), chunk('acTL', 8)),
    'png',
  ],
  [
    'with a long text that speaks of data and frames',
    chunks(chunk('tEXt', 700), chunk('IDAT', 1)),
    'png',
  ],
  [
    'with 199 pieces before its data',
    chunks(...Array.from({ length: 199 }, () => chunk('tEXt', 1)), chunk('IDAT')),
    'png',
  ],
  [
    'with 200 pieces before its data',
    chunks(...Array.from({ length: 200 }, () => chunk('tEXt', 1)), chunk('IDAT')),
    'damaged',
  ],
  ['without data', chunks(chunk('IHDR', 13), chunk('IEND')), 'damaged'],
  ['of a signature alone', bytes(PNG), 'damaged'],
  ['without the end of its signature', bytes(PNG.slice(0, 7)), 'unknown'],
])('a PNG %s', (_, file, answer) => {
  expect(told(file)).toBe(answer);
});

it.each<[string, Buffer, string]>([
  ['of the simple kind', webp('VP8 '), 'webp'],
  ['without loss', webp('VP8L'), 'webp'],
  ['with more parts', webp('VP8X', 0x10), 'webp'],
  ['of two frames', webp('VP8X', 0x02), 'moving'],
  ['of two frames and clear places', webp('VP8X', 0x12), 'moving'],
  ['whose flag means nothing in its kind', webp('VP8 ', 0x02), 'webp'],
  ['of an unknown kind', webp('VP9 '), 'damaged'],
  ['of 29 bytes', webp('VP8 ', 0, 29), 'damaged'],
  [
    'that is a sound',
    bytes('RIFF', [22, 0, 0, 0], 'WAVE', Buffer.alloc(40).toString('latin1')),
    'unknown',
  ],
  [
    'without its frame',
    bytes('XIFF', [22, 0, 0, 0], 'WEBPVP8 ', Buffer.alloc(40).toString('latin1')),
    'unknown',
  ],
])('a WebP %s', (_, file, answer) => {
  expect(told(file)).toBe(answer);
});

it.each<[string, Buffer, string]>([
  ['of one scan', bytes(JPEG, SCAN, END), 'jpeg'],
  ['of its first three bytes', bytes([0xff, 0xd8, 0xff]), 'jpeg'],
  ['of two of them', bytes([0xff, 0xd8, 0xfe]), 'unknown'],
  ['with another second byte', bytes([0xff, 0xd7, 0xff, 0xe0]), 'unknown'],
  ['with another first byte', bytes([0xfe, 0xd8, 0xff, 0xe0]), 'unknown'],
  ['of 100 scans', bytes(JPEG, times(100, SCAN), END), 'jpeg'],
  ['of 101 scans', bytes(JPEG, times(101, SCAN), END), 'too-many-scans'],
  [
    'of 101 scans, the last without its end',
    bytes(JPEG, times(100, SCAN), [0xff, 0xda]),
    'too-many-scans',
  ],
  ['with scans behind its end', bytes(JPEG, times(100, SCAN), END, times(5, SCAN)), 'jpeg'],
  [
    'with scans inside a block of other data',
    bytes(JPEG, [0xff, 0xef, 0x00, 0x0a], times(4, [0xff, 0xda]), times(100, SCAN), END),
    'jpeg',
  ],
  [
    'with a block that is one byte short of a scan',
    bytes(JPEG, [0xff, 0xef, 0x00, 0x03, 0x77], times(101, SCAN), END),
    'too-many-scans',
  ],
  [
    'whose scans have fill bytes before them',
    bytes(JPEG, times(101, [0xff, ...SCAN])),
    'too-many-scans',
  ],
  // A byte 255 in image data, and markers without a length.
  [
    'with a drawn 255 before each scan',
    bytes(JPEG, times(101, [...SCAN, 0xff, 0x00])),
    'too-many-scans',
  ],
  ...[0x01, 0xd0, 0xd7].map((mark): [string, Buffer, string] => [
    `with the mark ${mark.toString(16)} before each scan`,
    bytes(JPEG, times(101, [0xff, mark, ...SCAN])),
    'too-many-scans',
  ]),
  // These markers have a length in the next two bytes, and all that follows is inside.
  ...[0x02, 0xcf, 0xd8, 0xe1].map((mark): [string, Buffer, string] => [
    `with a long block ${mark.toString(16)} before its scans`,
    bytes(JPEG, [0xff, mark, 0x40, 0x00], times(101, SCAN)),
    'jpeg',
  ]),
])('a JPEG %s', (_, file, answer) => {
  expect(told(file)).toBe(answer);
});
