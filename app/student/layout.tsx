import type { ReactNode } from 'react';
import { VisitBar } from '@/components/shell/visit-bar';
import { findVisitForShell } from '@/lib/auth/guards';
// Every student page renders these components. Imported here, their code is one file for all of
// them; otherwise some pages load 18 KiB (gzip) twice.
import '@/components/shell/student-shell';
import './student-page-connections';

export default async function StudentLayout({ children }: { children: ReactNode }) {
  const visit = await findVisitForShell();
  return (
    <>
      {visit ? <VisitBar visit={visit} /> : null}
      {children}
    </>
  );
}
