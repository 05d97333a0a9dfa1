import { findTeacherProfileIn, type Viewer } from '@/lib/data/access/viewer';
import {
  confirmEmailIn,
  isStudentAccount,
  isTeacherAccount,
} from '@/lib/data/account/confirm-email';
import {
  createLinkToken,
  INVITATION_LIFETIME_MS,
  invitationLink,
  sendTeacherInvitation,
} from '@/lib/data/account/emails';
import { mailMoreLeaguesRequest } from '@/lib/data/allowance/allowance';
import { writeAudit } from '@/lib/data/audit';
import { DomainError, invalidFieldError } from '@/lib/data/errors';
import { sortOldestFirst } from '@/lib/data/find-unique';
import { type CommandLineOperator, OPERATOR_ACTOR_ID } from '@/lib/data/operator';
import { TEACHER_INVITATION_LIMIT } from '@/lib/data/rate-limit/limits';
import { countTryOrRefuse } from '@/lib/data/rate-limit/tries';
import { readCurrentSeasonYearIn } from '@/lib/data/season/clock';
import { isStudentSignInAddress, normalizeEmail } from '@/lib/domain/account/accounts';
import type { AuditValues } from '@/lib/domain/site/audit-actions';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import type { Account } from '@/lib/identity/port';
import { env } from '@/lib/platform/env';
import { UNCATALOGED_LOG_MESSAGES } from '@/lib/platform/log';
import { mailDeliveryMode } from '@/lib/platform/mail-delivery-mode';
import { markCacheStale } from '@/lib/platform/memory-cache';
import { runAndLogErrors } from '@/lib/platform/report';
import { getServices } from '@/lib/platform/services';
import { accounts, teacherAndClassInvitations } from '@/lib/store/collections/accounts';
import {
  admins,
  leagueAllowanceRequests,
  type TeacherLeagueAllowance,
  teacherLeagueAllowances,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import { equalConditions, type ReadOperations, type Transaction } from '@/lib/store/port';
import { emailUsedByStudentText, teacherHasAnAccountText, typeAnEmailText } from '@/words/account';
import { leagueAnswerEmail } from '@/words/emails';
import { NO_REQUEST, REQUEST_CHANGED_MEANWHILE } from '@/words/league-requests';
import { addressNotProvenText, noSuchAccountText, notAnEmailText } from '@/words/season';
import type { NewTeacherInvitationDto } from './dto';
import { requireAdmin, writeAsAdmin } from './require-admin';

function adminId(email: string): string {
  const id = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(id)) throw new DomainError('invalid-input', notAnEmailText(email));
  return id;
}

/**
 * Makes the account with this address an admin. False if it already is. 'not-allowed' while the
 * address isn't proven: otherwise a stranger who signed up with it first would become admin.
 */
export async function grantAdmin(_operator: CommandLineOperator, email: string): Promise<boolean> {
  const id = adminId(email);
  const account = await accountWith(id);
  const isProven =
    account.addressVerified ||
    (await getServices().store.get(accounts, account.accountId))?.addressProvenAt;
  if (!isProven) {
    throw new DomainError('not-allowed', addressNotProvenText(id));
  }
  return changeAdmin(id, 'grant');
}

/**
 * The operator confirms an account's address, like the mailed link: a waiting teacher is let in.
 * False if it is already proven.
 */
export async function confirmEmailByOperator(
  _operator: CommandLineOperator,
  email: string,
): Promise<boolean> {
  const account = await accountWith(adminId(email));
  const done = await getServices().store.transaction(async (transaction) => {
    if ((await transaction.get(accounts, account.accountId))?.addressProvenAt) return null;
    const leagueRequest = await confirmEmailIn(transaction, account);
    writeAudit(transaction, {
      actorId: OPERATOR_ACTOR_ID,
      action: 'address.confirm',
      target: account.accountId,
    });
    return { leagueRequest };
  });
  await mailMoreLeaguesRequest(done?.leagueRequest ?? null);
  return done !== null;
}

async function accountWith(email: string): Promise<Account> {
  const account = await getServices().identity.findAccountByEmail(email);
  if (account) return account;
  throw new DomainError('not-found', noSuchAccountText(email));
}

export async function revokeAdmin(_operator: CommandLineOperator, email: string): Promise<boolean> {
  return changeAdmin(email, 'revoke');
}

