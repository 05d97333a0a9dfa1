import type { ImportReport } from '@/lib/nfl/import/import-season';

/** What the catalog's message "Could not get …" can name. */
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

/**
 * The error catalog of the specification, section 8: the log uses its exact wording. People see a
 * friendlier sentence.
 */
export const CATALOG_ERROR_MESSAGES = {
  noLeaguesFound: 'No leagues found.',
  creatingLeague: 'Error creating league',
  creatingStudentTeam: 'Error creating student team',
  creatingLineupTeam: 'Error creating lineup team',
  settingWeeklyProgress: 'Error setting student weekly progress',
  settingWeeklyTasks: 'Error setting student weekly tasks',
  settingDraftProgress: 'Error setting student draft progress',
  settingLeagueAllowance: 'Error setting teacher league allowance data.',
  deletingLeagueAllowance: 'Error deleting teacher league allowance data.',
  weeklyQuery: 'Error',
  noRandomLineup: 'Could not generate a new random lineup.',
} as const;

export function couldNotGetMessage(subject: CouldNotGetSubject, error: string): string {
  return `Could not get ${subject} with error: ${error}`;
}

export function noStudentProfileMessage(studentId: string): string {
  return `No student profile found for studentId: ${studentId}`;
}

export function noStudentTeamMessage(userId: string): string {
  return `No student team found for userId: ${userId}`;
}

export function noPlayerWithIdMessage(id: number | string): string {
  return `No players found with id: ${id}`;
}

/** Logged when scoring got an unknown position and returned 0. */
export function unknownPositionMessage(position: string): string {
  return `Position does not exist: ${position}`;
}

/** Log messages of our own, for errors that the catalog doesn't cover. */
export const UNCATALOGED_LOG_MESSAGES = {
  accountEmail: 'Error sending an email about a new account',
  passwordResetEmail: 'Error sending a link for a new password',
  denied: 'Error writing down a denied attempt',
} as const;

/**
 * The log's events besides errors (`errorLine`). No field can hold a person's name, typed text, or
 * an address with an id.
 */
type LogEvent =
  | { event: 'start'; backend: 'embedded' | 'firebase'; schema: number }
  | { event: 'stop' }
  /** Without the setting, all visitors count as one client address. */
  | { event: 'proxy-not-trusted'; set: 'TRUST_PROXY=1' }
  | { event: 'week-opened'; season: number; week: number }
  | {
      event: 'season-imported';
      season: number;
      rows: number;
      parts: number;
      refused: number;
      problems: number;
    }
  | { event: 'purge'; leagues: number; students: number }
  | { event: 'backup'; documents: number; pictures: number; bytes: number; ms: number }
  | { event: 'restore'; documents: number; pictures: number; ms: number }
  | { event: 'mail-written'; file: string }
  /** Requests of the last minute whose body never arrived completely. */
  | { event: 'bodies-broken-off'; count: number }
  | { event: 'more-slow-requests'; count: number }
  | { event: 'more-unreadable-requests'; count: number }
  | { event: 'slow-request'; method: string; place: string; status: number; ms: number };

/** Logs a message of the error catalog. It quotes nothing but an id or the kind of an error. */
export function logCatalogMessage(
  message: string,
  write: (line: string) => void = toErrorStream,
): void {
  write(jsonLine({ level: 'warn', at: new Date().toISOString(), message }));
}

/**
 * Writes to the error stream, which every service manager collects; commands talk to people on the
 * output stream.
 */
export function logEvent(entry: LogEvent, write: (line: string) => void = toErrorStream): void {
  write(jsonLine({ level: 'info', at: new Date().toISOString(), ...entry }));
}

/** In a flood, this many requests of a kind are named in a minute, and the others only counted. */
const MAX_NAMED_A_MINUTE = 20;

/** Returns a function that is true for the requests to name; the event counts the others. */
export function createRequestLogLimiter(
  event: 'more-slow-requests' | 'more-unreadable-requests',
): () => boolean {
  let seen = 0;
  return () => {
    seen += 1;
    if (seen === 1)
      setTimeout(() => {
        const count = seen - MAX_NAMED_A_MINUTE;
        if (count > 0) logEvent({ event, count });
        seen = 0;
      }, 60_000).unref();
    return seen <= MAX_NAMED_A_MINUTE;
  };
}

function toErrorStream(line: string): void {
  process.stderr.write(line);
}

export function seasonImportLogEvent({ season, parts, problems }: ImportReport): LogEvent {
  const imported = parts.filter(({ outcome }) => outcome === 'imported');
  return {
    event: 'season-imported',
    season,
    rows: imported.reduce((sum, { rows }) => sum + rows, 0),
    parts: imported.length,
    refused: parts.filter(({ outcome }) => outcome === 'refused').length,
    problems: problems.length,
  };
}

/**
 * Characters that JSON doesn't escape but that a terminal, pager, or log collector may treat as a
 * line break, color, or change of direction.
 */
const UNPRINTED =
  /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

export function jsonLine(entry: object): string {
  const text = JSON.stringify(entry).replace(
    UNPRINTED,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${text}\n`;
}
