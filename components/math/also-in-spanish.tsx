import { use } from 'react';
import { runSyncInLanguage } from '@/lib/words/language';
import { ReadsBothLanguagesContext } from './read-aloud-settings-context';
import { TextWithFractions } from './text-with-fractions';

type AlsoInSpanishProps = {
  children: (() => string) | string | undefined;
  className?: string;
};

/** Repeats the English text before it in Spanish, for students who read both. */
export function AlsoInSpanish({ children: text, className = 'text-info' }: AlsoInSpanishProps) {
  if (!use(ReadsBothLanguagesContext) || !text) return null;
  return (
    <span lang="es" className={`block ${className}`}>
      {runSyncInLanguage('es', () =>
        // Called here, so that the names of its fractions are in Spanish, too.
        TextWithFractions({ children: typeof text === 'string' ? text : text(), flat: true }),
      )}
    </span>
  );
}

export function InReadingLanguages({ children: text }: { children: () => string }) {
  return (
    <>
      <span>{text()}</span>
      <AlsoInSpanish>{text}</AlsoInSpanish>
    </>
  );
}
