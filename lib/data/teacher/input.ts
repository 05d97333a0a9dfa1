import { z } from 'zod';

export const MAX_DISPLAY_NAME = 60;

export const teacherNameInput = z.object({
  displayName: z
    .string()
    .transform((text) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
    .pipe(
      z
        .string()
        .min(2, 'Please type the name that students call you.')
        .max(MAX_DISPLAY_NAME, `Please use at most ${MAX_DISPLAY_NAME} letters.`),
    ),
});
