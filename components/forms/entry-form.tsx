import type { ComponentProps } from 'react';
import { PlainButton } from '@/components/ui/plain-button';
import { ActionForm, FormMessage } from './action-form';

type EntryFormProps<T> = Omit<ComponentProps<typeof ActionForm<T>>, 'after' | 'className'> & {
  /** What the button says, and what it says while the form is under way. */
  button: string;
  working: string;
};

/** A page's one form: it has one wide button and leads to another page, or to what takes its place. */
export function EntryForm<T>({ button, working, children, ...form }: EntryFormProps<T>) {
  return (
    <ActionForm<T> {...form} after="leaves" className="space-y-4">
      {(view) => (
        <>
          <FormMessage>{view.message}</FormMessage>
          {children(view)}
          <PlainButton type="submit" variant="next" size="lg" pending={view.pending} className="w-full">
            {view.pending ? working : button}
          </PlainButton>
        </>
      )}
    </ActionForm>
  );
}
