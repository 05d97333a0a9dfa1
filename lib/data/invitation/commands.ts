import type { Viewer } from '@/lib/data/access/viewer';
import { writeAudit } from '@/lib/data/audit';
import type { InvitedDto } from '@/lib/data/invitation/dto';
import { INVITATIONS } from '@/lib/data/rate-limit/limits';
import { takeTry } from '@/lib/data/rate-limit/tries';
import { normalizeEmail } from '@/lib/domain/account-rules';
import { isStudentAddress } from '@/lib/domain/student-accounts';
import { timestampFromDate } from '@/lib/domain/timestamp';
import { mailWay } from '@/lib/mail/way';
import { getServices } from '@/lib/server/services';
import { accounts, type TeacherInvitation, teacherInvitations } from '@/lib/store/collections/accounts';
import { studentProfiles, teacherProfiles } from '@/lib/store/collections/profiles';
import {
  EMAIL_OF_A_STUDENT,
  INVITATION_IS_OVER,
  SCHOOL_MUST_AGREE,
  TEACHER_HAS_AN_ACCOUNT,
  TYPE_AN_EMAIL,
} from '@/words/account';
import { INVITATION_LIFETIME_MS, invitationLink, sendInvitation } from '../account/letters';
import { notePasswordChange } from '../account/password-change';
import { requireGoodPassword } from '../account/password-rules';
import { agreedSignUp, proveAddressIn, type TeacherNames } from '../account/proof';
import { newSecret, secretId } from '../account/secret-links';
import { requireAdmin, writeAsAdmin } from '../admin/require-admin';
import { DomainError } from '../errors';
import { endAllSessions, isLive } from '../session/commands';

function refuseAddress(message: string): DomainError {
  return new DomainError('invalid-input', message, { email: message });
}

/**
 * Invites somebody to be a teacher, with a link that proves the address. It replaces an earlier invitation to the same address. Only for
 * admins. Where no mail leaves, the admin gets the link, to hand it over.
 */
export async function inviteTeacher(viewer: Viewer, input: { email: string }): Promise<InvitedDto> {
  const { viewer: admin } = await requireAdmin(viewer, 'teacher.invite');
  await takeTry(`invite:${admin.accountId}`, INVITATIONS);
  const email = normalizeEmail(input.email);
  if (isStudentAddress(email)) throw refuseAddress(TYPE_AN_EMAIL);
  await refuseKnown(email);
  const { now } = getServices();
  const { token, id } = newSecret();
  await writeAsAdmin(viewer, 'teacher.invite', async (transaction, { viewer: { accountId } }) => {
    const earlier = await transaction.query(teacherInvitations, { where: [{ field: 'email', op: '==', value: email }] });
    for (const one of earlier) transaction.delete(teacherInvitations, one.id);
    transaction.create(teacherInvitations, {
      id,
      email,
      invitedBy: accountId,
      createdAt: timestampFromDate(now()),
      expiresAt: timestampFromDate(new Date(now().getTime() + INVITATION_LIFETIME_MS)),
    });
    writeAudit(transaction, { actorId: accountId, action: 'teacher.invite', target: id, outcome: 'done' });
  });
  if (mailWay() !== 'mailed') return { email, link: invitationLink(token) };
  await sendInvitation(email, token);
  return { email, link: null };
}

/** An admin sees the addresses of all teachers, so there is nothing to keep from them here. */
async function refuseKnown(email: string): Promise<void> {
  const { store, identity } = getServices();
  const account = await identity.findAccountByEmail(email);
  if (!account) return;
  if (await isStudents(account.accountId)) throw refuseAddress(EMAIL_OF_A_STUDENT);
  const asTeacher = await store.query(teacherProfiles, {
    where: [{ field: 'teacherId', op: '==', value: account.accountId }],
    limit: 1,
  });
  const record = await store.get(accounts, account.accountId);
  if (asTeacher.length > 0 && record?.addressProvenAt) throw refuseAddress(TEACHER_HAS_AN_ACCOUNT);
}

async function isStudents(accountId: string): Promise<boolean> {
  const ofStudent = [{ field: 'studentId', op: '==', value: accountId }] as const;
  return (await getServices().store.query(studentProfiles, { where: ofStudent, limit: 1 })).length > 0;
}

/** Takes an invitation back: its link opens nothing any more. No error and no audit record when there is none. */
export async function takeBackInvitation(viewer: Viewer, { id }: { id: string }): Promise<{ done: true }> {
  await writeAsAdmin(viewer, 'teacher.uninvite', async (transaction, { viewer: { accountId } }) => {
    if (!(await transaction.get(teacherInvitations, id))) return;
    transaction.delete(teacherInvitations, id);
    writeAudit(transaction, { actorId: accountId, action: 'teacher.uninvite', target: id, outcome: 'done' });
  });
  return { done: true };
}

export type InvitedTeacher = TeacherNames & { token: string; password: string; agreed: boolean };

/**
 * Makes the teacher's account that an invitation allows, and proves its address. An account that somebody else made with the address before
 * becomes the invited teacher's: it gets the new password, and every session of it ends. 'conflict' where it is a student's.
 *
 * Answers the address, to sign in with.
 */
export async function acceptInvitation(_visitor: Viewer, teacher: InvitedTeacher): Promise<{ email: string }> {
  if (!teacher.agreed) throw new DomainError('invalid-input', SCHOOL_MUST_AGREE, { agreed: SCHOOL_MUST_AGREE });
  const { store, now } = getServices();
  const id = secretId(teacher.token);
  const open = await store.get(teacherInvitations, id);
  if (!open || !isLive(open, now())) throw new DomainError('not-found', INVITATION_IS_OVER);
  requireGoodPassword(teacher.password, open.email);
  // Taken out of use first: of two at the same moment one goes on.
  const invitation = await store.transaction(async (transaction) => {
    const found = await transaction.get(teacherInvitations, id);
    if (found) transaction.delete(teacherInvitations, id);
    return found;
  });
  if (!invitation) throw new DomainError('not-found', INVITATION_IS_OVER);
  try {
    await makeTeacher(invitation, teacher);
  } catch (error) {
    // The link must still work when this can be done.
    await store.set(teacherInvitations, invitation);
    throw error;
  }
  return { email: invitation.email };
}

async function makeTeacher({ id, email }: TeacherInvitation, { password, displayName, school }: InvitedTeacher): Promise<void> {
  const { store } = getServices();
  const accountId = await accountFor(email, password);
  // Whoever had the account before is out, and what was counted for it begins anew.
  await notePasswordChange({ accountId, email }, { mustChangePassword: false });
  await endAllSessions(accountId);
  await store.transaction(async (transaction) => {
    await proveAddressIn(transaction, { accountId, email }, agreedSignUp({ displayName, school }));
    writeAudit(transaction, { actorId: accountId, action: 'teacher.join', target: id, outcome: 'done' });
  });
}

async function accountFor(email: string, password: string): Promise<string> {
  const { identity } = getServices();
  const created = await identity.createAccount({ email, password });
  if (created.status === 'created') return created.accountId;
  const account = await identity.findAccountByEmail(email);
  if (!account) throw new DomainError('conflict', INVITATION_IS_OVER);
  if (await isStudents(account.accountId)) throw new DomainError('conflict', EMAIL_OF_A_STUDENT);
  await identity.setPassword(account.accountId, password);
  return account.accountId;
}
