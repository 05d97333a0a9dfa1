import {
  requireSignedIn,
  requireUncheckedSession,
  requireVerifiedSession,
  type Viewer,
} from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { onlyStudentsText, onlyTeachersText } from '@/words/access';
import { VISIT } from '@/words/visit';

/**
 * The people who may call an action or a route. The command checks ownership again next to the
 * data.
 */
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
export const SIGNED_IN_UNVERIFIED_TOO: Audience = {
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
