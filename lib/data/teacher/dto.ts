import { z } from 'zod';
import { TYPE_DISPLAY_NAME } from '@/words/account';
import { atMostCharacters } from '@/words/form';

export type TeacherProfileDto = {
  displayName: string;
  email: string;
  /** Null without a picture. The address changes with the picture, so that a page shows the new one. */
  pictureUrl: string | null;
};

export const MAX_DISPLAY_NAME = 60;

export const teacherNameInput = z.object({
  displayName: z
    .string()
    .transform((text) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
    .pipe(z.string().min(2, TYPE_DISPLAY_NAME).max(MAX_DISPLAY_NAME, atMostCharacters(MAX_DISPLAY_NAME))),
});
