import { randomBytes } from 'node:crypto';
import { canonicalPassword } from '@/lib/domain/passphrases';
import { accountAddress } from '@/lib/domain/student-accounts';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/timestamp';
import { env } from '@/lib/env';
import { getServices } from '@/lib/services';
import {
  type AccountRecord,
  accounts,
  type StudentProfile,
  sessions,
  studentDraftProgress,
  studentProfiles,
  type TeacherProfile,
  teacherLeagueAllowances,
  teacherProfiles,
} from '@/lib/store/collections';
import type { Collection, ReadOperations, StoredDocument, WriteOperations } from '@/lib/store/port';
import { findOnlyOne, onlyOneOf } from '../only-one';
import { type Asking, readPasswordMark, tryOnce } from '../rate-limit/tries';
import { type Role, readMeta, readMetaIn } from '../viewer';

/** How long a sign-in lasts: one school week and the weekend after it. */
export const SESSION_SECONDS = 9 * 24 * 60 * 60;

export type SignedInAccount = {
  accountId: string;
  email: string;
  sessionId: string;
  role: Role | null;
  /** How often the password was changed; goes into the device's cookie. */
  passwordVersion: number;
  /** Set for a teacher whose address is not proven, as on the session. */
  addressProof?: 'due' | 'asked';
};

/**
 * Checks a password and opens a session. `email` is an email or a student's user name, as typed. Null when the two do not fit together,
 * whatever the reason: unknown address and wrong password cost the same single hash and get the same answer. Throws as `tryOnce` does.
 */
export async function signIn(
  credentials: { email: string; password: string },
  client: string,
  asking: Asking = {},
): Promise<SignedInAccount | null> {
  const email = accountAddress(credentials.email);
  const { identity, store, now } = getServices();
  let mark = '';
  const verified = await tryOnce({ purpose: 'sign-in', client, subject: email, ...asking }, async () => {
    mark = await readPasswordMark(store, email);
    return identity.verifyPassword(email, canonicalPassword(email, credentials.password));
  });
  if (!verified) return null;
  const role = await startSeason(verified.accountId, email);
  const sessionId = randomBytes(16).toString('hex');
  return store.transaction(async (transaction) => {
    const account = await transaction.get(accounts, verified.accountId);
    // The password was another one when it was checked: a reset must not lose against a sign-in that was under way.
    if ((await readPasswordMark(transaction, email)) !== mark) return null;
    const time = now();
    const proof = openProof(account, role);
    transaction.create(sessions, {
      id: sessionId,
      accountId: verified.accountId,
      email,
      createdAt: timestampFromDate(time),
      expiresAt: timestampFromDate(new Date(time.getTime() + SESSION_SECONDS * 1000)),
      ...(account?.mustChangePassword ? { mustChangePassword: true } : {}),
      ...proof,
    });
    if (role === 'teacher') noteSignIn(transaction, verified.accountId, account, time);
    const passwordVersion = account?.passwordVersion ?? 0;
    return { accountId: verified.accountId, email, sessionId, role, passwordVersion, ...proof };
  });
}

