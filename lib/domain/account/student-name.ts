import { toOneLine } from '@/lib/domain/text/one-line';

export function formatStudentName({
  firstName,
  lastInitial,
}: {
  firstName: string;
  lastInitial: string;
}): string {
  return lastInitial ? `${firstName} ${lastInitial}.` : firstName;
}

/**
 * The best name in a stored record, readable or not: first name and initial, then team name, then
 * user name; null without any.
 */
export function nameInStoredRecord(stored: Readonly<Record<string, unknown>>): string | null {
  const text = (field: string) =>
    typeof stored[field] === 'string' ? toOneLine(stored[field]) : '';
  const firstName = text('firstName');
  const name = firstName
    ? formatStudentName({ firstName, lastInitial: text('lastInitial') })
    : text('teamName') || text('username');
  return name || null;
}
