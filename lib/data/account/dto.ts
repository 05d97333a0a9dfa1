import type { MailDelivery } from '@/lib/platform/mail-way';

/** How letters are sent here, and the operator's contact if they aren't. */
export type MailDeliveryDto = { way: MailDelivery; operator: string | null };

/** For a teacher who must prove an address. */
export type EmailConfirmationDto = {
  email: string;
  /** True if nothing else can be done until then. */
  isDue: boolean;
  mail: MailDeliveryDto;
  /** Only in the demo: the letter's text and its link. */
  letter: { text: string; link: string | null } | null;
};
