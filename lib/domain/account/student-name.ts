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
export function bestNameInStoredRecord(stored: Readonly<Record<string, unknown>>): string | null {
  const text = (field: string) =>
    typeof stored[field] === 'string' ? toOneLine(stored[field]) : '';
  const firstName = text('firstName');
  const name = firstName
    ? formatStudentName({ firstName, lastInitial: text('lastInitial') })
    : text('teamName') || text('username');
  return name || null;
}

const BESIDE = ' · ';

type Named = {
  readonly firstName: string;
  readonly lastInitial: string;
  readonly username?: string | null | undefined;
  readonly ownReference?: string | null | undefined;
};

/**
 * Returns how to call each student of a class: "Ada L.", or "Emma J. · emma.j.otter42" if two share
 * the short name. Without a user name the teacher's own reference is added; without either the
 * short name stays.
 *
 * @param seenByClass true for anything students may see, such as a list of groups: leaves the
 * reference out.
 */
export function createDisplayNameFormatter(
  students: readonly Named[],
  { seenByClass = false }: { seenByClass?: boolean } = {},
): (student: Named) => string {
  const count = new Map<string, number>();
  for (const student of students) count.set(alike(student), (count.get(alike(student)) ?? 0) + 1);
  return (student) => {
    const name = formatStudentName(student);
    const apart = student.username || (seenByClass ? '' : student.ownReference);
    return (count.get(alike(student)) ?? 0) > 1 && apart ? `${name}${BESIDE}${apart}` : name;
  };
}

/** "Zoë M." and "zoe m." look like one name. */
const alike = (student: Named): string =>
  formatStudentName(student).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Splits a name of {@link createDisplayNameFormatter}: the part after the dot is shown in gray. */
export function splitDisplayName(displayName: string): [name: string, apart: string | undefined] {
  const [name = displayName, apart] = displayName.split(BESIDE, 2);
  return [name, apart];
}
