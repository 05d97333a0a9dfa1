import { redirect } from 'next/navigation';
import { requireSignedInPage } from '@/lib/auth/guards';

/** Admins have no area of their own; their pages are linked on their dashboard. */
export default async function AdminPage() {
  await requireSignedInPage();
  redirect('/dashboard');
}
