import { after } from 'next/server';
import type { NextAuthOptions } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import {
  type SignedInAccount,
  signIn,
  signInWithSchool,
} from '@/lib/data/account/authentication-commands';
import { sendConfirmEmailAtSignIn } from '@/lib/data/account/commands';
import { connectSchoolAccount } from '@/lib/data/account/school-commands';
import { DomainError, ProofOfWorkNeededError } from '@/lib/data/errors';
import { endSession, SESSION_SECONDS } from '@/lib/data/session/commands';
import {
  findSchoolIdentityInClaims,
  type SchoolIdTokenClaims,
} from '@/lib/domain/account/school-person';
import { MAX_PROOF_OF_WORK_LENGTH, PROOF_OF_WORK_ERROR_PREFIX } from '@/lib/domain/site/requests';
import { unfinishedSchoolSignInPath } from '@/lib/domain/site/routes';
import { env } from '@/lib/platform/env';
import { reportUnexpected } from '@/lib/platform/report';
import { signInIsDownText } from '@/words/account';
import { schoolSignInTimedOutText } from '@/words/school-sign-in';
import { redeemTicketAndSetSignInCookies } from './begin-session';
import {
  clearLanguageCookie,
  forgetPendingSchoolSignIn,
  readPendingSchoolSignIn,
  rememberPendingSchoolSignIn,
} from './cookies';
import { rateLimitClientKey, readOwnDeviceForTypedName } from './device-cookie';
import { clearDeviceKeyCookies } from './device-keys';
import { clearJoinTicket } from './join-ticket';
import { SCHOOL_PROVIDER_ID } from './school-provider';

type SchoolSignIn = {
  provider: OAuthConfig<SchoolIdTokenClaims>;
  /** Called with each error that next-auth would only log. */
  onFailure: (error: unknown) => void;
};

/**
 * Sign-in by email and password, and at the school if the operator has set that up. The cookie
 * names a stored session, which every request looks up.
 */
export const nextAuthOptions = (school: SchoolSignIn | null = null): NextAuthOptions => ({
  secret: env().NEXTAUTH_SECRET,
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
  pages: { signIn: '/student/login', signOut: '/', error: '/student/login' },
  providers: [
    Credentials({
      credentials: { email: {}, password: {}, proof: {}, connect: {} },
      async authorize(credentials, request) {
        const email = credentials?.email ?? '';
        const password = credentials?.password ?? '';
        const proof = credentials?.proof || undefined;
        if (
          !email ||
          !password ||
          email.length > 254 ||
          password.length > 128 ||
          (proof?.length ?? 0) > MAX_PROOF_OF_WORK_LENGTH
        )
          return null;
        try {
          const client = await rateLimitClientKey(
            new Headers(request.headers as Record<string, string>),
          );
          const account = await signIn({ email, password }, client, {
            proof,
            ...(await readOwnDeviceForTypedName(email)),
          });
          if (!account) return null;
          if (credentials?.connect) await connectVisitor(account);
          await redeemTicketAndSetSignInCookies(account);
          if (account.addressProof === 'asked') after(() => sendConfirmEmailAtSignIn(account));
          return { id: account.accountId, ...account };
        } catch (error) {
          // next-auth passes these messages to the form.
          if (error instanceof ProofOfWorkNeededError)
            throw new Error(`${PROOF_OF_WORK_ERROR_PREFIX}${error.challenge}`);
          if (error instanceof DomainError) throw new Error(error.message);
          const code = reportUnexpected(error);
          throw new Error(signInIsDownText(code));
        }
      },
    }),
    ...(school ? [school.provider] : []),
  ],
  callbacks: {
    async signIn({ account, user }) {
      return account?.provider !== SCHOOL_PROVIDER_ID || enterFromSchool(user);
    },
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
      await clearLanguageCookie();
      await forgetPendingSchoolSignIn();
      if (typeof token?.sessionId === 'string') await endSession(token.sessionId);
    },
  },
  // next-auth's own log lines can contain typed text; the code above reports failures.
  logger: {
    error: (_code, about) => school?.onFailure('error' in about ? about.error : about),
    warn: () => undefined,
    debug: () => undefined,
  },
});

async function connectVisitor(account: SignedInAccount): Promise<void> {
  try {
    const person = await readPendingSchoolSignIn();
    if (!person) throw new DomainError('not-found', schoolSignInTimedOutText());
    await connectSchoolAccount(account, person);
  } catch (error) {
    await endSession(account.sessionId);
    throw error;
  }
}

/**
 * Opens a session for someone whose identity token next-auth has verified. `user` becomes the
 * account that the callback `jwt` gets. Returns another page for someone without an account here.
 */
async function enterFromSchool(user: object): Promise<true | string> {
  const { OIDC_ISSUER: issuer = '', OIDC_DOMAINS: domains, OIDC_TEACHER_CLAIM } = env();
  const { claims } = user as { claims: SchoolIdTokenClaims };
  const person = findSchoolIdentityInClaims(claims, {
    issuer,
    domains,
    teacherClaim: OIDC_TEACHER_CLAIM,
  });
  if (!person) return unfinishedSchoolSignInPath('other');
  const account = await signInWithSchool(person);
  if (!account) {
    await rememberPendingSchoolSignIn(person);
    return unfinishedSchoolSignInPath();
  }
  await redeemTicketAndSetSignInCookies(account);
  Object.assign(user, account);
  return true;
}
