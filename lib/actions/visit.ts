'use server';

import { beginVisit, endVisit, LOOK_SECONDS, TRYOUT_SECONDS } from '@/lib/auth/cookies';
import { requireSignedIn } from '@/lib/data/access/viewer';
import { studentOfLeagueInput } from '@/lib/data/student/dto';
import { endTryout, restartTryout, startLooking, startTryout } from '@/lib/data/visit/commands';
import { tryoutInput } from '@/lib/data/visit/dto';
import { noInput, teacherAction } from './define-action';

export const lookAsStudentAction = teacherAction(studentOfLeagueInput, async (viewer, place) => {
  await beginVisit(requireSignedIn(viewer), await startLooking(viewer, place), LOOK_SECONDS);
  return { done: true } as const;
});

export const tryOutAction = teacherAction(tryoutInput, async (viewer, place) => {
  await beginVisit(requireSignedIn(viewer), await startTryout(viewer, place), TRYOUT_SECONDS);
  return { done: true } as const;
});

export const startOverAction = teacherAction(tryoutInput, async (viewer, place) => {
  await beginVisit(requireSignedIn(viewer), await restartTryout(viewer, place), TRYOUT_SECONDS);
  return { done: true } as const;
});

export const endTryoutAction = teacherAction(tryoutInput, async (viewer, place) => {
  await endTryout(viewer, place);
  await endVisit();
  return { done: true } as const;
});

export const leaveVisitAction = teacherAction(noInput, async () => {
  await endVisit();
  return { done: true } as const;
});
