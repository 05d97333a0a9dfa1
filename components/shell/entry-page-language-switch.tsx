import { LANGUAGE_NAMES, READING } from '@/words/reading';
import { LanguageCookieChoice } from './language-cookie-choice';

/**
 * For the pages that lead into the app. A language that a student has saved stays after sign-in.
 */
export function EntryPageLanguageSwitch() {
  const options = (['en', 'es'] as const).map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
  return <LanguageCookieChoice legend={READING.language} options={options} />;
}
