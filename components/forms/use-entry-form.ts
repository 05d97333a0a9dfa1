'use client';

import { type SyntheticEvent, useActionState, useEffect, useRef } from 'react';
import { isOutdatedPage, PLEASE_RELOAD } from '@/lib/actions/call-action';
import type { ActionResult } from '@/lib/actions/result';

/** Why a form was not accepted. Sentences under a field's name are shown beside that field. */
export type FormFailure = { message: string; fieldErrors?: Readonly<Record<string, string>> };

type FormState = { kind: 'ready' } | { kind: 'done' } | { kind: 'failed'; failure: FormFailure };

export const CONNECTION_LOST: FormFailure = {
  message: 'We couldn’t reach the app. Check the Wi-Fi, then try again. What you typed is still here.',
};

/** What went wrong, for a form; null when it went well. */
export function failureOf(result: ActionResult<unknown>): FormFailure | null {
  return result.ok ? null : result.error;
}

/** A field's text; an empty string when the form has no such field. */
export function textOf(data: FormData, field: string): string {
  const value = data.get(field);
  return typeof value === 'string' ? value : '';
}

/**
 * A form that is sent by a function. After a refusal everything typed stays, the sentences stand beside the fields and the focus goes to
 * the first wrong one, or to the message when no field of this form is to blame. After success it stays busy: the caller leaves the page.
 */
export function useEntryForm(fields: readonly string[], send: (data: FormData) => Promise<FormFailure | null>) {
  const form = useRef<HTMLFormElement>(null);
  const [state, action, working] = useActionState(
    async (_before: FormState, data: FormData): Promise<FormState> => {
      try {
        const failure = await send(data);
        return failure ? { kind: 'failed', failure } : { kind: 'done' };
      } catch (error) {
        if (isOutdatedPage(error)) return { kind: 'failed', failure: { message: PLEASE_RELOAD } };
        // A rejected call never reached the server, or its answer never came back.
        return { kind: 'failed', failure: CONNECTION_LOST };
      }
    },
    { kind: 'ready' },
  );

  useEffect(() => {
    if (state.kind !== 'failed') return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-form-message]')?.focus();
  }, [state]);

  const failure = state.kind === 'failed' ? state.failure : null;
  const shownAtFields = fields.some((field) => failure?.fieldErrors?.[field]);
  return {
    pending: working || state.kind === 'done',
    done: state.kind === 'done',
    /** The sentence for the whole form, when none of its fields has one. */
    message: shownAtFields ? null : (failure?.message ?? null),
    errorOf: (field: string): string | null => failure?.fieldErrors?.[field] ?? null,
    // React empties a form after its action; keeping what was typed is the kinder half of a refusal.
    formProps: { ref: form, action, noValidate: true, onReset: (event: SyntheticEvent) => event.preventDefault() },
  };
}
