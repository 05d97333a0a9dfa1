'use client';

import type { ReactNode } from 'react';
import { callAction } from '@/lib/actions/call-action';
import type { ActionResult } from '@/lib/actions/result';
import { type FormParts, useForm } from './use-entry-form';

type FormView<T> = Omit<ReturnType<typeof useForm<T>>, 'formProps'>;

type ActionFormProps<T> = Omit<FormParts<T>, 'send'> & {
  send: (data: FormData) => Promise<ActionResult<T>>;
  className?: string;
  children: (view: FormView<T>) => ReactNode;
};

/** A form around one server action. Its fields keep their own text, so that nothing typed before the code has come is lost. */
export function ActionForm<T>({ send, className, children, ...parts }: ActionFormProps<T>) {
  const { formProps, ...view } = useForm<T>({ ...parts, send: (data) => callAction(() => send(data)) });
  return (
    <form {...formProps} className={className}>
      {children(view)}
    </form>
  );
}
