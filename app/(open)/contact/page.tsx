import { ProsePage, ProseSections } from '@/components/shell/prose-page';
import { Sentence } from '@/components/ui/sentence';
import { env } from '@/lib/platform/env';
import { CONTACT, writeToText } from '@/words/contact';

export const generateMetadata = () => ({ title: CONTACT.title });

export default function ContactPage() {
  const address = env().OPERATOR_EMAIL;
  return (
    <ProsePage title={CONTACT.title} lead={CONTACT.lead}>
      <ProseSections sections={CONTACT.students} />
      <h2>{CONTACT.teachers}</h2>
      <p>
        {address ? (
          <Sentence parts={writeToText(<a href={`mailto:${address}`}>{address}</a>)} />
        ) : (
          CONTACT.askOperator
        )}
      </p>
      <ProseSections sections={CONTACT.helps} />
    </ProsePage>
  );
}
