import type { ImportReport } from '@/lib/nfl/import/import-season';

/**
 * What the log tells besides errors (`errorLine`). No field can hold a name, what someone typed, or
 * an address with an id in it.
 */
type LogEvent =
  | { event: 'start'; backend: 'embedded' | 'firebase'; schema: number }
  | { event: 'stop' }
  /** All visitors count as one address. */
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
  /** `file` is named by a time and a random number. */
  | { event: 'mail-written'; file: string }
  /**
   * Requests of the last minute whose body never came whole: the connection broke off, or its
   * deadline was over.
   */
  | { event: 'bodies-broken-off'; count: number }
  | { event: 'more-slow-requests'; count: number }
  /** `place` is an address as a pattern, from `placeOf`. */
  | { event: 'slow-request'; method: string; place: string; status: number; ms: number };

/**
 * A line in the words of the specification's error catalogue. What it quotes is an id, or the kind
 * of an error.
 */
export function logCatalogue(message: string, write: (line: string) => void = toErrorStream): void {
  write(jsonLine({ level: 'warn', at: new Date().toISOString(), message }));
}

/**
 * One line of JSON. On the error stream, which every service manager collects: what commands say to
 * a person is on the other one.
 */
export function logEvent(entry: LogEvent, write: (line: string) => void = toErrorStream): void {
  write(jsonLine({ level: 'info', at: new Date().toISOString(), ...entry }));
}

function toErrorStream(line: string): void {
  process.stderr.write(line);
}

export function importEvent({ season, parts, problems }: ImportReport): LogEvent {
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
 * What JSON leaves as it is and a terminal, a pager or a collector of logs may take for the end of
 * a line, for a color or for another direction.
 */
const UNPRINTED =
  /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** One event is one line, whatever is in its fields. */
export function jsonLine(entry: object): string {
  const text = JSON.stringify(entry).replace(
    UNPRINTED,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${text}\n`;
}
