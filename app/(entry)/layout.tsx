import type { ReactNode } from 'react';
import { redirectIfSignedIn } from '@/lib/auth/guards';

export default async function EntryLayout({ children }: { children: ReactNode }) {
  await redirectIfSignedIn();
  return children;
}
