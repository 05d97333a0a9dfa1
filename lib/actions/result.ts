import type { ErrorCode } from '@/lib/domain/site/requests';

/**
 * What every server action answers. Expected errors are typed; anything else is `unexpected` and
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
