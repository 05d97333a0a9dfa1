import type { ReactNode } from 'react';
import { Icon } from './icon';
import { PrintPress } from './print-press';

/** Opens the browser's print dialog, from which a page can be saved as PDF as well. */
export function PrintButton({
  children,
  variant = 'primary',
}: {
  children: ReactNode;
  variant?: 'primary' | 'secondary';
}) {
  return (
    <PrintPress variant={variant} start={<Icon name="printer" />}>
      {children}
    </PrintPress>
  );
}
