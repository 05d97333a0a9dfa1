'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { ReadsBothLanguagesContext } from '@/components/math/read-aloud-settings-context';
import { useSuspendUntilSpanishWordsLoad } from '@/components/shell/use-suspend-until-spanish-words-load';
import type { ReadingLanguageChoice } from '@/lib/domain/student/reading';

/**
 * Imported by pages and not by their layout, so that the build leaves rules that a page has already
 * loaded out of the word files that it fetches for this page.
 */
const WORDS = {
  dashboard: () => import('@/lib/words/es/pages/dashboard'),
  cards: () => import('@/lib/words/es/pages/cards'),
  math: () => import('@/lib/words/es/pages/math'),
  play: () => import('@/lib/words/es/pages/play'),
  scouting: () => import('@/lib/words/es/pages/scouting'),
  builder: () => import('@/lib/words/es/pages/builder'),
  lessons: () => import('@/lib/words/es/pages/lessons'),
  graphs: () => import('@/lib/words/es/pages/graphs'),
  players: () => import('@/lib/words/es/pages/players'),
  team: () => import('@/lib/words/es/pages/team'),
  games: () => import('@/lib/words/es/pages/games'),
  boards: () => import('@/lib/words/es/pages/boards'),
};

type StudentLanguageProps = { language: ReadingLanguageChoice; children: ReactNode };

/**
 * Surrounds the student pages, so that all of a page waits for its words in Spanish, and tells its
 * parts whether the student reads both languages.
 */
export function ReadsBothLanguagesProvider({ language, children }: StudentLanguageProps) {
  useSuspendUntilSpanishWordsLoad(WORDS, usePathname(), language);
  return (
    <ReadsBothLanguagesContext value={language === 'both'}>{children}</ReadsBothLanguagesContext>
  );
}
