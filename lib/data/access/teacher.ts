import { DomainError } from '@/lib/data/errors';
import { findOnlyOne, oncePerView } from '@/lib/data/only-one';
import { readMeta, readMetaIn } from '@/lib/data/season/meta';
import { type TeacherProfile, teacherProfiles } from '@/lib/store/collections/profiles';
import type { AppMeta } from '@/lib/store/collections/season';
import type { ReadOperations } from '@/lib/store/port';
import { ONLY_TEACHERS } from '@/words/access';
import { requireSignedIn, type SignedInViewer, type Viewer } from './viewer';

type OfTeacher = { readonly viewer: SignedInViewer; readonly profile: TeacherProfile; readonly meta: AppMeta };

export const findTeacherProfileIn = (reader: ReadOperations, teacherId: string, season: number) =>
  findOnlyOne(reader, teacherProfiles, { teacherId, season });

export const findTeacherProfile = oncePerView(findTeacherProfileIn);

/** The signed-in teacher with the stored profile; 'not-signed-in' or 'not-allowed' otherwise. */
export async function requireTeacher(viewer: Viewer): Promise<OfTeacher> {
  const signedIn = requireSignedIn(viewer);
  const meta = await readMeta();
  return ofTeacher(signedIn, await findTeacherProfile(signedIn.accountId, meta.currentSeason), meta);
}

/** The same inside a transaction, for commands. */
export async function requireTeacherIn(reader: ReadOperations, viewer: Viewer): Promise<OfTeacher> {
  const signedIn = requireSignedIn(viewer);
  const meta = await readMetaIn(reader);
  return ofTeacher(signedIn, await findTeacherProfileIn(reader, signedIn.accountId, meta.currentSeason), meta);
}

function ofTeacher(viewer: SignedInViewer, profile: TeacherProfile | null, meta: AppMeta): OfTeacher {
  if (!profile) throw new DomainError('not-allowed', ONLY_TEACHERS);
  return { viewer, profile, meta };
}

/** Where a teacher's picture is, or null when there is none. */
export function pictureUrl({ teacherId, pictureAt }: TeacherProfile): string | null {
  return pictureAt ? `/api/profile-picture/${teacherId}?v=${pictureAt.seconds}${pictureAt.nanoseconds}` : null;
}
