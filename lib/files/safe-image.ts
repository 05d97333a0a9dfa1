import 'server-only';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { DAMAGED, sniffPicture } from './picture-kind';

/** Made anew from an upload's pixels: nothing else of the original is in it. */
export type SafePicture = {
  /** WebP, upright, without metadata, at most {@link MAX_SIDE} pixels on its longer side. */
  bytes: Uint8Array;
  /** The same, small, for lists. */
  small: Uint8Array;
  contentType: 'image/webp';
  width: number;
  height: number;
};

/** The file is not a picture we take; `message` is a sentence for the one who chose it. */
export class UnsafePictureError extends Error {
  override readonly name = 'UnsafePictureError';
}

const MAX_SIDE = 2000;
const SMALL_SIDE = 480;
/** More than the cameras of phones and Chromebooks take, and 160 MB when it has to be held at once to turn it. */
const MAX_PIXELS = 40_000_000;
/** A picture of one pixel's height is a stripe, and no graph. */
const MIN_SIDE = 16;
/** Each needs memory for its pixels, and a core. Others wait. */
const AT_ONCE = 2;
const MAX_SECONDS = 30;

const TOO_LARGE = 'This picture has too many pixels. Please make it smaller, or take a picture of the screen.';
const TOO_SMALL = 'This picture is too small to see anything on it. Please choose another one.';

// One thread for each picture, and nothing kept between them, so that memory is bounded by AT_ONCE alone.
sharp.concurrency(1);
sharp.cache(false);

// One queue per process: Next may evaluate this module once per bundle.
const holder = globalThis as typeof globalThis & { fractionLeaguePictures?: ReturnType<typeof pLimit> };
function queue(): ReturnType<typeof pLimit> {
  holder.fractionLeaguePictures ??= pLimit(AT_ONCE);
  return holder.fractionLeaguePictures;
}

/**
 * Makes a picture safe to keep and to show. The content decides, not the name: PNG, JPEG and WebP that stand still; anything else is an
 * {@link UnsafePictureError}. At most two are worked on at once in a process.
 */
export function makeSafePicture(original: Uint8Array): Promise<SafePicture> {
  return queue()(() => convert(Buffer.from(original.buffer, original.byteOffset, original.byteLength)));
}

async function convert(original: Buffer): Promise<SafePicture> {
  const sniffed = sniffPicture(original);
  if (!sniffed.ok) throw new UnsafePictureError(sniffed.message);
  const { width, height } = await sizeOf(original);
  if (width * height > MAX_PIXELS) throw new UnsafePictureError(TOO_LARGE);
  if (Math.min(width, height) < MIN_SIDE) throw new UnsafePictureError(TOO_SMALL);
  try {
    const { data, info } = await sharp(original, { failOn: 'error', limitInputPixels: MAX_PIXELS, animated: false })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      // A drawing without a background was meant to lie on paper.
      .flatten({ background: '#ffffff' })
      .webp({ quality: 88, smartSubsample: true, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    const small = await sharp(data)
      .resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, smartSubsample: true, effort: 3 })
      .toBuffer();
    return { bytes: data, small, contentType: 'image/webp', width: info.width, height: info.height };
  } catch {
    // The library's own words can quote the file, so they go no further.
    throw new UnsafePictureError(DAMAGED);
  }
}

/** Reads the header only. */
async function sizeOf(original: Buffer): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = await sharp(original, { limitInputPixels: false, failOn: 'error' }).metadata();
    return { width, height };
  } catch {
    throw new UnsafePictureError(DAMAGED);
  }
}
