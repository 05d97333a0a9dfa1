import type { PlayerTileDto } from '@/lib/data/season/dto';
import type { PositionCode } from '@/lib/domain/football/positions';

/** What is needed to draw a team: safe to show to the whole league. */
export type TeamLookDto = {
  name: string;
  /** A mascot id of `lib/domain/mascots`. */
  mascot: string;
  /** A theme id of `lib/domain/themes`. */
  theme: string;
  /** Six hexadecimal digits, without `#`. */
  helmetColor: string;
  facemaskColor: string;
};

/** A team as its own student sees it. `look.name` is what the class sees. */
export type OwnTeamDto = {
  look: TeamLookDto;
  /** The typed name that waits for the teacher. */
  waitingName: string | null;
  /** The teacher has said no to the newest typed name. */
  wasRefused: boolean;
};

/** The frame around every student page. */
export type StudentFrameDto = {
  firstName: string;
  leagueName: string | null;
  team: TeamLookDto | null;
  mvpPoints: number;
  week: number;
  season: number;
  /** False also when the own league has ended. */
  seasonActive: boolean;
  leagueEnded: boolean;
};

/** The student's own team with everything it has collected. */
export type TeamPageDto = OwnTeamDto & {
  /** Nothing can be changed: the season is paused, or the league has ended. */
  readOnly: boolean;
  mascotLabel: string;
  themeLabel: string;
  /** Positions with at least one player, in the order of the line-up. */
  roster: { position: PositionCode; players: PlayerTileDto[] }[];
  /** By week; `reason` is a short sentence. */
  stickers: { id: string; week: number; reason: string }[];
};
