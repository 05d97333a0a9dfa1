import {
  changeStudentOfOwnLeague,
  requireOwnLeague,
  requireOwnLeagueOfCurrentSeasonIn,
  requireOwnOpenLeagueIn,
  writeStudentOfOwnLeague,
} from '@/lib/data/access/league';
import { findStudentTeamIn, type Viewer } from '@/lib/data/access/viewer';
import { logDeniedAttempt, writeAudit } from '@/lib/data/audit';
import { moveStudentToLeagueIn, requireClassCapacityIn } from '@/lib/data/class-move/move-students';
import { DomainError, notFoundError } from '@/lib/data/errors';
import { createOperation, findEarlierResult, saveOperationResult } from '@/lib/data/operations';
import { isTeamNameTaken, type NamesInUse, parseTypedTeamName } from '@/lib/data/team/name-rules';
import {
  generateUnusedName,
  nameWaitingForApproval,
  readNamesInUse,
  requireAcceptedName,
} from '@/lib/data/team/naming';
import type { AuditAction } from '@/lib/domain/site/audit-actions';
import { checkTeamNameFromTeacher } from '@/lib/domain/team/team-names';
import { getServices } from '@/lib/platform/services';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { type StudentTeam, studentTeams } from '@/lib/store/collections/teams';
import { equalConditions, type Transaction } from '@/lib/store/port';
import { teamNameChangedSinceText } from '@/words/class';
import { teamNameProblemText } from '@/words/team-name';
import type {
  ApproveTeamNamesInput,
  BringBackStudentInput,
  ChangeTeamNameInput,
  MoveStudentInput,
  OwnReferenceInput,
  OwnReferencesInput,
  RemoveStudentInput,
  RenameStudentInput,
  TeamNameDecisionInput,
} from './dto';

/**
 * Moves a student with all work of the season; repeating it changes nothing. 'not-found' for a
 * league or student that is not the teacher's.
 */
export async function moveStudent(
  viewer: Viewer,
  { leagueId, studentId, toLeagueId }: MoveStudentInput,
): Promise<void> {
  await requireOwnLeague(viewer, toLeagueId, 'manage');
  await changeStudentOfOwnLeague(viewer, {
    leagueId,
    studentId,
    action: 'student.move',
    needs: 'manage',
    isRepeat: async (_, profile) => profile?.leagueId === toLeagueId,
    async write(transaction, { profile, league }) {
      const { league: to } = await requireOwnOpenLeagueIn(
        transaction,
        viewer,
        toLeagueId,
        'manage',
      );
      const isSameTeacher = to.teacherId === league.teacherId;
      if (toLeagueId !== leagueId)
        await moveStudentToLeagueIn(transaction, profile, { to: toLeagueId, isSameTeacher });
    },
  });
}

/**
 * Removes a student from the league at once. The account and all work stay, and a join code lets
 * the student into a league again. A repeated operation changes nothing.
 */
export async function removeStudent(
  viewer: Viewer,
  { leagueId, studentId, operationId }: RemoveStudentInput,
): Promise<void> {
  const operation = (teacherId: string) =>
    createOperation(teacherId, operationId, ['student.remove', leagueId, studentId]);
  await changeStudentOfOwnLeague(viewer, {
    leagueId,
    studentId,
    action: 'student.remove',
    needs: 'manage',
    isRepeat: async (transaction, _, own) =>
      (await findEarlierResult(transaction, operation(own.viewer.accountId))) !== null,
    async write(transaction, { viewer: teacher, profile }) {
      // The same request, sent twice with a return to the league in between.
      if (await findEarlierResult(transaction, operation(teacher.accountId))) return;
      await moveStudentToLeagueIn(transaction, profile, { to: '', isSameTeacher: true });
      saveOperationResult(
        transaction,
        operation(teacher.accountId),
        { done: true },
        getServices().now(),
      );
    },
  });
}

/**
 * Returns a student whom the teacher removed to this league, with team, weeks, points, and
 * mistakes. A second press changes nothing. 'not-found' for a student who was never here, is in
 * another league, or was purged; 'not-allowed' in a closed league; 'limit-reached' if the class is
 * full.
 */
