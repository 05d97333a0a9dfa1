import { requireTeacher, requireTeacherIn } from '@/lib/data/access/teacher';
import type { Viewer } from '@/lib/data/access/viewer';
import { safePicture } from '@/lib/data/safe-picture';
import { timestampFromDate } from '@/lib/domain/timestamp';
import { getServices } from '@/lib/server/services';
import { teacherProfiles } from '@/lib/store/collections/profiles';

const FOLDER = 'profile_images';

/** What students call the teacher, on the profile of this season. */
export async function saveTeacherName(viewer: Viewer, input: { displayName: string }): Promise<{ displayName: string }> {
  await getServices().store.transaction(async (transaction) => {
    const { profile } = await requireTeacherIn(transaction, viewer);
    transaction.merge(teacherProfiles, profile.id, { displayName: input.displayName });
  });
  return input;
}

/**
 * Puts the teacher's picture in the place of the one before, made anew from its pixels. It lies under the teacher's id, so there is never
 * more than one. Throws 'invalid-input' for what is no picture, 'not-allowed' for somebody who is no teacher.
 */
export async function saveTeacherPicture(viewer: Viewer, { file }: { file: Uint8Array }): Promise<{ saved: true }> {
  const { viewer: teacher } = await requireTeacher(viewer);
  // The small copy is as large as a face is ever shown.
  const { small, contentType } = await safePicture(file);
  const { store, files, now } = getServices();
  await files.put(FOLDER, teacher.accountId, { bytes: small, contentType });
  await store.transaction(async (transaction) => {
    const { profile } = await requireTeacherIn(transaction, viewer);
    transaction.merge(teacherProfiles, profile.id, { pictureAt: timestampFromDate(now()) });
  });
  return { saved: true };
}

/** Removes the picture; no error when there is none. */
export async function removeTeacherPicture(viewer: Viewer): Promise<{ removed: true }> {
  const { store, files } = getServices();
  const teacherId = await store.transaction(async (transaction) => {
    const { viewer: teacher, profile } = await requireTeacherIn(transaction, viewer);
    const { pictureAt, ...rest } = profile;
    if (pictureAt) transaction.set(teacherProfiles, rest);
    return teacher.accountId;
  });
  await files.delete(FOLDER, teacherId);
  return { removed: true };
}
