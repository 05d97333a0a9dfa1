import { z } from 'zod';
import {
  type ScoreStepDto,
  type StepVerdictDto,
  submitStepInput,
  type VerdictDto,
} from '@/lib/data/score-card/dto';
import type { PlayerGameDto, PlayerTileDto, StatDto } from '@/lib/data/season/dto';
import type { RosterCountDto } from '@/lib/data/team/dto';
import type { LineBoxSetting } from '@/lib/domain/answers/card-lines';
import type { ScoringRulesName } from '@/lib/domain/football/formulas';
import { POSITION_CODES, type PositionCode } from '@/lib/domain/football/positions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

/** Scouting reveals this: the points of all games up to the current week, divided evenly. */
export type PointsPerGameDto = {
  exact: MixedNumber;
  /** The same, rounded to two places. */
  decimal: string;
  total: MixedNumber;
  games: number;
};

export type DraftPlayerDto = PlayerTileDto & {
  drafted: boolean;
  gamesPlayed: number;
  /** More games that are stored and can't be read; missing where there is none. */
  unreadableGames?: number | undefined;
  /** Season totals up to the current week, of the statistics this position scores with. */
  totals: StatDto[];
  /** Null until this student has scouted the player. */
  pointsPerGame: PointsPerGameDto | null;
};

export type DraftBoardDto = {
  season: number;
  week: number;
  position: PositionCode;
  counts: RosterCountDto[];
  /**
   * Grows with each change of the roster: of two pictures of it, the one with the higher number is
   * the later one.
   */
  version: number;
  /** All real players of `position`, most production first. */
  players: DraftPlayerDto[];
  /** The headings above the totals, in a word or two. */
  columns: string[];
  roster: PlayerTileDto[];
  /** True when every position has its minimum. */
  complete: boolean;
  readOnly: boolean;
  /** The next week's lineup can still be set. */
  lineupOpen: boolean;
  /**
   * True when picks at this position no longer wait for scouting: someone was scouted, or no one
   * has played.
   */
  scouted: boolean;
};

/**
 * One week of a player's season. `played` has the statistics the position scores with; the others
 * have none.
 */
export type PlayerWeekDto = PlayerGameDto & { week: number };

/** The game to work out for scouting. As on a score card, no answer is in it. */
export type ScoutingDto = Pick<
  ScoreStepDto,
  'opponent' | 'terms' | 'attempts' | 'lastTry' | 'hold'
> & {
  week: number;
  formulaLevel: ScoringRulesName;
  cardLines: LineBoxSetting;
};

/** Someone to scout; the page is at `position` and `id`. */
export type PlayerToScoutDto = { position: PositionCode; id: number; name: string };

/** One player, with the state of the roster as on the board. */
export type PlayerCardDto = Omit<
  DraftBoardDto,
  'position' | 'players' | 'columns' | 'roster' | 'lineupOpen'
> & {
  player: DraftPlayerDto;
  /** Week 1 up to the current week, nothing later. */
  weeks: PlayerWeekDto[];
  /** Null when the player has been scouted, or has not played yet. */
  scouting: ScoutingDto | null;
  /** Once the player is scouted: someone else with the same kind of last game. */
  twin?: PlayerToScoutDto | null;
};

export type ScoutingVerdictDto = VerdictDto &
  Pick<StepVerdictDto, 'attempts' | 'simplified' | 'own' | 'tried'> & {
    pointsPerGame: PointsPerGameDto | null;
  };

export type RosterChangeDto = Pick<DraftBoardDto, 'counts' | 'complete' | 'version'> & {
  drafted: boolean;
  /** The player who replaces a released starter in the next lineup; null when nobody had to. */
  replacedBy: string | null;
  /** The team's version before and after; the live connection reports the second one too. */
  team: { from: string; to: string };
};

export const rosterPickInput = z.object({ position: z.enum(POSITION_CODES), id: z.number().int() });

export const submitScoutingInput = submitStepInput
  .omit({ step: true })
  .extend(rosterPickInput.shape);
export type SubmitScoutingInput = z.output<typeof submitScoutingInput>;
