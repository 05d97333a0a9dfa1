import { cache } from 'react';
import { findOnlyOne } from '@/lib/data/only-one';
import { getServices } from '@/lib/services';
import {
  type AppMeta,
  appData,
  type StudentProfile,
  type StudentTeam,
  studentProfiles,
  studentTeams,
  type TeacherProfile,
  teacherProfiles,
} from '@/lib/store/collections';
import type { DocumentStore, ReadOperations, Unsubscribe } from '@/lib/store/port';
import { DomainError } from './errors';

export type Role = 'student' | 'teacher';

/** Who is asking, as the session and the stored profile say; null for a signed-out visitor. */
export type Viewer = {
  accountId: string;
  sessionId: string;
  /** Lower-cased. */
  email: string;
  /** Null for an account without a profile. */
  role: Role | null;
  season: number;
  /** Set while a new password has to be chosen first: until then the account may do nothing else. */
  mustChangePassword?: boolean;
  /**
   * `due` while a teacher's sign-up waits for the mailed link: until it is used there is no role, and nothing to do but ask for the link again.
   * `asked` for a teacher of older data, whose address was never proven and who goes on working.
   */
  addressProof?: 'due' | 'asked';
} | null;

export type SignedInViewer = NonNullable<Viewer>;

const META_ID = 'meta';
type WatchedMeta = { current: AppMeta; readonly listeners: Set<(meta: AppMeta) => void> };
const metaByStore = new WeakMap<DocumentStore, Promise<WatchedMeta>>();

/**
 * The one document that says which season and week it is. Each process reads it once and is told of changes, so a page pays no read for
 * it; another process's change arrives within a second. Transactions that depend on it read it again with {@link readMetaIn}.
 */
export async function readMeta(): Promise<AppMeta> {
  return (await watchedMeta()).current;
}

/** Calls `listener` with the document as it is now and after each change: one watch for all listeners of the process. */
export async function followMeta(listener: (meta: AppMeta) => void): Promise<Unsubscribe> {
  const { current, listeners } = await watchedMeta();
  listeners.add(listener);
  listener(current);
  return () => void listeners.delete(listener);
}

function watchedMeta(): Promise<WatchedMeta> {
  const { store } = getServices();
  let watched = metaByStore.get(store);
  if (!watched) {
    watched = new Promise((resolve, reject) => {
      const state = { current: null as AppMeta | null, listeners: new Set<(meta: AppMeta) => void>() };
      const stop = store.watch(
        appData,
        META_ID,
        (meta) => {
          if (!meta) {
            stop();
            reject(seasonMissing());
            return;
          }
          state.current = meta;
          for (const listener of state.listeners) listener(meta);
          resolve(state as WatchedMeta);
        },
        reject,
      );
    });
    metaByStore.set(store, watched);
    watched.catch(() => metaByStore.delete(store));
  }
  return watched;
}

/** After this process itself changed the document: the next {@link readMeta} reads it anew. */
export function forgetMeta(): void {
  metaByStore.delete(getServices().store);
}

/** The same document inside a transaction. */
export async function readMetaIn(reader: ReadOperations): Promise<AppMeta> {
  const meta = await reader.get(appData, META_ID);
  if (!meta) throw seasonMissing();
  return meta;
}

function seasonMissing(): DomainError {
  return new DomainError('unavailable', 'No season has been set up yet. The person who runs this app can import one.');
}

export async function findStudentProfileIn(
  reader: ReadOperations,
  studentId: string,
  season: number,
): Promise<StudentProfile | null> {
  return findOnlyOne(reader, studentProfiles, {
    where: [
      { field: 'studentId', op: '==', value: studentId },
      { field: 'season', op: '==', value: season },
    ],
  });
}

export async function findTeacherProfileIn(
  reader: ReadOperations,
  teacherId: string,
  season: number,
): Promise<TeacherProfile | null> {
  return findOnlyOne(reader, teacherProfiles, {
    where: [
      { field: 'teacherId', op: '==', value: teacherId },
      { field: 'season', op: '==', value: season },
    ],
  });
}

/** Read once for each page view, however many components ask. */
export const findStudentProfile = oncePerView(findStudentProfileIn);
export const findTeacherProfile = oncePerView(findTeacherProfileIn);

/**
 * Only what was found is remembered: in the first view of a new season the profile is looked for, then made from the one of the season
 * before, and the page that asks next has to find it.
 */
