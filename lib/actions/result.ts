export type ErrorCode =
  | 'invalid-input'
  | 'not-signed-in'
  | 'not-found'
  | 'not-allowed'
  | 'limit-reached'
  | 'locked'
  | 'conflict'
  | 'too-large'
  | 'too-many-tries'
  /** The same call works together with the solution of the error's challenge. */
  | 'needs-proof'
  | 'unavailable'
  | 'unexpected';

/** What every server action answers. Expected errors are typed; anything else is `unexpected` and carries only an event id. */
export type ActionResult<T> =
  | { ok: true; data: T }
  | { ok: false; error: { code: ErrorCode; message: string; fieldErrors?: Record<string, string>; challenge?: string } };
