import { FirstFiveMinutesMistakeChecklist } from '@/components/mistakes/first-five-minutes-mistake-checklist';
import { EmptyState } from '@/components/ui/empty-state';
import { ExplainedWordList } from '@/components/ui/explained-word';
import { PageHeader } from '@/components/ui/page-header';
import { getLeagueMistakes } from '@/lib/data/mistake/queries';
import { parseUncheckedWeekNumber } from '@/lib/domain/week/week-tasks';
import { CHANGE_EXCUSED_IN_GRADEBOOK, weekExcusedText } from '@/words/class-overview';
import { TEACHER_GLOSSARY } from '@/words/glossary';
import {
  MISTAKES_EMPTY,
  onlyFirstTriesCountText,
  TEACHER_PAGES,
  wrongAnswersText,
} from '@/words/teacher-pages';
import { weekTitle } from '@/words/week-names';
import { defineLeaguePage, defineWeekPageMetadata } from '../../../define-league-page';

export const generateMetadata = defineWeekPageMetadata(TEACHER_PAGES.mistakes);

export default defineLeaguePage(async (viewer, { leagueId }, search) => {
  const page = await getLeagueMistakes(viewer, leagueId, {
    week: parseUncheckedWeekNumber(search.week),
  });
  const { answers, students, classSize, isExcused, firstTriesOnly } = page;
  const isEmpty = answers === 0;
  return (
    <>
      <PageHeader
        title={TEACHER_PAGES.mistakes}
        help={<ExplainedWordList words={[TEACHER_GLOSSARY.weight, TEACHER_GLOSSARY.line]} />}
        subtitle={isEmpty ? weekTitle(page.week) : wrongAnswersText(answers, students, classSize)}
      />
      {firstTriesOnly ? (
        <p className="mb-3 text-content-soft">{onlyFirstTriesCountText(firstTriesOnly)}</p>
      ) : null}
      {isEmpty ? (
        <EmptyState
          title={isExcused ? weekExcusedText(page.week) : MISTAKES_EMPTY.none}
          icon="circle-check"
        >
          {isExcused ? CHANGE_EXCUSED_IN_GRADEBOOK : MISTAKES_EMPTY.soon}
        </EmptyState>
      ) : (
        <FirstFiveMinutesMistakeChecklist leagueId={leagueId} page={page} />
      )}
    </>
  );
});