async function changeAdmin(email: string, change: 'grant' | 'revoke'): Promise<boolean> {
  const { store, now } = getServices();
  const id = adminId(email);
  return store.transaction(async (transaction) => {
    const isAdmin = (await transaction.get(admins, id)) !== null;
    if (isAdmin === (change === 'grant')) return false;
    if (change === 'grant') transaction.set(admins, { id, createdAt: timestampFromDate(now()) });
    else transaction.delete(admins, id);
    // The log has no address, only that someone at the machine changed the admins.
    writeAudit(transaction, {
      actorId: OPERATOR_ACTOR_ID,
      action: `admin-${change}`,
      target: 'admins',
    });
    return true;
  });
}

/**
 * The admins in alphabetical order. Another program may have made an admin of an address that isn't
 * proven.
 */
export async function listAdmins(
  _operator: CommandLineOperator,
): Promise<{ email: string; isProven: boolean }[]> {
  const { store, identity } = getServices();
  const emails = (await store.query(admins, {})).map(({ id }) => id);
  return Promise.all(
    emails.map(async (email) => {
      const account = await identity.findAccountByEmail(email);
      const record = account && (await store.get(accounts, account.accountId));
      return { email, isProven: record?.addressProvenAt !== undefined };
    }),
  );
}

/**
 * Sets how many leagues the teacher with this email may open, even before signing up. It applies to
 * the teacher's next league; open ones stay. For admins, checked inside the transaction that also
 * writes the audit record.
 */
export async function setLeagueAllowance(
  viewer: Viewer,
  input: { email: string; leagueAllowance: number },
): Promise<{ leagueAllowance: number }> {
  const { leagueAllowance } = input;
  const email = normalizeEmail(input.email);
  const target = await teacherIdOf(email);
  await writeAsAdmin(viewer, 'allowance.set', async (transaction) => {
    const found = await findRecordsIn(transaction, email);
    if (found.length > 0 && found.every((record) => record.leagueAllowance === leagueAllowance))
      return null;
    return { target, values: setRecordsIn(transaction, { email, found, leagueAllowance }) };
  });
  return { leagueAllowance };
}

/**
 * Answers a teacher's request. If allowed, the allowance is set in the same transaction; either way
 * the teacher reads the sentence. Repeating it changes nothing. 'conflict' if the teacher has sent
 * another request since `askedAt`, 'not-found' if there is none.
 */
export async function answerMoreLeaguesRequest(
  viewer: Viewer,
  {
    teacherId,
    askedAt,
    allow,
    sentence,
  }: { teacherId: string; askedAt: string; allow: boolean; sentence: string },
): Promise<{ allowed: boolean }> {
  const { viewer: admin } = await requireAdmin(viewer, 'allowance.requests');
  const { identity, mailer, now } = getServices();
  const account = await identity.findAccount(teacherId);
  let wanted: number | null = null;
  await writeAsAdmin(viewer, allow ? 'allowance.set' : 'allowance.refuse', async (transaction) => {
    wanted = null;
    const request = await transaction.get(leagueAllowanceRequests, teacherId);
    if (!request || !account) throw new DomainError('not-found', NO_REQUEST);
    if (dateFromTimestamp(request.askedAt).toISOString() !== askedAt)
      throw new DomainError('conflict', REQUEST_CHANGED_MEANWHILE);
    if (!request.isOpen) return null;
    const email = normalizeEmail(account.email);
    const found = allow ? await findRecordsIn(transaction, email) : [];
    const answer = { allowed: allow, sentence, at: timestampFromDate(now()) };
    transaction.merge(leagueAllowanceRequests, teacherId, { isOpen: false, answer });
    wanted = request.wanted;
    if (!allow) return { target: teacherId };
    return {
      target: teacherId,
      values: setRecordsIn(transaction, { email, found, leagueAllowance: request.wanted }),
    };
  });
  markCacheStale(admin.accountId);
  if (wanted !== null && account) {
    const content = leagueAnswerEmail({
      wanted,
      allowed: allow,
      sentence,
      link: `${env().NEXTAUTH_URL}/teacher/dashboard`,
    });
    await runAndLogErrors(UNCATALOGED_LOG_MESSAGES.accountEmail, () =>
      mailer.send({ to: account.email, ...content }),
    );
  }
  return { allowed: allow };
}

type Records = { email: string; found: readonly TeacherLeagueAllowance[]; leagueAllowance: number };

/**
 * Sets an email's allowance. Another program may store its record under another id, or two records,
 * which are made equal. Returns the values for the audit log.
 */
