'use server';

import { clearJoinTicket, readJoinTicket } from '@/lib/auth/join-ticket';
import {
  createStudentProfile,
  removeTeacherPicture,
  saveAssessment,
  saveOwnName,
  saveReading,
  saveTeacherName,
} from '@/lib/data/profile/commands';
import {
  assessmentInput,
  profileInput,
  readingInput,
  teacherNameInput,
} from '@/lib/data/profile/dto';
import { defineAction, noInput, signedIn, studentAction, teacherAction } from './define-action';

export const createStudentProfileAction = defineAction({
  input: profileInput,
  authorize: signedIn,
  run: async ({ viewer, input }) => {
    const ticket = await readJoinTicket(viewer);
    const created = await createStudentProfile(viewer, input, ticket);
    await clearJoinTicket();
    return created;
  },
});

export const saveAssessmentAction = studentAction(assessmentInput, saveAssessment);
export const saveOwnNameAction = studentAction(profileInput, saveOwnName);
export const saveReadingAction = studentAction(readingInput, saveReading);
export const saveTeacherNameAction = teacherAction(teacherNameInput, saveTeacherName);
export const removeTeacherPictureAction = teacherAction(noInput, (viewer) =>
  removeTeacherPicture(viewer),
);
