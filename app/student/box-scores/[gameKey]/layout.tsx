import type { ReactNode } from 'react';
import { StudentFrame } from '../../student-page';

export default function Layout({ children }: { children: ReactNode }) {
  return <StudentFrame active="box-scores">{children}</StudentFrame>;
}
