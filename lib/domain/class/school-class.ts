const ROSTER_PROBLEMS = ['away', 'busy', 'refused', 'too-large', 'unreadable'] as const;
export type SchoolRosterProblem = (typeof ROSTER_PROBLEMS)[number];

/** Why a linked class couldn't be compared; nothing about its students changes then. */
export const CLASS_SYNC_PROBLEMS = [...ROSTER_PROBLEMS, 'class-gone', 'not-teacher'] as const;
export type ClassSyncProblem = (typeof CLASS_SYNC_PROBLEMS)[number];

/**
 * A student as the school's roster had them when the teacher last decided: `sourcedId` and name.
 */
export type RosterStudentAtLastDecision = {
  readonly id: string;
  readonly firstName: string;
  readonly lastInitial: string;
};