export async function bringBackStudent(
  viewer: Viewer,
  { leagueId, studentId }: BringBackStudentInput,
): Promise<void> {
  await requireOwnLeague(viewer, leagueId, 'manage');
  await changeStudentOfOwnLeague(viewer, {
    leagueId,
    studentId,
    action: 'student.bring-back',
    needs: 'manage',
    isMember: (profile) => profile.leagueId === '' && profile.removedFromId === leagueId,
    isRepeat: async (_, profile) => profile?.leagueId === leagueId,
    async write(transaction, { profile }) {
      const { league } = await requireOwnOpenLeagueIn(transaction, viewer, leagueId, 'manage');
      await requireClassCapacityIn(transaction, league);
      await moveStudentToLeagueIn(transaction, profile, { to: leagueId, isSameTeacher: true });
    },
  });
}

/** The new name applies everywhere in this season. The user name stays for signing in. */
export async function renameStudent(
  viewer: Viewer,
  { leagueId, studentId, firstName, lastInitial }: RenameStudentInput,
): Promise<{ firstName: string; lastInitial: string }> {
  const name = { firstName, lastInitial };
  return writeStudentOfOwnLeague(
    viewer,
    { leagueId, studentId, needs: 'manage' },
    async (transaction, { profile }, log) => {
      if (
        profile.firstName === firstName &&
        profile.lastInitial === lastInitial &&
        !profile.nameOpen
      )
        return name;
      transaction.merge(studentProfiles, profile.id, {
        ...name,
        ...(profile.nameOpen ? { nameOpen: false } : {}),
      });
      log('student.rename');
      return name;
    },
  );
}

/**
 * Changes all of the references or none; an unchanged one isn't written. 'not-found' if one of the
 * students isn't in the league.
 */
export async function changeOwnReferences(
  viewer: Viewer,
  { leagueId, references }: OwnReferencesInput,
): Promise<{ changed: number }> {
  const { viewer: owner } = await requireOwnLeague(viewer, leagueId, 'manage');
  const wanted = new Map(
    references.map(({ studentId, ownReference }) => [studentId, ownReference]),
  );
  const outcome = await getServices().store.transaction(async (transaction) => {
    const { league } = await requireOwnLeagueOfCurrentSeasonIn(
      transaction,
      viewer,
      leagueId,
      'manage',
    );
    const members = await transaction.query(studentProfiles, {
      where: equalConditions({ leagueId, season: league.season }),
    });
    const stranger = [...wanted.keys()].find(
      (id) => !members.some(({ studentId }) => studentId === id),
    );
    if (stranger !== undefined) return { stranger } as const;
    let changed = 0;
    for (const { ownReference: before, ...profile } of members) {
      const ownReference = wanted.get(profile.studentId);
      if (ownReference === undefined || ownReference === (before ?? '')) continue;
      transaction.set(studentProfiles, { ...profile, ...(ownReference ? { ownReference } : {}) });
      writeAudit(transaction, {
        actorId: owner.accountId,
        action: 'student.reference',
        target: profile.studentId,
      });
      changed += 1;
    }
    return { changed } as const;
  });
  if (outcome.stranger === undefined) return { changed: outcome.changed };
  await logDeniedAttempt(owner.accountId, 'student.reference', outcome.stranger);
  throw notFoundError('student');
}

/** An empty reference removes it. 'not-found' for a student of another teacher. */
export async function changeOwnReference(
  viewer: Viewer,
  { leagueId, studentId, ownReference }: OwnReferenceInput,
): Promise<{ ownReference: string }> {
  await changeStudentOfOwnLeague(viewer, {
    leagueId,
    studentId,
    action: 'student.reference',
    needs: 'manage',
    async write(transaction, { profile: { ownReference: _, ...profile } }) {
      transaction.set(studentProfiles, { ...profile, ...(ownReference ? { ownReference } : {}) });
    },
  });
  return { ownReference };
}

/**
 * Approves the name that the teacher has read, so that the class sees it. 'conflict' if a different
 * name waits, or another team has a similar one.
 */
export async function approveTeamName(
  viewer: Viewer,
  { leagueId, studentId, name }: TeamNameDecisionInput,
): Promise<void> {
  await changeNaming(
    viewer,
    { leagueId, studentId },
    'team-name.approve',
    (transaction, { profile, team, names }) => {
      if (nameWaitingForApproval(profile, team) !== name) {
        // Pressed twice, or a name from the app's own words.
        if (team.name === name) return;
        throw new DomainError('conflict', teamNameChangedSinceText());
      }
      requireNameNotTaken(name, names);
      writeName(transaction, { profile, team }, name);
    },
  );
}

/**
 * Approves all names that the teacher has read, in one step. A name that has changed, or that
 * another team has, keeps waiting. Returns how many were approved. 'not-found' for anyone else's
 * league.
 */
