import { studentName } from '@/lib/domain/account/student-name';

const BESIDE = ' · ';

type Named = {
  readonly firstName: string;
  readonly lastInitial: string;
  readonly username?: string | null | undefined;
  readonly ownReference?: string | null | undefined;
};

/**
 * What to call each student of a class: "Ada L.", and "Emma J. · emma.j.otter42" only where two in
 * the class have the same short name. Who has no user name is told apart by the teacher's own
 * reference; who has neither keeps the short name, because nothing else is for others' eyes.
 * @param seenByClass for what children may see, such as a list of groups on the wall: the own
 *   reference stays out.
 */
export function namesApart(
  students: readonly Named[],
  { seenByClass = false }: { seenByClass?: boolean } = {},
): (student: Named) => string {
  const count = new Map<string, number>();
  for (const student of students) count.set(alike(student), (count.get(alike(student)) ?? 0) + 1);
  return (student) => {
    const name = studentName(student);
    const apart = student.username || (seenByClass ? '' : student.ownReference);
    return (count.get(alike(student)) ?? 0) > 1 && apart ? `${name}${BESIDE}${apart}` : name;
  };
}

/** "Zoë M." and "zoe m." read as one name at a glance. */
const alike = (student: Named): string =>
  studentName(student).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The two parts again, to show the second one quieter. */
export function partsOfName(told: string): [name: string, apart: string | undefined] {
  const [name = told, apart] = told.split(BESIDE, 2);
  return [name, apart];
}
