import { z } from 'zod';
import { rateLimitClientKey } from '@/lib/auth/device-cookie';
import { MAX_CLASSES_PER_TEACHER } from '@/lib/domain/account/accounts';
import { MAX_PROOF_OF_WORK_LENGTH } from '@/lib/domain/site/requests';
import { textToOneLineSchema } from '@/lib/domain/text/line-text';
import {
  displayNameNeededText,
  nameSchoolText,
  schoolMustAgreeText,
  typeClassCountText,
} from '@/words/account';
import { atMostCharactersText } from '@/words/form';

/** Fields that every new teacher fills in: at sign-up, with an invitation, or from the school. */
export const newTeacherInputFields = {
  displayName: textToOneLineSchema.pipe(
    z
      .string()
      .min(2, { error: displayNameNeededText })
      .max(60, { error: () => atMostCharactersText(60) }),
  ),
  school: textToOneLineSchema.pipe(
    z
      .string()
      .min(2, { error: nameSchoolText })
      .max(120, { error: () => atMostCharactersText(120) }),
  ),
  classCount: z
    .number({ error: typeClassCountText })
    .int({ error: typeClassCountText })
    .min(1, { error: typeClassCountText })
    .max(MAX_CLASSES_PER_TEACHER, { error: typeClassCountText }),
  agreed: z.boolean().refine((agreed) => agreed, { error: schoolMustAgreeText }),
};

export const proofOfWorkInputFields = {
  proof: z.string().max(MAX_PROOF_OF_WORK_LENGTH).optional(),
};

export async function clientAndProofOfRequest(
  headers: Headers,
  { proof }: { proof?: string | undefined },
): Promise<[client: string, proofInput: { proof: string | undefined }]> {
  return [await rateLimitClientKey(headers), { proof }];
}
