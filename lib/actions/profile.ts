'use server';

import { clearJoinTicket, readJoinTicket } from '@/lib/auth/join-ticket';
import {
  createStudentProfile,
  removeTeacherPicture,
  saveAssessment,
  saveOwnName,
  saveTeacherName,
} from '@/lib/data/profile/commands';
import { assessmentInput, profileInput, teacherNameInput } from '@/lib/data/profile/dto';
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
export const saveTeacherNameAction = teacherAction(teacherNameInput, saveTeacherName);
export const removeTeacherPictureAction = teacherAction(noInput, (viewer) =>
  removeTeacherPicture(viewer),
);
