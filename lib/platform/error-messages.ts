/**
 * The error catalog of the specification, section 8: the log uses its exact wording. People see a
 * friendlier sentence.
 */
export const COULD_NOT_GET_SUBJECTS = [
  'league',
  'student profile',
  'teams',
  'scores',
  'graphs',
  'teacher profile',
  'teacher profiles',
  'league allowances',
  'players',
] as const;
export type CouldNotGetSubject = (typeof COULD_NOT_GET_SUBJECTS)[number];

export const ERROR_MESSAGES = {
  noLeaguesFound: 'No leagues found.',
  creatingLeague: 'Error creating league',
  creatingStudentTeam: 'Error creating student team',
  creatingLineupTeam: 'Error creating lineup team',
  settingWeeklyProgress: 'Error setting student weekly progress',
  settingWeeklyTasks: 'Error setting student weekly tasks',
  settingDraftProgress: 'Error setting student draft progress',
  settingLeagueAllowance: 'Error setting teacher league allowance data.',
  deletingLeagueAllowance: 'Error deleting teacher league allowance data.',
  /** A query for weekly progress or tasks failed. */
  weeklyQuery: 'Error',
  noRandomLineup: 'Could not generate a new random lineup.',
} as const;

export function couldNotGet(subject: CouldNotGetSubject, error: string): string {
  return `Could not get ${subject} with error: ${error}`;
}

export function noStudentProfileFound(studentId: string): string {
  return `No student profile found for studentId: ${studentId}`;
}

export function noStudentTeamFound(userId: string): string {
  return `No student team found for userId: ${userId}`;
}

export function noPlayersFound(id: number | string): string {
  return `No players found with id: ${id}`;
}

/** Logged when scoring got an unknown position and returned 0. */
export function unknownPosition(position: string): string {
  return `Position does not exist: ${position}`;
}

/** Log messages of our own, for errors that the catalog doesn't cover. */
export const LOG_MESSAGES = {
  letter: 'Error sending a letter about a new account',
  resetLetter: 'Error sending a link for a new password',
  denied: 'Error writing down a denied attempt',
} as const;
