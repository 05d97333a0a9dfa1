'use server';

import type { z } from 'zod';
import {
  clearVisitAndLanguageCookies,
  LOOK_VISIT_SECONDS,
  TRYOUT_VISIT_SECONDS,
  writeVisitCookie,
} from '@/lib/auth/cookies';
import { requireSignedIn, type Viewer } from '@/lib/data/access/viewer';
import { studentOfLeagueInput } from '@/lib/data/student/dto';
import {
  endTryout,
  recordStudentVisit,
  restartTryout,
  startTryout,
} from '@/lib/data/visit/commands';
import { tryoutInput, type VisitedStudentIds } from '@/lib/data/visit/dto';
import { defineTeacherAction, noInput, withoutResult } from './define-action';

const defineVisitStart = <S extends z.ZodType>(
  input: S,
  start: (viewer: Viewer, input: z.output<S>) => Promise<VisitedStudentIds>,
  seconds: number,
) =>
  defineTeacherAction(
    input,
    withoutResult(async (viewer: Viewer, sent: z.output<S>) =>
      writeVisitCookie(requireSignedIn(viewer), await start(viewer, sent), seconds),
    ),
  );

export const lookAsStudentAction = defineVisitStart(
  studentOfLeagueInput,
  recordStudentVisit,
  LOOK_VISIT_SECONDS,
);
export const startTryoutAction = defineVisitStart(tryoutInput, startTryout, TRYOUT_VISIT_SECONDS);
export const restartTryoutAction = defineVisitStart(
  tryoutInput,
  restartTryout,
  TRYOUT_VISIT_SECONDS,
);

export const endTryoutAction = defineTeacherAction(
  tryoutInput,
  withoutResult(async (viewer: Viewer, input: { leagueId: string }) => {
    await endTryout(viewer, input);
    await clearVisitAndLanguageCookies();
  }),
);

export const leaveVisitAction = defineTeacherAction(
  noInput,
  withoutResult(clearVisitAndLanguageCookies),
);
