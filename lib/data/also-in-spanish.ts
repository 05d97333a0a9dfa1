import { requestedLanguage } from '@/lib/platform/requests';
import { inLanguage } from '@/lib/words/language';

/** The Spanish text for a student who has chosen both languages; missing for all others. */
export type AlsoInSpanish<T> = { spanish?: T | undefined };

export const alsoInSpanish = <T>(say: () => T): AlsoInSpanish<T> =>
  requestedLanguage() === 'both' ? { spanish: inLanguage('es', say) } : {};
