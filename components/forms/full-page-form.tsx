import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { useBrowserValue } from '@/components/ui/hooks';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { cookiesBlockedText, cookiesBlockedTitle } from '@/words/account';
import { ActionForm, FormErrorMessage } from './action-form';

type EntryFormProps<T> = Omit<ComponentProps<typeof ActionForm<T>>, 'after' | 'className'> & {
  button: string;
  working: string;
};

export function FullPageForm<T>({ button, working, children, ...form }: EntryFormProps<T>) {
  return (
    <ActionForm<T> {...form} after="leaves" className="space-y-4">
      {(view) => (
        <>
          <CookiesBlocked isSaid={view.message === cookiesBlockedText()} />
          <FormErrorMessage>{view.message}</FormErrorMessage>
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
 * Some school browser profiles block cookies. Then signing in can't work, and this says so before
 * anyone types.
 */
function CookiesBlocked({ isSaid }: { isSaid: boolean }) {
  const isBlocked = useBrowserValue(areCookiesBlocked, false);
  return (
    <LiveRegion className="empty:absolute">
      {isBlocked && !isSaid ? (
        <Notice tone="warn" title={cookiesBlockedTitle()}>
          {cookiesBlockedText()}
        </Notice>
      ) : null}
    </LiveRegion>
  );
}

const TRIED = 'fraction-league.tried';

/**
 * Only setting a cookie tells: where a policy blocks cookies, Chromium still says that they are
 * enabled.
 */
function areCookiesBlocked(): boolean {
  // biome-ignore-start lint/suspicious/noDocumentCookie: cookieStore answers later.
  document.cookie = `${TRIED}=1; Path=/; SameSite=Strict`;
  const isKept = document.cookie.includes(`${TRIED}=1`);
  document.cookie = `${TRIED}=; Path=/; Max-Age=0`;
  // biome-ignore-end lint/suspicious/noDocumentCookie: as above.
  return !isKept;
}
