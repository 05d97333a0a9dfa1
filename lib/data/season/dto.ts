import type { PositionCode, StepKey } from '@/lib/domain/football/positions';
import type { TeacherCardChangeDto } from '@/lib/domain/week/steps';
import type { StarterGameKind } from './starter-games';

/** A real player, or a real defense with its TeamID as `id`. */
export type PlayerTileDto = {
  id: number;
  name: string;
  position: PositionCode;
  /** Abbreviation, e.g. `SEA`. */
  team: string;
  teamName: string;
  /** `#rrggbb`, from the season's team table. */
  primaryColor: string;
  secondaryColor: string;
  jerseyNumber: number | null;
  byeWeek: number;
  /** Set for someone the season knows nothing about. */
  isUnknown?: true;
  /** Missing if the operator has no photo. */
  photo?: string;
};

/** One statistic of a real game, with the name of the column and a label a child can read. */
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
  /** Null when it is not tried again before Tuesday. */
  nextTryAt: string | null;
};

/** The source of a pause, its start, and the teacher's own sentence. */
export type PauseDto = {
  by: 'class' | 'season';
  /**
   * The teacher who paused the class, by the name students use. Null if the whole season is paused,
   * or if the name is unknown.
   */
  teacher: string | null;
  /** Null where it isn't known. */
  since: string | null;
  /** May be empty. */
  sentence: string;
};

/** Why nothing can be changed. */
export type PauseStatusDto = {
  /** The student's league has ended. */
  leagueEnded: boolean;
  /** The season's pause before the class's; empty while nothing is paused. */
  pauses: PauseDto[];
};

/**
 * The sentence with which the teacher asks the class to look up. Device clocks may be wrong, so it
 * says for how long, not until when.
 */
export type EyesUpDto = { sentence: string; secondsLeft: number };

/**
 * An open page learns that it is out of date, and what a student at work has to know at once. The
 * rest comes with the page.
 */
export type LiveStateDto = PauseStatusDto & {
  season: number;
  week: number;
  seasonActive: boolean;
  /** The class; null for a student without one. */
  leagueName: string | null;
  /** Changes whenever the student's own team changes; empty without a team. */
  team: string;
  eyesUp: EyesUpDto | null;
  /** The step for which the teacher would like to see the lines. */
  linesAsked?: StepKey;
  /** A teacher's newest change on one of the student's cards. */
  cardChange?: TeacherCardChangeDto;
};
