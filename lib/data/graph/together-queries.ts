import { listStudentsOfLeague, requireOwnLeague } from '@/lib/data/access/league';
import { requireStudent, type Viewer } from '@/lib/data/access/viewer';
import { resolveWeek } from '@/lib/data/league-week/class-week';
import { containsPersonName } from '@/lib/data/team/name-rules';
import { classWorkReader } from '@/lib/data/work/class';
import { studentWorkReader } from '@/lib/data/work/student';
import { isWorkInReachedWeek } from '@/lib/data/work/week';
import { createDisplayNameFormatter } from '@/lib/domain/account/student-name';
import { isGraphType } from '@/lib/domain/graphs/graph-names';
import { groupBy } from '@/lib/domain/lists';
import { getServices } from '@/lib/platform/services';
import { studentGraphs } from '@/lib/store/collections/graphs';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import { formerStudentText } from '@/words/graph';
import type {
  ComparedGraphDto,
  GraphComparisonDto,
  GraphDto,
  ProjectableGraphDto,
  ProjectableGraphsDto,
  ProjectedGraphDto,
} from './dto';
import {
  graphDtoOfVersions,
  graphVersionDto,
  groupVersionsByGraph,
  isInClassGallery,
  visibleGraphQuestion,
} from './versions';

/**
 * The newest versions of the week's graphs, without returned ones. 'not-found' for anyone else's
 * league.
 */
export async function getProjectableGraphs(
  viewer: Viewer,
  leagueId: string,
  wantedWeek: number | null,
): Promise<ProjectableGraphsDto> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const { week } = resolveWeek(clock, wantedWeek);
  const [{ documents, unreadable }, students] = await Promise.all([
    classWorkReader(getServices().store, league, clock.seasonKey).graphsOfWeek(week),
    listStudentsOfLeague(league.id, league.season),
  ]);
  const profiles = new Map(students.map((student) => [student.studentId, student]));
  const [nameOf, people] = [createDisplayNameFormatter(students), firstNames(students)];
  const graphs = documents
    .filter((graph) => !graph.replacedById && graph.review?.outcome !== 'returned')
    .map((graph): ProjectableGraphDto => {
      const { id, title, description, graphType, typeLabel, table, source, state } =
        graphVersionDto(graph);
      const student = profiles.get(graph.studentId);
      return {
        ...{ id, title, description, graphType, typeLabel, table, source, state },
        studentName: student ? nameOf(student) : formerStudentText(),
        inGallery: isInClassGallery(graph),
        namesSomebody: containsPersonName(title, people),
        question: visibleGraphQuestion(graph),
      };
    });
  const byName = (a: ProjectableGraphDto, b: ProjectableGraphDto) =>
    a.studentName.localeCompare(b.studentName, 'en') || a.id.localeCompare(b.id);
  return { week, unreadable: unreadable.length, graphs: graphs.toSorted(byName) };
}

/**
 * Graphs as a class may see them: a title that contains a classmate's first name is left out, and
 * so are graphs that are deleted, returned, or have a newer version. 'not-found' for anyone else's
 * league.
 */
export async function getProjectedGraphs(
  viewer: Viewer,
  leagueId: string,
  ids: readonly string[],
): Promise<ProjectedGraphDto[]> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const [graphs, students] = await Promise.all([
    getServices().store.getMany(studentGraphs, ids),
    listStudentsOfLeague(league.id, league.season),
  ]);
  const people = firstNames(students);
  return graphs.flatMap((graph): ProjectedGraphDto[] => {
    if (
      graph?.leagueId !== league.id ||
      graph.season !== league.season ||
      !isWorkInReachedWeek(clock)(graph)
    )
      return [];
    if (graph.replacedById || graph.review?.outcome === 'returned') return [];
    const { id, title, graphType, typeLabel, table } = graphVersionDto(graph);
    const shown = containsPersonName(title, people) ? '' : title;
    return [
      { id, title: shown, graphType, typeLabel, table, question: visibleGraphQuestion(graph) },
    ];
  });
}

const firstNames = (students: readonly StudentProfile[]): string[] =>
  students.flatMap(({ firstName }) => firstName?.split(/\s+/) ?? []);

/**
 * One of the student's graphs beside one of the same type from the latest earlier week that has
 * one. Without a type or a week that fits, it is the newest pair.
 */
export async function getGraphComparison(
  viewer: Viewer,
  wanted: { type: string | null; week: number | null },
): Promise<GraphComparisonDto> {
  const { documents } = await studentWorkReader(
    getServices().store,
    await requireStudent(viewer),
  ).graphs();
  const own = groupVersionsByGraph(documents)
    .map(graphDtoOfVersions)
    .filter(({ graphType }) => isGraphType(graphType))
    .toSorted(
      (a, b) =>
        b.week - a.week ||
        (b.createdAt ?? '').localeCompare(a.createdAt ?? '') ||
        b.id.localeCompare(a.id),
    );
  const pairs = [...groupBy(own, ({ graphType }) => graphType).values()].flatMap((ofType) =>
    ofType.flatMap((now, index) => {
      // Only the newest of a week's graphs counts.
      if (ofType[index - 1]?.week === now.week) return [];
      const before = ofType.find(({ week }) => week < now.week);
      return before ? [{ before: comparedGraphDto(before), now: comparedGraphDto(now) }] : [];
    }),
  );
  const ofType = pairs.filter(({ now }) => now.graphType === wanted.type);
  return {
    kinds: [
      ...new Map(
        pairs.map(({ now }) => [
          now.graphType,
          { type: now.graphType, label: now.typeLabel ?? '' },
        ]),
      ).values(),
    ],
    pair: ofType.find(({ now }) => now.week === wanted.week) ?? ofType[0] ?? pairs[0] ?? null,
  };
}

const comparedGraphDto = ({
  id,
  week,
  title,
  description,
  graphType,
  typeLabel,
  table,
}: GraphDto): ComparedGraphDto => {
  return { id, week, title, description, graphType, typeLabel, table };
};
