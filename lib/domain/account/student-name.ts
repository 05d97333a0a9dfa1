/** "Ada L.", or "Ada" without an initial. */
export function studentName({
  firstName,
  lastInitial,
}: {
  firstName: string;
  lastInitial: string;
}): string {
  return lastInitial ? `${firstName} ${lastInitial}.` : firstName;
}

/**
 * The best name that is stored of a student, readable or not: first name and initial, else the
 * team's, else the user name; null without any.
 */
export function storedName(stored: Readonly<Record<string, unknown>>): string | null {
  const text = (field: string) => (typeof stored[field] === 'string' ? stored[field].trim() : '');
  const firstName = text('firstName');
  const name = firstName
    ? studentName({ firstName, lastInitial: text('lastInitial') })
    : text('teamName') || text('username');
  return name || null;
}
