import sharp from 'sharp';
import {
  animatedPng,
  animatedWebp,
  gifPicture,
  heicPhoto,
  htmlPage,
  jpegPicture,
  METADATA_CANARY,
  pdfFile,
  phonePhoto,
  pngBomb,
  pngPicture,
  sidesOf,
  svgDrawing,
  truncated,
  webpPicture,
} from '@/lib/testing/pictures';
import { makeSafePicture, UnsafePictureError } from './safe-image';

describe('a picture that is taken', () => {
  it.each([
    ['PNG', pngPicture],
    ['JPEG', jpegPicture],
    ['WebP', webpPicture],
  ])('is a %s, and becomes a WebP of the same look', async (_, make) => {
    const safe = await makeSafePicture(await make());
    expect(safe).toMatchObject({ contentType: 'image/webp', width: 400, height: 200 });
    expect((await sharp(safe.bytes).metadata()).format).toBe('webp');
    expect(await sidesOf(safe.bytes)).toMatchObject({ left: 'red', right: 'blue' });
  });

  it('is turned upright, and its place, its owner and its direction are gone (S17)', async () => {
    const photo = await phonePhoto();
    const before = await sharp(photo).metadata();
    expect(before.orientation).toBe(6);
    expect(photo.includes(METADATA_CANARY)).toBe(true);
    expect(before.exif).toBeDefined();

    const safe = await makeSafePicture(photo);
    // Turned a quarter to the right: what lay on the left stands on top.
    expect(await sidesOf(safe.bytes)).toEqual({
      top: 'red',
      bottom: 'blue',
      left: 'blue',
      right: 'blue',
      width: 200,
      height: 400,
    });
    for (const bytes of [safe.bytes, safe.small]) {
      const after = await sharp(bytes).metadata();
      expect([after.exif, after.icc, after.iptc, after.xmp, after.orientation]).toEqual(Array(5).fill(undefined));
      expect(Buffer.from(bytes).includes(METADATA_CANARY)).toBe(false);
    }
  });

  it('is made smaller, never larger', async () => {
    const safe = await makeSafePicture(await jpegPicture({ width: 5000, height: 2500 }));
    expect([safe.width, safe.height]).toEqual([2000, 1000]);
    expect(await sharp(safe.small).metadata()).toMatchObject({ width: 480, height: 240 });
    expect(await makeSafePicture(await pngPicture({ width: 100, height: 50 }))).toMatchObject({ width: 100, height: 50 });
  });

  it('lies on white where it was clear', async () => {
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    const { data } = await sharp((await makeSafePicture(clear)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('carries nothing that was hung on behind it', async () => {
    const polyglot = Buffer.concat([await pngPicture(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]);
    const safe = await makeSafePicture(polyglot);
    expect(Buffer.from(safe.bytes).includes('<script>')).toBe(false);
  });
});

describe('a file that is refused with a sentence of its own (S17)', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['an SVG', svgDrawing, /SVG drawing/],
    ['HTML named .png', htmlPage, /web page/],
    ['a PDF', pdfFile, /PDF/],
    ['a GIF', gifPicture, /GIF/],
    ['an HEIC photo', heicPhoto, /HEIC/],
    ['an animated PNG', animatedPng, /moves/],
    ['an animated WebP', animatedWebp, /moves/],
    ['a truncated PNG', async () => truncated(await pngPicture({ width: 900, height: 900 })), /damaged/],
    ['a truncated JPEG', async () => truncated(await jpegPicture({ width: 900, height: 900 })), /damaged/],
    ['a truncated WebP', async () => truncated(await webpPicture({ width: 900, height: 900 })), /damaged/],
    ['a PNG that ends after its signature', async () => (await pngPicture()).subarray(0, 8), /damaged/],
    ['a PNG of 196 megapixels', () => pngBomb(), /too many pixels/],
    ['a stripe of one pixel', () => pngPicture({ width: 900, height: 1 }), /too small/],
    ['an empty file', () => Buffer.alloc(0), /empty/],
    ['text', () => Buffer.from('just some words'), /not a picture/],
    ['zeros', () => Buffer.alloc(5000), /not a picture/],
    [
      'a JPEG’s first bytes and then nonsense',
      () => Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, 0xe0), Buffer.alloc(900, 7)]),
      /damaged/,
    ],
  ])('%s', async (_, make, message) => {
    const refused = makeSafePicture(await make());
    await expect(refused).rejects.toBeInstanceOf(UnsafePictureError);
    await expect(refused).rejects.toThrow(message);
  });
});
