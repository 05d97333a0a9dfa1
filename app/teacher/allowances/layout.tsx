import type { ReactNode } from 'react';
import { requireAdminPage } from '@/lib/auth/guards';

/** A teacher who isn't an admin gets a 404 before anything is sent. Each page checks again. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requireAdminPage();
  return children;
}
