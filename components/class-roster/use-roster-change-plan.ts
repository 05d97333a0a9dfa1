import { useState } from 'react';
import {
  addStudentsAction,
  bringBackStudentAction,
  changeOwnReferencesOfStudentsAction,
  moveStudentAction,
  removeStudentAction,
  renameStudentAction,
  setSchoolClassLinkAction,
} from '@/lib/actions/class-roster';
import type { ClassesForListCheckDto } from '@/lib/data/class-roster/dto';
import { isRoundedReference } from '@/lib/domain/class/class-list';
import type { ListedStudentName } from '@/lib/domain/class/list/names';
import {
  changedNameInSchoolRoster,
  compareListsWithClasses,
  type ListedStudent,
  type ListedStudentMatch,
} from '@/lib/domain/class/roster-sync';
import { groupBy } from '@/lib/domain/lists';
import { type RosterRequest, splitIntoRosterRequests } from './use-request-sequence';

/** A student of the new list; `name` and `ownReference` are kept if an account is made. */
export type StudentOnNewList = ListedStudent & {
  key: string;
  name: ListedStudentName;
  ownReference: string;
};
/** Without a `schoolClass`, the link is removed. */
export type SchoolClassLink = {
  leagueId: string;
  schoolClass: { id: string; title: string; schoolId: string; termId: string } | null;
};
type ElsewhereMatch = Extract<ListedStudentMatch, { kind: 'elsewhere' }>;
export type MoveAnswer = 'move' | 'other';

/**
 * Holds the changes of a new list, with the teacher's answers to what it leaves open. Nobody is
 * removed unless the teacher says so.
 *
 * @param leagueIds the classes whose whole list this is.
 * @param links what is saved of the school's roster, if the list is from there.
 * @param isRenaming false if the list may lack preferred names: then the teacher chooses who is
 *   renamed.
 */
export function useRosterChangePlan(
  listed: readonly StudentOnNewList[],
  compare: ClassesForListCheckDto,
  leagueIds: readonly string[],
  links: readonly SchoolClassLink[] = [],
  isRenaming = true,
) {
  const [answers, setAnswers] = useState<Readonly<Record<string, MoveAnswer>>>({});
  const [leavingIds, setLeavingIds] = useState<ReadonlySet<string>>(new Set());
  const [addsNumbers, setAddsNumbers] = useState(true);
  const [switchedNames, setSwitchedNames] = useState<ReadonlySet<string>>(new Set());
  const { matches, gone } = compareListsWithClasses(listed, compare.members, leagueIds);
  const entries = listed.map((one, at) => ({ one, match: matches[at] as ListedStudentMatch }));
  const answerTo = (one: StudentOnNewList, match: ElsewhereMatch): MoveAnswer =>
    answers[one.key] ?? (match.isLikely ? 'move' : 'other');
  const moves = entries.flatMap(({ one, match }) =>
    match.kind === 'elsewhere' && answerTo(one, match) === 'move'
      ? [{ one, member: match.member }]
      : [],
  );
  const fresh = entries.flatMap(({ one, match }) =>
    match.kind === 'new' || (match.kind === 'elsewhere' && answerTo(one, match) === 'other')
      ? [one]
      : [],
  );
  const newNames = entries.flatMap(({ one, match }) => {
    const name = match.kind === 'same' ? changedNameInSchoolRoster(one, match.member) : null;
    return match.kind === 'same' && name ? [{ member: match.member, name }] : [];
  });
  const renames = newNames.filter(
    ({ member }) => switchedNames.has(member.studentId) !== isRenaming,
  );
  const leaving = gone.filter(({ studentId }) => leavingIds.has(studentId));
  // Two students with one number would share their grades.
  const isOwn = (reference: string) =>
    reference !== '' &&
    !isRoundedReference(reference) &&
    listed.filter(({ ownReference }) => ownReference === reference).length === 1;
  const unnumbered = entries.flatMap(({ one, match }) =>
    match.kind === 'same' && !match.member.ownReference && isOwn(one.ownReference)
      ? [{ ...match.member, ownReference: one.ownReference }]
      : [],
  );
  const numbered = addsNumbers ? unnumbered : [];

  function knownIn(leagueId: string) {
    return [
      ...entries.flatMap(({ one, match }) =>
        match.kind === 'same' ? [{ one, member: match.member }] : [],
      ),
      ...moves,
    ].flatMap(({ one: { schoolId, name, ...one }, member: { studentId } }) =>
      schoolId !== undefined && one.leagueId === leagueId ? [{ ...name, studentId, schoolId }] : [],
    );
  }

  /** Moves and removals come before new accounts, so that a full class has room. */
  function requests(): RosterRequest[] {
    return [
      ...moves.flatMap(({ one, member: { studentId, leagueId, isRemoved } }): RosterRequest[] => {
        const back = () => bringBackStudentAction({ leagueId, studentId });
        const move = () => moveStudentAction({ leagueId, studentId, toLeagueId: one.leagueId });
        const sent = [...(isRemoved ? [back] : []), ...(leagueId === one.leagueId ? [] : [move])];
        return sent.map((send, at) => ({ students: at === 0 ? 1 : 0, send }));
      }),
      ...leaving.map(
        ({ studentId, leagueId }): RosterRequest => ({
          students: 1,
          send: (operationId) => removeStudentAction({ leagueId, studentId, operationId }),
        }),
      ),
      ...byLeague(numbered).map(([leagueId, members]): RosterRequest => {
        const references = members.map(({ studentId, ownReference }) => ({
          studentId,
          ownReference,
        }));
        return {
          students: members.length,
          send: () => changeOwnReferencesOfStudentsAction({ leagueId, references }),
        };
      }),
      ...renames.map(
        ({ member: { studentId, leagueId }, name }): RosterRequest => ({
          students: 1,
          send: () => renameStudentAction({ leagueId, studentId, ...name }),
        }),
      ),
      ...links.map(
        ({ leagueId, schoolClass }): RosterRequest => ({
          students: 0,
          send: () =>
            setSchoolClassLinkAction({ leagueId, schoolClass, students: knownIn(leagueId) }),
        }),
      ),
      ...byLeague(fresh).flatMap(([leagueId, students]) =>
        splitIntoRosterRequests(students, (operationId, part) =>
          addStudentsAction({
            leagueId,
            operationId,
            students: part.map(({ name, ownReference, schoolId }) => ({
              ...name,
              ownReference,
              schoolId,
            })),
          }),
        ),
      ),
    ];
  }

  return {
    compare,
    leagueIds,
    entries,
    gone,
    moves,
    fresh,
    leaving,
    unnumbered,
    addsNumbers,
    setAddsNumbers,
    newNames,
    renames,
    rename: (studentId: string, isRenamed: boolean) =>
      setSwitchedNames(withOrWithout(switchedNames, studentId, isRenamed !== isRenaming)),
    changes: moves.length + leaving.length + numbered.length + renames.length,
    requests,
    answerTo,
    answer: (key: string, answer: MoveAnswer) => setAnswers({ ...answers, [key]: answer }),
    leave: (studentId: string, isLeaving: boolean) =>
      setLeavingIds(withOrWithout(leavingIds, studentId, isLeaving)),
  };
}

function withOrWithout(before: ReadonlySet<string>, id: string, isIn: boolean): Set<string> {
  const next = new Set(before);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}

const byLeague = <T extends { leagueId: string }>(all: readonly T[]) => [
  ...groupBy(all, ({ leagueId }) => leagueId),
];

export type RosterChangePlan = ReturnType<typeof useRosterChangePlan>;
