import type { ReactNode } from 'react';
import { OpenShell } from '@/components/shell/open-shell';

/**
 * Built once, for visitors without a cookie of ours; the others get the same pages from
 * `app/with-cookie`.
 */
export default function OpenLayout({ children }: { children: ReactNode }) {
  return <OpenShell>{children}</OpenShell>;
}
