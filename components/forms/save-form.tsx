import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { ActionForm, FormMessage } from './action-form';

type SaveFormProps<T> = Pick<
  ComponentProps<typeof ActionForm<T>>,
  'fields' | 'send' | 'onDone' | 'children'
> & {
  button: string;
  /** The look of the button. */
  look?: Pick<ComponentProps<typeof Button>, 'icon' | 'variant'>;
  /** The message after success. */
  saved: string;
};

/** A setting with its own button. It keeps what was typed. */
export function SaveForm<T>({ button, look, saved, children, ...form }: SaveFormProps<T>) {
  return (
    <ActionForm<T> {...form} after="keeps" className="grid grid-cols-1 gap-4">
      {(view) => (
        <>
          {children(view)}
          <Button
            type="submit"
            icon="save"
            {...look}
            pending={view.pending}
            className="justify-self-start"
          >
            {button}
          </Button>
          <LiveRegion className="empty:absolute">
            {view.done && !view.pending ? <Notice tone="good">{saved}</Notice> : null}
          </LiveRegion>
          <FormMessage>{view.message}</FormMessage>
        </>
      )}
    </ActionForm>
  );
}
