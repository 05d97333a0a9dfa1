import { OwnGraphComparison } from '@/components/graphs/own-graph-comparison';
import { BackLink } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { getGraphComparison } from '@/lib/data/graph/together-queries';
import { parseUncheckedWeekNumber } from '@/lib/domain/week/week-tasks';
import { GRAPH_HUB } from '@/words/graph-hub';
import { GRAPH_DISCUSSION_QUESTIONS } from '@/words/graphs/registry';
import { STUDENT_PAGE_TITLES } from '@/words/student-pages';
import { defineStudentPage } from '../../define-student-page';

export const generateMetadata = () => ({ title: STUDENT_PAGE_TITLES.weeksSideBySide });

type Props = { searchParams: Promise<{ type?: string | string[]; week?: string | string[] }> };

export default defineStudentPage({}, async (viewer, { searchParams }: Props) => {
  const { type, week } = await searchParams;
  const comparison = await getGraphComparison(viewer, {
    type: typeof type === 'string' ? type : null,
    week: parseUncheckedWeekNumber(week),
  });
  return (
    <>
      <PageHeader
        title={STUDENT_PAGE_TITLES.weeksSideBySide}
        subtitle={comparison.pair?.now.typeLabel}
        actions={<BackLink href="/student/graph-upload#my-graphs">{GRAPH_HUB.myGraphs}</BackLink>}
      />
      <OwnGraphComparison comparison={comparison} questions={GRAPH_DISCUSSION_QUESTIONS} />
    </>
  );
});
