import '../styles/student.css';
import type { ReactNode } from 'react';

/** Only the style sheet: each page's own layout asks its guard, so that nobody is let in by a layout that is kept. */
export default function StudentLayout({ children }: { children: ReactNode }) {
  return children;
}
