import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { DeviceCookieAccount } from '@/lib/data/account/commands';
import { DEVICE_CLIENT_PREFIX, type TryProofAndDevice } from '@/lib/data/rate-limit/tries';
import { isCurrentPasswordVersion, isTeacherOrLeagueStudent } from '@/lib/data/session/queries';
import { toSignInAddress } from '@/lib/domain/account/accounts';
import type { AccountRole } from '@/lib/domain/site/routes';
import { env } from '@/lib/platform/env';
import { reportUnexpected } from '@/lib/platform/report';
import { sealedCookie } from './cookies';
import { rateLimitIpAddress } from './origin';

/**
 * Remembers, in an encrypted cookie, which accounts have signed in on a device, so that wrong
 * passwords typed by strangers elsewhere don't lock out the owner. It grants no access: its bearer
 * is counted separately and still needs the password.
 */
const deviceCookie = sealedCookie(
  'fraction-league.device',
  'device',
  z.object({
    id: z.string(),
    /** Newest first. */
    accounts: z.array(z.object({ name: z.string(), accountId: z.string(), version: z.number() })),
    /**
     * The newest of these accounts that belongs here: a teacher's, or a student's in a league.
     * Anyone can create other accounts.
     */
    place: z.string().optional(),
  }),
);

/** A sign-in also knows the role; a mailed link doesn't. */
type RememberedAccount = DeviceCookieAccount & { role?: AccountRole | null; inLeague?: boolean };

const COOKIE_SECONDS = 400 * 24 * 60 * 60;
/** Accounts remembered per device: about as many people share a Chromebook in a day. */
const MAX_ACCOUNTS = 6;

/** Hashed, so that even a decrypted cookie contains no names. */
const nameHash = (email: string) =>
  createHmac('sha256', `device ${env().NEXTAUTH_SECRET ?? ''}`)
    .update(email)
    .digest('base64url')
    .slice(0, 16);

/**
 * The key that a try is counted for: the device if someone who belongs here has signed in on it,
 * otherwise the address.
 */
export async function rateLimitClientKey(headers: Headers): Promise<string> {
  const place = (await deviceCookie.read())?.place;
  return place ? `${DEVICE_CLIENT_PREFIX}${place}` : rateLimitIpAddress(headers);
}

/** `ownDevice` is set if this device has signed in with the account's present password. */
export async function readOwnDeviceForTypedName(
  typedName: string,
): Promise<Pick<TryProofAndDevice, 'ownDevice'>> {
  const device = await deviceCookie.read();
  const name = nameHash(toSignInAddress(typedName));
  const remembered = device?.accounts.find((account) => account.name === name);
  if (
    !device ||
    !remembered ||
    !(await isCurrentPasswordVersion(remembered.accountId, remembered.version))
  )
    return {};
  return { ownDevice: device.id };
}

/**
 * Called after someone has proven that the account is theirs. Never rejects: without the cookie
 * they only have more to prove.
 */
export async function rememberDevice({
  accountId,
  email,
  passwordVersion,
  role,
  inLeague,
}: RememberedAccount): Promise<void> {
  try {
    const before = await deviceCookie.read();
    const others = before?.accounts.filter((account) => account.accountId !== accountId) ?? [];
    const device = {
      id: before?.id ?? randomBytes(12).toString('base64url'),
      accounts: [{ name: nameHash(email), accountId, version: passwordVersion }, ...others].slice(
        0,
        MAX_ACCOUNTS,
      ),
      place:
        inLeague || (role && (await isTeacherOrLeagueStudent(accountId, role)))
          ? accountId
          : before?.place,
    };
    await deviceCookie.write(device, COOKIE_SECONDS);
  } catch (error) {
    reportUnexpected(error);
  }
}
