import { ProsePage, ProseSections } from '@/components/shell/prose-page';
import { PRODUCT_NAME } from '@/components/shell/wordmark';
import { TERMS, whoMayUseText } from '@/words/terms';

export const generateMetadata = () => ({ title: TERMS.title });

export default function TermsPage() {
  return (
    <ProsePage title={TERMS.title} lead={TERMS.lead}>
      <h2>{TERMS.who}</h2>
      <p>{whoMayUseText(PRODUCT_NAME)}</p>
      <ProseSections sections={TERMS.sections} />
    </ProsePage>
  );
}
