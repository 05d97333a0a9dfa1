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
import type { Parts } from '@/components/ui/parts';
import { isOutdatedPage, PLEASE_RELOAD } from '@/lib/actions/call-action';
import { sendChange } from '@/lib/actions/own-changes';

/** Why a form was not accepted. Sentences under a field's name are shown beside that field. */
export type FormFailure = { message: string; fieldErrors?: Readonly<Record<string, string>> };

/** What a form's function answers; an `ActionResult` is one. */
export type FormAnswer<T = null> = { ok: true; data: T } | { ok: false; error: FormFailure };

/**
 * After success a form leaves the page and stays busy until then, is emptied for the next entry, or
 * keeps what was typed.
 */
export type AfterSuccess = 'leaves' | 'empties' | 'keeps';

type FormParts<T> = {
  /** Names of the fields whose sentences are beside them. */
  fields: readonly string[];
  send: (data: FormData) => Promise<FormAnswer<T>>;
  after: AfterSuccess;
  /** Called once for each success, as soon as it is shown. */
  onDone?: ((data: T) => void) | undefined;
};

type ActionFormProps<T> = FormParts<T> & {
  className?: string;
  onFocus?: FocusEventHandler;
  /** What takes the form's place after success. */
  outcome?: ReactNode;
  children: (view: Omit<ReturnType<typeof useForm<T>>, 'formProps' | 'aloud'>) => Parts;
};

export const CONNECTION_LOST: FormFailure = {
  message:
    'We couldn’t reach the app. Check the Wi-Fi, then try again. What you typed is still here.',
};

/**
 * A form around one server action. Its fields keep their own text, so nothing typed before the code
 * has come is lost.
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

/**
 * The sentence about a whole form. It takes the focus when it appears, which is what reads it out.
 */
export function FormMessage({
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

/** A field's text; an empty string when the form has no such field. */
export function textOf(data: FormData, field: string): string {
  const value = data.get(field);
  return typeof value === 'string' ? value : '';
}

/** The texts of several fields, by their names. */
export function textsOf<Field extends string>(data: FormData, fields: readonly Field[]) {
  return Object.fromEntries(fields.map((field) => [field, textOf(data, field)])) as Record<
    Field,
    string
  >;
}

/** A field's number; NaN for an empty field and for what is none. */
export function numberOf(data: FormData, field: string): number {
  const text = textOf(data, field).trim();
  return text === '' ? Number.NaN : Number(text);
}

const TO_BLAME = '[aria-invalid="true"], fieldset:has([id$="-error"]) input, [data-form-message]';

/**
 * Takes the focus to what is wrong, which reads it out. Where it stood there already, nothing would
 * be read: the region says it then.
 */
function goTo(
  wrong: HTMLInputElement | null | undefined,
  { message, fieldErrors }: FormFailure,
  aloud: HTMLElement | null,
): void {
  if (wrong !== document.activeElement) wrong?.focus();
  else if (wrong && aloud) {
    const text = fieldErrors?.[wrong.name] ?? message;
    // The same words again are new to the region only with a space that no one hears.
    aloud.textContent = aloud.textContent === text ? `${text}\u00a0` : text;
  }
}

type FormState<T> = { answer: FormAnswer<T> | null };

/**
 * A form that is sent by a function: React keeps a submit that comes before its code and sends it
 * then. After a refusal everything typed stays, the sentences stand beside the fields and the focus
 * goes to the first wrong one, or to the message when no field is to blame.
 */
function useForm<T>({ fields, send, after, onDone }: FormParts<T>) {
  const form = useRef<HTMLFormElement>(null);
  const aloud = useRef<HTMLParagraphElement>(null);
  const isToBeEmptied = useRef(false);
  const [answered, action, working] = useActionState(
    async (_before: FormState<T>, data: FormData): Promise<FormState<T>> => {
      isToBeEmptied.current = false;
      const answer = await reached(() => send(data));
      isToBeEmptied.current = answer.ok && after === 'empties';
      return { answer };
    },
    { answer: null },
  );
  const [forgotten, setForgotten] = useState<FormState<T> | null>(null);

  const tellDone = useEffectEvent((data: T) => onDone?.(data));
  useEffect(() => {
    if (answered.answer?.ok) tellDone(answered.answer.data);
    else if (answered.answer)
      goTo(form.current?.querySelector(TO_BLAME), answered.answer.error, aloud.current);
  }, [answered]);

  const answer = answered === forgotten ? null : answered.answer;
  const failure = answer && !answer.ok ? answer.error : null;
  const done = answer?.ok ?? false;
  const errorOf = (field: string): string | null => failure?.fieldErrors?.[field] ?? null;
  const shownAtFields = fields.some(errorOf);
  return {
    pending: working || (done && after === 'leaves'),
    done,
    /**
     * What the last success gave; taken down while the next one is under way, so it is read out
     * again.
     */
    data: answer?.ok && !working ? answer.data : null,
    /** The sentence for the whole form, when none of its fields has one. */
    message: shownAtFields ? null : (failure?.message ?? null),
    errorOf,
    /** A text field's name, and the sentence beside it. */
    field: (name: string) => ({ name, error: errorOf(name) }),
    /** Takes the last answer down, for instance once someone types again. */
    forget: () => setForgotten(answered),
    aloud,
    formProps: {
      ref: form,
      action,
      noValidate: true,
      // React empties a form after its action; keeping what was typed is the kinder half of a
      // refusal.
      onReset: (event: SyntheticEvent) => {
        if (!isToBeEmptied.current) event.preventDefault();
      },
    },
  };
}

/** A rejected call never reached the server, or its answer never came back. */
async function reached<T>(send: () => Promise<FormAnswer<T>>): Promise<FormAnswer<T>> {
  try {
    return await sendChange(send);
  } catch (error) {
    return {
      ok: false,
      error: isOutdatedPage(error) ? { message: PLEASE_RELOAD } : CONNECTION_LOST,
    };
  }
}
