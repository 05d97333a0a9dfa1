import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { useInBrowser } from '@/components/ui/use-in-browser';
import { COOKIES_BLOCKED, COOKIES_BLOCKED_TITLE } from '@/words/account';
import { ActionForm, FormMessage } from './action-form';

type EntryFormProps<T> = Omit<ComponentProps<typeof ActionForm<T>>, 'after' | 'className'> & {
  /** What the button says, and what it says while the form is under way. */
  button: string;
  working: string;
};

/**
 * A page's one form: it has one wide button and leads to another page, or to what takes its place.
 */
export function EntryForm<T>({ button, working, children, ...form }: EntryFormProps<T>) {
  return (
    <ActionForm<T> {...form} after="leaves" className="space-y-4">
      {(view) => (
        <>
          <CookiesBlocked />
          <FormMessage>{view.message}</FormMessage>
          {children(view)}
          <Button type="submit" variant="next" size="lg" pending={view.pending} className="w-full">
            {view.pending ? working : button}
          </Button>
        </>
      )}
    </ActionForm>
  );
}

/**
 * As a school's browser profile may have it: then no form here leads anywhere, and it is said
 * before anyone types.
 */
function CookiesBlocked() {
  const isBlocked = useInBrowser(() => !navigator.cookieEnabled, false);
  return (
    <LiveRegion className="empty:absolute">
      {isBlocked ? (
        <Notice tone="warn" title={COOKIES_BLOCKED_TITLE}>
          {COOKIES_BLOCKED}
        </Notice>
      ) : null}
    </LiveRegion>
  );
}
