import type { PositionCode } from '@/lib/domain/football/positions';
import type { StarterGameKind } from './starter-games';

/** A real player, or a real defense with its TeamID as `id`. */
export type PlayerTileDto = {
  id: number;
  name: string;
  position: PositionCode;
  team: string;
  teamName: string;
  /** `#rrggbb`, from the season's team table. */
  primaryColor: string;
  secondaryColor: string;
  jerseyNumber: number | null;
  byeWeek: number;
  /** Set for someone the season knows nothing about. */
  isUnknown?: true;
  photo?: string;
};

export type StatDto = { field: string; label: string; value: number };

/** One week of a player's real team; without a game there are no statistics. */
export type PlayerGameDto = {
  game: StarterGameKind;
  opponent: string | null;
  homeOrAway: 'HOME' | 'AWAY' | null;
  stats: StatDto[];
};

/** Why the next week is not open; the times are on the school's clocks. */
export type SeasonClockFailureDto = {
  sentence: string;
  at: string;
  /** Null when the import isn't tried again before Tuesday. */
  nextTryAt: string | null;
};

export type ClassOrSeasonPauseDto = {
  by: 'class' | 'season';
  /**
   * The teacher who paused the class, by the name students use. Null if the whole season is paused,
   * or if the name is unknown.
   */
  teacher: string | null;
  since: string | null;
  sentence: string;
};

export type PauseStatusDto = {
  leagueEnded: boolean;
  /** The season's pause before the class's; empty while nothing is paused. */
  pauses: ClassOrSeasonPauseDto[];
};

/**
 * The sentence with which the teacher asks the class to look up. Device clocks may be wrong, so it
 * says for how long, not until when.
 */
export type EyesUpMessageDto = { sentence: string; secondsLeft: number };
