import {
  requireLeagueNotPastOrDeleting,
  requireOwnLeague,
  requireStudentOfOwnLeague,
  writeOwnLeague,
  writeStudentOfOwnLeague,
} from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { readClassWorkForBrief, studentsForGrouping } from '@/lib/data/brief/brief-work';
import type {
  AddToWorkGroupInput,
  SetWorkGroupsKeptInput,
  StudentWorkGroupDto,
} from '@/lib/data/brief/dto';
import { DomainError } from '@/lib/data/errors';
import { studentsOfLeagueQuery } from '@/lib/data/league-week/class-week';
import {
  bestGroupNumberForStudent,
  groupsForEveryone,
  proposeWorkGroups,
} from '@/lib/domain/class/brief';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { noGroupWithoutWorkText } from '@/words/class';

/**
 * Fixes the groups of a week's brief for later weeks, or lets every brief form new ones again.
 * Repeating it changes nothing. 'not-found' for anyone else's league.
 */
export async function setWorkGroupsKept(
  viewer: Viewer,
  { leagueId, week, keep }: SetWorkGroupsKeptInput,
): Promise<void> {
  const own = await requireOwnLeague(viewer, leagueId, 'run');
  const work = await readClassWorkForBrief(own, week);
  const groups = keep
    ? groupsForEveryone(proposeWorkGroups(studentsForGrouping(work), work.wrong))
    : [];
  const numberOf = new Map(
    groups.flatMap((ids, index) => ids.map((id) => [id, index + 1] as const)),
  );
  await writeOwnLeague(
    viewer,
    { leagueId, action: 'league.groups', needs: 'run' },
    async (transaction, now, log) => {
      requireLeagueNotPastOrDeleting(now);
      const profiles = await transaction.query(studentProfiles, studentsOfLeagueQuery(now.league));
      const isKept = profiles.some(
        ({ workGroup }) => workGroup?.leagueId === leagueId && workGroup.number > 0,
      );
      if (isKept === keep) return;
      for (const { id, studentId } of profiles) {
        transaction.merge(studentProfiles, id, {
          workGroup: { leagueId, number: numberOf.get(studentId) ?? 0 },
        });
      }
      log();
    },
  );
}

/**
 * Moves a student into the group of a week's brief that works on the same mistake, and fixes the
 * groups from then on. Repeating it changes nothing. 'not-found' for anyone else's student,
 * 'not-allowed' if the week doesn't count for the student.
 */
export async function addStudentToWorkGroup(
  viewer: Viewer,
  { week, ...student }: AddToWorkGroupInput,
): Promise<StudentWorkGroupDto> {
  const { leagueId, studentId } = student;
  const work = await readClassWorkForBrief(
    await requireStudentOfOwnLeague(viewer, leagueId, studentId, 'run'),
    week,
  );
  const students = studentsForGrouping(work);
  if (!students.some(({ id }) => id === studentId))
    throw new DomainError('not-allowed', noGroupWithoutWorkText());
  return writeStudentOfOwnLeague(
    viewer,
    { ...student, needs: 'run' },
    async (transaction, own, log) => {
      requireLeagueNotPastOrDeleting(own);
      const profiles = await transaction.query(studentProfiles, studentsOfLeagueQuery(own.league));
      const storedOf = new Map(
        profiles.map(({ studentId: id, workGroup }) => [
          id,
          workGroup?.leagueId === leagueId && workGroup.number > 0 ? workGroup.number : null,
        ]),
      );
      const isKept = [...storedOf.values()].some((number) => number !== null);
      const numberOf = new Map<string, number>();
      if (isKept) {
        const now = students.map((each) => ({ ...each, group: storedOf.get(each.id) ?? null }));
        for (const [id, number] of storedOf) if (number !== null) numberOf.set(id, number);
        numberOf.set(studentId, bestGroupNumberForStudent(now, work.wrong, studentId));
      } else {
        const groups = groupsForEveryone(proposeWorkGroups(students, work.wrong));
        for (const [index, ids] of groups.entries())
          for (const id of ids) numberOf.set(id, index + 1);
      }
      const changed = profiles.filter(
        ({ studentId: id }) => numberOf.has(id) && numberOf.get(id) !== storedOf.get(id),
      );
      for (const { id, studentId: who } of changed) {
        transaction.merge(studentProfiles, id, {
          workGroup: { leagueId, number: numberOf.get(who) ?? 0 },
        });
      }
      if (changed.length > 0) log('student.group');
      const joined = numberOf.get(studentId);
      const numbers = new Set(work.members.flatMap(({ id }) => numberOf.get(id) ?? []));
      return {
        number: [...numbers].toSorted((a, b) => a - b).indexOf(joined ?? 0) + 1,
        others: work.members.flatMap(({ id, name }) =>
          id !== studentId && numberOf.get(id) === joined ? [name] : [],
        ),
      };
    },
  );
}
