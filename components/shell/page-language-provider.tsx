'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import type { ReadingLanguageChoice } from '@/lib/domain/student/reading';
import { setWordsLanguageInBrowser } from '@/lib/words/language';
import { useSuspendUntilSpanishWordsLoad } from './use-suspend-until-spanish-words-load';

type PageLanguageProviderProps = { language: ReadingLanguageChoice; children: ReactNode };

/** Before the first student page: signing in, joining, and the first steps. */
const WORDS = { entry: () => import('@/lib/words/es/pages/entry') };

/** Surrounds every page, so that the browser speaks the language in which the server rendered. */
export function PageLanguageProvider({ language, children }: PageLanguageProviderProps) {
  useSuspendUntilSpanishWordsLoad(WORDS, usePathname(), language);
  if (typeof window !== 'undefined') setWordsLanguageInBrowser(language);
  return children;
}
