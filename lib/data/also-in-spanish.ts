import { requestedLanguage } from '@/lib/platform/requests';
import { inLanguage } from '@/lib/words/language';

/** What a student reads who has chosen English with Spanish under it; missing for all others. */
export type AlsoInSpanish<T> = { spanish?: T | undefined };

export const alsoInSpanish = <T>(say: () => T): AlsoInSpanish<T> =>
  requestedLanguage() === 'both' ? { spanish: inLanguage('es', say) } : {};
