import type { ReactNode } from 'react';
import { StudentFrame } from '../student-frame';

export default function Layout({ children }: { children: ReactNode }) {
  return <StudentFrame>{children}</StudentFrame>;
}
