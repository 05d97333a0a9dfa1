/**
 * A teacher tries a class out as a practice student. Its work names another class than the
 * students': nothing that reads a class finds it, and whatever a class decides (its calendar, its
 * formulas) is read from the class itself.
 */

const TRYOUT = 'tryout-';

export const tryoutClassId = (leagueId: string): string => `${TRYOUT}${leagueId}`;

export const realLeagueId = (classId: string): string =>
  classId.startsWith(TRYOUT) ? classId.slice(TRYOUT.length) : classId;

/** A teacher has one practice student in each class. */
export const tryoutStudentId = (leagueId: string, teacherId: string): string =>
  `${tryoutClassId(leagueId)}-${teacherId}`;
