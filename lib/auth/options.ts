import { after } from 'next/server';
import type { NextAuthOptions } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { signIn } from '@/lib/data/account/authentication-commands';
import { sendConfirmLetterAtSignIn } from '@/lib/data/account/commands';
import { ProofNeededError } from '@/lib/data/errors';
import { SESSION_SECONDS, signOut } from '@/lib/data/session/commands';
import { MAX_PROOF_LENGTH, PROOF_PREFIX } from '@/lib/domain/site/requests';
import { env } from '@/lib/platform/env';
import { reportUnexpected } from '@/lib/platform/report';
import { knownDeviceIdFor, rateLimitClient, rememberDevice } from './device-cookie';
import { clearDeviceKeyCookies, setDeviceKeyCookies } from './device-keys';
import { joinLeagueWithTicket } from './join-after-sign-in';
import { clearJoinTicket } from './join-ticket';
import { endSignedOutSession } from './viewer';

/**
 * Sign-in by email and password. The cookie names a stored session, which every request looks up.
 */
export const authOptions = (): NextAuthOptions => ({
  secret: env().NEXTAUTH_SECRET,
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
  pages: { signIn: '/student/login', signOut: '/', error: '/student/login' },
  providers: [
    Credentials({
      credentials: { email: {}, password: {}, proof: {} },
      async authorize(credentials, request) {
        const email = credentials?.email ?? '';
        const password = credentials?.password ?? '';
        const proof = credentials?.proof || undefined;
        if (
          !email ||
          !password ||
          email.length > 254 ||
          password.length > 128 ||
          (proof?.length ?? 0) > MAX_PROOF_LENGTH
        )
          return null;
        try {
          const client = await rateLimitClient(
            new Headers(request.headers as Record<string, string>),
          );
          const account = await signIn({ email, password }, client, {
            proof,
            ...(await knownDeviceIdFor(email)),
          });
          if (!account) return null;
          await joinLeagueWithTicket(account);
          await rememberDevice(account);
          await endSignedOutSession();
          await setDeviceKeyCookies(account);
          if (account.addressProof === 'asked') after(() => sendConfirmLetterAtSignIn(account));
          return { id: account.accountId, ...account };
        } catch (error) {
          // next-auth passes these messages to the form.
          if (error instanceof ProofNeededError)
            throw new Error(`${PROOF_PREFIX}${error.challenge}`);
          const code = reportUnexpected(error);
          throw new Error(
            'Signing in does not work at the moment. Please try again in a minute. ' +
              `Code for your teacher: ${code}`,
          );
        }
      },
    }),
  ],
  callbacks: {
    jwt({ token, user }) {
      const account = user as
        | { accountId?: string; sessionId?: string; role?: string | null }
        | undefined;
      if (!account) return token;
      return {
        accountId: account.accountId,
        sessionId: account.sessionId,
        role: account.role ?? null,
      };
    },
    session: ({ session, token }) =>
      ({ expires: session.expires, user: { role: token.role } }) as typeof session,
    // However `callbackUrl` spells another site, the redirect stays on this one.
    redirect({ url, baseUrl }) {
      try {
        const target = new URL(url, baseUrl);
        return target.origin === baseUrl && target.username === ''
          ? `${baseUrl}${target.pathname}${target.search}`
          : baseUrl;
      } catch {
        return baseUrl;
      }
    },
  },
  events: {
    async signOut({ token }) {
      // If the lines below throw, next-auth still clears the session's cookie.
      await clearDeviceKeyCookies();
      await clearJoinTicket();
      if (typeof token?.sessionId === 'string') await signOut(token.sessionId);
    },
  },
  // next-auth's own log lines can contain typed text; the code above reports failures.
  logger: { error: () => undefined, warn: () => undefined, debug: () => undefined },
});
