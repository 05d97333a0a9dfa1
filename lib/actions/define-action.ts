import { z } from 'zod';
import { waitForAddressRequestSlot } from '@/lib/auth/account-turns';
import { getViewer, getViewerWithCookieRole } from '@/lib/auth/viewer';
import { viewerAsVisitedStudent } from '@/lib/auth/visit';
import {
  requireAnySession,
  requireSignedIn,
  requireVerifiedSession,
  type Viewer,
} from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { onlyStudentsText, onlyTeachersText } from '@/words/access';
import { VISIT } from '@/words/visit';
import { type ActionResult, parseInput, runSameOriginRequest } from './answer';

export type ActionDefinition<S extends z.ZodType, T> = {
  input: S;
  /**
   * Throws if this viewer may not call the action at all. The command checks ownership again next
   * to the data.
   */
  authorize: (viewer: Viewer) => void;
  run: (call: { viewer: Viewer; input: z.output<S>; headers: Headers }) => Promise<T>;
  /** Logged if the action fails unexpectedly: a message of the specification's error catalog. */
  failure?: string | undefined;
};

export const allowAnyone = (): void => undefined;
/** Admits teachers whose address isn't proven yet. */
export const allowUnverifiedTeacher = (viewer: Viewer): void => void requireAnySession(viewer);
/** Admits people who must choose a new password first. */
export const allowMustChangePassword = (viewer: Viewer): void =>
  void requireVerifiedSession(viewer);
export const allowSignedIn = (viewer: Viewer): void => void requireSignedIn(viewer);
export const allowStudents = (viewer: Viewer): void => requireRole(viewer, 'student');
export const allowTeachers = (viewer: Viewer): void => requireRole(viewer, 'teacher');

function requireRole(viewer: Viewer, role: 'student' | 'teacher'): void {
  if (viewer?.visit === 'look') throw new DomainError('not-allowed', VISIT.lookOnly);
  if (requireSignedIn(viewer).role !== role)
    throw new DomainError(
      'not-allowed',
      (role === 'student' ? onlyStudentsText : onlyTeachersText)(),
    );
}

/**
 * Every server action has this shape. Anyone can call an action with anything, from any page, so
 * nothing here trusts the caller.
 */
export function defineAction<S extends z.ZodType, T>({
  input,
  authorize,
  run,
  failure,
}: ActionDefinition<S, T>) {
  return async (raw: z.input<S>): Promise<ActionResult<T>> =>
    runSameOriginRequest(async (requestHeaders) => {
      const viewer = await viewerFor(authorize);
      if (!viewer) await waitForAddressRequestSlot(requestHeaders);
      authorize(viewer);
      return run({ viewer, input: parseInput(input, raw), headers: requestHeaders });
    }, failure);
}

function actionFor(authorize: (viewer: Viewer) => void) {
  return <S extends z.ZodType, T>(
    input: S,
    command: (viewer: Viewer, input: z.output<S>) => Promise<T>,
    failure?: string,
  ) =>
    defineAction({
      input,
      authorize,
      run: ({ viewer, input: sent }) => command(viewer, sent),
      failure,
    });
}
export const noInput = z.object({}).optional();
export const defineStudentAction = actionFor(allowStudents);
export const defineTeacherAction = actionFor(allowTeachers);

/** Hides a command's result from the caller. */
export function withoutResult<Parts extends unknown[]>(
  command: (...parts: Parts) => Promise<unknown>,
) {
  return async (...parts: Parts) => {
    await command(...parts);
    return { done: true } as const;
  };
}

/**
 * Students' commands all read the profile inside their transaction, so the cookie's role is enough
 * here and a read is saved.
 */
async function viewerFor(authorize: (viewer: Viewer) => void): Promise<Viewer> {
  return authorize === allowStudents
    ? viewerAsVisitedStudent(await getViewerWithCookieRole())
    : getViewer();
}
