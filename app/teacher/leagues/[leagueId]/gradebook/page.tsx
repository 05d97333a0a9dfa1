import { Gradebook } from '@/components/gradebook/gradebook';
import { EmptyState } from '@/components/ui/empty-state';
import { ExplainedWordList } from '@/components/ui/explained-word';
import { PageHeader } from '@/components/ui/page-header';
import { accountStorageKey } from '@/lib/data/account/account-key';
import { getGradebook } from '@/lib/data/gradebook/queries';
import { parseGradebookView } from '@/lib/domain/class/gradebook';
import { firstValueSearchParams } from '@/lib/domain/site/requests';
import { parseUncheckedWeekNumber } from '@/lib/domain/week/week-tasks';
import { TEACHER_GLOSSARY } from '@/words/glossary';
import { GRADEBOOK_EMPTY, TEACHER_PAGES } from '@/words/teacher-pages';
import { defineLeaguePage, defineWeekPageMetadata } from '../../../define-league-page';

export const generateMetadata = defineWeekPageMetadata(TEACHER_PAGES.gradebook);

export default defineLeaguePage(async (viewer, { leagueId }, search) => {
  const params = firstValueSearchParams(search);
  const book = await getGradebook(viewer, leagueId, parseUncheckedWeekNumber(params.get('week')));
  if (book.latestWeek > 0 && book.rows.length + book.unreadable.length > 0)
    return (
      <>
        <Gradebook
          account={accountStorageKey(viewer)}
          book={book}
          initialView={parseGradebookView(params.get('show'))}
        />
        <ExplainedWordList
          words={[
            TEACHER_GLOSSARY.late,
            TEACHER_GLOSSARY.excused,
            TEACHER_GLOSSARY.tries,
            TEACHER_GLOSSARY.ratings,
            TEACHER_GLOSSARY.mvp,
          ]}
        />
      </>
    );
  return (
    <>
      <PageHeader title={TEACHER_PAGES.gradebook} />
      <EmptyState
        title={book.latestWeek === 0 ? GRADEBOOK_EMPTY.noWeek : GRADEBOOK_EMPTY.nobody}
        icon="clipboard-list"
      >
        {book.latestWeek === 0 ? GRADEBOOK_EMPTY.firstColumn : GRADEBOOK_EMPTY.rowEach}
      </EmptyState>
    </>
  );
});
