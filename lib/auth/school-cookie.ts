import 'server-only';
import { z } from 'zod';
import type { SchoolSignInIdentity } from '@/lib/domain/account/school-person';
import { sealedCookie } from './sealed-cookie';

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
const SECONDS = 10 * 60;

export const readSchoolVisitor = schoolCookie.read;
export const rememberSchoolVisitor = (person: SchoolSignInIdentity) =>
  schoolCookie.write(person, SECONDS);
export const forgetSchoolVisitor = schoolCookie.clear;
