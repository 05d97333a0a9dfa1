'use server';

import { clearJoinTicket, readJoinTicket } from '@/lib/auth/join-ticket';
import {
  createStudentProfile,
  removeTeacherPicture,
  saveOwnName,
  saveReadingSettings,
  saveSelfAssessment,
  saveTeacherName,
} from '@/lib/data/profile/commands';
import {
  profileInput,
  readingSettingsInput,
  selfAssessmentInput,
  teacherNameInput,
} from '@/lib/data/profile/dto';
import {
  allowSignedIn,
  defineAction,
  noInput,
  studentAction,
  teacherAction,
} from './define-action';

export const createStudentProfileAction = defineAction({
  input: profileInput,
  authorize: allowSignedIn,
  run: async ({ viewer, input }) => {
    const ticket = await readJoinTicket(viewer);
    const created = await createStudentProfile(viewer, input, ticket);
    await clearJoinTicket();
    return created;
  },
});

export const saveAssessmentAction = studentAction(selfAssessmentInput, saveSelfAssessment);
export const saveOwnNameAction = studentAction(profileInput, saveOwnName);
export const saveReadingAction = studentAction(readingSettingsInput, saveReadingSettings);
export const saveTeacherNameAction = teacherAction(teacherNameInput, saveTeacherName);
export const removeTeacherPictureAction = teacherAction(noInput, (viewer) =>
  removeTeacherPicture(viewer),
);
