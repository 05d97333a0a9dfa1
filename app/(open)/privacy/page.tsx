import { ProsePage, ProseSections } from '@/components/shell/prose-page';
import { Sentence } from '@/components/ui/sentence';
import { howToDeleteText, PRIVACY } from '@/words/privacy';

export const generateMetadata = () => ({ title: PRIVACY.title });

export default function PrivacyPage() {
  return (
    <ProsePage title={PRIVACY.title} lead={PRIVACY.lead} board={PRIVACY.board}>
      <ProseSections sections={PRIVACY.sections} />
      <h2>{PRIVACY.howLong}</h2>
      <p>
        <Sentence parts={howToDeleteText(<a href="/contact">{PRIVACY.contactPage}</a>)} />
      </p>
      <p>
        <a href="/privacy/data">{PRIVACY.everyField}</a>
      </p>
    </ProsePage>
  );
}
