import { cache } from 'react';
import { DomainError } from '@/lib/data/errors';
import { findOnlyOne, oncePerView } from '@/lib/data/only-one';
import { readMeta, readMetaIn } from '@/lib/data/season/meta';
import { getServices } from '@/lib/server/services';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import type { AppMeta } from '@/lib/store/collections/season';
import { studentTeams } from '@/lib/store/collections/teams';
import type { ReadOperations } from '@/lib/store/port';
import { ONLY_STUDENTS } from '@/words/access';
import { requireSignedIn, type SignedInViewer, type Viewer } from './viewer';

type OfStudent = { readonly viewer: SignedInViewer; readonly profile: StudentProfile; readonly meta: AppMeta };

export const findStudentProfileIn = (reader: ReadOperations, studentId: string, season: number) =>
  findOnlyOne(reader, studentProfiles, { studentId, season });

export const findStudentProfile = oncePerView(findStudentProfileIn);

export const findTeamIn = (reader: ReadOperations, userId: string, season: number) =>
  findOnlyOne(reader, studentTeams, { userId, season });

export const findTeam = cache((userId: string, season: number) => findTeamIn(getServices().store, userId, season));

/** Whether the student's league was archived by its teacher: everything can be read, nothing changes anymore. */
export function isLeagueEnded({ leagueId, endedLeagueId }: StudentProfile): boolean {
  return leagueId !== '' && endedLeagueId === leagueId;
}

/** For students of a league that has ended, the season is paused. */
function metaFor(profile: StudentProfile, meta: AppMeta): AppMeta {
  return isLeagueEnded(profile) ? { ...meta, seasonActive: false } : meta;
}

/** The signed-in student with the stored profile; 'not-signed-in' or 'not-allowed' otherwise. */
export async function requireStudent(viewer: Viewer): Promise<OfStudent> {
  const signedIn = requireSignedIn(viewer);
  const meta = await readMeta();
  return ofStudent(signedIn, await findStudentProfile(signedIn.accountId, meta.currentSeason), meta);
}

/** The same inside a transaction, for commands. */
export async function requireStudentIn(
  reader: ReadOperations,
  viewer: Viewer,
  /** Which season and week it is, where the caller knows it well enough. */
  known?: AppMeta,
): Promise<OfStudent> {
  const signedIn = requireSignedIn(viewer);
  const meta = known ?? (await readMetaIn(reader));
  return ofStudent(signedIn, await findStudentProfileIn(reader, signedIn.accountId, meta.currentSeason), meta);
}

function ofStudent(viewer: SignedInViewer, profile: StudentProfile | null, meta: AppMeta): OfStudent {
  if (!profile) throw new DomainError('not-allowed', ONLY_STUDENTS);
  return { viewer, profile, meta: metaFor(profile, meta) };
}
