import { z } from 'zod';
import { parseFormulaLevelOrLevel2 } from '@/lib/domain/football/formulas';
import { LINEUP_SLOTS } from '@/lib/domain/football/positions';
import { idSchema } from '@/lib/domain/text/id-schema';
import { textToOneLineSchema } from '@/lib/domain/text/line-text';
import {
  defineCollection,
  formulaLevelSchema,
  formulaSetSchema,
  mixedNumberSchema,
  openObject,
  playerIdOrNoneSchema,
  seasonSchema,
  studentWorkLinesSchema,
  textEmptyIfMissingSchema,
  timestampSchema,
  timestampUnknownIfMissingSchema,
  weekOrZeroSchema,
} from './define';

const attempt = {
  id: idSchema,
  studentId: idSchema,
  leagueId: textEmptyIfMissingSchema,
  season: seasonSchema,
  /** The season whose games are played, if it isn't the school year's own. */
  statisticsSeason: seasonSchema.optional(),
  week: weekOrZeroSchema,
  formulaLevel: formulaLevelSchema.default(parseFormulaLevelOrLevel2(undefined)),
  formulaSet: formulaSetSchema.optional(),
  typed: openObject({
    whole: textToOneLineSchema,
    numerator: textToOneLineSchema,
    denominator: textToOneLineSchema,
  }).default({
    whole: '',
    numerator: '',
    denominator: '',
  }),
  answer: mixedNumberSchema.default({ wholeNumber: 0, numerator: 0, denominator: 1 }),
  /** The products typed beside the sum; missing if there were none. */
  lines: studentWorkLinesSchema.optional(),
  estimate: z.number().int().optional(),
  correct: z.boolean().default(false),
  simplified: z.boolean().default(false),
  misconception: z.string().nullable().default(null),
  attempt: z.number().int().min(1).default(1),
  createdAt: timestampUnknownIfMissingSchema,
  /** A hash of what was asked, and the result as JSON in codes and values. */
  fingerprint: z.string().optional(),
  result: z.string().optional(),
};
const cardAttempt = {
  ...attempt,
  /**
   * Set while a teacher has taken out this try: it stays stored and counts nowhere. `along` is the
   * starter's step that was opened again, if the team's total went with it. Students never see
   * `note`.
   */
  takenOut: openObject({
    by: idSchema,
    at: timestampSchema,
    note: textToOneLineSchema.optional(),
    along: z.enum(LINEUP_SLOTS).optional(),
  })
    .nullable()
    .optional(),
};
const attemptIndexes = [['studentId'], ['studentId', 'week', 'season']] as const;

/** Long lists of tries are read page by page, by their number. */
const stepIndexes = [['studentId', 'week', 'season', 'step', 'attempt']] as const;

export const studentDraftScoreAttempts = defineCollection(
  'studentDraftScoreAttempts',
  z.object({ ...attempt, position: textEmptyIfMissingSchema, playerId: playerIdOrNoneSchema }),
  [['studentId', 'season'], ...attemptIndexes],
  { sorted: [{ equal: ['studentId', 'season'], by: 'createdAt', direction: 'desc' }] },
);
export type DraftScoreAttempt = z.infer<typeof studentDraftScoreAttempts.definition.schema>;
export const studentPlayerScoreAttempts = defineCollection(
  'studentPlayerScoreAttempts',
  z.object({
    ...cardAttempt,
    /** Null if nothing is known about the task; such a try belongs to no step. */
    step: z.enum(LINEUP_SLOTS).nullable().default(null),
    playerId: playerIdOrNoneSchema,
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
export const studentTeamScoreAttempts = defineCollection(
  'studentTeamScoreAttempts',
  z.object({
    ...cardAttempt,
    step: z.literal('TEAM').default('TEAM'),
    addends: z.array(mixedNumberSchema).optional(),
  }),
  [
    ...attemptIndexes,
    ...stepIndexes,
    ['leagueId', 'week', 'season'],
    ['studentId', 'week', 'season', 'correct'],
  ],
);
export type StudentTeamScoreAttempt = z.infer<typeof studentTeamScoreAttempts.definition.schema>;
