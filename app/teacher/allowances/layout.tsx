import type { ReactNode } from 'react';
import { requireAdminPage } from '@/lib/auth/admin-page';

/** No loading.tsx here or above: a teacher who is no admin has to be answered 404 before anything is sent. Each page checks again. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requireAdminPage();
  return children;
}
