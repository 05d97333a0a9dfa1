import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { PAGE_PROBLEM } from '@/words/page-problems';

/** Trying again wouldn't help with an unreadable document, so it says whom to ask. */
export function UnreadableRecordMessage() {
  const { title, sentence } = PAGE_PROBLEM;
  return (
    <>
      <PageHeader title={title} />
      <div className="max-w-text">
        <Notice tone="bad">{sentence}</Notice>
      </div>
    </>
  );
}
