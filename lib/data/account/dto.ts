import type { MailWay } from '@/lib/platform/mail-way';

/** How letters go out here, and whom to ask where none does. */
export type MailDto = { way: MailWay; operator: string | null };

/** What a teacher sees who has to prove an address. */
export type OpenProofDto = {
  email: string;
  /** Whether nothing else can be done until then. */
  isDue: boolean;
  mail: MailDto;
  /** In the demo alone: the letter as it would be in the mail, and its link. */
  letter: { text: string; link: string | null } | null;
};
