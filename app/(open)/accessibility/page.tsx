import { ProsePage, ProseSections } from '@/components/shell/prose-page';
import { PRODUCT_NAME } from '@/components/shell/wordmark';
import { Sentence } from '@/components/ui/sentence';
import { ACCESSIBILITY, accessibilityLeadText, reportBarrierText } from '@/words/accessibility';

export const generateMetadata = () => ({ title: ACCESSIBILITY.title });

export default function AccessibilityPage() {
  return (
    <ProsePage
      title={ACCESSIBILITY.title}
      lead={accessibilityLeadText(PRODUCT_NAME)}
      board={ACCESSIBILITY.board}
    >
      <ProseSections sections={ACCESSIBILITY.sections} />
      <h2>{ACCESSIBILITY.inYourWay}</h2>
      <p>
        <Sentence parts={reportBarrierText(<a href="/contact">{ACCESSIBILITY.contactPage}</a>)} />
      </p>
      <p>
        <a href="/accessibility/report">{ACCESSIBILITY.report}</a>
      </p>
    </ProsePage>
  );
}
