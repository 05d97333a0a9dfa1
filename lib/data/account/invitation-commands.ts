import { prepareAdultJoin, refreshCachesAfterAdultJoin } from '@/lib/data/access/adults';
import type { Viewer } from '@/lib/data/access/viewer';
import { mailMoreLeaguesRequest } from '@/lib/data/allowance/allowance';
import { writeAudit } from '@/lib/data/audit';
import { DomainError, invalidFieldError } from '@/lib/data/errors';
import { endAllSessions } from '@/lib/data/session/commands';
import { getServices } from '@/lib/platform/services';
import {
  type TeacherOrClassInvitation,
  teacherAndClassInvitations,
} from '@/lib/store/collections/accounts';
import {
  emailUsedByStudentText,
  invitationExpiredText,
  schoolMustAgreeText,
} from '@/words/account';
import {
  confirmEmailIn,
  createTeacherSignUpRecord,
  isStudentAccount,
  type NewTeacherInput,
} from './confirm-email';
import { hashSecret } from './emails';
import { recordPasswordChange, requireGoodPassword } from './passwords';
import { findInvitation, isVerifiedTeacherWithEmail } from './queries';

type InvitedTeacher = NewTeacherInput & { token: string; password: string; agreed: boolean };

/**
 * Creates the teacher's account of an invitation, and proves its address. If someone else created
 * an account with the address before, it becomes the invited teacher's: it gets the new password,
 * and all its sessions end. 'conflict' if it is a student's. Returns the address to sign in with.
 */
export async function signUpInvitedTeacher(
  visitor: Viewer,
  teacher: InvitedTeacher,
): Promise<{ email: string }> {
  if (!teacher.agreed) throw invalidFieldError('agreed', schoolMustAgreeText());
  const { store } = getServices();
  const open = await findInvitation(visitor, teacher.token);
  if (open?.step !== 'sign-up') throw new DomainError('not-found', invitationExpiredText());
  requireGoodPassword(teacher.password, open.email);
  // Removed first, so that only one of two simultaneous requests continues.
  const invitation = await store.transaction(async (transaction) => {
    const found = await transaction.get(teacherAndClassInvitations, hashSecret(teacher.token));
    if (found) transaction.delete(teacherAndClassInvitations, found.id);
    return found;
  });
  if (!invitation) throw new DomainError('not-found', invitationExpiredText());
  try {
    await makeTeacher(invitation, teacher);
  } catch (error) {
    await store.set(teacherAndClassInvitations, invitation);
    throw error;
  }
  return { email: invitation.email };
}

/**
 * Gives the teacher whom a link invites the offered role in its classes. A mailed link works for
 * the account with its address, no matter who opens it, so it needs no session. One that was handed
 * over proves nothing, so it needs that teacher's session. Returns the first class to this teacher,
 * and null to everyone else.
 */
export async function acceptClassInvitation(
  visitor: Viewer,
  { token }: { token: string },
): Promise<{ leagueId: string | null; from: string | null }> {
  const open = await findInvitation(visitor, token);
  if (open?.step !== 'join') throw new DomainError('not-found', invitationExpiredText());
  const { store, identity } = getServices();
  const own = isVerifiedTeacherWithEmail(visitor, open.email) ? visitor : null;
  const account = own ?? (await identity.findAccountByEmail(open.email));
  if (!account) throw new DomainError('not-found', invitationExpiredText());
  const { accountId } = account;
  const joined = await store.transaction(async (transaction) => {
    const invitation = await transaction.get(teacherAndClassInvitations, hashSecret(token));
    if (!invitation) throw new DomainError('not-found', invitationExpiredText());
    return (await prepareAdultJoin(transaction, invitation, accountId))();
  });
  refreshCachesAfterAdultJoin(joined, accountId);
  const from = open.part?.from ?? null;
  return { leagueId: own && from === null ? (joined[0] ?? null) : null, from };
}

async function makeTeacher(
  invitation: TeacherOrClassInvitation,
  teacher: InvitedTeacher,
): Promise<void> {
  const { id, email } = invitation;
  const { store } = getServices();
  const accountId = await accountFor(email, teacher.password);
  // The account's previous user is out, and its try counters are reset.
  await recordPasswordChange({ accountId, email }, { mustChangePassword: false });
  await endAllSessions(accountId);
  const { leagueRequest, joined } = await store.transaction(async (transaction) => {
    const join = await prepareAdultJoin(transaction, invitation, accountId);
    const leagueRequest = await confirmEmailIn(
      transaction,
      { accountId, email },
      createTeacherSignUpRecord(teacher),
    );
    writeAudit(transaction, { actorId: accountId, action: 'teacher.join', target: id });
    return { leagueRequest, joined: join() };
  });
  refreshCachesAfterAdultJoin(joined, accountId);
  await mailMoreLeaguesRequest(leagueRequest);
}

async function accountFor(email: string, password: string): Promise<string> {
  const { identity, store } = getServices();
  const created = await identity.createAccount({ email, password });
  if (created.status === 'created') return created.accountId;
  const account = await identity.findAccountByEmail(email);
  if (!account) throw new DomainError('conflict', invitationExpiredText());
  if (await isStudentAccount(store, account.accountId))
    throw new DomainError('conflict', emailUsedByStudentText());
  await identity.setPassword(account.accountId, password);
  return account.accountId;
}
