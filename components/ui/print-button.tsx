'use client';

import type { ReactNode } from 'react';
import { Button } from './button';

/** Opens the browser's print dialog, from which a page can be saved as PDF as well. */
export function PrintButton({ children, variant = 'primary' }: { children: ReactNode; variant?: 'primary' | 'secondary' }) {
  return (
    <Button icon="printer" variant={variant} className="print-hidden" onClick={() => window.print()}>
      {children}
    </Button>
  );
}
