import { redirect } from 'next/navigation';
import { requireSomebody } from '@/lib/auth/guards';

/** There is no separate place for admins: what they may do is on their own dashboard. */
export default async function AdminPage() {
  await requireSomebody();
  redirect('/dashboard');
}
