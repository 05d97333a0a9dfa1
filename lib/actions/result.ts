import type { ErrorCode } from '@/lib/domain/site/requests';

/**
 * The answer of every server action. Expected errors are typed; any other is `unexpected` and
 * carries only an event id.
 */
export type ActionResult<T> =
  | { ok: true; data: T }
  | {
      ok: false;
      error: {
        code: ErrorCode;
        message: string;
        fieldErrors?: Record<string, string>;
        challenge?: string;
      };
    };
