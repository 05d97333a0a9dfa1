import { z } from 'zod';
import type { PlayerTileDto } from '@/lib/data/season/dto';
import type { PositionCode } from '@/lib/domain/football/positions';
import { HELMET_COLORS } from '@/lib/domain/team/colors';
import { isMascotId, isThemeId } from '@/lib/domain/team/looks';
import { isOnHelmet, type StickerShape, type WornSticker } from '@/lib/domain/team/stickers';
import { cleanTeamName } from '@/lib/domain/team/team-names';
import { textToOneLineSchema } from '@/lib/domain/text/line-text';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import type { StudentTeam } from '@/lib/store/collections/teams';
import { nameTooLongText } from '@/words/form';
import { keepOnHelmetText } from '@/words/stickers';
import { pickAColorText, pickAMascotText, pickAThemeText } from '@/words/team-name';

export type RosterCountDto = { position: PositionCode; drafted: number; min: number; max: number };

/** The data to draw a team; safe to show to the whole league. */
export type TeamNameAndLookDto = {
  name: string;
  mascot: string;
  theme: string;
  /** Six hexadecimal digits, without `#`. */
  helmetColor: string;
  facemaskColor: string;
};

export type OwnTeamDto = {
  look: TeamNameAndLookDto;
  waitingName: string | null;
  wasRefused: boolean;
};

/** `reason` is a short sentence; `place` is null until the student puts the sticker on. */
export type StickerDto = {
  id: string;
  week: number;
  reason: string;
  shape: StickerShape;
  place: WornSticker | null;
};

export type TeamPageDto = OwnTeamDto & {
  leagueName: string | null;
  readOnly: boolean;
  mascotLabel: string;
  themeLabel: string;
  roster: { position: PositionCode; players: PlayerTileDto[] }[];
  stickers: StickerDto[];
};

const helmetColor = z
  .string()
  .transform((hex) => hex.toUpperCase())
  .refine((hex) => HELMET_COLORS.some((color) => color === hex), { error: pickAColorText });

/**
 * A team as a student describes it, with the name tidied. Anything else that is sent is dropped.
 */
export const teamInput = z.object({
  /**
   * It is checked later together with the stored name, which may be one that the teacher has
   * allowed.
   */
  name: textToOneLineSchema
    .pipe(z.string().max(200, { error: nameTooLongText }))
    .transform(cleanTeamName),
  mascot: z.string().refine(isMascotId, { error: pickAMascotText }),
  theme: z.string().refine(isThemeId, { error: pickAThemeText }),
  helmetColor: helmetColor,
  facemaskColor: helmetColor,
});
export type TeamInput = z.output<typeof teamInput>;

const step = z.number().int().min(0).max(200);

export const stickerPlaceInput = z.object({
  stickerId: z.string().min(1).max(400),
  place: z.object({ x: step, y: step }).refine(isOnHelmet, { error: keepOnHelmetText }),
});
export type StickerPlaceInput = z.output<typeof stickerPlaceInput>;

export function ownTeamDto(
  team: StudentTeam,
  { teamNameWish, teamNameRefused }: Pick<StudentProfile, 'teamNameWish' | 'teamNameRefused'>,
): OwnTeamDto {
  return {
    look: teamNameAndLookDto(team),
    waitingName: teamNameWish ?? null,
    wasRefused: teamNameRefused ?? false,
  };
}

/**
 * The part of a team the whole league may see: boards, gallery, live streams and the projector go
 * by it. Its name is one that the teacher has agreed to or the app has made: what was typed and
 * waits is only on the profile.
 */
export function teamNameAndLookDto({
  name,
  mascot,
  theme,
  helmetColor,
  facemaskColor,
}: TeamNameAndLookDto): TeamNameAndLookDto {
  return { name, mascot, theme, helmetColor, facemaskColor };
}
