import { FamiliesSheet } from '@/components/guide/families-sheet';
import { LanguageLinks } from '@/components/shell/language-links';
import { PRODUCT_NAME } from '@/components/shell/wordmark';
import { PageHeader } from '@/components/ui/page-header';
import { PrintButton } from '@/components/ui/print-button';
import type { SearchProps } from '@/lib/domain/site/requests';
import { familiesPath } from '@/lib/domain/site/routes';
import { currentLanguage, inLanguage, languageAsked } from '@/lib/words/language';
import { FAMILIES, familiesOfText } from '@/words/families';

/** A link in a handout names its language; without one, the page is in the reader's language. */
async function wordsFor({ searchParams }: SearchProps) {
  const language = languageAsked(await searchParams) ?? currentLanguage();
  return inLanguage(language, () => ({
    ...FAMILIES,
    language,
    sheet: familiesOfText(PRODUCT_NAME),
  }));
}

export const generateMetadata = async (props: SearchProps) => ({
  title: (await wordsFor(props)).title,
});

export default async function FamiliesPage(props: SearchProps) {
  const { language, title, lead, print, sheet, columns, privacy } = await wordsFor(props);
  return (
    <div lang={language}>
      <div className="print-hidden">
        <PageHeader
          title={<span className="text-big">{title}</span>}
          subtitle={lead}
          actions={
            <>
              <LanguageLinks href={familiesPath('en')} language={language} />
              <PrintButton>{print}</PrintButton>
            </>
          }
        />
      </div>
      <FamiliesSheet title={sheet} columns={columns} privacy={privacy} />
    </div>
  );
}
