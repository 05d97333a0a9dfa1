import type { ReactNode } from 'react';
// Every student page renders this frame. Imported here, its code is one file for all of them;
// otherwise some pages load 18 KiB (gzip) twice.
import './student-frame';

export default function StudentLayout({ children }: { children: ReactNode }) {
  return children;
}
