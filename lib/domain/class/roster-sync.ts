import {
  areConflictingReferences,
  hasSameListedName,
  isRoundedReference,
  type StudentWithReference,
} from './class-list';
import type { ListedStudentName } from './list/names';
import type { RosterStudentAtLastDecision } from './school-class';

export type CurrentOrRemovedStudent = StudentWithReference & {
  readonly studentId: string;
  readonly leagueId: string;
  readonly isRemoved: boolean;
  readonly atSchool?: RosterStudentAtLastDecision | undefined;
};

/** Both names and references hold the likeliest first. */
export type ListedStudent = {
  readonly leagueId: string;
  /** The student's id at the school; missing in a plain list. */
  readonly schoolId?: string;
  readonly names: readonly ListedStudentName[];
  readonly references: readonly string[];
};

export type ListedStudentMatch =
  | { readonly kind: 'same'; readonly member: CurrentOrRemovedStudent }
  /** In another class, or removed. `isLikely` is false where only the name says so. */
  | {
      readonly kind: 'elsewhere';
      readonly member: CurrentOrRemovedStudent;
      readonly isLikely: boolean;
    }
  /** The list names the student in another class too, and an account is in one class only. */
  | { readonly kind: 'twice'; readonly leagueId: string }
  | { readonly kind: 'new' };

type Comparison = {
  readonly matches: readonly ListedStudentMatch[];
  readonly gone: readonly CurrentOrRemovedStudent[];
};

/** Numbers this short may be seats, which each class has. */
const SHORTEST_OWN_NUMBER = 3;

/**
 * Compares new lists with all of a teacher's classes: by reference, then by name. Nobody is matched
 * twice. Of two students with one name, where only one is listed without a number, both are in
 * `gone`, because the list doesn't say which one it is.
 *
 * @param leagueIds the classes whose lists are complete; only their students can be gone.
 */
export function compareListsWithClasses(
  listed: readonly ListedStudent[],
  members: readonly CurrentOrRemovedStudent[],
  leagueIds: readonly string[],
): Comparison {
  const matches: (ListedStudentMatch | null)[] = listed.map(() => null);
  const taken = new Map<string, 'reference' | 'name'>();

  matchWithinClass();
  findListedTwice();
  matchElsewhere();
  return { matches: matches.map((match) => match ?? { kind: 'new' }), gone: findGone() };

  function matchWhere(
    by: 'reference' | 'name',
    fits: Rule,
    toMatch: (
      member: CurrentOrRemovedStudent,
      student: ListedStudent,
      isOnly: boolean,
    ) => ListedStudentMatch,
  ): void {
    for (const [index, student] of listed.entries()) {
      if (matches[index]) continue;
      const [member, ...others] = members.filter(
        (each) => !taken.has(each.studentId) && fits(student, each),
      );
      if (!member) continue;
      matches[index] = toMatch(member, student, others.length === 0);
      taken.set(member.studentId, by);
    }
  }

  function matchWithinClass(): void {
    const same = (member: CurrentOrRemovedStudent): ListedStudentMatch => ({
      kind: 'same',
      member,
    });
    matchWhere('reference', both(isInListedClass, isCertainMatch), same);
    matchWhere('reference', both(isInListedClass, hasReference), same);
    matchWhere('name', both(isInListedClass, hasFirstListedName), same);
    matchWhere('name', both(isInListedClass, hasAnyListedName), same);
  }

  function findListedTwice(): void {
    for (const [index, student] of listed.entries()) {
      if (matches[index]) continue;
      const already = members.find(
        (member) => taken.has(member.studentId) && isCertainMatch(student, member),
      );
      const earlier = listed
        .slice(0, index)
        .find(
          (other) => other.leagueId !== student.leagueId && isSameListedStudent(other, student),
        );
      const leagueId = already?.leagueId ?? earlier?.leagueId;
      if (leagueId !== undefined && leagueId !== student.leagueId)
        matches[index] = { kind: 'twice', leagueId };
    }
  }

  function matchElsewhere(): void {
    const elsewhere = (member: CurrentOrRemovedStudent, isLikely: boolean): ListedStudentMatch => ({
      kind: 'elsewhere',
      member,
      isLikely,
    });
    matchWhere('reference', isCertainMatch, (member) => elsewhere(member, true));
    matchWhere('reference', both(hasReference, hasLongNumber), (member, student) =>
      elsewhere(member, isSimilar(student, member)),
    );
    // In a class that is listed for the first time, an equal short name is probably a coincidence.
    const isKnown = (leagueId: string) =>
      matches.some((match, at) => match?.kind === 'same' && listed[at]?.leagueId === leagueId);
    matchWhere('name', hasAnyListedName, (member, { leagueId }, isOnly) =>
      elsewhere(member, isOnly && (member.leagueId === leagueId || isKnown(leagueId))),
    );
  }

  function findGone(): CurrentOrRemovedStudent[] {
    const missing = members.filter(
      ({ studentId, leagueId, isRemoved }) =>
        !isRemoved && leagueIds.includes(leagueId) && !taken.has(studentId),
    );
    const isMixedUp = (member: CurrentOrRemovedStudent) =>
      taken.get(member.studentId) === 'name' &&
      missing.some(
        (other) => other.leagueId === member.leagueId && hasSameListedName(other, member),
      );
    return members.filter((member) => missing.includes(member) || isMixedUp(member));
  }
}

