import { MAX_PICTURE_BYTES, PICTURE_ACCEPT_ATTRIBUTE } from '@/lib/domain/graphs/handed-in-graph';
import { GRAPH_UPLOAD } from '@/words/turn-in';

/** In percent of the picture's width and height. */
export type CropArea = { x: number; y: number; width: number; height: number };
const WHOLE: CropArea = { x: 0, y: 0, width: 100, height: 100 };

/** Pixels. The server shrinks pictures to this size anyway. */
const MAX_SIDE = 2000;
/** Bytes. An uncropped file below this size is sent unchanged. */
const SMALL_ENOUGH = 1.5 * 1024 * 1024;
const QUALITY = 0.9;

/**
 * Refuses a file that is empty or, by its type or ending, no PNG, JPEG, or WebP; the picture isn't
 * read. Returns the reason, or null.
 */
export function pictureRefusal(file: File): string | null {
  if (file.size === 0) return GRAPH_UPLOAD.emptyFile;
  if (/heic|heif/i.test(file.type) || /\.hei[cf]$/i.test(file.name)) {
    return GRAPH_UPLOAD.heic;
  }
  return PICTURE_ACCEPT_ATTRIBUTE.split(',').includes(file.type) ? null : GRAPH_UPLOAD.wrongKind;
}

/**
 * Crops and shrinks the picture, because 8 MB take too long on slow Wi-Fi. A file the browser can't
 * decode is sent unchanged, and the server explains what is wrong with it.
 */
export async function cropAndShrinkPicture(file: File, part: CropArea | null): Promise<Blob> {
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
  part: CropArea | null,
  type: string,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  if (!drawCroppedPictureIntoCanvas(canvas, bitmap, bitmap, part ?? WHOLE, MAX_SIDE)) return null;
  const same = await toBlob(canvas, type);
  return same && same.size <= MAX_PICTURE_BYTES ? same : toBlob(canvas, 'image/jpeg');
}

/**
 * Draws the cropped part of the picture into the canvas, sized so that no side is longer than
 * `mostSide`. Returns false if the browser has no canvas support.
 */
export function drawCroppedPictureIntoCanvas(
  canvas: HTMLCanvasElement,
  picture: CanvasImageSource,
  size: { width: number; height: number },
  part: CropArea,
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
