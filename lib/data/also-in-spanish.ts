import { readingLanguageChoiceOfRequest } from '@/lib/platform/requests';
import { runSyncInLanguage } from '@/lib/words/language';

/** The Spanish text for a student who has chosen both languages; missing for all others. */
export type SpanishField<T> = { spanish?: T | undefined };

export const spanishFieldIfBothLanguages = <T>(say: () => T): SpanishField<T> =>
  readingLanguageChoiceOfRequest() === 'both' ? { spanish: runSyncInLanguage('es', say) } : {};
