import '../styles/open.css';
import type { ReactNode } from 'react';

export default function MissingLayout({ children }: { children: ReactNode }) {
  return children;
}
