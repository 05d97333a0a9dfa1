import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '@/lib/domain/graph';

/** A part of a picture in percent of its width and height. */
export type PicturePart = { x: number; y: number; width: number; height: number };

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
  return PICTURE_TYPES.split(',').includes(file.type) ? null : 'Please choose a picture: PNG, JPEG, or WebP.';
}

/**
 * What is sent: the chosen part, and never more pixels than are kept, so that a photo of 8 MB does not have to pass a slow Wi-Fi. A file
 * that the browser cannot draw is sent as it is; the server says what is wrong with it.
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

async function draw(bitmap: ImageBitmap, part: PicturePart | null, type: string): Promise<Blob | null> {
  const { x, y, width, height } = part ?? { x: 0, y: 0, width: 100, height: 100 };
  const source = {
    x: (bitmap.width * x) / 100,
    y: (bitmap.height * y) / 100,
    width: Math.max(1, (bitmap.width * width) / 100),
    height: Math.max(1, (bitmap.height * height) / 100),
  };
  const scale = Math.min(1, MAX_SIDE / Math.max(source.width, source.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(source.width * scale));
  canvas.height = Math.max(1, Math.round(source.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, source.x, source.y, source.width, source.height, 0, 0, canvas.width, canvas.height);
  const same = await toBlob(canvas, type);
  return same && same.size <= MAX_PICTURE_BYTES ? same : toBlob(canvas, 'image/jpeg');
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
