'use server';

import { cookies } from 'next/headers';
import { clearVisitAndLanguageCookies } from '@/lib/auth/cookies';
import { clearDeviceKeyCookies } from '@/lib/auth/device-keys';
import { clearJoinTicket } from '@/lib/auth/join-ticket';
import { waitForAddressSlot } from '@/lib/auth/request-slots';
import {
  readSessionClaim,
  sessionCookieName,
  sessionCookieOptions,
} from '@/lib/auth/session-cookie';
import { endSession } from '@/lib/data/session/commands';
import { reportUnexpected } from '@/lib/platform/report';
import { runSameOriginRequest } from './run-request';

/**
 * Reads no session and clears the cookies whatever else fails: nobody may stay signed in on a
 * shared computer because a disk is full.
 */
export async function signOutAction() {
  return runSameOriginRequest(async (requestHeaders) => {
    await waitForAddressSlot(requestHeaders);
    const jar = await cookies();
    const claim = await readSessionClaim(jar.get(sessionCookieName())?.value);
    jar.delete({ name: sessionCookieName(), ...sessionCookieOptions() });
    await clearDeviceKeyCookies();
    await clearJoinTicket();
    await clearVisitAndLanguageCookies();
    try {
      if (claim) await endSession(claim.sessionId);
    } catch (error) {
      reportUnexpected(error, 'The session could not be ended in the store');
    }
    return { done: true } as const;
  });
}
