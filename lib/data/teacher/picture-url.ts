import type { TeacherProfile } from '@/lib/store/collections/profiles';

/** Where a teacher's picture is, or null when there is none. */
export function pictureUrl({ teacherId, pictureAt }: TeacherProfile): string | null {
  return pictureAt ? `/api/profile-picture/${teacherId}?v=${pictureAt.seconds}${pictureAt.nanoseconds}` : null;
}
