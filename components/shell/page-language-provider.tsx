'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import type { ReadingLanguageChoice } from '@/lib/domain/student/reading';
import { setPageLanguage } from '@/lib/words/language';
import { useSpanishWordFiles } from './use-spanish-word-files';

type PageLanguageProviderProps = { language: ReadingLanguageChoice; children: ReactNode };

/** Before the first student page: signing in, joining, and the first steps. */
const WORDS = { entry: () => import('@/lib/words/es/pages/entry') };

/** Surrounds every page, so that the browser speaks the language in which the server rendered. */
export function PageLanguageProvider({ language, children }: PageLanguageProviderProps) {
  useSpanishWordFiles(WORDS, usePathname(), language);
  if (typeof window !== 'undefined') setPageLanguage(language);
  return children;
}
