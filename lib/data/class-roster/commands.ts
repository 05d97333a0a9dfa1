import type {
  ApproveTeamNameInput,
  ChangeTeamNameInput,
  MoveStudentInput,
  RemoveStudentInput,
} from '@/lib/data/class-roster/input';
import { changeOwnStudent, type OwnStudent, requireOpenLeagueIn } from '@/lib/data/class-roster/own-student';
import { DomainError, notFound } from '@/lib/data/errors';
import { requireOwnLeague } from '@/lib/data/league/own-league';
import { readPlacement, writePlacement } from '@/lib/data/league/placement';
import { earlierAnswer, keepAnswer, operationOf } from '@/lib/data/operations';
import { findTeamIn, type Viewer } from '@/lib/data/viewer';
import { checkAllowedTeamName, checkTeamName } from '@/lib/domain/team-names';
import { getServices } from '@/lib/services';
import { studentProfiles, studentTeams } from '@/lib/store/collections';
import type { Transaction } from '@/lib/store/port';

/**
 * Takes a student with all work of the season into another own league. Where the student is there already, nothing changes. 'not-found' for
 * a league or student that is not the teacher's.
 */
export async function moveStudent(viewer: Viewer, { leagueId, studentId, toLeagueId }: MoveStudentInput): Promise<void> {
  await requireOwnLeague(viewer, toLeagueId);
  await changeOwnStudent(
    viewer,
    { leagueId, studentId },
    {
      action: 'student.move',
      isRepeat: async (_, profile) => profile?.leagueId === toLeagueId,
      async write(transaction, { profile }) {
        await requireOpenLeagueIn(transaction, viewer, toLeagueId);
        if (toLeagueId !== leagueId) await place(transaction, profile, toLeagueId);
      },
    },
  );
}

/**
 * Takes a student out of the league. The account and all work stay; whatever belongs to the league is closed to the student from the next
 * request on, and a join code opens a league again. A repeated operation changes nothing.
 */
export async function removeStudent(viewer: Viewer, { leagueId, studentId, operationId }: RemoveStudentInput): Promise<void> {
  const operation = (teacherId: string) => operationOf(teacherId, operationId, ['student.remove', leagueId, studentId]);
  await changeOwnStudent(
    viewer,
    { leagueId, studentId },
    {
      action: 'student.remove',
      isRepeat: async (transaction, _, teacher) => (await earlierAnswer(transaction, operation(teacher.accountId))) !== null,
      async write(transaction, { teacher, profile }) {
        // The same press of the button, sent twice with a return to the league in between.
        if (await earlierAnswer(transaction, operation(teacher.accountId))) return;
        await place(transaction, profile, '');
        keepAnswer(transaction, operation(teacher.accountId), { done: true }, getServices().now());
      },
    },
  );
}

async function place(transaction: Transaction, profile: OwnStudent['profile'], to: string): Promise<void> {
  writePlacement(transaction, profile, await readPlacement(transaction, profile), { to, now: getServices().now() });
}

/** Says yes to the name that the teacher has read; 'conflict' when the team is called otherwise by now. */
export async function approveTeamName(viewer: Viewer, { leagueId, studentId, name }: ApproveTeamNameInput): Promise<void> {
  await changeOwnStudent(
    viewer,
    { leagueId, studentId },
    {
      action: 'team-name.approve',
      async write(transaction, student) {
        const team = await requireTeamIn(transaction, student);
        if (team.name !== name) {
          throw new DomainError('conflict', 'The team has another name by now. Please look at it again.');
        }
        transaction.merge(studentProfiles, student.profile.id, { teamName: name, teamNameApproved: true });
      },
    },
  );
}

/**
 * Gives the student's team another name, which counts as approved. The filter for names is asked unless the teacher overrules it; then only
 * length and visible signs are asked for. The copy on the profile stays in step.
 */
export async function changeTeamName(
  viewer: Viewer,
  { leagueId, studentId, name, overrule }: ChangeTeamNameInput,
): Promise<{ name: string }> {
  const check = overrule ? checkAllowedTeamName(name) : checkTeamName(name);
  const changed = await changeOwnStudent(
    viewer,
    { leagueId, studentId },
    {
      action: overrule ? 'team-name.overrule' : 'team-name.change',
      async write(transaction, student) {
        if (!check.ok) throw new DomainError('invalid-input', check.message, { name: check.message });
        const team = await requireTeamIn(transaction, student);
        transaction.merge(studentTeams, team.id, { name: check.name });
        transaction.merge(studentProfiles, student.profile.id, { teamName: check.name, teamNameApproved: true });
        return { name: check.name };
      },
    },
  );
  return changed ?? { name };
}

async function requireTeamIn(transaction: Transaction, { profile, league }: OwnStudent) {
  const team = await findTeamIn(transaction, profile.studentId, league.season);
  if (!team) throw notFound('This team');
  return team;
}
