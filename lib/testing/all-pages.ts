import type { Viewer } from '@/lib/data/access/viewer';
import { getCanceledGames } from '@/lib/data/admin/game-queries';
import { findAdminTasks, getAdminHome } from '@/lib/data/admin/home-queries';
import {
  findSeasonClockFailure,
  getAuditPage,
  getLeagueAllowanceRequests,
  listTeacherAllowances,
} from '@/lib/data/admin/queries';
import { getBoxScores } from '@/lib/data/box-score/queries';
import { getTuesdayBrief } from '@/lib/data/brief/queries';
import { previewWeekOpening } from '@/lib/data/calendar/opening-preview';
import { getLeagueCalendar, getSeasonOptions } from '@/lib/data/calendar/queries';
import { getStudentsWithUnusedCards } from '@/lib/data/class-roster/login-cards';
import {
  getClassesForListCheck,
  getClassRoster,
  getStudentEditPage,
} from '@/lib/data/class-roster/queries';
import { getDraftBoard, getDraftScoutingGuide, getPlayerCard } from '@/lib/data/draft/queries';
import {
  exportGradebookViewRows,
  exportGradebookWorkbook,
  exportOneRosterResults,
} from '@/lib/data/export/gradebook-files';
import { exportLeagueRecords, exportStudentRecords } from '@/lib/data/export/records';
import {
  exportGradebookDetails,
  exportStudentTries,
  exportWeekGrid,
} from '@/lib/data/export/tables';
import { getClassFormulas, previewFormulaDifficulty } from '@/lib/data/formula-set/queries';
import { getGradebook } from '@/lib/data/gradebook/queries';
import { getGraphBuilderData } from '@/lib/data/graph/builder-data';
import { getClassGallery, getGraphHub, getWeekGraphsForReview } from '@/lib/data/graph/queries';
import {
  getGraphComparison,
  getProjectableGraphs,
  getProjectedGraphs,
} from '@/lib/data/graph/together-queries';
import { getLeaderboard, getLeaderboardForTeacher } from '@/lib/data/leaderboard/queries';
import { getClassAdults } from '@/lib/data/league/people-queries';
import {
  findOwnStatusWithoutLeague,
  getEndOfYear,
  getJoinBoard,
  getLeagueHeader,
  getLeagueSettings,
  getNewLeagueSetup,
  getTeacherDashboard,
  getTeacherShell,
} from '@/lib/data/league/queries';
import { getJoinedStudents, getLeagueWeek, getPlayingField } from '@/lib/data/league-week/queries';
import { getLessonList, getOrOpenLesson } from '@/lib/data/lesson/queries';
import { getNoStartersReason, getOrDrawOwnLineups } from '@/lib/data/lineup/queries';
import { getLeagueMistakes, getProjectableWorkings } from '@/lib/data/mistake/queries';
import { getMyMath } from '@/lib/data/my-math/queries';
import { getCallItFirst, getReverseGame, getSlipPuzzle, getWhatIf } from '@/lib/data/play/queries';
import { getSelfAssessmentStatus, getTeacherProfile } from '@/lib/data/profile/queries';
import { getPaperCards } from '@/lib/data/score-card/paper-queries';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { getClassSkills } from '@/lib/data/skill/queries';
import { getStudentName } from '@/lib/data/student/named-student';
import { getStudentCurrentStep, getStudentWork } from '@/lib/data/student/queries';
import { getStudentSeason } from '@/lib/data/student/season-queries';
import { getStudentSupports } from '@/lib/data/student/supports';
import { getStudentTalkPage, getTalkPagesOfAllOwnClasses } from '@/lib/data/student/talk-queries';
import { getEyesUpMessageForStudent, getStudentShell } from '@/lib/data/student-page/queries';
import { getOwnTeam, getTeamPage } from '@/lib/data/team/queries';
import { getEarlierWeeks, getStudentDashboard, getStudentDrive } from '@/lib/data/week/queries';
import { POSITION_CODES } from '@/lib/domain/football/positions';
import { isGraphType } from '@/lib/domain/graphs/graph-names';
import { GRAPH_TYPE_LABELS } from '@/lib/domain/testing/by-type';

