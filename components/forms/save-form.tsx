import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { ActionForm, FormErrorMessage } from './action-form';

type SaveButtonTexts = {
  button: string;
  look?: Pick<ComponentProps<typeof Button>, 'icon' | 'variant'> | undefined;
  saved: string;
};

type SaveFormProps<T> = Pick<
  ComponentProps<typeof ActionForm<T>>,
  'fields' | 'send' | 'onDone' | 'children'
> &
  SaveButtonTexts;

export function SaveForm<T>({ button, look, saved, children, ...form }: SaveFormProps<T>) {
  return (
    <ActionForm<T> {...form} after="keeps" className="grid grid-cols-1 gap-4">
      {(view) => (
        <>
          {children(view)}
          <SaveButton view={view} button={button} look={look} saved={saved} />
        </>
      )}
    </ActionForm>
  );
}

type SaveButtonProps = SaveButtonTexts & {
  view: { pending: boolean; done: boolean; message: string | null };
};

export function SaveButton({ view, button, look, saved }: SaveButtonProps) {
  return (
    <>
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
      <FormErrorMessage>{view.message}</FormErrorMessage>
    </>
  );
}
