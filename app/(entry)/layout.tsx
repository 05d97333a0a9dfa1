import type { ReactNode } from 'react';
import { redirectSignedIn } from '@/lib/auth/guards';

export default async function EntryLayout({ children }: { children: ReactNode }) {
  await redirectSignedIn();
  return children;
}
