import { MistakePicker } from '@/components/mistakes/mistake-picker';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { ExplainedWords } from '@/components/ui/word';
import { getLeagueMistakes } from '@/lib/data/mistake/queries';
import { parseWeek } from '@/lib/domain/week/week-tasks';
import { EXCUSED_IN_GRADEBOOK, weekExcused } from '@/words/class-overview';
import { GLOSSARY } from '@/words/glossary';
import { leaguePage, weekTitle } from '../../../league-page';

export const generateMetadata = weekTitle('Mistakes');

export default leaguePage(async (viewer, { leagueId }, search) => {
  const page = await getLeagueMistakes(viewer, leagueId, { week: parseWeek(search.week) });
  const { answers, students, classSize, isExcused, firstTriesOnly } = page;
  const isEmpty = answers === 0;
  return (
    <>
      <PageHeader
        title="Mistakes"
        help={<ExplainedWords words={[GLOSSARY.weight, GLOSSARY.line]} />}
        beside={
          isEmpty
            ? `Week ${page.week}`
            : `${answers} wrong ${answers === 1 ? 'answer' : 'answers'} by ${students} of ${classSize} students, the heaviest first`
        }
      />
      {firstTriesOnly ? (
        <p className="mb-3 text-content-soft">
          {`This class made a lot of tries. Only each student’s first ${firstTriesOnly} at each step are counted here.`}
        </p>
      ) : null}
      {isEmpty ? (
        <EmptyState
          title={isExcused ? weekExcused(page.week) : 'No wrong answers yet'}
          icon="circle-check"
        >
          {isExcused
            ? EXCUSED_IN_GRADEBOOK
            : 'As soon as someone in this class gives one this week, it shows up here.'}
        </EmptyState>
      ) : (
        <MistakePicker leagueId={leagueId} page={page} />
      )}
    </>
  );
});
