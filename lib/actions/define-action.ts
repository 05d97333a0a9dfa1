import { z } from 'zod';
import { waitForAddressSlot } from '@/lib/auth/request-slots';
import { getViewer, getViewerWithCookieRole } from '@/lib/auth/viewer';
import { viewerAsVisitedStudent } from '@/lib/auth/visit';
import {
  requireSignedIn,
  requireUncheckedSession,
  requireVerifiedSession,
  type Viewer,
} from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { onlyStudentsText, onlyTeachersText } from '@/words/access';
import { VISIT } from '@/words/visit';
import { type ActionResult, parseInput, runSameOriginRequest } from './answer';

export type ActionDefinition<S extends z.ZodType, T> = {
  input: S;
  audience: Audience;
  run: (call: { viewer: Viewer; input: z.output<S>; headers: Headers }) => Promise<T>;
  /** Logged if the action fails unexpectedly: a message of the specification's error catalog. */
  failureMessage?: string | undefined;
};

/** The people who may call an action. The command checks ownership again next to the data. */
export type Audience = {
  readonly check: (viewer: Viewer) => void;
  /**
   * True for students' actions, in which a visiting teacher acts as the student. Their commands
   * read the profile inside the transaction, so the cookie's role is enough before, which saves a
   * read.
   */
  readonly isForStudents?: boolean;
};

export const ANYONE: Audience = { check: () => undefined };
/** Also admits teachers whose address isn't proven yet. */
export const UNVERIFIED_TEACHERS_TOO: Audience = {
  check: (viewer) => void requireUncheckedSession(viewer),
};
/** Also admits people who must choose a new password first. */
export const MUST_CHANGE_PASSWORD_TOO: Audience = {
  check: (viewer) => void requireVerifiedSession(viewer),
};
export const SIGNED_IN: Audience = { check: (viewer) => void requireSignedIn(viewer) };
export const STUDENTS: Audience = {
  check: (viewer) => requireRole(viewer, 'student'),
  isForStudents: true,
};
export const TEACHERS: Audience = { check: (viewer) => requireRole(viewer, 'teacher') };

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
