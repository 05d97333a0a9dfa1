import { use } from 'react';
import type { ReadingLanguageChoice } from '@/lib/domain/student/reading';
import { loadSpanishOfLoadedParts } from '@/lib/words/language';
import { type WordsGroup, wordsGroupOf } from '@/lib/words/page-groups';

const loading = new Map<WordsGroup, Promise<unknown>>();

/** Without a network, what is missing stays in English, and is fetched for the next page. */
function fetchWords(group: WordsGroup, load: () => Promise<unknown>): Promise<unknown> {
  const fetched =
    loading.get(group) ??
    Promise.all([load(), loadSpanishOfLoadedParts()]).catch(() => {
      loading.delete(group);
    });
  loading.set(group, fetched);
  return fetched;
}

/**
 * Waits until a page's Spanish words have been loaded. On the server, all words are loaded from the
 * start.
 */
export function useSuspendUntilSpanishWordsLoad(
  files: Partial<Record<WordsGroup, () => Promise<unknown>>>,
  page: string,
  language: ReadingLanguageChoice,
): void {
  if (typeof window === 'undefined') return;
  if (language === 'en') {
    // Parts that load from now on lack their texts.
    loading.clear();
    return;
  }
  const group = wordsGroupOf(page);
  const load = group && files[group];
  if (load) use(fetchWords(group, load));
}
