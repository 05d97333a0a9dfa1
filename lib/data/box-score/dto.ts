import type { PlayerGameDto, PlayerTileDto, StatDto } from '@/lib/data/season/dto';
import type { LineupSlot, PositionCode } from '@/lib/domain/football/positions';

/**
 * `stats`: the statistics that the position scores with, zeros included, then any other that is not
 * zero.
 */
export type BoxScoreRowDto = PlayerGameDto & {
  slot: LineupSlot;
  player: PlayerTileDto;
  /** "Seahawks 37, Lions 31"; null without a game. */
  finalScore: string | null;
  /** The key of the team's game, for a link to all of it; null on a bye. */
  gameKey: string | null;
  sentence: string;
};

export type BoxScoresDto = {
  week: number;
  isLatest: boolean;
  season: number;
  rows: BoxScoreRowDto[];
  read: boolean;
  /**
   * True if the week's stored tasks can't be loaded, so it is unknown whether the student has read
   * the box scores.
   */
  isUnreadable: boolean;
};

type GamePlayerDto = {
  name: string;
  position: PositionCode;
  isMine: boolean;
  counts: number[];
};

export type GameTeamDto = {
  name: string;
  team: string;
  homeOrAway: 'HOME' | 'AWAY';
  score: number;
  /**
   * The players with statistics in this game, quarterbacks first. Kickers are listed in `kickers`.
   */
  players: GamePlayerDto[];
  kickers: { name: string; isMine: boolean; stats: StatDto[] }[];
  defense: { isMine: boolean; stats: StatDto[] } | null;
  /**
   * Names of the players in this game whose stored numbers can't be read; the team's name stands
   * for its defense.
   */
  unreadable: string[];
};

export type WholeGameDto = Pick<BoxScoresDto, 'week' | 'isLatest' | 'season'> & {
  weekday: string;
  stadium: string;
  finalScore: string;
  columns: { field: string; label: string }[];
  teams: [GameTeamDto, GameTeamDto];
};
