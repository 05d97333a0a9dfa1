'use client';

import { PlainButton, type PlainButtonProps } from './plain-button';

/**
 * Opens the browser's print dialog. Its icon comes drawn, so that a page that is only read brings
 * no others along.
 */
export function PrintPress(look: Pick<PlainButtonProps, 'start' | 'variant' | 'children'>) {
  return <PlainButton {...look} className="print-hidden" onClick={() => window.print()} />;
}
