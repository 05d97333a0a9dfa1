import { z } from 'zod';
import type { ClassRoleInvitation } from '@/lib/domain/class/adults';
import { idSchema } from '@/lib/domain/text/id-schema';
import type { MailDeliveryMode } from '@/lib/platform/mail-delivery-mode';

/** How emails are sent here, and the operator's contact if they aren't. */
export type MailDeliveryDto = { mode: MailDeliveryMode; operator: string | null };

export type EmailConfirmationDto = {
  email: string;
  isDue: boolean;
  mail: MailDeliveryDto;
  /** Null unless emails are shown on the page, as in the demo. */
  message: { text: string; link: string | null } | null;
};

export type InvitationToAcceptDto = {
  email: string;
  /**
   * `sign-up`: the address has no proven teacher's account yet. `join`: the account gets its part
   * at once. `sign-in`: only the account's own session may accept.
   */
  step: 'sign-up' | 'join' | 'sign-in';
  /** Null for an admin's invitation, which leads into no class. */
  part: ClassRoleInvitation | null;
};

export const answerSchoolSignInRequestInput = z.object({
  leagueId: idSchema,
  studentId: idSchema,
  requestId: idSchema,
  accept: z.boolean(),
});
export type AnswerSchoolSignInRequestInput = z.output<typeof answerSchoolSignInRequestInput>;
