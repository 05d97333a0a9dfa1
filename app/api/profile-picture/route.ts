import { z } from 'zod';
import { TEACHERS } from '@/lib/actions/audience';
import { definePictureUploadRoute } from '@/lib/actions/upload';
import { saveTeacherPicture } from '@/lib/data/profile/commands';

export const POST = definePictureUploadRoute({
  input: z.object({}),
  audience: TEACHERS,
  run: ({ viewer, file }) => saveTeacherPicture(viewer, { file }),
  failureMessage: 'Error setting teacher picture',
});