/** What an account still has to do to prove its address. Students need no proof. */
function openProof(account: AccountRecord | null, role: Role | null): { addressProof?: 'due' | 'asked' } {
  if (account?.teacherSignUp) return { addressProof: 'due' };
  return role === 'teacher' && !account?.addressProvenAt ? { addressProof: 'asked' } : {};
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Once a day: when a teacher was here last decides when nothing of them is kept any more. */
function noteSignIn(writes: WriteOperations, id: string, account: AccountRecord | null, time: Date): void {
  const before = account?.signedInAt ? dateFromTimestamp(account.signedInAt).getTime() : 0;
  if (Math.abs(time.getTime() - before) < DAY_MS) return;
  const at = timestampFromDate(time);
  writes.set(accounts, { createdAt: at, mustChangePassword: false, ...account, id, signedInAt: at });
}

// One set per process: Next evaluates this module once per bundle.
const holder = globalThis as typeof globalThis & { fractionLeagueEnded?: Set<string> };
holder.fractionLeagueEnded ??= new Set();
const ended = holder.fractionLeagueEnded;
const MOST_ENDED = 10_000;

/**
 * Ends one session; its cookie is worth nothing from the next request on. While the store cannot be written to, this process alone knows so,
 * and the call throws.
 */
export async function signOut(sessionId: string): Promise<void> {
  if (ended.size < MOST_ENDED) ended.add(sessionId);
  await getServices().store.delete(sessions, sessionId);
  ended.delete(sessionId);
}

/** Signed out of, although the store may still have it. */
export const isEnded = (sessionId: string): boolean => ended.has(sessionId);

/** Ends every session of an account, after a password reset; all but `kept` after the account's own change of password. */
export async function endAllSessions(accountId: string, kept?: string): Promise<void> {
  const { store } = getServices();
  for (;;) {
    const found = await store.query(sessions, { where: [{ field: 'accountId', op: '==', value: accountId }], limit: 400 });
    const open = found.filter(({ id }) => id !== kept);
    if (open.length === 0) return;
    await store.batch((writes) => {
      for (const session of open) writes.delete(sessions, session.id);
    });
  }
}

/**
 * The start-up of the specification's section 4: finds the profile of the current season, or copies the newest older one into it, first for
 * a student, then for a teacher. Null when the account has neither. Safe to repeat: the new profile's id names account and season.
 */
export async function startSeason(accountId: string, email: string): Promise<Role | null> {
  const { store } = getServices();
  const { currentSeason } = await readMeta();
  return store.transaction(async (transaction) => {
    const meta = await readMetaIn(transaction);
    if (meta.currentSeason !== currentSeason) return null;
    const student = await profileFor(transaction, studentProfiles, 'studentId', accountId, currentSeason);
    if (student) {
      if (student.season !== meta.currentSeason) {
        transaction.create(studentProfiles, rolledOverStudent(student, meta.currentSeason));
        // Scouting names a league and no season. What was scouted in no league counts for the season that is over.
        transaction.delete(studentDraftProgress, `_${accountId}`);
      }
      return 'student';
    }
    const teacher = await profileFor(transaction, teacherProfiles, 'teacherId', accountId, currentSeason);
    if (!teacher) return null;
    const allowed = (await findAllowanceIn(transaction, email)) ?? env().DEFAULT_LEAGUE_ALLOWANCE;
    if (teacher.season !== meta.currentSeason) {
      transaction.create(teacherProfiles, { ...rolledOverTeacher(teacher, meta.currentSeason), leagueAllowance: allowed });
    } else if (teacher.leagueAllowance !== allowed) {
      transaction.merge(teacherProfiles, teacher.id, { leagueAllowance: allowed });
    }
    return 'teacher';
  });
}

/**
 * The profile of the season, or the newest older one. Somebody who came only in a later season, before this one was made the current one
 * again, is known by the earliest of those: a teacher must not be taken for somebody new.
 */
async function profileFor<T extends StoredDocument & { season: number }>(
  reader: ReadOperations,
  collection: Collection<T>,
  field: keyof T & string,
  accountId: string,
  season: number,
): Promise<T | null> {
  const found = await reader.list(collection, { where: [{ field, op: '==', value: accountId }] });
  const seasons = found.documents.map((profile) => profile.season).toSorted((one, other) => one - other);
  const wanted = seasons.findLast((one) => one <= season) ?? seasons[0];
  // What cannot be read may be the one that is wanted: nothing is made in its place.
  const current = onlyOneOf(collection, found, (profile) => profile.season === season);
  return current ?? onlyOneOf(collection, found, (profile) => profile.season === wanted || seasons.length === 0);
}

function rolledOverStudent(old: StudentProfile, season: number): StudentProfile {
  return {
    id: `${season}_${old.studentId}`,
    studentId: old.studentId,
    season,
    leagueId: '',
    mvpPoints: 0,
    assessment_Skipped: false,
    assessment_gameExcitement: null,
    assessment_mathConfidence: null,
    assessment_fractionConfidence: null,
    createdAt: timestampFromDate(getServices().now()),
    firstName: old.firstName,
    lastInitial: old.lastInitial,
    ...(old.username ? { username: old.username } : {}),
    formulaType: old.formulaType,
    ...(old.levelOpen ? { levelOpen: true } : {}),
  };
}

function rolledOverTeacher(old: TeacherProfile, season: number): TeacherProfile {
  return { ...old, id: `${season}_${old.teacherId}`, season, mvpPoints: 0, createdAt: timestampFromDate(getServices().now()) };
}

/** The allowance record of an email, or null; emails are compared lower-cased. */
export async function findAllowanceIn(reader: ReadOperations, email: string): Promise<number | null> {
  const found = await findOnlyOne(reader, teacherLeagueAllowances, {
    where: [{ field: 'email', op: '==', value: email.trim().toLowerCase() }],
  });
  return found?.leagueAllowance ?? null;
}

/** Whether a stored session is still good at `time`. */
export function isLive(session: { expiresAt: { seconds: number; nanoseconds: number } }, time: Date): boolean {
  return dateFromTimestamp(session.expiresAt).getTime() > time.getTime();
}
