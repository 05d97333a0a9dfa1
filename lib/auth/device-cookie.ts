import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { decode, encode } from 'next-auth/jwt';
import type { Role } from '@/lib/data/access/viewer';
import type { AccountOnDevice } from '@/lib/data/account/commands';
import type { Asking } from '@/lib/data/rate-limit/tries';
import { DEVICE_CLIENT } from '@/lib/data/rate-limit/tries';
import { hasPlace, isPasswordVersion } from '@/lib/data/session/queries';
import { accountAddress } from '@/lib/domain/account/accounts';
import { reportError } from '@/lib/reporting/report';
import { env } from '@/lib/server/env';
import { clientAddress } from './origin';
import { sessionCookieOptions } from './session-cookie';

/**
 * Remembers, in a sealed cookie, which accounts were signed in to on a device, so that wrong passwords which strangers type elsewhere never stand in
 * its way. It opens nothing: whoever has it is counted by itself, and still needs the password.
 */
type Device = {
  id: string;
  /** Newest first. */
  accounts: { name: string; accountId: string; version: number }[];
  /** The newest of them that has a place here: a teacher's, or that of a student in a league. Anyone can make one without. */
  place?: string | undefined;
};

/** At a sign-in also as what; a mailed link says nothing about that. */
type Known = AccountOnDevice & { role?: Role | null };

const NAME = 'fraction-league.device';
const salt = 'device';
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

/** Who is to be counted for a try: the device, when someone with a place here has signed in on it, or else the address. */
export async function clientOf(headers: Headers): Promise<string> {
  const place = (await readDevice())?.place;
  return place ? `${DEVICE_CLIENT}${place}` : clientAddress(headers);
}

/** Whether this device was signed in on with the account's present password. */
export async function knownDeviceFor(typedName: string): Promise<Pick<Asking, 'ownDevice'>> {
  const device = await readDevice();
  const name = nameOf(accountAddress(typedName));
  const known = device?.accounts.find((account) => account.name === name);
  if (!device || !known || !(await isPasswordVersion(known.accountId, known.version))) return {};
  return { ownDevice: device.id };
}

/**
 * Called when someone has just shown that the account is theirs: at a sign-in, and with a mailed link. Never rejects: what they came for is done,
 * and a device that stays a stranger only has more to prove.
 */
export async function rememberDevice(account: Known): Promise<void> {
  try {
    await writeDevice(account);
  } catch (error) {
    reportError(error, { eventId: randomBytes(4).toString('hex') });
  }
}

async function writeDevice({ accountId, email, passwordVersion, role }: Known): Promise<void> {
  const before = await readDevice();
  const others = before?.accounts.filter((account) => account.accountId !== accountId) ?? [];
  const device: Device = {
    id: before?.id ?? randomBytes(12).toString('base64url'),
    accounts: [{ name: nameOf(email), accountId, version: passwordVersion }, ...others].slice(0, MOST_ACCOUNTS),
    place: role && (await hasPlace(accountId, role)) ? accountId : before?.place,
  };
  const value = await encode({ token: { ...device }, secret: env().NEXTAUTH_SECRET ?? '', maxAge: SECONDS, salt });
  (await cookies()).set(NAME, value, { ...sessionCookieOptions(), maxAge: SECONDS });
}

async function readDevice(): Promise<Device | null> {
  const value = (await cookies()).get(NAME)?.value;
  if (!value) return null;
  try {
    const token = await decode({ token: value, secret: env().NEXTAUTH_SECRET ?? '', salt });
    if (typeof token?.id !== 'string' || !Array.isArray(token.accounts)) return null;
    const { id, accounts, place } = token as unknown as Device;
    return { id, accounts, place };
  } catch {
    return null;
  }
}
