import { classRoleToday, requireOwnLeague } from '@/lib/data/access/league';
import {
  findStudentProfile,
  findStudentTeam,
  pauseReasonText,
  requireStudent,
  type Viewer,
} from '@/lib/data/access/viewer';
import { accountStorageKey } from '@/lib/data/account/account-key';
import { logDeniedAttempt } from '@/lib/data/audit';
import { readLeagueClock } from '@/lib/data/season/clock';
import { readLeague } from '@/lib/data/season/leagues';
import { classWorkReader } from '@/lib/data/work/class';
import { studentWorkReader } from '@/lib/data/work/student';
import { isWorkInReachedWeek } from '@/lib/data/work/week';
import { createDisplayNameFormatter } from '@/lib/domain/account/student-name';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { stripTryoutFromLeagueId } from '@/lib/domain/class/adults';
import { MAX_FILES_PER_STUDENT_WEEK } from '@/lib/domain/graphs/handed-in-graph';
import { mvpPointsForNthGraphOfWeek, mvpPointsLostByGraphRemoval } from '@/lib/domain/week/mvp';
import type { StoredFile } from '@/lib/files/port';
import { getServices } from '@/lib/platform/services';
import { type StudentGraph, studentGraphs } from '@/lib/store/collections/graphs';
import { leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { equalConditions } from '@/lib/store/port';
import {
  aTeamText,
  formerStudentText,
  maxPicturesSentText,
  noLeagueText,
  tooEarlyText,
} from '@/words/graph';
import { playersForGraphBuilder } from './builder-data';
import type {
  GalleryDto,
  GraphHubDto,
  GraphReviewDto,
  GraphWithStudentDto,
  WeekGraphsForReviewDto,
} from './dto';
import { findGraphPicture } from './pictures';
import {
  graphDtoOfVersions,
  graphVersionDto,
  groupVersionsByGraph,
  isInClassGallery,
} from './versions';

export async function getGraphHub(viewer: Viewer): Promise<GraphHubDto> {
  const student = await requireStudent(viewer);
  const { profile, clock } = student;
  const { store, seasons } = getServices();
  const work = studentWorkReader(store, student);
  const [{ documents: ofSeason, unreadable }, team, snapshot] = await Promise.all([
    work.graphs(),
    findStudentTeam(profile.studentId, clock.seasonKey),
    seasons.load(clock.statisticsSeason),
  ]);
  const graphWeeks = [...new Set(ofSeason.map(({ week }) => week))].toSorted((a, b) => b - a);
  // A removal costs points of the graph's own week, so only those weeks are read.
  const opened = await work.someWeeks(graphWeeks);
  const earned = new Map(
    opened.map(({ week, progress }) => [week, progress?.mvpPointsEarned ?? 0]),
  );
  const weeks = graphWeeks.map((week) => {
    const graphs = groupVersionsByGraph(ofSeason.filter((graph) => graph.week === week)).map(
      graphDtoOfVersions,
    );
    const newestFirst = graphs.toSorted((a, b) =>
      (b.createdAt ?? '').localeCompare(a.createdAt ?? ''),
    );
    const isCounted = ({ review }: { review: GraphReviewDto | null }) =>
      review?.pointsTaken === undefined;
    const counted = graphs.filter(isCounted).length;
    const cost = mvpPointsLostByGraphRemoval(counted - 1, earned.get(week) ?? 0);
    return {
      week,
      counted,
      graphs: newestFirst.map((graph) => ({ ...graph, removalCost: isCounted(graph) ? cost : 0 })),
    };
  });
  const filesThisWeek = ofSeason.filter(({ week }) => week === clock.currentWeek).length;
  const graphsThisWeek = weeks.find(({ week }) => week === clock.currentWeek)?.counted ?? 0;
  return {
    week: clock.currentWeek,
    closed: closedReason(profile, clock, filesThisWeek),
    readOnly: clock.isPaused,
    filesLeft: Math.max(0, MAX_FILES_PER_STUDENT_WEEK - filesThisWeek),
    graphsThisWeek,
    nextAward: mvpPointsForNthGraphOfWeek(graphsThisWeek + 1),
    weeks: weeks.map(({ week, graphs }) => ({ week, graphs })),
    unreadable: unreadable.length,
    account: accountStorageKey(student.viewer),
    source: {
      week: clock.currentWeek,
      players: team ? playersForGraphBuilder(snapshot, team, clock.currentWeek) : [],
    },
  };
}

function closedReason(
  profile: StudentProfile,
  clock: LeagueClock,
  filesThisWeek: number,
): string | null {
  if (clock.isPaused) return pauseReasonText({ profile, clock });
  if (profile.leagueId === '') return noLeagueText();
  if (clock.currentWeek < 1) return tooEarlyText();
  return filesThisWeek >= MAX_FILES_PER_STUDENT_WEEK ? maxPicturesSentText() : null;
}

/** The class's gallery of this season, newest week first. Of students it has only team names. */
export async function getClassGallery(viewer: Viewer): Promise<GalleryDto> {
  const { profile, clock } = await requireStudent(viewer);
  if (profile.leagueId === '') return { inLeague: false, graphs: [] };
  const { store } = getServices();
  const [documents, teams] = await Promise.all([
    store.query(studentGraphs, {
      where: equalConditions({ leagueId: profile.leagueId, season: clock.season }),
    }),
    classWorkReader(store, { id: profile.leagueId, season: clock.season }, clock.seasonKey).teams(),
  ]);
  const nameOf = new Map(teams.documents.map((team) => [team.userId, team.name]));
  return {
    inLeague: true,
    graphs: documents
      .filter((graph) => isInClassGallery(graph) && isWorkInReachedWeek(clock)(graph))
      .toSorted((a, b) => b.week - a.week || reviewedAt(b) - reviewedAt(a))
      .map((graph) => {
        const { id, title, description, graphType, typeLabel, table } = graphVersionDto(graph);
        const [own, teamName] = [
          graph.studentId === profile.studentId,
          nameOf.get(graph.studentId) ?? aTeamText(),
        ];
        return {
          id,
          title,
          description,
          graphType,
          typeLabel,
          table,
          week: graph.week,
          teamName,
          own,
        };
      }),
  };
}

/** Includes every version. 'not-found' for anyone else's league. */
export async function getWeekGraphsForReview(
  viewer: Viewer,
  leagueId: string,
  wantedWeek?: number,
): Promise<WeekGraphsForReviewDto> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const latest = clock.currentWeek;
  const week =
    wantedWeek !== undefined && wantedWeek >= 1 && wantedWeek <= latest ? wantedWeek : latest;
  const { store } = getServices();
  const [{ documents, unreadable }, students] = await Promise.all([
    classWorkReader(store, league, clock.seasonKey).graphsOfWeek(week),
    store.query(studentProfiles, {
      where: equalConditions({ leagueId: league.id, season: league.season }),
    }),
  ]);
  const profiles = new Map(students.map((student) => [student.studentId, student]));
  const nameOf = createDisplayNameFormatter(students);
  const graphs = groupVersionsByGraph(documents).map((versions): GraphWithStudentDto => {
    const studentId = versions[0]?.studentId ?? '';
    const student = profiles.get(studentId);
    return {
      ...graphDtoOfVersions(versions),
      studentId,
      studentName: student ? nameOf(student) : formerStudentText(),
      teamName: student?.teamName ?? null,
    };
  });
  const owners = new Set(graphs.map(({ studentId }) => studentId));
  return {
    unreadable: unreadable.length,
    week,
    weeks: Array.from({ length: latest }, (_, index) => latest - index),
    graphs: graphs.toSorted(
      (a, b) =>
        a.studentName.localeCompare(b.studentName, 'en') ||
        (a.createdAt ?? '').localeCompare(b.createdAt ?? '') ||
        a.id.localeCompare(b.id),
    ),
    studentsWithout: students.filter(({ studentId }) => !owners.has(studentId)).length,
  };
}

