import { notFound } from 'next/navigation';
import { requireSignedInWithProfilePage } from '@/lib/auth/guards';
import { NOT_FOUND } from '@/words/page-problems';

export const generateMetadata = () => ({ title: NOT_FOUND.tab });

/**
 * Unknown addresses are guarded like pages, so only people with a profile learn that nothing is
 * there.
 */
export default async function MissingPage() {
  await requireSignedInWithProfilePage();
  notFound();
}
