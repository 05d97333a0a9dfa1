import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import {
  animatedPng,
  animatedWebp,
  gifPicture,
  heicPhoto,
  htmlPage,
  jpegOfScans,
  jpegPicture,
  jpegWithBlock,
  METADATA_CANARY,
  pdfFile,
  phonePhoto,
  pngBomb,
  pngOfTexts,
  pngPicture,
  sideColorsOf,
  slowPng,
  svgDrawing,
  truncated,
  webpPicture,
} from '@/lib/testing/pictures';
import {
  idlePictureProcessIds,
  MAX_PICTURE_CPU_SECONDS,
  makeSafePicture,
  UnsafePictureError,
} from './safe-image';

describe('a picture that is taken', () => {
  it.each([
    ['PNG', pngPicture],
    ['JPEG', jpegPicture],
    ['WebP', webpPicture],
  ])('is a %s, and becomes a WebP of the same look', async (_, make) => {
    const safe = await makeSafePicture(await make());
    expect(safe).toMatchObject({ contentType: 'image/webp', width: 400, height: 200 });
    expect((await sharp(safe.bytes).metadata()).format).toBe('webp');
    expect(await sideColorsOf(safe.bytes)).toMatchObject({ left: 'red', right: 'blue' });
  });

  it('is turned upright, and its place, its owner and its direction are gone (S17)', async () => {
    const photo = await phonePhoto();
    const before = await sharp(photo).metadata();
    expect(before.orientation).toBe(6);
    expect(photo.includes(METADATA_CANARY)).toBe(true);
    expect(before.exif).toBeDefined();

    const safe = await makeSafePicture(photo);
    // Rotated a quarter to the right: the left side is now on top.
    expect(await sideColorsOf(safe.bytes)).toEqual({
      top: 'red',
      bottom: 'blue',
      left: 'blue',
      right: 'blue',
      width: 200,
      height: 400,
    });
    for (const bytes of [safe.bytes, safe.small]) {
      const after = await sharp(bytes).metadata();
      expect([after.exif, after.icc, after.iptc, after.xmp, after.orientation]).toEqual(
        Array(5).fill(undefined),
      );
      expect(Buffer.from(bytes).includes(METADATA_CANARY)).toBe(false);
    }
  });

  it('is made smaller, never larger', async () => {
    const safe = await makeSafePicture(await jpegPicture({ width: 5000, height: 2500 }));
    expect([safe.width, safe.height]).toEqual([2000, 1000]);
    expect(await sharp(safe.small).metadata()).toMatchObject({ width: 480, height: 240 });
    expect(await makeSafePicture(await pngPicture({ width: 100, height: 50 }))).toMatchObject({
      width: 100,
      height: 50,
    });
  });

  it('lies on white where it was clear', async () => {
    const clear = await sharp({
      create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { data } = await sharp((await makeSafePicture(clear)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('carries nothing that was hung on behind it', async () => {
    const polyglot = Buffer.concat([
      await pngPicture(),
      Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
    ]);
    const safe = await makeSafePicture(polyglot);
    expect(Buffer.from(safe.bytes).includes('<script>')).toBe(false);
  });
});

describe('a file that is refused for a reason of its own (S17)', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['an SVG', svgDrawing, 'svg'],
    ['HTML named .png', htmlPage, 'web-page'],
    ['a PDF', pdfFile, 'pdf'],
    ['a GIF', gifPicture, 'gif'],
    ['an HEIC photo', heicPhoto, 'heic'],
    ['an animated PNG', animatedPng, 'moving'],
    ['an animated WebP', animatedWebp, 'moving'],
    [
      'a truncated PNG',
      async () => truncated(await pngPicture({ width: 900, height: 900 })),
      'damaged',
    ],
    [
      'a truncated JPEG',
      async () => truncated(await jpegPicture({ width: 900, height: 900 })),
      'damaged',
    ],
    [
      'a truncated WebP',
      async () => truncated(await webpPicture({ width: 900, height: 900 })),
      'damaged',
    ],
    [
      'a PNG that ends after its signature',
      async () => (await pngPicture()).subarray(0, 8),
      'damaged',
    ],
    ['a JPEG of 20,000 scans', () => jpegOfScans(20_000), 'too-many-scans'],
    ['a JPEG of one scan too many', () => jpegOfScans(99), 'too-many-scans'],
    ['a PNG of 900 texts before its picture', () => pngOfTexts(900), 'damaged'],
    ['a PNG of 196 megapixels', () => pngBomb(), 'too-large'],
    ['a stripe of one pixel', () => pngPicture({ width: 900, height: 1 }), 'too-small'],
    ['an empty file', () => Buffer.alloc(0), 'empty'],
    ['text', () => Buffer.from('just some words'), 'unknown'],
    ['zeros', () => Buffer.alloc(5000), 'unknown'],
    [
      'a JPEG’s first bytes and then nonsense',
      () => Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, 0xe0), Buffer.alloc(900, 7)]),
      'damaged',
    ],
  ])('%s', async (_, make, why) => {
    const refused = makeSafePicture(await make());
    await expect(refused).rejects.toBeInstanceOf(UnsafePictureError);
    await expect(refused).rejects.toMatchObject({ why });
  });
});

