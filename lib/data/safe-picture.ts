import { invalidFieldError } from '@/lib/data/errors';
import { makeSafePicture, type SafePicture, UnsafePictureError } from '@/lib/files/safe-image';
import { PICTURE_PROBLEMS } from '@/words/picture-problems';

/**
 * Like {@link makeSafePicture}, but throws 'invalid-input' for the field `file` if the picture
 * isn't accepted.
 */
export async function requireSafePicture(file: Uint8Array): Promise<SafePicture> {
  return makeSafePicture(file).catch((error) => {
    throw error instanceof UnsafePictureError
      ? invalidFieldError('file', PICTURE_PROBLEMS[error.why])
      : error;
  });
}
