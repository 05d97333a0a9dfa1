import { z } from 'zod';
import { MAX_CLASSES_PER_TEACHER } from '@/lib/domain/account/accounts';
import { oneLineSchema } from '@/lib/domain/text/line-text';
import { howManyClassesText, schoolMustAgreeText } from '@/words/account';

/** Fields that every new teacher fills in: at sign-up, with an invitation, or from the school. */
export const newTeacherInput = {
  displayName: oneLineSchema.pipe(
    z
      .string()
      .min(2, 'Please type the name your students call you.')
      .max(60, 'Please use at most 60 characters.'),
  ),
  school: oneLineSchema.pipe(
    z.string().min(2, 'Please name your school.').max(120, 'Please use at most 120 characters.'),
  ),
  classCount: z
    .number({ error: howManyClassesText })
    .int({ error: howManyClassesText })
    .min(1, { error: howManyClassesText })
    .max(MAX_CLASSES_PER_TEACHER, { error: howManyClassesText }),
  agreed: z.boolean().refine((agreed) => agreed, { error: schoolMustAgreeText }),
};
