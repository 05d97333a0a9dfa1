import type { ReadingLanguageChoice } from '@/lib/domain/student/reading';

/** The language in which the server rendered the page. */
export const languageOfPage = () =>
  (document.documentElement.dataset.language ?? 'en') as ReadingLanguageChoice;
