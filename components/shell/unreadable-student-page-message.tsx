import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { UNREADABLE_PAGE_FOR_STUDENT } from '@/words/page-problems';

/** Trying again wouldn't help with an unreadable document, so it says whom to ask. */
export function UnreadableStudentPageMessage() {
  const { title, sentence } = UNREADABLE_PAGE_FOR_STUDENT;
  return (
    <>
      <PageHeader title={title} />
      <div className="max-w-text">
        <Notice tone="bad">{sentence}</Notice>
      </div>
    </>
  );
}
