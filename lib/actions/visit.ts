'use server';

import {
  clearVisitCookie,
  LOOK_VISIT_SECONDS,
  TRYOUT_VISIT_SECONDS,
  writeVisitCookie,
} from '@/lib/auth/cookies';
import { requireSignedIn } from '@/lib/data/access/viewer';
import { studentOfLeagueInput } from '@/lib/data/student/dto';
import {
  endTryout,
  recordStudentVisit,
  restartTryout,
  startTryout,
} from '@/lib/data/visit/commands';
import { tryoutInput } from '@/lib/data/visit/dto';
import { defineTeacherAction, noInput } from './define-action';

export const lookAsStudentAction = defineTeacherAction(
  studentOfLeagueInput,
  async (viewer, input) => {
    await writeVisitCookie(
      requireSignedIn(viewer),
      await recordStudentVisit(viewer, input),
      LOOK_VISIT_SECONDS,
    );
    return { done: true } as const;
  },
);

export const tryOutAction = defineTeacherAction(tryoutInput, async (viewer, input) => {
  await writeVisitCookie(
    requireSignedIn(viewer),
    await startTryout(viewer, input),
    TRYOUT_VISIT_SECONDS,
  );
  return { done: true } as const;
});

export const startOverAction = defineTeacherAction(tryoutInput, async (viewer, input) => {
  await writeVisitCookie(
    requireSignedIn(viewer),
    await restartTryout(viewer, input),
    TRYOUT_VISIT_SECONDS,
  );
  return { done: true } as const;
});

export const endTryoutAction = defineTeacherAction(tryoutInput, async (viewer, input) => {
  await endTryout(viewer, input);
  await clearVisitCookie();
  return { done: true } as const;
});

export const leaveVisitAction = defineTeacherAction(noInput, async () => {
  await clearVisitCookie();
  return { done: true } as const;
});
