import { z } from 'zod';
import { HELMET_COLOURS } from '@/lib/domain/colours';
import { isMascotId } from '@/lib/domain/mascots';
import { tidyTeamName } from '@/lib/domain/team-names';
import { isThemeId } from '@/lib/domain/themes';

const helmetColour = z
  .string()
  .transform((hex) => hex.toUpperCase())
  .refine((hex) => HELMET_COLOURS.some((colour) => colour === hex), 'Pick one of the colors shown.');

/** A team as a student describes it, with the name tidied. Anything else that is sent is dropped. */
export const teamInput = z.object({
  /** Whether it fits is decided beside the stored one, which may be a name that the teacher has allowed. */
  name: z.string().max(200, 'This name is too long.').transform(tidyTeamName),
  mascot: z.string().refine(isMascotId, 'Pick one of the mascots shown.'),
  theme: z.string().refine(isThemeId, 'Pick one of the themes shown.'),
  helmetColor: helmetColour,
  facemaskColor: helmetColour,
});
export type TeamInput = z.output<typeof teamInput>;
