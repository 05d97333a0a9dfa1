/** A reason in the ledger. */
export function mvpReasonText(reason: string): string {
  if (reason === 'equations') return 'All nine steps of the score card';
  if (reason === 'equations-taken-back') return 'A step of the score card is open again';
  if (reason === 'all-tasks-taken-back') return 'A task of the week is open again';
  if (reason === 'all-tasks') return 'All five tasks';
  return reason.startsWith('graph') ? 'Graphs' : 'Other points';
}

/** Points on screens and in files; null means unreadable. */
export const shownPoints = (points: number | null): number | string => points ?? 'can’t be read';

/** For a teacher: the points that count in the class, and those from all classes. */
export const mvpPointsInClassLabel = (): string => 'MVP points in this class';
export const mvpPointsInAllClassesLabel = (): string => 'In all classes';

/** Begins the message after a graph was handed in. */
export const mvpPointsEarnedText = (mvpPoints: number): string =>
  mvpPoints > 0 ? `+${mvpPoints} MVP points. ` : '';
