import type { FormulaTermDto } from '@/lib/data/score-card/dto';
import type { MistakeKind } from '@/lib/domain/common-mistakes';
import type { MixedNumber } from '@/lib/domain/mixed-number';
import type { StepKey } from '@/lib/domain/positions';

/** One wrong answer to talk about. It tells of the game and of what was typed, and nothing of who typed it, nor the right answer. */
export type MistakeSampleDto = {
  /** The real player or defense; null for the team's step. */
  player: string | null;
  /** Lines that count for something; empty for the team's step. */
  terms: FormulaTermDto[];
  /** What the team's answer was to be the sum of; empty for a player's step and for data of an older release. */
  addends: { label: string; value: MixedNumber }[];
  typed: MixedNumber;
};

export type MistakeGroupDto = {
  kind: MistakeKind;
  /** In a teacher's words; null unless the mistake is a known one. */
  label: string | null;
  tries: number;
  students: number;
  sample: MistakeSampleDto;
};

export type StepMistakesDto = { key: StepKey; title: string; tries: number; students: number; groups: MistakeGroupDto[] };

/** What a class got wrong in one week, for everybody's eyes. */
export type LeagueMistakesDto = {
  leagueId: string;
  week: number;
  latestWeek: number;
  /** Steps without a wrong answer are left out. */
  steps: StepMistakesDto[];
};
