import { z } from 'zod';
import {
  type ScoreStepDto,
  type StepVerdictDto,
  submitStepInput,
  type VerdictDto,
} from '@/lib/data/score-card/dto';
import type { PlayerGameDto, PlayerTileDto, StatDto } from '@/lib/data/season/dto';
import type { RosterCountDto } from '@/lib/data/team/dto';
import type { LineBoxOpeningSetting } from '@/lib/domain/answers/card-lines';
import type { LevelOrNamedFormulaSet } from '@/lib/domain/football/formulas';
import { POSITION_CODES, type PositionCode } from '@/lib/domain/football/positions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

/**
 * The points of all games up to the current week, divided evenly; shown once the player is scouted.
 */
export type PointsPerGameDto = {
  exact: MixedNumber;
  decimal: string;
  total: MixedNumber;
  games: number;
};

export type DraftPlayerDto = PlayerTileDto & {
  drafted: boolean;
  gamesPlayed: number;
  unreadableGames?: number | undefined;
  totals: StatDto[];
  /** Null until this student has scouted the player. */
  pointsPerGame: PointsPerGameDto | null;
};

export type DraftBoardDto = {
  season: number;
  week: number;
  position: PositionCode;
  counts: RosterCountDto[];
  /** Grows with each change, so the higher number is the later roster. */
  version: number;
  players: DraftPlayerDto[];
  columns: string[];
  roster: PlayerTileDto[];
  complete: boolean;
  readOnly: boolean;
  lineupOpen: boolean;
  /**
   * True when picks at this position no longer wait for scouting: someone was scouted, or no one
   * has played.
   */
  scouted: boolean;
};

/** `stats` is empty unless the game was played. */
export type PlayerWeekDto = PlayerGameDto & { week: number };

/** The step to scout a player. Like a score card, it doesn't contain the answer. */
export type ScoutingDto = Pick<
  ScoreStepDto,
  'opponent' | 'terms' | 'attempts' | 'lastWrong' | 'hold'
> & {
  week: number;
  formulaLevel: LevelOrNamedFormulaSet;
  cardLines: LineBoxOpeningSetting;
};

/** Someone to scout; the page is at `position` and `id`. */
export type PlayerToScoutDto = { position: PositionCode; id: number; name: string };

export type PlayerCardDto = Omit<
  DraftBoardDto,
  'position' | 'players' | 'columns' | 'roster' | 'lineupOpen'
> & {
  player: DraftPlayerDto;
  weeks: PlayerWeekDto[];
  /** Null when the player has been scouted, or has not played yet. */
  scouting: ScoutingDto | null;
  /** Once the player is scouted, another one with the same kind of last game. */
  twin?: PlayerToScoutDto | null;
};

export type ScoutingVerdictDto = VerdictDto &
  Pick<StepVerdictDto, 'attempts' | 'simplified' | 'own' | 'tried'> & {
    pointsPerGame: PointsPerGameDto | null;
  };

export type RosterChangeDto = Pick<DraftBoardDto, 'counts' | 'complete' | 'version'> & {
  drafted: boolean;
  /** Replaces a released starter in the next lineup. */
  replacedBy: string | null;
  /** The team's version before and after; the live connection reports the second one too. */
  team: { from: string; to: string };
};

export const rosterPickInput = z.object({ position: z.enum(POSITION_CODES), id: z.number().int() });

export const submitScoutingInput = submitStepInput
  .omit({ step: true })
  .extend(rosterPickInput.shape);
export type SubmitScoutingInput = z.output<typeof submitScoutingInput>;
