import { z } from 'zod';
import { HELMET_COLORS } from '@/lib/domain/colors';
import { isMascotId } from '@/lib/domain/mascots';
import { tidyTeamName } from '@/lib/domain/team-names';
import { isThemeId } from '@/lib/domain/themes';
import { NAME_TOO_LONG } from '@/words/form';
import { PICK_A_COLOR, PICK_A_MASCOT, PICK_A_THEME } from '@/words/team-name';

const helmetColor = z
  .string()
  .transform((hex) => hex.toUpperCase())
  .refine((hex) => HELMET_COLORS.some((color) => color === hex), PICK_A_COLOR);

/** A team as a student describes it, with the name tidied. Anything else that is sent is dropped. */
export const teamInput = z.object({
  /** Whether it fits is decided beside the stored one, which may be a name that the teacher has allowed. */
  name: z.string().max(200, NAME_TOO_LONG).transform(tidyTeamName),
  mascot: z.string().refine(isMascotId, PICK_A_MASCOT),
  theme: z.string().refine(isThemeId, PICK_A_THEME),
  helmetColor: helmetColor,
  facemaskColor: helmetColor,
});
export type TeamInput = z.output<typeof teamInput>;
