import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Role } from '@/lib/data/access/viewer';
import type { AccountOnDevice } from '@/lib/data/account/commands';
import { type Asking, DEVICE_CLIENT } from '@/lib/data/rate-limit/tries';
import { hasPlace, isPasswordVersion } from '@/lib/data/session/queries';
import { accountAddress } from '@/lib/domain/account/accounts';
import { env } from '@/lib/platform/env';
import { reportUnexpected } from '@/lib/platform/report';
import { clientAddress } from './origin';
import { sealedCookie } from './sealed-cookie';

/**
 * Remembers, in a sealed cookie, which accounts were signed in to on a device: wrong passwords that
 * strangers type elsewhere are never in its way. It opens nothing: whoever has it is counted by
 * itself, and still needs the password.
 */
const deviceCookie = sealedCookie(
  'fraction-league.device',
  'device',
  z.object({
    id: z.string(),
    /** Newest first. */
    accounts: z.array(z.object({ name: z.string(), accountId: z.string(), version: z.number() })),
    /**
     * The newest of them that has a place here: a teacher's, or that of a student in a league.
     * Anyone can make one without.
     */
    place: z.string().optional(),
  }),
);

/** At a sign-in also as what; a mailed link says nothing about that. */
type Known = AccountOnDevice & { role?: Role | null; inLeague?: boolean };

/** A school year. */
const SECONDS = 400 * 24 * 60 * 60;
/** A Chromebook of a cart goes through as many hands in a day. */
const MOST_ACCOUNTS = 6;

/** So that a cookie that was opened after all names no one. */
const nameOf = (email: string) =>
  createHmac('sha256', `device ${env().NEXTAUTH_SECRET ?? ''}`)
    .update(email)
    .digest('base64url')
    .slice(0, 16);

/**
 * Who is to be counted for a try: the device, when someone with a place here has signed in on it,
 * or else the address.
 */
export async function clientOf(headers: Headers): Promise<string> {
  const place = (await deviceCookie.read())?.place;
  return place ? `${DEVICE_CLIENT}${place}` : clientAddress(headers);
}

/** Whether this device was signed in on with the account's present password. */
export async function knownDeviceFor(typedName: string): Promise<Pick<Asking, 'ownDevice'>> {
  const device = await deviceCookie.read();
  const name = nameOf(accountAddress(typedName));
  const known = device?.accounts.find((account) => account.name === name);
  if (!device || !known || !(await isPasswordVersion(known.accountId, known.version))) return {};
  return { ownDevice: device.id };
}

/**
 * Call it when someone has just shown that the account is theirs. Never rejects: an unknown device
 * only has more to prove.
 */
export async function rememberDevice({
  accountId,
  email,
  passwordVersion,
  role,
  inLeague,
}: Known): Promise<void> {
  try {
    const before = await deviceCookie.read();
    const others = before?.accounts.filter((account) => account.accountId !== accountId) ?? [];
    const device = {
      id: before?.id ?? randomBytes(12).toString('base64url'),
      accounts: [{ name: nameOf(email), accountId, version: passwordVersion }, ...others].slice(
        0,
        MOST_ACCOUNTS,
      ),
      place: inLeague || (role && (await hasPlace(accountId, role))) ? accountId : before?.place,
    };
    await deviceCookie.write(device, SECONDS);
  } catch (error) {
    reportUnexpected(error);
  }
}
