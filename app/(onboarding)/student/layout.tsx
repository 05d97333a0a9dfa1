import type { ReactNode } from 'react';
import { VisitBar } from '@/components/shell/visit-bar';
import { findVisitForShell } from '@/lib/auth/guards';

export default async function OnboardingLayout({ children }: { children: ReactNode }) {
  const visit = await findVisitForShell();
  return (
    <>
      {visit ? <VisitBar visit={visit} /> : null}
      {children}
    </>
  );
}