export async function approveTeamNames(
  viewer: Viewer,
  { leagueId, names }: ApproveTeamNamesInput,
): Promise<{ approved: number }> {
  await requireOwnLeague(viewer, leagueId, 'run');
  const wanted = new Map(names.map(({ studentId, name }) => [studentId, name]));
  return getServices().store.transaction(async (transaction) => {
    const {
      viewer: teacher,
      league,
      clock,
    } = await requireOwnLeagueOfCurrentSeasonIn(transaction, viewer, leagueId, 'run');
    const members = await transaction.query(studentProfiles, {
      where: equalConditions({ leagueId: league.id, season: league.season }),
    });
    const teams = await Promise.all(
      members.map(({ studentId }) =>
        wanted.has(studentId) ? findStudentTeamIn(transaction, studentId, clock.seasonKey) : null,
      ),
    );
    let approved = 0;
    for (const [index, profile] of members.entries()) {
      const team = teams[index];
      const name = wanted.get(profile.studentId);
      if (!team || name === undefined || nameWaitingForApproval(profile, team) !== name) continue;
      const others = members.flatMap((other) =>
        other.id === profile.id
          ? []
          : [other.teamName, other.teamNameWish].filter((each) => typeof each === 'string'),
      );
      if (isTeamNameTaken(name, others)) continue;
      writeName(transaction, { profile, team }, name);
      writeAudit(transaction, {
        actorId: teacher.accountId,
        action: 'team-name.approve',
        target: profile.studentId,
      });
      approved += 1;
    }
    return { approved };
  });
}

/**
 * Rejects the name that the teacher has read: the team keeps a name from the app's own words, and
 * the student gets a kind message.
 */
export async function refuseTeamName(
  viewer: Viewer,
  { leagueId, studentId, name }: TeamNameDecisionInput,
): Promise<void> {
  await changeNaming(
    viewer,
    { leagueId, studentId },
    'team-name.refuse',
    (transaction, { profile, team, names }) => {
      if (nameWaitingForApproval(profile, team) !== name)
        throw new DomainError('conflict', teamNameChangedSinceText());
      // The class may see the refused name already, in data of another program.
      const nameAfter = team.name === name ? generateUnusedName(names) : team.name;
      writeName(transaction, { profile, team }, nameAfter, true);
    },
  );
}

function writeName(
  transaction: Transaction,
  { profile, team }: Pick<TeamNaming, 'profile' | 'team'>,
  name: string,
  teamNameRefused = false,
): void {
  if (team.name !== name) transaction.merge(studentTeams, team.id, { name });
  transaction.merge(studentProfiles, profile.id, {
    teamName: name,
    teamNameApproved: true,
    teamNameWish: null,
    teamNameRefused,
  });
}

/**
 * The new name counts as approved. The name filter applies unless the teacher overrides it; then
 * only length and visible characters are checked. A name similar to another team's is always
 * refused.
 */
export async function changeTeamName(
  viewer: Viewer,
  { leagueId, studentId, name, overrule }: ChangeTeamNameInput,
): Promise<{ name: string }> {
  const check = overrule ? checkTeamNameFromTeacher(name) : parseTypedTeamName(name);
  const action = overrule ? 'team-name.overrule' : 'team-name.change';
  const changed = await changeNaming(
    viewer,
    { leagueId, studentId },
    action,
    (transaction, { profile, team, names }) => {
      const { name: allowed } = requireAcceptedName(check);
      requireNameNotTaken(allowed, names);
      writeName(transaction, { profile, team }, allowed);
      return { name: allowed };
    },
  );
  return changed ?? { name };
}

type TeamNaming = { profile: StudentProfile; team: StudentTeam; names: NamesInUse };

async function changeNaming<R>(
  viewer: Viewer,
  student: { leagueId: string; studentId: string },
  action: AuditAction,
  write: (transaction: Transaction, naming: TeamNaming) => R,
): Promise<R | null> {
  return changeStudentOfOwnLeague(viewer, {
    ...student,
    action,
    needs: 'run',
    async write(transaction, { profile, league, clock }) {
      const team = await findStudentTeamIn(transaction, profile.studentId, clock.seasonKey);
      if (!team) throw notFoundError('team');
      return write(transaction, {
        profile,
        team,
        names: await readNamesInUse(transaction, profile, league.id),
      });
    },
  });
}

function requireNameNotTaken(name: string, { teams }: NamesInUse): void {
  if (isTeamNameTaken(name, teams)) throw new DomainError('conflict', teamNameProblemText('taken'));
}
