import type { ReactNode } from 'react';
import { OpenShell } from '@/components/shell/open-shell';
import { getViewer } from '@/lib/auth/viewer';

export default async function OpenLayout({ children }: { children: ReactNode }) {
  const viewer = await getViewer();
  return <OpenShell signedIn={viewer !== null}>{children}</OpenShell>;
}
