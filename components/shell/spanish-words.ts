import { use } from 'react';
import type { ReadingLanguage } from '@/lib/domain/student/reading';

/** Words in Spanish that some pages need in the browser; `scripts/build-words.ts` writes them. */
export type SpanishWords = {
  pages: RegExp;
  load: () => Promise<unknown>;
  loading?: Promise<unknown>;
};

/** Without a network, what is missing stays in English, and is fetched for the next page. */
function fetchWords(words: SpanishWords): Promise<unknown> {
  words.loading ??= words.load().catch(() => {
    delete words.loading;
  });
  return words.loading;
}

/** Waits until the words of a page are there. On the server all words are. */
export function useSpanish(
  all: readonly SpanishWords[],
  page: string,
  language: ReadingLanguage,
): void {
  if (language === 'en' || typeof window === 'undefined') return;
  for (const words of all) if (words.pages.test(page)) use(fetchWords(words));
}