function oncePerView<T>(find: (reader: ReadOperations, id: string, season: number) => Promise<T | null>) {
  const remembered = cache((_id: string, _season: number): { found: Promise<T | null> | null } => ({ found: null }));
  return async (id: string, season: number): Promise<T | null> => {
    const memory = remembered(id, season);
    memory.found ??= find(getServices().store, id, season);
    const found = await memory.found;
    if (!found) memory.found = null;
    return found;
  };
}

export async function findTeamIn(reader: ReadOperations, userId: string, season: number): Promise<StudentTeam | null> {
  return findOnlyOne(reader, studentTeams, {
    where: [
      { field: 'userId', op: '==', value: userId },
      { field: 'season', op: '==', value: season },
    ],
  });
}

export const findTeam = cache((userId: string, season: number) => findTeamIn(getServices().store, userId, season));

/** Whoever has a session at all. Only for asking for the link that proves an address, and for using it. */
export function requireAnySession(viewer: Viewer): SignedInViewer {
  if (!viewer) throw new DomainError('not-signed-in', 'Please sign in first.');
  return viewer;
}

/** Somebody with a session, also one who has to choose a new password first; for the few things that such a session may do. */
export function requireSession(viewer: Viewer): SignedInViewer {
  const signedIn = requireAnySession(viewer);
  if (signedIn.addressProof === 'due') throw new DomainError('not-allowed', 'Please use the link in your mail first.');
  return signedIn;
}

export function requireSignedIn(viewer: Viewer): SignedInViewer {
  const signedIn = requireSession(viewer);
  if (signedIn.mustChangePassword) throw new DomainError('not-allowed', 'Please choose a new password first.');
  return signedIn;
}

/** Whether the student's league was archived by its teacher: everything can be read, nothing changes any more. */
export function isLeagueEnded({ leagueId, endedLeagueId }: StudentProfile): boolean {
  return leagueId !== '' && endedLeagueId === leagueId;
}

/** For the students of a league that has ended the season stands still, as it does for everybody when it is paused. */
function metaFor(profile: StudentProfile, meta: AppMeta): AppMeta {
  return isLeagueEnded(profile) ? { ...meta, seasonActive: false } : meta;
}

const NOT_A_STUDENT = 'Only a student of this season can do that.';
const NOT_A_TEACHER = 'Only a teacher can do that.';

/** The signed-in student with the stored profile; 'not-signed-in' or 'not-allowed' otherwise. */
export async function requireStudent(
  viewer: Viewer,
): Promise<{ viewer: SignedInViewer; profile: StudentProfile; meta: AppMeta }> {
  const signedIn = requireSignedIn(viewer);
  const meta = await readMeta();
  const profile = await findStudentProfile(signedIn.accountId, meta.currentSeason);
  if (!profile) throw new DomainError('not-allowed', NOT_A_STUDENT);
  return { viewer: signedIn, profile, meta: metaFor(profile, meta) };
}

export async function requireTeacher(
  viewer: Viewer,
): Promise<{ viewer: SignedInViewer; profile: TeacherProfile; meta: AppMeta }> {
  const signedIn = requireSignedIn(viewer);
  const meta = await readMeta();
  const profile = await findTeacherProfile(signedIn.accountId, meta.currentSeason);
  if (!profile) throw new DomainError('not-allowed', NOT_A_TEACHER);
  return { viewer: signedIn, profile, meta };
}

/** The same inside a transaction, for commands. */
export async function requireStudentIn(
  reader: ReadOperations,
  viewer: Viewer,
  /** Which season and week it is, where the caller knows it well enough. */
  known?: AppMeta,
): Promise<{ viewer: SignedInViewer; profile: StudentProfile; meta: AppMeta }> {
  const signedIn = requireSignedIn(viewer);
  const meta = known ?? (await readMetaIn(reader));
  const profile = await findStudentProfileIn(reader, signedIn.accountId, meta.currentSeason);
  if (!profile) throw new DomainError('not-allowed', NOT_A_STUDENT);
  return { viewer: signedIn, profile, meta: metaFor(profile, meta) };
}

export async function requireTeacherIn(
  reader: ReadOperations,
  viewer: Viewer,
): Promise<{ viewer: SignedInViewer; profile: TeacherProfile; meta: AppMeta }> {
  const signedIn = requireSignedIn(viewer);
  const meta = await readMetaIn(reader);
  const profile = await findTeacherProfileIn(reader, signedIn.accountId, meta.currentSeason);
  if (!profile) throw new DomainError('not-allowed', NOT_A_TEACHER);
  return { viewer: signedIn, profile, meta };
}
