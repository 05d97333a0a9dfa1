import {
  findStudentProfile,
  findTeacherProfile,
  requireStudent,
  requireTeacher,
  teacherPictureUrl,
  type Viewer,
} from '@/lib/data/access/viewer';
import { logDeniedAttempt } from '@/lib/data/audit';
import { selfAssessmentStatus } from '@/lib/domain/class/assessment';
import type { StoredFile } from '@/lib/files/port';
import { getServices } from '@/lib/platform/services';
import { leagues } from '@/lib/store/collections/leagues';
import type { SelfAssessmentStatusDto, TeacherProfileDto } from './dto';

/** Returns whether the three questions are due, open, or closed, and the formula level. */
export async function getSelfAssessmentStatus(viewer: Viewer): Promise<SelfAssessmentStatusDto> {
  const { profile } = await requireStudent(viewer);
  return {
    state: selfAssessmentStatus(profile),
    formulaLevel: profile.levelOpen ? null : profile.formulaType,
  };
}

export async function getTeacherProfile(viewer: Viewer): Promise<TeacherProfileDto> {
  const { viewer: teacher, profile } = await requireTeacher(viewer);
  return {
    displayName: profile.displayName,
    email: teacher.email,
    pictureUrl: teacherPictureUrl(profile),
  };
}

/**
 * A teacher's picture for the teacher and for the students of the teacher's leagues; null for
 * everyone else and when there is none.
 */
export async function findTeacherPicture(
  viewer: Viewer,
  teacherId: string,
): Promise<StoredFile | null> {
  if (!viewer || !/^[A-Za-z0-9_-]{1,128}$/.test(teacherId)) return null;
  const { store, files } = getServices();
  if (viewer.role === 'teacher' && viewer.accountId === teacherId) {
    return (await findTeacherProfile(teacherId, viewer.season))?.pictureAt
      ? files.get('profile_images', teacherId)
      : null;
  }
  if (viewer.role === 'student') {
    const profile = await findStudentProfile(viewer.accountId, viewer.season);
    const league = profile?.leagueId ? await store.get(leagues, profile.leagueId) : null;
    if (league?.teacherId === teacherId) return files.get('profile_images', teacherId);
  }
  await logDeniedAttempt(viewer.accountId, 'teacher-picture.read', teacherId);
  return null;
}
