import { invalidField } from '@/lib/data/errors';
import { makeSafePicture, type SafePicture, UnsafePictureError } from '@/lib/files/safe-image';

/**
 * Like {@link makeSafePicture}; what is no picture we take is 'invalid-input' for the field `file`.
 */
export async function safePicture(file: Uint8Array): Promise<SafePicture> {
  return makeSafePicture(file).catch((error) => {
    throw error instanceof UnsafePictureError ? invalidField('file', error.message) : error;
  });
}
