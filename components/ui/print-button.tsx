'use client';

import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from './button';

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
