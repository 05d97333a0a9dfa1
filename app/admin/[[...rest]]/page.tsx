import { redirect } from 'next/navigation';
import { requireSomebody } from '@/lib/auth/guards';

/** Admins have no area of their own; their pages are linked on their dashboard. */
export default async function AdminPage() {
  await requireSomebody();
  redirect('/dashboard');
}
