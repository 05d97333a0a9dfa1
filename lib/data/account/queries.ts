import {
  adultFromInvitation,
  listInvitedClassesIn,
  toClassRoleInvitation,
} from '@/lib/data/access/adults';
import { findTeacherProfile, requireUncheckedSession, type Viewer } from '@/lib/data/access/viewer';
import type {
  EmailConfirmationDto,
  InvitationToAcceptDto,
  MailDeliveryDto,
} from '@/lib/data/account/dto';
import { isSessionUnexpired } from '@/lib/data/session/commands';
import { usernameFromSignInAddress } from '@/lib/domain/account/accounts';
import { env } from '@/lib/platform/env';
import { mailDeliveryMode } from '@/lib/platform/mail-delivery-mode';
import { getServices } from '@/lib/platform/services';
import {
  accounts,
  confirmLinks,
  teacherAndClassInvitations,
} from '@/lib/store/collections/accounts';
import { confirmSubjectText } from '@/words/emails';
import { isTeacherAccount } from './confirm-email';
import { hashSecret } from './emails';

/** Open to everyone, since it contains nothing about anyone. */
export function getMailDelivery(_viewer: Viewer): MailDeliveryDto {
  return { mode: mailDeliveryMode(), operator: env().OPERATOR_EMAIL ?? null };
}

export async function getEmailConfirmation(viewer: Viewer): Promise<EmailConfirmationDto> {
  const { email, addressProof } = requireUncheckedSession(viewer);
  const mail = getMailDelivery(viewer);
  const message =
    mail.mode === 'shown' ? await getServices().mailer.newest(email, confirmSubjectText()) : null;
  return {
    email,
    isDue: addressProof === 'due',
    mail,
    message: message && { text: message.text, link: /https?:\S+/.exec(message.text)?.[0] ?? null },
  };
}

/**
 * The account whose address a mailed link proves, and if it is the viewer's; null for a used,
 * expired, or unknown link. Doesn't use the link up.
 */
export async function findAccountOfConfirmLink(
  viewer: Viewer,
  token: string,
): Promise<{ email: string; isOwn: boolean } | null> {
  const { store, identity, now } = getServices();
  const link = await store.get(confirmLinks, hashSecret(token));
  if (!link || !isSessionUnexpired(link, now())) return null;
  const account = await identity.findAccount(link.accountId);
  return account && usernameFromSignInAddress(account.email) === null
    ? { email: account.email, isOwn: viewer?.accountId === link.accountId }
    : null;
}

/**
 * Describes what an invitation link opens now; null for a used, withdrawn, expired, or unknown
 * link, and for one whose classes are all closed.
 */
export async function findInvitation(
  viewer: Viewer,
  token: string,
): Promise<InvitationToAcceptDto | null> {
  const { store, identity, now } = getServices();
  const invitation = await store.get(teacherAndClassInvitations, hashSecret(token));
  if (!invitation || !isSessionUnexpired(invitation, now())) return null;
  const { email } = invitation;
  const adult = adultFromInvitation(invitation);
  if (!adult) return { email, step: 'sign-up', part: null };
  const classes = await listInvitedClassesIn(store, invitation);
  const season = classes[0]?.season;
  if (season === undefined) return null;
  const part = toClassRoleInvitation(adult, {
    by: (await findTeacherProfile(invitation.invitedBy, season))?.displayName ?? '',
    classes: classes.map(({ name }) => name),
  });
  if (invitation.handedOver)
    return { email, part, step: isVerifiedTeacherWithEmail(viewer, email) ? 'join' : 'sign-in' };
  const account = await identity.findAccountByEmail(email);
  const record = account && (await store.get(accounts, account.accountId));
  const isKnown =
    record?.addressProvenAt !== undefined && (await isTeacherAccount(store, record.id));
  return { email, part, step: isKnown ? 'join' : 'sign-up' };
}

export const isVerifiedTeacherWithEmail = (viewer: Viewer, email: string): boolean =>
  viewer?.role === 'teacher' && viewer.email === email && viewer.addressProof === undefined;
