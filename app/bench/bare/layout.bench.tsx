import '../../styles/open.css';
import type { ReactNode } from 'react';

/** The style sheet of the open pages: a page of the app without one does not exist. */
export default function BareLayout({ children }: { children: ReactNode }) {
  return children;
}
