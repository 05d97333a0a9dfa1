import type { ReactNode } from 'react';
import { OpenShell } from '@/components/shell/open-shell';
import { findVisitor } from '@/lib/auth/guards';

export default async function OpenLayout({ children }: { children: ReactNode }) {
  const viewer = await findVisitor();
  return <OpenShell signedIn={viewer !== null}>{children}</OpenShell>;
}
