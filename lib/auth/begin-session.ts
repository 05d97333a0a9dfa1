import 'server-only';
import { cookies } from 'next/headers';
import type { SignedInAccount } from '@/lib/data/account/authentication-commands';
import { SESSION_SECONDS } from '@/lib/data/session/commands';
import { forgetPendingSchoolSignIn, setLanguageCookieOfAccount } from './cookies';
import { rememberDevice } from './device-cookie';
import { setDeviceKeyCookies } from './device-keys';
import { redeemJoinTicketAfterSignIn } from './join-after-sign-in';
import { sealSessionClaim, sessionCookieName, sessionCookieOptions } from './session-cookie';
import { endSessionSignedOutOffline } from './viewer';

export async function redeemTicketAndSetSignInCookies(account: SignedInAccount): Promise<void> {
  await redeemJoinTicketAfterSignIn(account);
  await rememberDevice(account);
  await endSessionSignedOutOffline();
  await setDeviceKeyCookies(account);
  await forgetPendingSchoolSignIn();
  await setLanguageCookieOfAccount(account);
}

/** For a sign-in outside of next-auth: also sets the cookie that next-auth would set. */
export async function startSessionOutsideNextAuth(account: SignedInAccount): Promise<void> {
  await redeemTicketAndSetSignInCookies(account);
  const { accountId, sessionId, role } = account;
  const sealed = await sealSessionClaim({ accountId, sessionId, role }, SESSION_SECONDS);
  (await cookies()).set(sessionCookieName(), sealed, {
    ...sessionCookieOptions(),
    maxAge: SESSION_SECONDS,
  });
}
