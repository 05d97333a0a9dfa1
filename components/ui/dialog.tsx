'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button';

type DialogProps = { open: boolean; onClose: () => void; title: ReactNode; children: ReactNode; actions?: ReactNode };

/** The browser's own modal dialog: focus is kept inside, Escape closes, and focus goes back to where it was. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
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
      className="m-auto w-[min(36rem,calc(100vw-2rem))] rounded-lg border-2 border-content bg-raised p-6 text-content shadow-lift backdrop:bg-board/70"
    >
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {actions ?? (
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        )}
      </div>
    </dialog>
  );
}
