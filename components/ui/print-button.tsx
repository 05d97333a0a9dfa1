'use client';

import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from './button';

/** Opens the browser's print dialog, which can also save the page as PDF. */
export function PrintButton({
  children,
  variant,
}: {
  children: ReactNode;
  variant?: ButtonVariant;
}) {
  return (
    <Button
      variant={variant}
      icon="printer"
      className="print-hidden"
      onClick={() => window.print()}
    >
      {children}
    </Button>
  );
}
