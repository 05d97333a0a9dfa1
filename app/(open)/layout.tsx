import type { ReactNode } from 'react';
import { OpenShell } from '@/components/shell/open-shell';
import { findPublicPageViewer } from '@/lib/auth/guards';

export default async function OpenLayout({ children }: { children: ReactNode }) {
  const viewer = await findPublicPageViewer();
  return <OpenShell signedIn={viewer !== null}>{children}</OpenShell>;
}
