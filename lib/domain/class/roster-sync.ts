import {
  areConflictingReferences,
  hasSameListedName,
  isRoundedReference,
  type StudentWithReference,
} from './class-list';
import type { ListedStudentName } from './list/names';
import type { NameAtSchool } from './school-class';

/** A student of one of the teacher's classes, or one whom the teacher removed from it. */
export type CurrentOrRemovedStudent = StudentWithReference & {
  readonly studentId: string;
  readonly leagueId: string;
  readonly isRemoved: boolean;
  readonly atSchool?: NameAtSchool | undefined;
};

/** A student of a new list. Both names and references hold the likeliest first. */
export type ListedMember = {
  readonly leagueId: string;
  /** The student's id at the school; missing in a plain list. */
  readonly schoolId?: string;
  readonly names: readonly ListedStudentName[];
  readonly references: readonly string[];
};

export type ListedMemberMatch =
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
  /** One for each listed student. */
  readonly matches: readonly ListedMemberMatch[];
  /** Students of the listed classes who are in no list. */
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
  listed: readonly ListedMember[],
  members: readonly CurrentOrRemovedStudent[],
  leagueIds: readonly string[],
): Comparison {
  const matches: (ListedMemberMatch | null)[] = listed.map(() => null);
  const taken = new Map<string, 'reference' | 'name'>();
  const find = (one: ListedMember, fits: Rule) =>
    members.filter((member) => !taken.has(member.studentId) && fits(one, member));
  const matchWhere = (
    by: 'reference' | 'name',
    fits: Rule,
    matched: (
      member: CurrentOrRemovedStudent,
      one: ListedMember,
      isOnly: boolean,
    ) => ListedMemberMatch,
  ) => {
    for (const [at, one] of listed.entries()) {
      if (matches[at]) continue;
      const [member, ...others] = find(one, fits);
      if (!member) continue;
      matches[at] = matched(member, one, others.length === 0);
      taken.set(member.studentId, by);
    }
  };

  const same = (member: CurrentOrRemovedStudent): ListedMemberMatch => ({ kind: 'same', member });
  matchWhere('reference', (...pair) => isHere(...pair) && isSure(...pair), same);
  matchWhere('reference', (...pair) => isHere(...pair) && hasReference(...pair), same);
  matchWhere('name', (...pair) => isHere(...pair) && isCalledFirst(...pair), same);
  matchWhere('name', (...pair) => isHere(...pair) && isCalled(...pair), same);

  for (const [at, one] of listed.entries()) {
    if (matches[at]) continue;
    const already = members.find((member) => taken.has(member.studentId) && isSure(one, member));
    const earlier = listed.find(
      (other, place) => place < at && other.leagueId !== one.leagueId && areOne(other, one),
    );
    const leagueId = already?.leagueId ?? earlier?.leagueId;
    if (leagueId !== undefined && leagueId !== one.leagueId)
      matches[at] = { kind: 'twice', leagueId };
  }

  const elsewhere = (member: CurrentOrRemovedStudent, isLikely: boolean): ListedMemberMatch => ({
    kind: 'elsewhere',
    member,
    isLikely,
  });
  matchWhere('reference', isSure, (member) => elsewhere(member, true));
  matchWhere(
    'reference',
    (one, member) =>
      hasReference(one, member) && (member.ownReference?.length ?? 0) >= SHORTEST_OWN_NUMBER,
    (member, one) => elsewhere(member, isSimilar(one, member)),
  );
  // In a class that is listed for the first time, an equal short name is probably a coincidence.
  const isKnown = (leagueId: string) =>
    matches.some((match, at) => match?.kind === 'same' && listed[at]?.leagueId === leagueId);
  matchWhere('name', isCalled, (member, one, isOnly) =>
    elsewhere(member, isOnly && (member.leagueId === one.leagueId || isKnown(one.leagueId))),
  );

  const missing = members.filter(
    ({ studentId, leagueId, isRemoved }) =>
      !isRemoved && leagueIds.includes(leagueId) && !taken.has(studentId),
  );
  const isMixedUp = (member: CurrentOrRemovedStudent) =>
    taken.get(member.studentId) === 'name' &&
    missing.some((other) => other.leagueId === member.leagueId && hasSameListedName(other, member));
  return {
    matches: matches.map((match) => match ?? { kind: 'new' }),
    gone: members.filter((member) => missing.includes(member) || isMixedUp(member)),
  };
}

type Rule = (one: ListedMember, member: CurrentOrRemovedStudent) => boolean;

const isHere: Rule = (one, { leagueId, isRemoved }) => leagueId === one.leagueId && !isRemoved;

const areReal = (references: readonly string[]): string[] =>
  references.filter((reference) => reference !== '' && !isRoundedReference(reference));

const isLinked: Rule = ({ schoolId }, { atSchool }) =>
  schoolId !== undefined && schoolId === atSchool?.id;

const hasReference: Rule = (one, member) =>
  isLinked(one, member) || areReal(one.references).includes(member.ownReference ?? '');

/** No reference says that they are two people. */
const mayBeOne: Rule = ({ references }, { ownReference }) =>
  areReal(references).length === 0 ||
  areReal(references).some((reference) => !areConflictingReferences(reference, ownReference ?? ''));

const isCalledFirst: Rule = (one, member) =>
  one.names.slice(0, 1).some((name) => hasSameListedName(name, member)) && mayBeOne(one, member);
const isCalled: Rule = (one, member) =>
  one.names.some((name) => hasSameListedName(name, member)) && mayBeOne(one, member);
const isSure: Rule = (one, member) =>
  isLinked(one, member) || (hasReference(one, member) && isCalled(one, member));

/** Bob K. may be Robert K. */
const isSimilar: Rule = ({ names }, { firstName, lastInitial }) =>
  names.some((name) => name.firstName === firstName || name.lastInitial === lastInitial);

/**
 * The student's name at the school, if it has changed since the teacher last decided; null
 * if it hasn't. A name that the teacher has chosen otherwise stays.
 */
export function changedNameInSchoolRoster(
  one: ListedMember,
  member: CurrentOrRemovedStudent,
): ListedStudentName | null {
  const [name] = one.names;
  if (!name || isSameName(name, member)) return null;
  if (isLinked(one, member) && member.atSchool)
    return isSameName(name, member.atSchool) ? null : name;
  return hasReference(one, member) && !one.names.some((each) => hasSameListedName(each, member))
    ? name
    : null;
}

const isSameName = (one: ListedStudentName, other: ListedStudentName): boolean =>
  one.firstName === other.firstName && one.lastInitial === other.lastInitial;

const areOne = (one: ListedMember, other: ListedMember): boolean =>
  areReal(one.references).some((reference) => other.references.includes(reference)) &&
  one.names.some((name) => other.names.some((also) => hasSameListedName(name, also)));
