import { createHash, randomBytes } from 'node:crypto';
import type { ClassRoleInvitation } from '@/lib/domain/class/adults';
import { ADULT_INVITATION_PATH, CONFIRM_EMAIL_PATH } from '@/lib/domain/site/routes';
import { DAY_MS } from '@/lib/domain/time/calendar';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { env } from '@/lib/platform/env';
import { getServices } from '@/lib/platform/services';
import { confirmLinks } from '@/lib/store/collections/accounts';
import { admins } from '@/lib/store/collections/profiles';
import {
  accountExistsEmail,
  classInvitationEmail,
  confirmationEmail,
  teacherInvitationEmail,
} from '@/words/emails';

/** One week: an email may wait over a weekend, or until the operator passes it on. */
const CONFIRM_LIFETIME_MS = 7 * DAY_MS;
export const INVITATION_LIFETIME_MS = 14 * DAY_MS;

export async function sendConfirmationEmail({
  accountId,
  email,
}: {
  accountId: string;
  email: string;
}): Promise<void> {
  const { store, mailer, now } = getServices();
  const { token, id } = createLinkToken();
  const expiresAt = timestampFromDate(new Date(now().getTime() + CONFIRM_LIFETIME_MS));
  await store.create(confirmLinks, { id, accountId, expiresAt });
  await mailer.send({
    to: email,
    ...confirmationEmail(`${env().NEXTAUTH_URL}${CONFIRM_EMAIL_PATH}?token=${token}`),
  });
}

/**
 * For someone who signed up with an address that already has an account. It tells its owner the
 * truth, and reveals nothing to others.
 */
export async function sendAccountExistsEmail(email: string): Promise<void> {
  const site = env().NEXTAUTH_URL;
  const links = { signIn: `${site}/teacher/login`, newPassword: `${site}/forgot-password` };
  await getServices().mailer.send({ to: email, ...accountExistsEmail(links) });
}

export async function sendTeacherInvitation(email: string, token: string): Promise<void> {
  await getServices().mailer.send({ to: email, ...teacherInvitationEmail(invitationLink(token)) });
}

export async function sendClassInvitation(
  email: string,
  token: string,
  part: ClassRoleInvitation,
): Promise<void> {
  const content = classInvitationEmail({ ...part, link: invitationLink(token) });
  await getServices().mailer.send({ to: email, ...content });
}

export function invitationLink(token: string): string {
  return `${env().NEXTAUTH_URL}${ADULT_INVITATION_PATH}?token=${token}`;
}

/** A secret for a mailed link, and its id in the store, which only keeps the hash. */
export function createLinkToken(): { token: string; id: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, id: hashSecret(token) };
}

export function hashSecret(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Sends the same mail to every admin. True if at least one was sent, or if there is no admin. */
export async function emailAdmins({
  subject,
  text,
}: {
  subject: string;
  text: string;
}): Promise<boolean> {
  const { store, mailer } = getServices();
  const addresses = (await store.query(admins, {})).map(({ id }) => id);
  const sent = await Promise.allSettled(addresses.map((to) => mailer.send({ to, subject, text })));
  return addresses.length === 0 || sent.some(({ status }) => status === 'fulfilled');
}
