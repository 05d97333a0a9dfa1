import { z } from 'zod';
import { takeTurnOfAddress } from '@/lib/auth/account-turns';
import { getClaimedViewer, getViewer } from '@/lib/auth/viewer';
import {
  requireAnySession,
  requireSession,
  requireSignedIn,
  type Viewer,
} from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { answerOwnPage, checkedInput } from './answer';
import type { ActionResult } from './result';

export type ActionDefinition<S extends z.ZodType, T> = {
  input: S;
  /**
   * Throws when this viewer may not call the action at all; what belongs to whom is decided again
   * next to the data.
   */
  authorize: (viewer: Viewer) => void;
  run: (call: { viewer: Viewer; input: z.output<S>; headers: Headers }) => Promise<T>;
  /**
   * What the log says when it fails unexpectedly: a message of the specification's error catalog.
   */
  failure?: string | undefined;
};

export const anyone = (): void => undefined;
/** Also a teacher whose address is not proven yet. */
export const unproven = (viewer: Viewer): void => void requireAnySession(viewer);
/** Also someone who has to choose a new password first. */
export const anySession = (viewer: Viewer): void => void requireSession(viewer);
export const signedIn = (viewer: Viewer): void => void requireSignedIn(viewer);
export const students = (viewer: Viewer): void => requireRole(viewer, 'student');
export const teachers = (viewer: Viewer): void => requireRole(viewer, 'teacher');

function requireRole(viewer: Viewer, role: 'student' | 'teacher'): void {
  if (requireSignedIn(viewer).role !== role)
    throw new DomainError('not-allowed', `Only a ${role} can do that.`);
}

/**
 * The one shape of a server action. Anyone can call an action with anything, from any page, so
 * nothing here trusts the caller.
 */
export function defineAction<S extends z.ZodType, T>({
  input,
  authorize,
  run,
  failure,
}: ActionDefinition<S, T>) {
  return async (raw: z.input<S>): Promise<ActionResult<T>> =>
    answerOwnPage(async (requestHeaders) => {
      const viewer = await viewerFor(authorize);
      if (!viewer) await takeTurnOfAddress(requestHeaders);
      authorize(viewer);
      return run({ viewer, input: checkedInput(input, raw), headers: requestHeaders });
    }, failure);
}

/** An action that is one command, which gets the viewer and what was sent. */
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
/** The input of an action that is asked for nothing. */
export const nothing = z.object({}).optional();
export const studentAction = actionFor(students);
export const teacherAction = actionFor(teachers);

/** For a command whose result is not the caller's to see. */
export function doneAfter<Parts extends unknown[]>(command: (...parts: Parts) => Promise<unknown>) {
  return async (...parts: Parts) => {
    await command(...parts);
    return { done: true } as const;
  };
}

/**
 * A student's commands all find the profile themselves, inside their transaction, which saves
 * reading it twice.
 */
async function viewerFor(authorize: (viewer: Viewer) => void): Promise<Viewer> {
  return authorize === students ? getClaimedViewer() : getViewer();
}
