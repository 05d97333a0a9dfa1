import { z } from 'zod';
import { formulaLevelOf } from '@/lib/domain/football/formulas';
import { LINEUP_SLOTS } from '@/lib/domain/football/positions';
import { lineText } from '@/lib/domain/text/line-text';
import {
  define,
  formulaLevel,
  formulaSet,
  id,
  longAgo,
  mixedNumber,
  nobody,
  openObject,
  ownLines,
  season,
  text,
  week,
} from './define';

const attempt = {
  id,
  studentId: id,
  leagueId: text,
  season,
  /** Whose games it is about, where they are not the school year's own. */
  statisticsSeason: season.optional(),
  week,
  formulaLevel: formulaLevel.default(formulaLevelOf(undefined)),
  /** As in the week's progress, as far as it is about this position. */
  formulaSet: formulaSet.optional(),
  /** What was typed, box by box. */
  typed: openObject({ whole: lineText, numerator: lineText, denominator: lineText }).default({
    whole: '',
    numerator: '',
    denominator: '',
  }),
  answer: mixedNumber.default({ wholeNumber: 0, numerator: 0, denominator: 1 }),
  /** What was typed beside the sum; missing where nothing was. */
  lines: ownLines.optional(),
  /**
   * Where the student guessed, before the first answer, that it would land; missing without a
   * guess.
   */
  estimate: z.number().int().optional(),
  correct: z.boolean().default(false),
  simplified: z.boolean().default(false),
  misconception: z.string().nullable().default(null),
  /** The number of this try at its step, from 1, without gaps. */
  attempt: z.number().int().min(1).default(1),
  createdAt: longAgo,
  /** A hash of what was asked, and the result as JSON in codes and values. */
  fingerprint: z.string().optional(),
  result: z.string().optional(),
};
const attemptIndexes = [['studentId'], ['studentId', 'week', 'season']] as const;

/** Tries at one step by their numbers: that is how a long list of them is read in parts. */
const stepIndexes = [['studentId', 'week', 'season', 'step', 'attempt']] as const;

export const studentDraftScoreAttempts = define(
  'studentDraftScoreAttempts',
  z.object({ ...attempt, position: text, playerId: nobody }),
  [['studentId', 'season'], ...attemptIndexes],
  { sorted: [{ equal: ['studentId', 'season'], by: 'createdAt', direction: 'desc' }] },
);
export type DraftScoreAttempt = z.infer<typeof studentDraftScoreAttempts.definition.schema>;
export const studentPlayerScoreAttempts = define(
  'studentPlayerScoreAttempts',
  z.object({
    ...attempt,
    /** Null where nothing is known of what was tried: such a try belongs to no step. */
    step: z.enum(LINEUP_SLOTS).nullable().default(null),
    /** PlayerID, or TeamID for DEF. */
    playerId: nobody,
  }),
  [
    ...attemptIndexes,
    ...stepIndexes,
    ['leagueId', 'week', 'season'],
    ['studentId', 'week', 'season', 'correct'],
  ],
);
export type StudentPlayerScoreAttempt = z.infer<
  typeof studentPlayerScoreAttempts.definition.schema
>;
export const studentTeamScoreAttempts = define(
  'studentTeamScoreAttempts',
  z.object({
    ...attempt,
    step: z.literal('TEAM').default('TEAM'),
    /** The eight answers that were to be added up, in the order of the lineup. */
    addends: z.array(mixedNumber).optional(),
  }),
  [
    ...attemptIndexes,
    ...stepIndexes,
    ['leagueId', 'week', 'season'],
    ['studentId', 'week', 'season', 'correct'],
  ],
);
export type StudentTeamScoreAttempt = z.infer<typeof studentTeamScoreAttempts.definition.schema>;
