import { use } from 'react';
import { inLanguage } from '@/lib/words/language';
import { ReadsBothLanguagesContext } from './read-aloud-context';
import { TextWithFractions } from './text-with-fractions';

type AlsoInSpanishProps = {
  /** A text of `lib/words`, or what the server sent in Spanish. */
  children: (() => string) | string | undefined;
  /** A color that fits the background. */
  className?: string;
};

/** The English text before it once more in Spanish. */
export function AlsoInSpanish({ children: text, className = 'text-info' }: AlsoInSpanishProps) {
  if (!use(ReadsBothLanguagesContext) || !text) return null;
  return (
    <span lang="es" className={`block ${className}`}>
      {inLanguage('es', () =>
        // Called here, so that the names of its fractions are in Spanish, too.
        TextWithFractions({ children: typeof text === 'string' ? text : text(), flat: true }),
      )}
    </span>
  );
}

/** A text of `lib/words`, and under it the same in Spanish. */
export function InEnglishAndSpanish({ children: say }: { children: () => string }) {
  return (
    <>
      <span>{say()}</span>
      <AlsoInSpanish>{say}</AlsoInSpanish>
    </>
  );
}
