import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '@/lib/domain/graph';

/** A part of a picture in percent of its width and height. */
export type PicturePart = { x: number; y: number; width: number; height: number };
const WHOLE: PicturePart = { x: 0, y: 0, width: 100, height: 100 };

/** The server makes it no larger than this, so more is not sent. */
const MAX_SIDE = 2000;
/** A file below this is sent as it is, unless it is cropped. */
const SMALL_ENOUGH = 1.5 * 1024 * 1024;
const QUALITY = 0.9;

/** Why a file cannot be handed in, as far as its name and size tell; null when it can be tried. */
export function whyNotTaken(file: File): string | null {
  if (file.size === 0) return 'This file is empty. Please choose another one.';
  if (/heic|heif/i.test(file.type) || /\.hei[cf]$/i.test(file.name)) {
    return 'This photo is saved as HEIC. Please save it as JPEG, or take a screenshot.';
  }
  return PICTURE_TYPES.split(',').includes(file.type)
    ? null
    : 'Please choose a picture: PNG, JPEG, or WebP.';
}

/**
 * What is sent: the chosen part, and never more pixels than are kept: a photo of 8 MB would have to
 * pass a slow Wi-Fi. A file that the browser cannot draw is sent as it is; the server says what is
 * wrong with it.
 */
export async function preparePicture(file: File, part: PicturePart | null): Promise<Blob> {
  if (!part && file.size <= SMALL_ENOUGH) return file;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return file;
  }
  try {
    return (await draw(bitmap, part, file.type)) ?? file;
  } finally {
    bitmap.close();
  }
}

async function draw(
  bitmap: ImageBitmap,
  part: PicturePart | null,
  type: string,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  if (!drawPart(canvas, bitmap, bitmap, part ?? WHOLE, MAX_SIDE)) return null;
  const same = await toBlob(canvas, type);
  return same && same.size <= MAX_PICTURE_BYTES ? same : toBlob(canvas, 'image/jpeg');
}

/**
 * Makes the canvas as large as a part of a picture, but no side longer than `mostSide`. False where
 * the browser has no canvas.
 */
export function drawPart(
  canvas: HTMLCanvasElement,
  picture: CanvasImageSource,
  size: { width: number; height: number },
  part: PicturePart,
  mostSide: number,
): boolean {
  const [x, y] = [(size.width * part.x) / 100, (size.height * part.y) / 100];
  const [width, height] = [
    Math.max(1, (size.width * part.width) / 100),
    Math.max(1, (size.height * part.height) / 100),
  ];
  const scale = Math.min(1, mostSide / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return true;
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
