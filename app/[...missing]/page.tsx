import { notFound } from 'next/navigation';
import { requireSomebody } from '@/lib/auth/guards';

export const metadata = { title: 'Page not found' };

/**
 * Every address that is no page is protected like one: only someone with a profile learns that
 * there is nothing.
 */
export default async function MissingPage() {
  await requireSomebody();
  notFound();
}
