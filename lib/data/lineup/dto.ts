import type { PlayerTileDto } from '@/lib/data/season/dto';
import type { DeadlineDto } from '@/lib/data/week/dto';
import type { LineupSlot } from '@/lib/domain/football/positions';

export type LineupPlayerTileDto = PlayerTileDto & { onBye: boolean };

/**
 * A player who can fill a lineup slot, with one number for each of the last weeks; null where there
 * was no game.
 */
export type LineupChoiceDto = LineupPlayerTileDto & { lately: (number | 'unreadable' | null)[] };

export type LineupSlotDto = {
  slot: LineupSlot;
  label: string;
  player: LineupPlayerTileDto | null;
  eligible: LineupChoiceDto[];
  /**
   * The heading for the recent numbers of possible players, short and in full with their weeks.
   * Null before the first week.
   */
  lately: { short: string; whole: string } | null;
  /**
   * For a starter with a bye: the best player on the bench who plays that week. Null when there is
   * none, or the starter plays.
   */
  swap: LineupPlayerTileDto | null;
};

export type LineupDto = {
  week: number;
  slots: LineupSlotDto[];
  locked: boolean;
  lockReason: string | null;
  /** True if a locked lineup can still be confirmed as it is, which completes the week's task. */
  canKeep: boolean;
  deadline: DeadlineDto | null;
  isFirst: boolean;
  userUpdated: boolean;
  savedAt: string;
  /** The server's clock when this was made; a device's own may be wrong. */
  serverTime: string;
  timeZone: string;
};

/**
 * Why a week has no starters: the roster can't fill a lineup (`missing` says what it lacks), no
 * game has been played yet, or none was drawn for this student in that week, or the student joined
 * only after it.
 */
export type NoStartersReasonDto =
  | { reason: 'players'; missing: string }
  | { reason: 'early' }
  | { reason: 'none' | 'before'; week: number };

/**
 * `current` is being scored and is fixed; `next` is null after week 18. If both are null because
 * the student has no lineup, `why` says why.
 */
export type LineupsDto = {
  current: LineupDto | null;
  next: LineupDto | null;
  /** The weeks whose lineup is stored but can't be read. */
  unreadable: number[];
  why: NoStartersReasonDto | null;
};
