import { redirect } from 'next/navigation';
import { requireSignedInWithProfilePage } from '@/lib/auth/guards';

/** Admins have no area of their own; their pages are linked on their dashboard. */
export default async function AdminPage() {
  await requireSignedInWithProfilePage();
  redirect('/dashboard');
}
