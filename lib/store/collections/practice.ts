import { z } from 'zod';
import { define, id, mixedNumber, openObject, season, timestamp, week, wholeCount } from './define';
import { keptTry } from './progress';

const question = openObject({
  /** Which kind of question it is. */
  skill: z.string(),
  /** Of which card it is, and how many tries that took then. */
  week,
  step: z.string(),
  triesThen: wholeCount,
  kind: z.enum(['line', 'sum', 'lowest']),
  count: z.number().int().optional(),
  numbers: z.array(mixedNumber),
  attempts: wholeCount,
  correct: z.boolean(),
  /** The student's own right answer in lowest terms; null until it is right. */
  answer: mixedNumber.nullable(),
  simplified: z.boolean(),
  lastWrong: mixedNumber.optional(),
  pausedAt: timestamp.optional(),
});
export type PracticeQuestion = z.infer<typeof question>;

/**
 * When a kind of question comes back: the card of the scheduler (ts-fsrs), by the kind it is about.
 */
const spacing = openObject({
  due: timestamp,
  last_review: timestamp,
  stability: z.number(),
  difficulty: z.number(),
  scheduled_days: wholeCount,
  reps: wholeCount,
  lapses: wholeCount,
  state: z.number().int(),
});
export type Spacing = z.infer<typeof spacing>;

/**
 * The questions from weeks ago of one student: those of the newest week that had some. The id is
 * `${games}_${studentId}`.
 */
export const studentPractice = define(
  'studentPractice',
  z.object({
    id,
    studentId: id,
    season,
    /** Whose games it is about, where they are not the school year's own. */
    statisticsSeason: season.optional(),
    /** The week in which they were chosen. */
    week,
    questions: z.array(question),
    spacing: z.array(spacing.extend({ skill: z.string() })),
    /** The newest of what was asked: the kind, its week and its step. */
    asked: z.array(z.string()),
    /** The latest tries, so that one that comes again is known. */
    tries: z.array(keptTry),
  }),
  [['studentId', 'season']],
);
export type StudentPractice = z.infer<typeof studentPractice.definition.schema>;
