import type { ReactNode } from 'react';
import { PublicPageShell } from '@/components/shell/public-page-shell';
import { findPublicPageViewer } from '@/lib/auth/guards';

export default async function PublicPageLayout({ children }: { children: ReactNode }) {
  const viewer = await findPublicPageViewer();
  return <PublicPageShell isSignedIn={viewer !== null}>{children}</PublicPageShell>;
}