/**
 * A graph's picture, for its student, the teacher of its league, and, if it is in the gallery, the
 * students of that league. Null for everyone else and for a missing picture, so the two can't be
 * told apart.
 */
export async function findPictureForViewer(
  viewer: Viewer,
  graphId: string,
  { small }: { small: boolean },
): Promise<StoredFile | null> {
  if (!viewer || !/^[A-Za-z0-9_-]{1,128}$/.test(graphId)) return null;
  const graph = await getServices().store.get(studentGraphs, graphId);
  if (!graph) return null;
  if (!(await maySee(viewer, graph))) {
    await logDeniedAttempt(viewer.accountId, 'graph.read', graphId);
    return null;
  }
  return findGraphPicture(graphId, small);
}

async function maySee(viewer: NonNullable<Viewer>, graph: StudentGraph): Promise<boolean> {
  if (viewer.role === 'student' && graph.studentId === viewer.accountId) return true;
  if (graph.leagueId === '') return false;
  if (viewer.role === 'teacher') {
    const league = await getServices().store.get(leagues, stripTryoutFromLeagueId(graph.leagueId));
    return league !== null && classRoleToday(league, viewer.accountId) !== null;
  }
  if (viewer.role !== 'student' || !isInClassGallery(graph)) return false;
  const profile = await findStudentProfile(viewer.accountId, graph.season);
  return (
    profile?.leagueId === graph.leagueId &&
    isWorkInReachedWeek(await readLeagueClock(await readLeague(graph.leagueId)))(graph)
  );
}

const reviewedAt = ({ review }: StudentGraph) => review?.reviewedAt.seconds ?? 0;
