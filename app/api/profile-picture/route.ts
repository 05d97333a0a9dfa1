import { z } from 'zod';
import { allowTeachers } from '@/lib/actions/define-action';
import { definePictureUploadRoute } from '@/lib/actions/upload';
import { saveTeacherPicture } from '@/lib/data/profile/commands';

export const POST = definePictureUploadRoute({
  input: z.object({}),
  authorize: allowTeachers,
  run: ({ viewer, file }) => saveTeacherPicture(viewer, { file }),
  failure: 'Error setting teacher picture',
});
