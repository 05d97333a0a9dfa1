'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button';
import type { RichContent } from './sentence';

type DialogProps = {
  open: boolean;
  /** Called when it closes: by its own button, by Escape, or because `open` became false. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  actions?: RichContent;
  children: RichContent;
};

/**
 * The browser's own modal dialog: it keeps the focus inside, Escape closes it, and the focus
 * returns to where it was.
 */
export function Dialog({ open, onClose, title, closeLabel, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className={
        'm-auto w-[min(36rem,calc(100vw-2rem))] rounded-lg border-2 border-content bg-raised ' +
        // Its parent, such as a table's cell, may forbid line breaks.
        'p-6 text-content whitespace-normal shadow-lift backdrop:bg-board/70'
      }
    >
      <h2 id={id} className="mb-3 text-title">
        {title}
      </h2>
      {children}
      {/* Stays visible even if the text is longer than the screen. */}
      <div
        className={
          'sticky -bottom-6 -mx-6 mt-3 -mb-6 flex flex-wrap justify-end gap-3 bg-raised px-6 ' +
          'pt-3 pb-6'
        }
      >
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          {closeLabel}
        </Button>
        {actions}
      </div>
    </dialog>
  );
}