/** Each page's queries, by name. */
export type PageQueries = Readonly<Record<string, () => Promise<unknown>>>;

async function whole<T>(parts: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

export function studentPages(viewer: Viewer): PageQueries {
  return {
    frame: () => getStudentShell(viewer),
    'eyes up': () => getEyesUpMessageForStudent(viewer),
    assessment: () => getSelfAssessmentStatus(viewer),
    team: () => getTeamPage(viewer),
    'own team': () => getOwnTeam(viewer),
    dashboard: () => getStudentDashboard(viewer),
    drive: () => getStudentDrive(viewer),
    weeks: () => getEarlierWeeks(viewer),
    'my math': () => getMyMath(viewer),
    'what if': () => getWhatIf(viewer),
    reverse: () => getReverseGame(viewer, 0),
    'call it first': () => getCallItFirst(viewer),
    'find the slip': () => getSlipPuzzle(viewer, 0),
    'how to draft': () => getDraftScoutingGuide(viewer),
    'no class': () => findOwnStatusWithoutLeague(viewer),
    ...Object.fromEntries(
      POSITION_CODES.map(
        (position) => [`draft ${position}`, () => getDraftBoard(viewer, { position })] as const,
      ),
    ),
    'player card': () => getPlayerCard(viewer, { position: 'TE', id: 106 }),
    lineup: () => getOrDrawOwnLineups(viewer),
    'no starters': () => getNoStartersReason(viewer),
    'box scores': () => getBoxScores(viewer),
    'earlier box scores': () => getBoxScores(viewer, 1),
    'score card': () => getOrOpenScoreCard(viewer),
    'earlier score card': () => getOrOpenScoreCard(viewer, 1),
    ...Object.fromEntries(
      (['week', 'season', 'mvp', 'accuracy'] as const).map((board) => [
        `board ${board}`,
        () => getLeaderboard(viewer, { board, week: null }),
      ]),
    ),
    graphs: () => getGraphHub(viewer),
    gallery: () => getClassGallery(viewer),
    'own weeks': () => getGraphComparison(viewer, { type: null, week: null }),
    'graph data': () => getGraphBuilderData(viewer),
    lessons: () => getLessonList(viewer),
    ...Object.fromEntries(
      Object.keys(GRAPH_TYPE_LABELS)
        .filter(isGraphType)
        .map((type) => [`lesson ${type}`, () => getOrOpenLesson(viewer, type)] as const),
    ),
  };
}

export function teacherPages(
  viewer: Viewer,
  leagueId: string,
  studentIds: readonly string[],
): PageQueries {
  const choice = { week: null, projector: false };
  return {
    frame: () => getTeacherShell(viewer),
    dashboard: () => getTeacherDashboard(viewer),
    allowance: () => getNewLeagueSetup(viewer),
    'end of the year': () => getEndOfYear(viewer),
    'all talk pages': () => getTalkPagesOfAllOwnClasses(viewer),
    profile: () => getTeacherProfile(viewer),
    league: () => getLeagueHeader(viewer, leagueId),
    grid: () => getLeagueWeek(viewer, leagueId, choice),
    'earlier grid': () => getLeagueWeek(viewer, leagueId, { ...choice, week: 1 }),
    field: () => getPlayingField(viewer, leagueId, choice),
    ...Object.fromEntries(
      (['week', 'season', 'mvp', 'accuracy'] as const).map((board) => [
        `class board ${board}`,
        () => getLeaderboardForTeacher(viewer, leagueId, { board, week: null }),
      ]),
    ),
    arrivals: () => getJoinedStudents(viewer, leagueId),
    mistakes: () => getLeagueMistakes(viewer, leagueId, choice),
    workings: () =>
      getProjectableWorkings(viewer, leagueId, { ...choice, tags: ['minus-dropped'] }),
    brief: () => getTuesdayBrief(viewer, leagueId, null),
    'score cards on paper': () => getPaperCards(viewer, leagueId, null),
    skills: () => getClassSkills(viewer, leagueId),
    graphs: () => getWeekGraphsForReview(viewer, leagueId),
    'graph desk': () => getProjectableGraphs(viewer, leagueId, null),
    'shown graphs': () => getProjectedGraphs(viewer, leagueId, ['graph-of-old']),
    roster: () => getClassRoster(viewer, leagueId),
    'classes to compare': () => getClassesForListCheck(viewer, { leagueId }),
    'login cards': () => getStudentsWithUnusedCards(viewer, leagueId),
    settings: () => getLeagueSettings(viewer, leagueId),
    people: () => getClassAdults(viewer, leagueId),
    formulas: () => getClassFormulas(viewer, leagueId),
    meter: () =>
      previewFormulaDifficulty(viewer, {
        leagueId,
        position: 'RB',
        formula: { RushingYards: [1, 10] },
        example: 0,
      }),
    join: () => getJoinBoard(viewer, leagueId),
    calendar: () => getLeagueCalendar(viewer, leagueId),
    'week opening': () => previewWeekOpening(viewer, leagueId),
    'season choice': () => getSeasonOptions(viewer),
    grades: () => getGradebook(viewer, leagueId),
    'grade table': () => exportGradebookViewRows(viewer, leagueId, 'points'),
    workbook: () => exportGradebookWorkbook(viewer, leagueId),
    'one roster': () => exportOneRosterResults(viewer, leagueId),
    gradebook: async () => whole(await exportGradebookDetails(viewer, leagueId)),
    'week table': async () =>
      whole(
        (await exportWeekGrid(viewer, leagueId, { week: null, sort: 'name', show: 'all' })).rows,
      ),
    'league record': async () => whole(await exportLeagueRecords(viewer, leagueId)),
    ...Object.fromEntries(
      studentIds.flatMap((id) => [
        [`name of ${id}`, () => getStudentName(viewer, leagueId, id)] as const,
        [`changes of ${id}`, () => getStudentEditPage(viewer, leagueId, id)] as const,
        [`supports of ${id}`, () => getStudentSupports(viewer, leagueId, id)] as const,
        [`work of ${id}`, () => getStudentWork(viewer, leagueId, id, null)] as const,
        [`card of ${id} now`, () => getStudentCurrentStep(viewer, leagueId, id, null)] as const,
        [`talk about ${id}`, () => getStudentTalkPage(viewer, leagueId, id)] as const,
        [`season of ${id}`, () => getStudentSeason(viewer, leagueId, id)] as const,
        [
          `record of ${id}`,
          async () => whole(await exportStudentRecords(viewer, leagueId, id)),
        ] as const,
        [
          `tries of ${id}`,
          async () => whole(await exportStudentTries(viewer, leagueId, id)),
        ] as const,
      ]),
    ),
  };
}

export function adminPages(viewer: Viewer): PageQueries {
  return {
    'admin’s home': () => getAdminHome(viewer),
    tasks: () => findAdminTasks(viewer),
    'requests for leagues': () => getLeagueAllowanceRequests(viewer),
    allowances: () => listTeacherAllowances(viewer, { search: '', page: 1 }),
    audit: () =>
      getAuditPage(viewer, { kind: null, when: null, outcome: null, who: null, page: 1 }),
    clock: () => findSeasonClockFailure(viewer),
    'canceled games': () => getCanceledGames(viewer),
  };
}

/** Opens every page and returns the errors of those that fail. */
export async function failuresOfPages(pages: PageQueries): Promise<Record<string, string>> {
  const failures: Record<string, string> = {};
  for (const [name, open] of Object.entries(pages)) {
    await open().catch((error: unknown) => {
      failures[name] = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    });
  }
  return failures;
}
