import { headers } from 'next/headers';
import { z } from 'zod';
import { takeTurnOfAddress } from '@/lib/auth/account-turns';
import { isSameOrigin } from '@/lib/auth/origin';
import { getClaimedViewer, getViewer } from '@/lib/auth/viewer';
import {
  requireAnySession,
  requireSession,
  requireSignedIn,
  type Viewer,
} from '@/lib/data/access/viewer';
import { asUnreadable, DomainError } from '@/lib/data/errors';
import { ProofNeededError } from '@/lib/data/rate-limit/proof';
import { isUnavailable, reportUnexpected } from '@/lib/platform/report';
import { NOTHING_CAN_BE_SAVED } from '@/words/form';
import { PAGE_PROBLEM } from '@/words/record-problem';
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
/** Anyone, and the store is not asked who it is. */
export const unseen = (): void => undefined;
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
    answer(async () => {
      const requestHeaders = await headers();
      if (!isSameOrigin(requestHeaders))
        throw new DomainError('not-allowed', 'This request didn’t come from our own page.');
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
  if (authorize === unseen) return null;
  return authorize === students ? getClaimedViewer() : getViewer();
}

export async function answer<T>(run: () => Promise<T>, failure?: string): Promise<ActionResult<T>> {
  try {
    return { ok: true, data: await run() };
  } catch (error) {
    return { ok: false, error: describeError(error, failure) };
  }
}

function describeError(
  error: unknown,
  failure?: string,
): Extract<ActionResult<never>, { ok: false }>['error'] {
  if (error instanceof DomainError) {
    const { code, message, fieldErrors } = error;
    return {
      code,
      message,
      ...(fieldErrors ? { fieldErrors } : {}),
      ...(error instanceof ProofNeededError ? { challenge: error.challenge } : {}),
    };
  }
  const eventId = reportUnexpected(error, failure);
  if (asUnreadable(error)) return { code: 'unexpected', message: PAGE_PROBLEM.sentence };
  if (isUnavailable(error)) {
    return { code: 'unavailable', message: NOTHING_CAN_BE_SAVED };
  }
  return {
    code: 'unexpected',
    message: `Something went wrong on our side (${eventId}). Please try again.`,
  };
}

/** @throws DomainError with the first reason for each field */
export function checkedInput<S extends z.ZodType>(input: S, raw: unknown): z.output<S> {
  const parsed = input.safeParse(raw);
  if (parsed.success) return parsed.data;
  const fieldErrors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.map(String).join('.');
    fieldErrors[field] ??= issue.message;
  }
  throw new DomainError(
    'invalid-input',
    Object.values(fieldErrors)[0] ?? 'Please check what you typed.',
    fieldErrors,
  );
}
