/**
 * A stored moment: whole seconds since 1970-01-01T00:00:00Z, and nanoseconds (0 to 999,999,999).
 */
export type Timestamp = { seconds: number; nanoseconds: number };

export function timestampFromDate(date: Date): Timestamp {
  const milliseconds = date.getTime();
  const seconds = Math.floor(milliseconds / 1000);
  return { seconds, nanoseconds: (milliseconds - seconds * 1000) * 1_000_000 };
}

export function dateFromTimestamp({ seconds, nanoseconds }: Timestamp): Date {
  return new Date(seconds * 1000 + Math.floor(nanoseconds / 1_000_000));
}

export const compareTimestamps = (a: Timestamp, b: Timestamp): number =>
  a.seconds - b.seconds || a.nanoseconds - b.nanoseconds;

export const UNKNOWN_TIMESTAMP: Timestamp = { seconds: 0, nanoseconds: 0 };

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

/**
 * Reads a moment as other programs store it: an SDK's JSON or ISO text. Anything else is returned
 * unchanged.
 */
export function timestampFromStoredOrUnchanged(stored: unknown): unknown {
  if (typeof stored === 'string' && ISO_MOMENT.test(stored))
    return timestampFromDate(new Date(stored));
  if (typeof stored !== 'object' || stored === null || !('_seconds' in stored)) return stored;
  const { _seconds: seconds, _nanoseconds: nanoseconds = 0 } = stored as {
    _seconds: unknown;
    _nanoseconds?: unknown;
  };
  return { seconds, nanoseconds };
}
