import Link from 'next/link';
import type { Language } from '@/lib/words/language';
import { LANGUAGE_NAMES, READING } from '@/words/reading';

type LanguageLinksProps = { href: string; language: Language };

export function LanguageLinks({ href, language }: LanguageLinksProps) {
  return (
    <nav aria-label={READING.language} className="print-hidden">
      <ul className="flex flex-wrap gap-2">
        {(['en', 'es'] as const).map((each) => (
          <li key={each}>
            <Link
              href={`${href}?language=${each}`}
              prefetch={false}
              lang={each}
              aria-current={each === language ? 'page' : undefined}
              className={
                'flex min-h-touch items-center rounded-md border-2 border-line bg-raised px-3 ' +
                'font-semibold text-content no-underline hover:border-field ' +
                'aria-[current=page]:border-field aria-[current=page]:bg-field-soft ' +
                'aria-[current=page]:text-field'
              }
            >
              {LANGUAGE_NAMES[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
