/** A moment as stored: whole seconds since 1970-01-01T00:00:00Z and the nanoseconds beyond them (0 to 999,999,999). */
export type Timestamp = { seconds: number; nanoseconds: number };

export function timestampFromDate(date: Date): Timestamp {
  const milliseconds = date.getTime();
  const seconds = Math.floor(milliseconds / 1000);
  return { seconds, nanoseconds: (milliseconds - seconds * 1000) * 1_000_000 };
}

export function dateFromTimestamp({ seconds, nanoseconds }: Timestamp): Date {
  return new Date(seconds * 1000 + Math.floor(nanoseconds / 1_000_000));
}
