import { LanguageLinks } from '@/components/shell/language-links';
import { familyGuidePath } from '@/lib/domain/site/routes';
import type { Language } from '@/lib/words/language';
import { FAMILIES } from '@/words/families';

type TalkLinksProps = { href: string; language: Language };

/** Left of the sheet where there is room, above it elsewhere. Its parent must be positioned. */
export function TalkSheetLanguageAndGuideLinks({ href, language }: TalkLinksProps) {
  return (
    <div
      className={
        'print-hidden mx-auto mb-3 flex max-w-[52rem] flex-wrap items-center gap-x-6 gap-y-2 ' +
        'min-[1340px]:absolute min-[1340px]:left-0 min-[1340px]:w-52'
      }
    >
      <LanguageLinks href={href} language={language} />
      <a href={familyGuidePath(language)} className="touch-link">
        {FAMILIES.title}
      </a>
    </div>
  );
}
