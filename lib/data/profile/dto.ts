import { z } from 'zod';
import { FORMULA_LEVELS, type FormulaLevel } from '@/lib/domain/football/formulas';
import { READING_LANGUAGE_CHOICES } from '@/lib/domain/student/reading';
import { textToOneLineSchema } from '@/lib/domain/text/line-text';
import { displayNameNeededText } from '@/words/account';
import { atMostCharactersText } from '@/words/form';
import {
  firstNameSignsText,
  firstNameTooLongText,
  lastInitialProblemText,
  typeFirstNameText,
} from '@/words/profile';

export type SelfAssessmentStatusDto = {
  /**
   * `open` for someone who has been here in an earlier season and has answered nothing yet in this
   * one.
   */
  state: 'due' | 'open' | 'closed';
  formulaLevel: FormulaLevel | null;
};

const face = z.number().int().min(1).max(5).nullable();

/** A first name and at most one letter; the app asks for nothing else about a student. */
export const studentNameInput = z.object({
  firstName: textToOneLineSchema
    .transform((text) => text.replace(/\u2019/g, "'"))
    .refine((name) => name !== '', { error: typeFirstNameText })
    .refine((name) => [...name].length <= 20, { error: firstNameTooLongText })
    .refine((name) => name === '' || /^\p{L}[\p{L}\p{M}'. -]*$/u.test(name), {
      error: firstNameSignsText,
    }),
  lastInitial: textToOneLineSchema
    .transform((text) => text.toUpperCase())
    .refine((letter) => /^\p{L}?$/u.test(letter), { error: lastInitialProblemText }),
});
export type StudentNameInput = z.output<typeof studentNameInput>;

/** Only the settings that are sent change. */
export const readingSettingsInput = z
  .object({
    language: z.enum(READING_LANGUAGE_CHOICES),
    voice: z.boolean(),
    slow: z.boolean(),
    roomy: z.boolean(),
  })
  .partial();
export type ReadingSettingsInput = z.output<typeof readingSettingsInput>;

/** Five faces each, 1 (not at all) to 5 (very); null when a question was left open. */
export const selfAssessmentInput = z.object({
  skipped: z.boolean(),
  gameExcitement: face,
  mathConfidence: face,
  fractionConfidence: face,
  formulaLevel: z.literal(FORMULA_LEVELS),
});
export type SelfAssessmentInput = z.output<typeof selfAssessmentInput>;

export type TeacherProfileDto = {
  displayName: string;
  email: string;
  /** Null without a picture. The address changes with the picture, so a page shows the new one. */
  pictureUrl: string | null;
};

const MAX_DISPLAY_NAME = 60;

export const teacherNameInput = z.object({
  displayName: textToOneLineSchema.pipe(
    z
      .string()
      .min(2, { error: displayNameNeededText })
      .max(MAX_DISPLAY_NAME, { error: () => atMostCharactersText(MAX_DISPLAY_NAME) }),
  ),
});
