'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { HelpScreen } from './help-texts';
import { seenHelpCookie } from './seen-help';

/** Accounts and screens put away since the page was loaded: a page kept by the router still holds the open help. Only ever changed in a browser. */
const putAway = new Set<string>();

type DismissibleHelpProps = { account: string; screen: HelpScreen; children: ReactNode };

/** A note that goes away for good. The keyboard goes on to the page it stood above. */
export function DismissibleHelp({ account, screen, children }: DismissibleHelpProps) {
  const name = `${account} ${screen}`;
  const [open, setOpen] = useState(!putAway.has(name));
  if (!open) return null;

  function putHelpAway() {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of a school.
    document.cookie = seenHelpCookie(document.cookie, { account, screen, secure: location.protocol === 'https:' });
    putAway.add(name);
    setOpen(false);
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <aside
      aria-label="How this page works"
      className="print-hidden forced-edge mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-field-soft px-4 py-3"
    >
      {children}
      <Button variant="secondary" onClick={putHelpAway} className="ml-auto">
        Got it
      </Button>
    </aside>
  );
}
