import { Gradebook } from '@/components/gradebook/gradebook';
import { EmptyState } from '@/components/ui/empty-state';
import { ExplainedWords } from '@/components/ui/explained-word';
import { PageHeader } from '@/components/ui/page-header';
import { accountStorageKey } from '@/lib/data/account/account-key';
import { getGradebook } from '@/lib/data/gradebook/queries';
import { readGradeView } from '@/lib/domain/class/gradebook';
import { firstSearchValues } from '@/lib/domain/site/requests';
import { parseWeek } from '@/lib/domain/week/week-tasks';
import { GLOSSARY } from '@/words/glossary';
import { GRADEBOOK_EMPTY, TEACHER_PAGES } from '@/words/teacher-pages';
import { leaguePage, weekTitle } from '../../../league-page';

export const generateMetadata = weekTitle(TEACHER_PAGES.gradebook);

export default leaguePage(async (viewer, { leagueId }, search) => {
  const params = firstSearchValues(search);
  const book = await getGradebook(viewer, leagueId, parseWeek(params.get('week')));
  if (book.latestWeek > 0 && book.rows.length + book.unreadable.length > 0)
    return (
      <>
        <Gradebook
          account={accountStorageKey(viewer)}
          book={book}
          initialView={readGradeView(params.get('show'))}
        />
        <ExplainedWords
          words={[GLOSSARY.late, GLOSSARY.excused, GLOSSARY.tries, GLOSSARY.ratings, GLOSSARY.mvp]}
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
