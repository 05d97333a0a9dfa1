import 'server-only';
import { cookies } from 'next/headers';
import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import type { SignedInAccount } from '@/lib/data/account/authentication-commands';
import { SESSION_SECONDS } from '@/lib/data/session/commands';
import type { VisitedStudentIds } from '@/lib/data/visit/dto';
import type { SchoolSignInIdentity } from '@/lib/domain/account/school-person';
import { TEACHER_VISIT_COOKIE } from '@/lib/domain/site/requests';
import { READING_LANGUAGE_COOKIE } from '@/lib/domain/student/reading';
import { env } from '@/lib/platform/env';
import { getServices } from '@/lib/platform/services';
import { sessionCookieOptions } from './session-cookie';

/**
 * A cookie that only the server can read or create. One that can't be decrypted, or has another
 * shape, counts as missing.
 */
export function sealedCookie<Content extends Record<string, unknown>>(
  name: string,
  salt: string,
  shape: z.ZodType<Content>,
) {
  const secret = () => env().NEXTAUTH_SECRET ?? '';
  return {
    async read(): Promise<Content | null> {
      const value = (await cookies()).get(name)?.value;
      const token = value
        ? await decode({ token: value, secret: secret(), salt }).catch(() => null)
        : null;
      return shape.safeParse(token).data ?? null;
    },
    async write(content: Content, maxAge: number): Promise<void> {
      const value = await encode({ token: content, secret: secret(), maxAge, salt });
      (await cookies()).set(name, value, { ...sessionCookieOptions(), maxAge });
    },
    async clear(): Promise<void> {
      (await cookies()).delete({ name, ...sessionCookieOptions() });
    },
  };
}

/** Pages write the language cookie too, so that changing the language works without Wi-Fi. */
const languageCookieOptions = () => ({ ...sessionCookieOptions(), httpOnly: false });

/**
 * A student's own language wins over one that was chosen on the sign-in page. Teachers' pages are
 * in English.
 */
export async function setLanguageCookieOfAccount({
  role,
  language,
}: SignedInAccount): Promise<void> {
  const jar = await cookies();
  if (role === 'teacher') await clearLanguageCookie();
  else if (language)
    jar.set(READING_LANGUAGE_COOKIE, language, {
      ...languageCookieOptions(),
      maxAge: SESSION_SECONDS,
    });
}

export async function clearLanguageCookie(): Promise<void> {
  (await cookies()).delete({ name: READING_LANGUAGE_COOKIE, ...languageCookieOptions() });
}

/**
 * Names a person who has just signed in at the school and has no account here. It opens nothing:
 * the next page asks for a proof, or makes an account.
 */
const schoolCookie = sealedCookie(
  'fraction-league.school',
  'school-person',
  z.object({
    issuer: z.string(),
    subject: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    mayTeach: z.boolean(),
    session: z.string(),
  }) satisfies z.ZodType<SchoolSignInIdentity>,
);

/** Long enough to find a login card. The next person at this computer comes later. */
const SCHOOL_VISITOR_SECONDS = 10 * 60;

export const readPendingSchoolSignIn = schoolCookie.read;
export const rememberPendingSchoolSignIn = (person: SchoolSignInIdentity) =>
  schoolCookie.write(person, SCHOOL_VISITOR_SECONDS);
export const forgetPendingSchoolSignIn = schoolCookie.clear;

/**
 * Names the student whose pages a teacher has opened in this browser. It gives no right: each
 * request asks the store whether the class and the student are still the teacher's. It belongs to
 * one session, so it ends with it.
 */
export const teacherVisitCookie = sealedCookie(
  TEACHER_VISIT_COOKIE,
  'visit',
  z.object({
    sessionId: z.string(),
    leagueId: z.string(),
    studentId: z.string(),
    until: z.number(),
  }),
);

/** Looking at a student's pages ends after half an hour; trying out lasts a school day. */
export const LOOK_VISIT_SECONDS = 30 * 60;
export const TRYOUT_VISIT_SECONDS = 8 * 60 * 60;
/** For this long after a visit ends, the next student page can still say that it is over. */
const VISIT_REMEMBERED_SECONDS = 8 * 60 * 60;

export async function writeVisitCookie(
  { sessionId }: SignedInViewer,
  { leagueId, studentId }: VisitedStudentIds,
  seconds: number,
): Promise<void> {
  const until = getServices().now().getTime() + seconds * 1000;
  await teacherVisitCookie.write(
    { sessionId, leagueId, studentId, until },
    seconds + VISIT_REMEMBERED_SECONDS,
  );
}

/** Clears the language too: a teacher who tried the app out in Spanish is back in English. */
export async function clearVisitAndLanguageCookies(): Promise<void> {
  await teacherVisitCookie.clear();
  await clearLanguageCookie();
}
