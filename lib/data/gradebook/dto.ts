import { z } from 'zod';
import {
  type ExcusedWeeksOfStudent,
  type GradeCell,
  type GradeRules,
  LATE_CREDITS,
  MAX_GRADE_POINTS,
} from '@/lib/domain/class/gradebook';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { Rubric } from '@/lib/domain/graphs/handed-in-graph';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { idSchema } from '@/lib/domain/text/id-schema';
import type { LinkedSchoolClass } from '@/lib/store/collections/leagues';
import { TYPE_WHOLE_POINTS } from '@/words/gradebook';

export type GradebookRowDto = {
  studentId: string;
  /** Short, but different from a classmate with the same short name. */
  name: string;
  firstName: string;
  lastInitial: string;
  username: string | null;
  ownReference: string | null;
  cells: GradeCell[];
  excused: ExcusedWeeksOfStudent;
  graphs: number;
  rubric: { points: number; possible: number } | null;
  /**
   * Finished lessons, how many of their steps were right on the first try, and the exact sum of
   * their last answers. The sum mixes units, as the specification asks, so no student sees it.
   */
  lessons: { finished: number; firstTry: number; steps: number; lastAnswers: MixedNumber };
  tries: number;
  mvp: number | null;
};

/**
 * One graph's ratings, or a finished lesson, as a separate grade. A photo of a graph may have no
 * type. The day is the review's, or the last step's.
 */
export type GraphOrLessonGradeDto =
  | { kind: 'graph'; type: GraphType | null; rubric: Rubric; day: string }
  | { kind: 'lesson'; type: GraphType; firstTry: number; steps: number; day: string };

export type GradebookDto = {
  leagueId: string;
  leagueName: string;
  latestWeek: number;
  week: number;
  /** The day on which each week is due, as 2026-11-19; null if unknown. */
  dueDays: readonly (string | null)[];
  rules: GradeRules;
  excusedWeeks: readonly number[];
  canChange: boolean;
  rows: GradebookRowDto[];
  unreadable: readonly string[];
};

const weeks = z
  .array(z.number().int().min(1).max(FINAL_WEEK))
  .max(FINAL_WEEK)
  .transform((list) => [...new Set(list)].toSorted((a, b) => a - b));

export const gradeRulesInput = z.object({
  leagueId: idSchema,
  late: z.enum(LATE_CREDITS),
  graph: z.boolean(),
  outOf: z
    .number(TYPE_WHOLE_POINTS)
    .int(TYPE_WHOLE_POINTS)
    .min(1, TYPE_WHOLE_POINTS)
    .max(MAX_GRADE_POINTS, TYPE_WHOLE_POINTS),
  excusedWeeks: weeks,
});
export type GradeRulesInput = z.output<typeof gradeRulesInput>;

/** Replaces all that the student was excused from. */
export const studentExcusedWeeksInput = z.object({
  leagueId: idSchema,
  studentId: idSchema,
  all: z.boolean(),
  weeks,
});
export type StudentExcusedWeeksInput = z.output<typeof studentExcusedWeeksInput>;

/** For files of results, whose ids and days are those of the school. */
export type GradebookForExportDto = {
  book: GradebookDto;
  workOf: (studentId: string) => GraphOrLessonGradeDto[];
  openedDays: readonly (string | null)[];
  season: number;
  schoolClass: Pick<LinkedSchoolClass, 'id' | 'schoolId' | 'termId'> | null;
  schoolIds: ReadonlyMap<string, string>;
};
