import '../styles/student.css';
import type { ReactNode } from 'react';

/** Only the style sheet: each page asks its own guard, because a layout is kept from one page to the next. */
export default function StudentLayout({ children }: { children: ReactNode }) {
  return children;
}
