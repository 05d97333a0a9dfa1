'use server';

import { z } from 'zod';
import { removeTeacherPicture, saveTeacherName } from '@/lib/data/profile/commands';
import { teacherNameInput } from '@/lib/data/profile/dto';
import { defineAction, teachers } from './define-action';

export const saveTeacherNameAction = defineAction({
  input: teacherNameInput,
  authorize: teachers,
  run: ({ viewer, input }) => saveTeacherName(viewer, input),
});

export const removeTeacherPictureAction = defineAction({
  input: z.undefined(),
  authorize: teachers,
  run: ({ viewer }) => removeTeacherPicture(viewer),
});
