import type { FormulaTermDto } from '@/lib/data/score-card/dto';
import type { MistakeKind } from '@/lib/domain/answers/mistakes/common';
import type { StepKey } from '@/lib/domain/football/positions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

/** One wrong answer to talk about, without who typed it and without the right answer. */
export type MistakeSampleDto = {
  /** The real player or defense; null on a projector, where classmates would know whose lineup that is. */
  player: string | null;
  /** Lines that count for something. */
  terms: FormulaTermDto[];
  typed: MixedNumber;
};

export type MistakeGroupDto = {
  kind: MistakeKind;
  /** In a teacher's words; null unless the mistake is a known one. */
  label: string | null;
  tries: number;
  students: number;
  /** Null for the team's step: eight points and their sum are one team's, and stand on the class's leaderboard. */
  sample: MistakeSampleDto | null;
};

export type StepMistakesDto = { key: StepKey; title: string; tries: number; students: number; groups: MistakeGroupDto[] };

/** What a class got wrong in one week; as asked for a projector, for everybody's eyes. */
export type LeagueMistakesDto = {
  leagueId: string;
  week: number;
  latestWeek: number;
  /** Steps without a wrong answer are left out. */
  steps: StepMistakesDto[];
  /** The class made so many tries that only each student's first ones at each step are counted: so many. Null when all are. */
  firstTriesOnly: number | null;
};
