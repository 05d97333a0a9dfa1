import { requireAnySession, type Viewer } from '@/lib/data/access/viewer';
import type { EmailConfirmationDto, MailDeliveryDto } from '@/lib/data/account/dto';
import { isLive } from '@/lib/data/session/commands';
import { usernameOf } from '@/lib/domain/account/accounts';
import { env } from '@/lib/platform/env';
import { mailDelivery } from '@/lib/platform/mail-way';
import { getServices } from '@/lib/platform/services';
import { confirmLinks, teacherInvitations } from '@/lib/store/collections/accounts';
import { CONFIRM_SUBJECT } from '@/words/letters';
import { hashSecret } from './letters';

/** Open to everyone, since it contains nothing about anyone. */
export function getMailDelivery(_viewer: Viewer): MailDeliveryDto {
  return { way: mailDelivery(), operator: env().OPERATOR_EMAIL ?? null };
}

export async function getEmailConfirmation(viewer: Viewer): Promise<EmailConfirmationDto> {
  const { email, addressProof } = requireAnySession(viewer);
  const mail = getMailDelivery(viewer);
  const letter =
    mail.way === 'shown' ? await getServices().mailer.newest(email, CONFIRM_SUBJECT) : null;
  return {
    email,
    isDue: addressProof === 'due',
    mail,
    letter: letter && { text: letter.text, link: /https?:\S+/.exec(letter.text)?.[0] ?? null },
  };
}

/**
 * The account whose address a mailed link proves, and if it is the viewer's; null for a used,
 * expired, or unknown link. Doesn't use the link up.
 */
export async function findConfirmLink(
  viewer: Viewer,
  token: string,
): Promise<{ email: string; isOwn: boolean } | null> {
  const { store, identity, now } = getServices();
  const link = await store.get(confirmLinks, hashSecret(token));
  if (!link || !isLive(link, now())) return null;
  const account = await identity.findAccount(link.accountId);
  return account && usernameOf(account.email) === null
    ? { email: account.email, isOwn: viewer?.accountId === link.accountId }
    : null;
}

/** The address that a mailed link invites; null for a used, withdrawn, expired, or unknown link. */
export async function findInvitation(
  _viewer: Viewer,
  token: string,
): Promise<{ email: string } | null> {
  const { store, now } = getServices();
  const invitation = await store.get(teacherInvitations, hashSecret(token));
  return invitation && isLive(invitation, now()) ? { email: invitation.email } : null;
}