describe('a picture that passes every look at its file (S26)', () => {
  it('has scans that are counted as a decoder finds them: not in a preview, not behind its end', async () => {
    expect(await makeSafePicture(await jpegOfScans(90, { width: 64, height: 48 }))).toMatchObject({
      width: 64,
    });
    const scans = Buffer.alloc(2_000, Buffer.of(0xff, 0xda));
    expect(await makeSafePicture(await jpegWithBlock(scans))).toMatchObject({ width: 400 });
    expect(await makeSafePicture(Buffer.concat([await jpegPicture(), scans]))).toMatchObject({
      width: 400,
    });
  });

  it('costs at most three seconds of the processor: what draws it is killed', async () => {
    const slow = slowPng();
    expect(slow.length).toBeLessThan(400_000);
    for (const pid of idlePictureProcessIds()) process.kill(pid, 'SIGKILL');
    const spent = await childSeconds();
    // A limit below what any machine needs; the real one is below the promise.
    await expect(makeSafePicture(slow, { seconds: 0.8 })).rejects.toThrow('too-slow');
    if (process.platform === 'linux') expect((await childSeconds()) - spent).toBeLessThan(1.2);
    expect(MAX_PICTURE_CPU_SECONDS).toBeLessThan(3);
  });

  it('keeps nobody else from being drawn meanwhile', async () => {
    let isOver = false;
    const refused = makeSafePicture(slowPng()).catch(() => {
      isOver = true;
    });
    for (let count = 0; count < 3; count++)
      expect(await makeSafePicture(await jpegPicture())).toMatchObject({ width: 400 });
    expect(isOver).toBe(false);
    await refused;
  });

  it('is killed when it takes too much memory', async () => {
    await expect(makeSafePicture(await pngOfTexts(150))).rejects.toThrow('too-slow');
  });

  it('is killed by the clock when what draws it stands still', async () => {
    await makeSafePicture(await jpegPicture());
    const [asleep = 0] = idlePictureProcessIds();
    for (const pid of idlePictureProcessIds()) process.kill(pid, 'SIGSTOP');
    await expect(makeSafePicture(await jpegPicture(), { wallMs: 300 })).rejects.toThrow('too-slow');
    expect(idlePictureProcessIds()).not.toContain(asleep);
    for (const pid of idlePictureProcessIds()) process.kill(pid, 'SIGCONT');
    expect(await makeSafePicture(await jpegPicture())).toMatchObject({ width: 400 });
  });

  it('is drawn by the process of the one before, and by a new one after a refusal', async () => {
    await makeSafePicture(await jpegPicture());
    const before = idlePictureProcessIds();
    await makeSafePicture(await jpegPicture());
    expect(idlePictureProcessIds().sort()).toEqual(before.sort());
    const damaged = truncated(await jpegPicture({ width: 900, height: 900 }));
    for (const _ of before) await expect(makeSafePicture(damaged)).rejects.toThrow('damaged');
    expect(before.filter((pid) => idlePictureProcessIds().includes(pid))).toEqual([]);
  });
});

async function childSeconds(): Promise<number> {
  if (process.platform !== 'linux') return 0;
  await sleep(100);
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(13, 15).map(Number);
  return (user + system) / 100;
}
