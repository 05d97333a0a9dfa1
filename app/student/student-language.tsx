'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { ReadsBoth } from '@/components/math/also-in-spanish';
import { useSpanish } from '@/components/shell/spanish-words';
import type { ReadingLanguage } from '@/lib/domain/student/reading';

/**
 * These imports are here because the frame of the student pages has loaded some rules already,
 * which the files then leave out. From the layout of all pages, they would hold them again.
 */
const WORDS = {
  cards: () => import('@/lib/words/es/pages/cards'),
  graphs: () => import('@/lib/words/es/pages/graphs'),
  team: () => import('@/lib/words/es/pages/team'),
};

type StudentLanguageProps = { language: ReadingLanguage; children: ReactNode };

/** Surrounds the student pages, so that all of a page waits for its words in Spanish. */
export function StudentLanguage({ language, children }: StudentLanguageProps) {
  useSpanish(WORDS, usePathname(), language);
  return <ReadsBoth value={language === 'both'}>{children}</ReadsBoth>;
}
