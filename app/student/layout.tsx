import type { ReactNode } from 'react';
import { findStudentOfPage } from '@/lib/auth/guards';
import { Shell } from './student-page';

/**
 * Lets no one in: it is kept from page to page, so each page asks its guard itself. Whoever may see
 * none of them is sent on by the page.
 */
export default async function StudentLayout({ children }: { children: ReactNode }) {
  const viewer = await findStudentOfPage();
  return viewer ? <Shell viewer={viewer}>{children}</Shell> : children;
}
