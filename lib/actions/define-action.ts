import { z } from 'zod';
import { waitForAddressSlot } from '@/lib/auth/request-slots';
import { getViewer, getViewerWithCookieRole } from '@/lib/auth/viewer';
import { viewerAsVisitedStudent } from '@/lib/auth/visit';
import type { Viewer } from '@/lib/data/access/viewer';
import { type Audience, STUDENTS, TEACHERS } from './audience';
import { type ActionResult, parseInput, runSameOriginRequest } from './run-request';

export type ActionDefinition<S extends z.ZodType, T> = {
  input: S;
  audience: Audience;
  run: (call: { viewer: Viewer; input: z.output<S>; headers: Headers }) => Promise<T>;
  /** Logged if the action fails unexpectedly: a message of the specification's error catalog. */
  failureMessage?: string | undefined;
};

/**
 * Every server action has this shape. Anyone can call an action with anything, from any page, so
 * nothing here trusts the caller.
 */
export function defineAction<S extends z.ZodType, T>({
  input,
  audience,
  run,
  failureMessage,
}: ActionDefinition<S, T>) {
  return async (raw: z.input<S>): Promise<ActionResult<T>> =>
    runSameOriginRequest(async (requestHeaders) => {
      const viewer = audience.isForStudents
        ? await viewerAsVisitedStudent(await getViewerWithCookieRole())
        : await getViewer();
      if (!viewer) await waitForAddressSlot(requestHeaders);
      audience.check(viewer);
      return run({ viewer, input: parseInput(input, raw), headers: requestHeaders });
    }, failureMessage);
}

function actionFor(audience: Audience) {
  return <S extends z.ZodType, T>(
    input: S,
    command: (viewer: Viewer, input: z.output<S>) => Promise<T>,
    failureMessage?: string,
  ) =>
    defineAction({
      input,
      audience,
      run: ({ viewer, input: sent }) => command(viewer, sent),
      failureMessage,
    });
}
export const noInput = z.object({}).optional();
export const defineStudentAction = actionFor(STUDENTS);
export const defineTeacherAction = actionFor(TEACHERS);

export function withoutResult<Parts extends unknown[]>(
  command: (...parts: Parts) => Promise<unknown>,
) {
  return async (...parts: Parts) => {
    await command(...parts);
    return { done: true } as const;
  };
}