type Rule = (student: ListedStudent, member: CurrentOrRemovedStudent) => boolean;

const both =
  (...rules: readonly Rule[]): Rule =>
  (student, member) =>
    rules.every((rule) => rule(student, member));

const isInListedClass: Rule = (student, { leagueId, isRemoved }) =>
  leagueId === student.leagueId && !isRemoved;

const hasLongNumber: Rule = (_student, { ownReference }) =>
  (ownReference?.length ?? 0) >= SHORTEST_OWN_NUMBER;

const withoutRounded = (references: readonly string[]): string[] =>
  references.filter((reference) => reference !== '' && !isRoundedReference(reference));

const isLinked: Rule = ({ schoolId }, { atSchool }) =>
  schoolId !== undefined && schoolId === atSchool?.id;

const hasReference: Rule = (student, member) =>
  isLinked(student, member) ||
  withoutRounded(student.references).includes(member.ownReference ?? '');

const mayBeSamePerson: Rule = ({ references }, { ownReference }) =>
  withoutRounded(references).length === 0 ||
  withoutRounded(references).some(
    (reference) => !areConflictingReferences(reference, ownReference ?? ''),
  );

const hasFirstListedName: Rule = (student, member) =>
  student.names.slice(0, 1).some((name) => hasSameListedName(name, member)) &&
  mayBeSamePerson(student, member);
const hasAnyListedName: Rule = (student, member) =>
  student.names.some((name) => hasSameListedName(name, member)) && mayBeSamePerson(student, member);
const isCertainMatch: Rule = (student, member) =>
  isLinked(student, member) || (hasReference(student, member) && hasAnyListedName(student, member));

/** Bob K. may be Robert K. */
const isSimilar: Rule = ({ names }, { firstName, lastInitial }) =>
  names.some((name) => name.firstName === firstName || name.lastInitial === lastInitial);

/**
 * The student's name at the school, if it has changed since the teacher last decided; null
 * if it hasn't. A name that the teacher has chosen otherwise stays.
 */
export function changedNameInSchoolRoster(
  student: ListedStudent,
  member: CurrentOrRemovedStudent,
): ListedStudentName | null {
  const [name] = student.names;
  if (!name || isSameName(name, member)) return null;
  if (isLinked(student, member) && member.atSchool)
    return isSameName(name, member.atSchool) ? null : name;
  return hasReference(student, member) &&
    !student.names.some((each) => hasSameListedName(each, member))
    ? name
    : null;
}

const isSameName = (one: ListedStudentName, other: ListedStudentName): boolean =>
  one.firstName === other.firstName && one.lastInitial === other.lastInitial;

const isSameListedStudent = (one: ListedStudent, other: ListedStudent): boolean =>
  withoutRounded(one.references).some((reference) => other.references.includes(reference)) &&
  one.names.some((name) => other.names.some((also) => hasSameListedName(name, also)));
