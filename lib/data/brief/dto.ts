import { z } from 'zod';
import type { GraphWithQuestionDto } from '@/lib/data/graph/dto';
import type { CommonMistakeDto } from '@/lib/data/mistake/dto';
import type { LevelOrNamedFormulaSet } from '@/lib/domain/football/formulas';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

type BriefGroupDto = {
  mistakes: string[];
  learners: string[];
  helpers: string[];
};

export type TuesdayBriefDto = {
  week: number;
  latestWeek: number;
  isExcused: boolean;
  mistakes: CommonMistakeDto[];
  graph: GraphWithQuestionDto | null;
  isKept: boolean;
  groups: BriefGroupDto[];
  /** Groups of students who have finished without a mistake and are free for something harder. */
  challenges: string[][];
  /** Students who have made no mistake so far and haven't finished yet. */
  onTheWay: string[];
  notStarted: string[];
  /** Students who solved a card of the week together with the app, and no new one alone since. */
  together: string[];
  warmUp: { text: string; answer: MixedNumber; working: string }[];
  warmUpLevel: LevelOrNamedFormulaSet;
  firstTriesOnly: number | null;
};

export const setWorkGroupsKeptInput = z.object({
  leagueId: z.string(),
  week: z.number().int(),
  keep: z.boolean(),
});
export type SetWorkGroupsKeptInput = z.infer<typeof setWorkGroupsKeptInput>;

export const addToWorkGroupInput = z.object({
  leagueId: z.string(),
  studentId: z.string(),
  week: z.number().int(),
});
export type AddToWorkGroupInput = z.infer<typeof addToWorkGroupInput>;

/** A student's group: its number in the brief, and its other members. */
export type StudentWorkGroupDto = { number: number; others: string[] };
