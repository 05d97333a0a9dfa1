import type { ReactNode } from 'react';
import { FrameScript } from './in-frame';

/** Lets no one in: a layout is kept from page to page, so each page asks its guard itself. */
export default function StudentLayout({ children }: { children: ReactNode }) {
  return <FrameScript>{children}</FrameScript>;
}
