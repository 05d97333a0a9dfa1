import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LazyLessonGraphHandIn } from '@/components/graphs/lazy-lesson-graph-hand-in';
import {
  loadFinishedGraphPictureAndTable,
  loadLessonFigureComponent,
} from '@/components/graphs/registry';
import { Lesson } from '@/components/lessons/lesson';
import { lessonStepIndexToOpen } from '@/components/lessons/step-to-open';
import { EmptyPage } from '@/components/ui/empty-state';
import { NumberTable } from '@/components/ui/scroll-table';
import { accountStorageKey } from '@/lib/data/account/account-key';
import type { FinishedLessonGraphDto, LessonDto } from '@/lib/data/lesson/dto';
import { getOrOpenLesson } from '@/lib/data/lesson/queries';
import { isGraphType } from '@/lib/domain/graphs/graph-names';
import { GRAPH_HUB, lessonOfText } from '@/words/graph-hub';
import { localizedGraphTypeLabel } from '@/words/graph-names';
import { madeInLessonText } from '@/words/lessons';
import { NOT_FOUND } from '@/words/page-problems';
import { defineStudentPage } from '../../../define-student-page';

type LessonPageProps = {
  params: Promise<{ type: string }>;
  searchParams: Promise<{ step?: string | string[] }>;
};

export async function generateMetadata({ params }: LessonPageProps): Promise<Metadata> {
  const { type } = await params;
  return { title: isGraphType(type) ? lessonOfText(localizedGraphTypeLabel(type)) : NOT_FOUND.tab };
}

export default defineStudentPage({}, async (viewer, { params, searchParams }: LessonPageProps) => {
  const { type } = await params;
  if (!isGraphType(type)) notFound();
  const [page, { step }, Figure] = await Promise.all([
    getOrOpenLesson(viewer, type),
    searchParams,
    loadLessonFigureComponent(type),
  ]);
  if (page.state === 'closed') {
    return (
      <EmptyPage
        page={page.label}
        subtitle={GRAPH_HUB.lesson}
        title={GRAPH_HUB.lessonNotOpen}
        icon="calendar"
        href="/student/graph-upload"
        linkLabel={GRAPH_HUB.backToGraphs}
      >
        {page.reason}
      </EmptyPage>
    );
  }
  const { lesson, figures, graph } = page;
  const account = accountStorageKey(viewer);
  const drawn = figures.map(({ key, figure }) => [
    key,
    <Figure key={key} figure={figure} title={lesson.about} />,
  ]);
  return (
    <Lesson
      key={`${lesson.type} ${lesson.week}`}
      lesson={lesson}
      figures={Object.fromEntries(drawn)}
      table={<NumberTable table={lesson.table} />}
      initialStep={lessonStepIndexToOpen(lesson.steps, typeof step === 'string' ? step : undefined)}
      owner={account}
      graph={graph && <FinishedGraph lesson={lesson} graph={graph} account={account} />}
    />
  );
});

type FinishedGraphProps = { lesson: LessonDto; graph: FinishedLessonGraphDto; account: string };

async function FinishedGraph({ lesson, graph, account }: FinishedGraphProps) {
  const { picture, description, table } = await loadFinishedGraphPictureAndTable(
    lesson.type,
    graph.figure,
    graph.title,
  );
  return (
    <LazyLessonGraphHandIn
      type={lesson.type}
      week={lesson.week}
      title={graph.title}
      description={`${madeInLessonText()} ${description}`}
      table={table}
      account={account}
      handedIn={graph.handedIn}
      readOnly={lesson.readOnly}
    >
      {picture}
    </LazyLessonGraphHandIn>
  );
}
