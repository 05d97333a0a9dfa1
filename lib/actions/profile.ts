'use server';

import { clearJoinTicket, readJoinTicket } from '@/lib/auth/join-ticket';
import {
  createStudentProfile,
  removeTeacherPicture,
  saveOwnStudentNameOnce,
  saveReadingSettings,
  saveSelfAssessment,
  saveTeacherName,
} from '@/lib/data/profile/commands';
import {
  readingSettingsInput,
  selfAssessmentInput,
  studentNameInput,
  teacherNameInput,
} from '@/lib/data/profile/dto';
import { SIGNED_IN } from './audience';
import { defineAction, defineStudentAction, defineTeacherAction, noInput } from './define-action';

export const createProfileAndJoinLeagueAction = defineAction({
  input: studentNameInput,
  audience: SIGNED_IN,
  run: async ({ viewer, input }) => {
    const ticket = await readJoinTicket(viewer);
    const created = await createStudentProfile(viewer, input, ticket);
    await clearJoinTicket();
    return created;
  },
});

export const saveOnboardingSelfAssessmentAction = defineStudentAction(
  selfAssessmentInput,
  saveSelfAssessment,
);
export const saveOwnNameOnceAction = defineStudentAction(studentNameInput, saveOwnStudentNameOnce);
export const saveReadingSettingsAction = defineStudentAction(
  readingSettingsInput,
  saveReadingSettings,
);
export const saveTeacherNameAction = defineTeacherAction(teacherNameInput, saveTeacherName);
export const removeTeacherPictureAction = defineTeacherAction(noInput, (viewer) =>
  removeTeacherPicture(viewer),
);
