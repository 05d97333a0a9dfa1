import { readingLanguageOfRequest } from '@/lib/platform/requests';
import { runInLanguage } from '@/lib/words/language';

/** The Spanish text for a student who has chosen both languages; missing for all others. */
export type WithSpanishText<T> = { spanish?: T | undefined };

export const withSpanishText = <T>(say: () => T): WithSpanishText<T> =>
  readingLanguageOfRequest() === 'both' ? { spanish: runInLanguage('es', say) } : {};
