'use server';

import { cookies } from 'next/headers';
import { takeTurnOfAddress } from '@/lib/auth/account-turns';
import { clearDeviceKeys } from '@/lib/auth/device-keys';
import { clearJoinTicket } from '@/lib/auth/join-ticket';
import {
  readSessionClaim,
  sessionCookieName,
  sessionCookieOptions,
} from '@/lib/auth/session-cookie';
import { signOut } from '@/lib/data/session/commands';
import { reportUnexpected } from '@/lib/platform/report';
import { answerOwnPage } from './answer';

const SIGNING_OUT_FAILED = 'The session could not be ended in the store';

/**
 * Reads no session and clears the cookies whatever else fails: nobody may stay signed in on a
 * shared computer because a disk is full.
 */
export async function signOutAction() {
  return answerOwnPage(async (requestHeaders) => {
    await takeTurnOfAddress(requestHeaders);
    const jar = await cookies();
    const claim = await readSessionClaim(jar.get(sessionCookieName())?.value);
    jar.delete({ name: sessionCookieName(), ...sessionCookieOptions() });
    await clearDeviceKeys();
    await clearJoinTicket();
    try {
      if (claim) await signOut(claim.sessionId);
    } catch (error) {
      reportUnexpected(error, SIGNING_OUT_FAILED);
    }
    return { done: true } as const;
  });
}
