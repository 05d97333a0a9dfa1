'use client';

import {
  type FocusEventHandler,
  type ReactNode,
  type SyntheticEvent,
  useActionState,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Notice } from '@/components/ui/notice';
import type { RichContent } from '@/components/ui/sentence';
import { saveTypedIfOutdatedPage } from '@/lib/actions/call-action';
import { sendTrackedChange } from '@/lib/actions/own-changes';
import { FORM_STATUS, pleaseReloadText } from '@/words/form';

export type FormFailure = { message: string; fieldErrors?: Readonly<Record<string, string>> };

export type FormResult<T = null> = { ok: true; data: T } | { ok: false; error: FormFailure };

/**
 * After success a form navigates away and stays busy until then, resets for the next entry, or
 * keeps what was typed.
 */
export type AfterSuccessBehavior = 'leaves' | 'empties' | 'keeps';

type FormParts<T> = {
  /** Names of the fields that show their own errors. */
  fields: readonly string[];
  send: (data: FormData) => Promise<FormResult<T>>;
  after: AfterSuccessBehavior;
  /** Called once for each success, as soon as it is shown. */
  onDone?: ((data: T) => void) | undefined;
};

type ActionFormProps<T> = FormParts<T> & {
  className?: string;
  onFocus?: FocusEventHandler;
  outcome?: ReactNode;
  children: (view: Omit<ReturnType<typeof useForm<T>>, 'formProps' | 'aloud'>) => RichContent;
};

export const connectionLostFailure = (): FormFailure => ({ message: FORM_STATUS.connectionLost });

/**
 * A form for one server action. The fields are uncontrolled, so text typed before hydration isn't
 * lost.
 */
export function ActionForm<T>({
  className,
  onFocus,
  outcome,
  children,
  ...parts
}: ActionFormProps<T>) {
  const { formProps, aloud, ...view } = useForm<T>(parts);
  if (view.done && outcome) return outcome;
  return (
    <form {...formProps} onFocus={onFocus} className={className}>
      <p ref={aloud} aria-live="polite" className="sr-only" />
      {children(view)}
    </form>
  );
}

/** The error of the whole form. It takes the focus, which makes screen readers read it. */
export function FormErrorMessage({
  className,
  children,
}: {
  className?: string;
  children: string | null;
}) {
  if (!children) return null;
  return (
    <div data-form-message tabIndex={-1} className={className}>
      <Notice tone="warn">{children}</Notice>
    </div>
  );
}

/** Empty when the form has no such field. */
export function readUntrimmedFormText(data: FormData, field: string): string {
  const value = data.get(field);
  return typeof value === 'string' ? value : '';
}

export function readFormTextByField<Field extends string>(
  data: FormData,
  fields: readonly Field[],
) {
  return Object.fromEntries(
    fields.map((field) => [field, readUntrimmedFormText(data, field)]),
  ) as Record<Field, string>;
}

/** NaN for an empty field and for text that isn't a number. */
export function readFormNumber(data: FormData, field: string): number {
  const text = readUntrimmedFormText(data, field).trim();
  return text === '' ? Number.NaN : Number(text);
}

const FAULTY = '[aria-invalid="true"], fieldset:has([id$="-error"]) input, [data-form-message]';

/**
 * Focuses the faulty field or the message, which makes screen readers read it. If it has the focus
 * already, the live region announces it instead.
 */
function focusOrAnnounce(
  faulty: HTMLInputElement | null | undefined,
  { message, fieldErrors }: FormFailure,
  aloud: HTMLElement | null,
): void {
  if (faulty !== document.activeElement) faulty?.focus();
  else if (faulty && aloud) {
    const text = fieldErrors?.[faulty.name] ?? message;
    // A live region ignores unchanged text, so repeated text gets a space that isn't read.
    aloud.textContent = aloud.textContent === text ? `${text}\u00a0` : text;
  }
}

type FormState<T> = { answer: FormResult<T> | null };

/**
 * React queues a submit from before hydration. After a refusal the text stays, errors appear beside
 * their fields, and the focus goes to the first wrong field, or to the message if no field is
 * wrong.
 */
function useForm<T>({ fields, send, after, onDone }: FormParts<T>) {
  const form = useRef<HTMLFormElement>(null);
  const aloud = useRef<HTMLParagraphElement>(null);
  const isToBeEmptied = useRef(false);
  const [answered, action, working] = useActionState(
    async (_before: FormState<T>, data: FormData): Promise<FormState<T>> => {
      isToBeEmptied.current = false;
      const answer = await sendOrFail(() => send(data));
      isToBeEmptied.current = answer.ok && after === 'empties';
      return { answer };
    },
    { answer: null },
  );
  const [forgotten, setForgotten] = useState<FormState<T> | null>(null);

  const notifyDone = useEffectEvent((data: T) => onDone?.(data));
  useEffect(() => {
    if (answered.answer?.ok) notifyDone(answered.answer.data);
    else if (answered.answer)
      focusOrAnnounce(form.current?.querySelector(FAULTY), answered.answer.error, aloud.current);
  }, [answered]);

  const answer = answered === forgotten ? null : answered.answer;
  const failure = answer && !answer.ok ? answer.error : null;
  const done = answer?.ok ?? false;
  const errorOf = (field: string): string | null => failure?.fieldErrors?.[field] ?? null;
  const shownAtFields = fields.some(errorOf);
  return {
    pending: working || (done && after === 'leaves'),
    done,
    /** Null while the next request is pending, so that the same success is announced again. */
    data: answer?.ok && !working ? answer.data : null,
    message: shownAtFields ? null : (failure?.message ?? null),
    errorOf,
    field: (name: string) => ({ name, error: errorOf(name) }),
    forget: () => setForgotten(answered),
    aloud,
    formProps: {
      ref: form,
      action,
      noValidate: true,
      // React resets a form after its action, which would lose what was typed.
      onReset: (event: SyntheticEvent) => {
        if (!isToBeEmptied.current) event.preventDefault();
      },
    },
  };
}

/** A rejected call means that the request or its answer was lost. */
async function sendOrFail<T>(send: () => Promise<FormResult<T>>): Promise<FormResult<T>> {
  try {
    return await sendTrackedChange(send);
  } catch (error) {
    return {
      ok: false,
      error: saveTypedIfOutdatedPage(error)
        ? { message: pleaseReloadText() }
        : connectionLostFailure(),
    };
  }
}
