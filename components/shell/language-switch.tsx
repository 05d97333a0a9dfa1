import { LANGUAGE_NAMES, READING } from '@/words/reading';
import { LanguageChoice } from './language-choice';

/** For the pages that lead into the app. A student who signs in keeps a language of choice. */
export function LanguageSwitch() {
  const options = (['en', 'es'] as const).map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
  return <LanguageChoice legend={READING.language} options={options} />;
}
