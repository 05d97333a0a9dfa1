'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type ScreenHelp, seenHelpCookie } from './seen-help';

/** Accounts and screens put away since the page was loaded: a page kept by the router still holds the open help. Only ever changed in a browser. */
const putAway = new Set<string>();

/**
 * On a student's first visit of a screen: what it is for, above everything else until it is put away for good. Then the keyboard goes on to
 * the page below.
 *
 * @param account the key under which the browser keeps what an account typed.
 */
export function FirstVisitHelp({ account, help: { screen, sentences } }: { account: string; help: ScreenHelp }) {
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
      <Icon name="lightbulb" className="hidden size-6 text-field sm:block" />
      <p className="min-w-0 flex-1 basis-60">{sentences.join(' ')}</p>
      <Button variant="secondary" onClick={putHelpAway} className="ml-auto">
        Got it
      </Button>
    </aside>
  );
}

/** On every later visit: the same at the end of the page, folded away. */
export function FoldedHelp({ help }: { help: ScreenHelp }) {
  return (
    <details className="print-hidden forced-edge mt-10 rounded-lg bg-sunk px-5">
      <summary className="flex min-h-touch items-center font-semibold">How this page works</summary>
      <ul className="max-w-text list-disc pb-4 pl-5">
        {help.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
