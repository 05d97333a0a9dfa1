import type { ReactNode } from 'react';
import { VisitBar } from '@/components/shell/visit-bar';
import { findVisitForFrame } from '@/lib/auth/guards';

export default async function OnboardingLayout({ children }: { children: ReactNode }) {
  const visit = await findVisitForFrame();
  return (
    <>
      {visit ? <VisitBar visit={visit} /> : null}
      {children}
    </>
  );
}
