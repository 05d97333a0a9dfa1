import '../styles/open.css';
import type { ReactNode } from 'react';

export default function EntryLayout({ children }: { children: ReactNode }) {
  return children;
}
