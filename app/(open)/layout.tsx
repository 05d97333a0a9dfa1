import type { ReactNode } from 'react';
import { PublicPageShell } from '@/components/shell/open-shell';
import { findPublicPageViewer } from '@/lib/auth/guards';

export default async function PublicPageLayout({ children }: { children: ReactNode }) {
  const viewer = await findPublicPageViewer();
  return <PublicPageShell signedIn={viewer !== null}>{children}</PublicPageShell>;
}
