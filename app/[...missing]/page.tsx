import { notFound } from 'next/navigation';
import { requireSomebody } from '@/lib/auth/guards';

export const metadata = { title: 'Page not found' };

/**
 * Unknown addresses are guarded like pages, so only people with a profile learn that nothing is
 * there.
 */
export default async function MissingPage() {
  await requireSomebody();
  notFound();
}
