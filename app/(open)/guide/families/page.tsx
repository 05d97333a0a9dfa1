import { FamiliesSheet } from '@/components/guide/families-sheet';
import { LanguageLinks } from '@/components/shell/language-links';
import { PRODUCT_NAME } from '@/components/shell/wordmark';
import { PageHeader } from '@/components/ui/page-header';
import { PrintButton } from '@/components/ui/print-button';
import type { PageSearchProps } from '@/lib/domain/site/requests';
import { familyGuidePath } from '@/lib/domain/site/routes';
import { currentLanguage, languageFromSearchParams, runSyncInLanguage } from '@/lib/words/language';
import { FAMILIES, productForFamiliesTitle } from '@/words/families';

/** A link in a handout names its language; without one, the page is in the reader's language. */
async function wordsFor({ searchParams }: PageSearchProps) {
  const language = languageFromSearchParams(await searchParams) ?? currentLanguage();
  return runSyncInLanguage(language, () => ({
    ...FAMILIES,
    language,
    sheet: productForFamiliesTitle(PRODUCT_NAME),
  }));
}

export const generateMetadata = async (props: PageSearchProps) => ({
  title: (await wordsFor(props)).title,
});

export default async function FamiliesPage(props: PageSearchProps) {
  const { language, title, lead, print, sheet, columns, privacy } = await wordsFor(props);
  return (
    <div lang={language}>
      <div className="print-hidden">
        <PageHeader
          title={<span className="text-big">{title}</span>}
          subtitle={lead}
          actions={
            <>
              <LanguageLinks href={familyGuidePath('en')} language={language} />
              <PrintButton>{print}</PrintButton>
            </>
          }
        />
      </div>
      <FamiliesSheet title={sheet} columns={columns} privacy={privacy} />
    </div>
  );
}
