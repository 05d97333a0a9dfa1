import { LanguageLinks } from '@/components/shell/language-links';
import { familiesPath } from '@/lib/domain/site/routes';
import type { Language } from '@/lib/words/language';
import { FAMILIES } from '@/words/families';

type TalkLinksProps = { href: string; language: Language };

/** Above a sheet for a talk: its language, and the page to hand out with it. */
export function TalkLinks({ href, language }: TalkLinksProps) {
  return (
    <div className="print-hidden mx-auto mb-3 flex max-w-[52rem] flex-wrap items-center gap-x-6 gap-y-2">
      <LanguageLinks href={href} language={language} />
      <a href={familiesPath(language)} className="touch-link">
        {FAMILIES.title}
      </a>
    </div>
  );
}