function setRecordsIn(
  transaction: Transaction,
  { email, found, leagueAllowance }: Records,
): AuditValues {
  const before = found[0]?.leagueAllowance;
  for (const { id } of found) transaction.merge(teacherLeagueAllowances, id, { leagueAllowance });
  if (found.length === 0)
    transaction.create(teacherLeagueAllowances, {
      id: email,
      docID: email,
      email,
      leagueAllowance,
    });
  return {
    from: before ?? env().DEFAULT_LEAGUE_ALLOWANCE,
    fromDefault: before === undefined,
    to: leagueAllowance,
  };
}

/**
 * Deletes an allowance record, so the default applies again. Without one: no error, no audit
 * record.
 */
export async function resetLeagueAllowance(
  viewer: Viewer,
  input: { email: string },
): Promise<{ leagueAllowance: number }> {
  const email = normalizeEmail(input.email);
  const target = await teacherIdOf(email);
  const byDefault = env().DEFAULT_LEAGUE_ALLOWANCE;
  await writeAsAdmin(viewer, 'allowance.delete', async (transaction) => {
    const found = await findRecordsIn(transaction, email);
    if (found.length === 0) return null;
    const profile = await findTeacherProfileIn(
      transaction,
      target,
      await readCurrentSeasonYearIn(transaction),
    );
    for (const { id } of found) transaction.delete(teacherLeagueAllowances, id);
    // The profile copied its number from the record, and would keep it.
    if (profile) transaction.merge(teacherProfiles, profile.id, { leagueAllowance: byDefault });
    return { target, values: { from: found[0]?.leagueAllowance ?? byDefault, to: byDefault } };
  });
  return { leagueAllowance: byDefault };
}

async function findRecordsIn(
  reader: ReadOperations,
  email: string,
): Promise<TeacherLeagueAllowance[]> {
  return sortOldestFirst(
    await reader.query(teacherLeagueAllowances, { where: equalConditions({ email }) }),
  );
}

/** The teacher's id for the audit log, which never contains the address. */
async function teacherIdOf(email: string): Promise<string> {
  return (await getServices().identity.findAccountByEmail(email))?.accountId ?? 'no-account';
}

/**
 * Invites a teacher with a link that proves the address. It replaces an earlier invitation to the
 * same address. For admins. On a server without mail, the admin gets the link to hand over.
 */
export async function inviteTeacher(
  viewer: Viewer,
  input: { email: string },
): Promise<NewTeacherInvitationDto> {
  const { viewer: admin } = await requireAdmin(viewer, 'teacher.invite');
  await countTryOrRefuse(`invite:${admin.accountId}`, TEACHER_INVITATION_LIMIT);
  const email = normalizeEmail(input.email);
  if (isStudentSignInAddress(email)) throw invalidFieldError('email', typeAnEmailText());
  await refuseKnown(email);
  const { now } = getServices();
  const { token, id } = createLinkToken();
  await writeAsAdmin(viewer, 'teacher.invite', async (transaction, accountId) => {
    const earlier = await transaction.query(teacherAndClassInvitations, {
      where: equalConditions({ email }),
    });
    for (const { id: before, role } of earlier)
      if (role === undefined) transaction.delete(teacherAndClassInvitations, before);
    transaction.create(teacherAndClassInvitations, {
      id,
      email,
      invitedBy: accountId,
      createdAt: timestampFromDate(now()),
      expiresAt: timestampFromDate(new Date(now().getTime() + INVITATION_LIFETIME_MS)),
    });
    return { target: id };
  });
  if (mailDeliveryMode() !== 'mailed') return { email, link: invitationLink(token) };
  await sendTeacherInvitation(email, token);
  return { email, link: null };
}

async function refuseKnown(email: string): Promise<void> {
  const { store, identity } = getServices();
  const account = await identity.findAccountByEmail(email);
  if (!account) return;
  if (await isStudentAccount(store, account.accountId))
    throw invalidFieldError('email', emailUsedByStudentText());
  const isProven = (await store.get(accounts, account.accountId))?.addressProvenAt !== undefined;
  if (isProven && (await isTeacherAccount(store, account.accountId)))
    throw invalidFieldError('email', teacherHasAnAccountText());
}

/** Withdraws a teacher's invitation. No error and no audit record if it is gone. */
export async function takeBackTeacherInvitation(
  viewer: Viewer,
  { id }: { id: string },
): Promise<{ done: true }> {
  await writeAsAdmin(viewer, 'teacher.uninvite', async (transaction) => {
    if (!(await transaction.get(teacherAndClassInvitations, id))) return null;
    transaction.delete(teacherAndClassInvitations, id);
    return { target: id };
  });
  return { done: true };
}
