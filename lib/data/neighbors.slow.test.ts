import { getBoxScores } from '@/lib/data/box-score/queries';
import { getTuesdayBrief } from '@/lib/data/brief/queries';
import { previewWeekOpening } from '@/lib/data/calendar/opening-preview';
import {
  getLeagueCalendar,
  getSeasonOptions,
  previewCalendarChange,
} from '@/lib/data/calendar/queries';
import { getStudentsWithUnusedCards } from '@/lib/data/class-roster/login-cards';
import {
  getClassesForListCheck,
  getClassRoster,
  getStudentEditPage,
  getStudentNameEvenIfUnreadable,
} from '@/lib/data/class-roster/queries';
import { getDraftBoard, getPlayerCard } from '@/lib/data/draft/queries';
import { exportSchoolOfficeZip } from '@/lib/data/export/office-file';
import { exportLeagueRecords, exportStudentRecords } from '@/lib/data/export/records';
import { exportSupports } from '@/lib/data/export/supports-file';
import { exportGradebookDetails, exportStudentTries } from '@/lib/data/export/tables';
import { getClassFormulas, previewFormulaDifficulty } from '@/lib/data/formula-set/queries';
import { getGradebook, getGradebookForExport } from '@/lib/data/gradebook/queries';
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
import { getStudentCurrentStep, getStudentWork } from '@/lib/data/student/queries';
import { getStudentSeason } from '@/lib/data/student/season-queries';
import { getStudentTalkPage, getTalkPagesOfAllOwnClasses } from '@/lib/data/student/talk-queries';
import { getEyesUpMessageForStudent, getStudentShell } from '@/lib/data/student-page/queries';
import { getOwnTeam, getTeamPage } from '@/lib/data/team/queries';
import { getStudentPageVisit } from '@/lib/data/visit/queries';
import { getEarlierWeeks, getStudentDashboard, getStudentDrive } from '@/lib/data/week/queries';
import { type DecoyDimension, plantDecoys } from '@/lib/testing/decoys';
import { CLASSES, FREE_QB, openSchool, type School } from '@/lib/testing/school';
import { tryOutOwnClass } from '@/lib/testing/tryout';
import { unzipped } from '@/lib/testing/unzipped';
import { listTeacherAllowances } from './admin/queries';
import { getGraphBuilderData } from './graph/builder-data';

// Drawing takes most of the time, and reads nothing.
jest.mock('@/lib/data/export/talk-pages', () => ({
  drawTalkPagesPdf: async (talks: AsyncIterable<unknown>) => {
    for await (const _ of talks);
    return new Uint8Array();
  },
}));

/**
 * A second instance of everything: beside each document stands one that differs in one thing only,
 * whose it is, of which season, week, class or kind of graph. What a query is about was written
 * here by hand: it reads nothing of the others.
 */

type Row = {
  ask: (school: School) => Promise<unknown>;
  /** The dimensions in which the query reads no neighbor. */
  only: readonly DecoyDimension[];
  /**
   * Where it reads others with good reason, in the words of `Reads.decoys`: to show them, or to
   * leave them out afterwards.
   */
  also?: readonly string[];
  /** Conditions that make no difference here, and why is said in the row. */
  equal?: readonly string[];
};

const kim = ({ who }: School) => who.kim;
const ada = ({ who }: School) => who.ada;
/** About one student in one season, all weeks. */
const MINE = ['person', 'season'] as const;
/** About one week of a student. */
const MY_WEEK = [...MINE, 'week'] as const;
/** What a student sees of a class, all weeks. */
const BOARD = ['league', 'season'] as const;
/** What its teacher sees of a class, all weeks. */
const CLASS = ['teacher', ...BOARD] as const;
const CLASS_WEEK = [...CLASS, 'week'] as const;
/** The account's own, by the account. */
const SESSIONS = ['teacher of sessions'] as const;
/** Tasks name their season otherwise, and are sorted out after they were read. */
const TASKS = ['season of studentWeeklyTasks'] as const;
/** A teacher's page of one student tells the name apart from classmates of the same short name. */
const CLASSMATES = 'person of studentProfiles';
/**
 * All seasons of a student are saved; that the season of who asks counts is shown by the queries of
 * one season.
 */
const WHO_MAY = [
  'leagues(teacherId, season): season',
  'teacherProfiles(teacherId, season): season',
  'studentProfiles(studentId, season): season',
];
/** Each student's part is what `exportStudentRecords` gives. */
const PARTS = [
  'leagues(teacherId, season): season',
  'studentProfiles(leagueId, season): season',
  ...['operations', 'sessions', 'confirmLinks'].map(
    (collection) => `${collection}(accountId): accountId`,
  ),
  ...['studentLessonProgress', 'studentPractice'].map(
    (collection) => `${collection}(studentId): studentId`,
  ),
  'helmetStickers(userId): userId',
  'auditLog(actorId): actorId',
  'auditLog(target): target',
];
/** All weeks are read, one after the other. */
const EACH_WEEK = ['Player', 'Team', 'Draft'].flatMap((kind) =>
  ['week', 'season'].map(
    (field) => `student${kind}ScoreAttempts(studentId, week, season): ${field}`,
  ),
);
const ALL_WAIT = [
  'studentGraphs(leagueId, season, waiting): waiting',
  'studentProfiles(leagueId, season, stuck): stuck',
];
const STUCK = ['leagueId', 'season', 'stuck', 'week'].map(
  (field) => `studentWeeklyProgress(leagueId, season, week, stuck): ${field}`,
);
const GRID = { week: 6, projector: false };

async function all(parts: Promise<AsyncIterable<unknown>>): Promise<unknown[]> {
  const read: unknown[] = [];
  for await (const part of await parts) read.push(part);
  return read;
}

const QUERIES: Readonly<Record<string, Row>> = {
  getStudentPageVisit: {
    ask: (school) =>
      getStudentPageVisit(ada(school), {
        leagueId: CLASSES.own,
        studentId: school.id('kim'),
        until: 0,
      }),
    only: [...CLASS, 'person'],
    also: [CLASSMATES],
  },
  getStudentDashboard: {
    ask: (school) => getStudentDashboard(kim(school)),
    only: MY_WEEK,
    also: [
      'week of helmetStickers',
      // The class's drive counts everyone's cards.
      'person of studentProfiles',
      'person of studentWeeklyProgress',
    ],
    // The class is counted once in ten minutes, so only the first of many questions reads it.
    equal: [
      'studentProfiles(leagueId, season): season',
      ...['leagueId', 'season', 'week'].map(
        (field) => `studentWeeklyProgress(leagueId, season, week): ${field}`,
      ),
    ],
  },
  // The dashboard has counted the class a moment ago.
  getStudentDrive: { ask: (school) => getStudentDrive(kim(school)), only: MY_WEEK },
  getEarlierWeeks: { ask: (school) => getEarlierWeeks(kim(school)), only: MINE, also: TASKS },
  getReverseGame: { ask: (school) => getReverseGame(kim(school), 0), only: MINE },
  getCallItFirst: {
    ask: (school) => getCallItFirst(kim(school)),
    only: CLASS_WEEK,
    // Nobody in the school made a call; `lib/data/play/play.test.ts` tells two classes apart.
    equal: ['leagueId', 'season'].map(
      (field) => `studentWeeklyProgress(leagueId, season, week): ${field}`,
    ),
  },
  getSlipPuzzle: { ask: (school) => getSlipPuzzle(kim(school), 0), only: MINE },
  getWhatIf: { ask: (school) => getWhatIf(kim(school)), only: MINE },
  getMyMath: { ask: (school) => getMyMath(kim(school)), only: MINE },
  getStudentShell: { ask: (school) => getStudentShell(kim(school)), only: MINE },
  getEyesUpMessageForStudent: {
    ask: (school) => getEyesUpMessageForStudent(kim(school)),
    only: MINE,
  },
  getOwnTeam: { ask: (school) => getOwnTeam(kim(school)), only: MINE },
  getTeamPage: { ask: (school) => getTeamPage(kim(school)), only: MINE },
  findOwnStatusWithoutLeague: {
    ask: (school) => findOwnStatusWithoutLeague(kim(school)),
    only: MINE,
  },
  getSelfAssessmentStatus: { ask: (school) => getSelfAssessmentStatus(kim(school)), only: MINE },
  getBoxScores: { ask: (school) => getBoxScores(kim(school)), only: MY_WEEK, also: TASKS },
  getDraftBoard: {
    ask: (school) => getDraftBoard(kim(school), { position: 'QB' }),
    only: [...MINE, 'move'],
  },
  getPlayerCard: {
    ask: (school) => getPlayerCard(kim(school), { position: 'QB', id: FREE_QB }),
    only: [...MY_WEEK, 'move'],
  },
  getGraphBuilderData: { ask: (school) => getGraphBuilderData(kim(school)), only: MINE },
  getGraphHub: {
    ask: (school) => getGraphHub(kim(school)),
    only: MINE,
    also: ['season of studentGraphs'],
    equal: ['studentWeeklyProgress(studentId, season, week): week'],
  },
  getGraphComparison: {
    ask: (school) => getGraphComparison(kim(school), { type: null, week: null }),
    only: MINE,
    also: ['season of studentGraphs'],
  },
  getClassGallery: { ask: (school) => getClassGallery(kim(school)), only: BOARD },
  getLeaderboardWeek: {
    ask: (school) => getLeaderboard(kim(school), { board: 'week', week: 6 }),
    only: [...BOARD, 'week'],
    also: TASKS,
    // The own week before: no one in this school has opened it, in any season.
    equal: ['studentId', 'season'].map(
      (field) => `studentWeeklyProgress(studentId, week, season): ${field}`,
    ),
  },
  getLeaderboardSeason: {
    ask: (school) => getLeaderboard(kim(school), { board: 'season', week: null }),
    only: BOARD,
  },
  getLeaderboardMvp: {
    ask: (school) => getLeaderboard(kim(school), { board: 'mvp', week: null }),
    only: [...BOARD, 'person'],
    also: ['studentProfiles', 'studentTeams', 'studentWeeklyProgress'].map(
      (collection) => `person of ${collection}`,
    ),
  },
  getLeaderboardAccuracy: {
    ask: (school) => getLeaderboard(kim(school), { board: 'accuracy', week: null }),
    only: BOARD,
  },
  getOrOpenLesson: {
    ask: (school) => getOrOpenLesson(kim(school), 'histogram'),
    only: [...MINE, 'type'],
  },
  getLessonList: { ask: (school) => getLessonList(kim(school)), only: MINE },
  getLineups: { ask: (school) => getOrDrawOwnLineups(kim(school)), only: MY_WEEK },
  getNoStartersReason: { ask: (school) => getNoStartersReason(kim(school)), only: MINE },
  getOrOpenScoreCard: { ask: (school) => getOrOpenScoreCard(kim(school)), only: MY_WEEK },
  getTeacherShell: {
    ask: (school) => getTeacherShell(ada(school)),
    only: CLASS,
    // No one in this school is stuck on a card, everyone is elsewhere, and every graph of it waits.
    equal: [...ALL_WAIT, ...STUCK],
  },
  getTeacherDashboard: {
    ask: (school) => getTeacherDashboard(ada(school)),
    only: CLASS,
    also: ['season of leagues'],
    // Of each class two weeks, and every graph of this school waits.
    equal: [...ALL_WAIT, 'studentWeeklyProgress(leagueId, season, week): week', ...STUCK],
  },
  getEndOfYear: {
    ask: (school) => getEndOfYear(ada(school)),
    only: ['teacher'],
    equal: [
      // Students are counted by their class once they are read.
      'studentProfiles(leagueId): leagueId',
      'teacherProfiles(teacherId, season): season',
    ],
  },
  getTalkPagesOfAllOwnClasses: {
    ask: (school) => getTalkPagesOfAllOwnClasses(ada(school)),
    only: CLASS,
    equal: ['studentLessonProgress(studentId, season): studentId'],
  },
  exportSchoolOfficeZip: {
    // The drawn pages have the time at which they were drawn.
    ask: async (school) => {
      const files = await unzipped(exportSchoolOfficeZip(ada(school), CLASSES.own));
      return Object.entries(files).filter(([name]) => name.endsWith('.csv'));
    },
    only: CLASS,
    // Graphs are indexed by student only, and a teacher keeps one name.
    also: [...TASKS, 'season of studentGraphs', 'season of teacherProfiles'],
    equal: [
      // All weeks are read, one after the other.
      'studentDraftScoreAttempts(studentId, week, season): week',
      'studentPlayerScoreAttempts(studentId, week, season): week',
      'studentTeamScoreAttempts(studentId, week, season): week',
      'studentGraphs(leagueId, season): season',
      'studentLessonProgress(studentId, season): studentId',
      // Records have no neighbors here: office-file.test.ts has one of a stranger.
      'auditLog(target): target',
      'teacherProfiles(teacherId, season): season',
    ],
  },
  exportSupports: {
    ask: (school) => all(exportSupports(ada(school), CLASSES.own)),
    only: CLASS,
  },
  getNewLeagueSetup: {
    ask: (school) => getNewLeagueSetup(ada(school)),
    only: ['teacher', 'season'],
  },
  getTeacherProfile: {
    ask: (school) => getTeacherProfile(ada(school)),
    only: ['teacher', 'season'],
  },
  getClassAdults: {
    ask: (school) => getClassAdults(ada(school), CLASSES.own),
    only: CLASS,
    // Someone else who is invited into the class.
    also: ['teacher of teacherInvitations'],
  },
  // As a co-teacher and an aide, who own no class in any season.
  getTeacherFrameOfCoTeacher: {
    ask: ({ who }) => getTeacherShell(who.cy),
    only: CLASS,
    also: ['season of leagues'],
    equal: [...ALL_WAIT, ...STUCK, 'leagues(teacherId, season): season'],
  },
  getTeacherDashboardOfCoTeacher: {
    ask: ({ who }) => getTeacherDashboard(who.cy),
    only: CLASS,
    also: ['season of leagues'],
    equal: [...ALL_WAIT, 'studentWeeklyProgress(leagueId, season, week): week', ...STUCK],
  },
  getLeagueWeekAsAide: {
    ask: ({ who }) => getLeagueWeek(who.abe, CLASSES.own, GRID),
    only: CLASS_WEEK,
    also: ['season of leagues'],
    equal: ['leagues(teacherId, season): season'],
  },
  getLeagueSettings: { ask: (school) => getLeagueSettings(ada(school), CLASSES.own), only: CLASS },
  getClassFormulas: { ask: (school) => getClassFormulas(ada(school), CLASSES.own), only: CLASS },
  previewFormulaDifficulty: {
    ask: (school) =>
      previewFormulaDifficulty(ada(school), {
        leagueId: CLASSES.own,
        position: 'RB',
        formula: {},
        example: 0,
      }),
    only: CLASS,
  },
  getJoinBoard: { ask: (school) => getJoinBoard(ada(school), CLASSES.own), only: CLASS },
  getLeagueCalendar: { ask: (school) => getLeagueCalendar(ada(school), CLASSES.own), only: CLASS },
  previewCalendarChange: {
    ask: (school) =>
      previewCalendarChange(ada(school), {
        leagueId: CLASSES.own,
        change: { kind: 'more-days', week: 6, days: 2 },
      }),
    only: CLASS_WEEK,
  },
  previewWeekOpening: {
    ask: (school) => previewWeekOpening(ada(school), CLASSES.own),
    only: CLASS_WEEK,
  },
  // The seasons that are imported are no one's.
  getSeasonOptions: {
    ask: (school) => getSeasonOptions(ada(school)),
    only: ['teacher', 'season'],
    equal: ['seasonImports(part): part'],
  },
  getGradebook: {
    ask: (school) => getGradebook(ada(school), CLASSES.own),
    only: CLASS,
    equal: ['studentLessonProgress(studentId, season): studentId'],
  },
  getGradebookForExport: {
    ask: async (school) => {
      const { book, workOf } = await getGradebookForExport(ada(school), CLASSES.own);
      return { book, work: book.rows.map(({ studentId }) => workOf(studentId)) };
    },
    only: CLASS,
    equal: ['studentLessonProgress(studentId, season): studentId'],
  },
  getClassesForListCheck: {
    ask: (school) => getClassesForListCheck(ada(school), { leagueId: CLASSES.own }),
    only: CLASS,
  },
  getClassRoster: {
    ask: (school) => getClassRoster(ada(school), CLASSES.own),
    only: CLASS,
    // Everyone in this school works on one day; `class-roster.test.ts` tells two weeks apart.
    equal: ['studentWeeklyProgress(leagueId, season, week): week'],
  },
  getStudentEditPage: {
    ask: (school) => getStudentEditPage(ada(school), CLASSES.own, school.id('kim')),
    only: CLASS,
  },
  getStudentNameEvenIfUnreadable: {
    ask: (school) => getStudentNameEvenIfUnreadable(ada(school), CLASSES.own, school.id('kim')),
    only: CLASS,
  },
  getStudentsWithUnusedCards: {
    ask: (school) => getStudentsWithUnusedCards(ada(school), CLASSES.own),
    only: CLASS,
  },
  getLeagueWeek: {
    ask: (school) => getLeagueWeek(ada(school), CLASSES.own, GRID),
    only: CLASS_WEEK,
  },
  getPlayingField: {
    ask: (school) => getPlayingField(ada(school), CLASSES.own, GRID),
    only: CLASS_WEEK,
  },
  getClassBoardWeek: {
    ask: (school) =>
      getLeaderboardForTeacher(ada(school), CLASSES.own, { board: 'week', week: 6, finish: true }),
    only: CLASS_WEEK,
  },
  getClassBoardSeason: {
    ask: (school) =>
      getLeaderboardForTeacher(ada(school), CLASSES.own, { board: 'season', week: null }),
    only: CLASS,
  },
  getClassBoardMvp: {
    ask: (school) =>
      getLeaderboardForTeacher(ada(school), CLASSES.own, { board: 'mvp', week: null }),
    only: CLASS,
  },
  getClassBoardAccuracy: {
    ask: (school) =>
      getLeaderboardForTeacher(ada(school), CLASSES.own, { board: 'accuracy', week: null }),
    only: CLASS,
  },
  getJoinedStudents: { ask: (school) => getJoinedStudents(ada(school), CLASSES.own), only: CLASS },
  getProjectableWorkings: {
    ask: (school) =>
      getProjectableWorkings(ada(school), CLASSES.own, {
        ...GRID,
        tags: ['added-tops-and-bottoms'],
      }),
    only: [...CLASS_WEEK, 'verdict'],
  },
  getLeagueMistakes: {
    ask: (school) => getLeagueMistakes(ada(school), CLASSES.own, GRID),
    only: [...CLASS_WEEK, 'verdict'],
  },
  getPaperCards: {
    ask: (school) => getPaperCards(ada(school), CLASSES.own, 6),
    only: CLASS_WEEK,
  },
  getTuesdayBrief: {
    ask: (school) => getTuesdayBrief(ada(school), CLASSES.own, 6),
    only: [...CLASS_WEEK, 'verdict'],
    // Without it the other graphs of the week are read as well, and have no question.
    equal: ['studentGraphs(leagueId, week, season, asked): asked'],
  },
  // A student's work counts, in whichever class it was done. A lesson has no class, and doubles sit
  // in this one.
  getClassSkills: {
    ask: (school) => getClassSkills(ada(school), CLASSES.own),
    only: CLASS,
    equal: ['studentLessonProgress(studentId, season): studentId'],
  },
  getWeekGraphsForReview: {
    ask: (school) => getWeekGraphsForReview(ada(school), CLASSES.own, 6),
    only: CLASS_WEEK,
  },
  getProjectableGraphs: {
    ask: (school) => getProjectableGraphs(ada(school), CLASSES.own, 6),
    only: CLASS_WEEK,
  },
  getProjectedGraphs: {
    ask: (school) => getProjectedGraphs(ada(school), CLASSES.own, Object.values(school.graphs)),
    only: CLASS,
  },
  getStudentWork: {
    ask: (school) => getStudentWork(ada(school), CLASSES.own, school.id('kim'), 6),
    only: [...MY_WEEK, 'teacher'],
    also: ['week of helmetStickers', 'week of studentWeeklyProgress', CLASSMATES],
  },
  getStudentCurrentStep: {
    ask: (school) => getStudentCurrentStep(ada(school), CLASSES.own, school.id('kim'), 6),
    only: [...MY_WEEK, 'teacher'],
  },
  getStudentTalkPage: {
    ask: (school) => getStudentTalkPage(ada(school), CLASSES.own, school.id('kim')),
    only: [...MINE, 'teacher'],
    also: [CLASSMATES],
  },
  getStudentSeason: {
    ask: (school) => getStudentSeason(ada(school), CLASSES.own, school.id('kim')),
    only: [...MINE, 'teacher'],
    also: [...TASKS, CLASSMATES],
  },
  // As above: the doubles of lessons are of this class. Whose lesson stands in which row:
  // lib/data/export/export-results.test.ts.
  exportGradebookDetails: {
    ask: (school) => all(exportGradebookDetails(ada(school), CLASSES.own)),
    only: CLASS,
    also: TASKS,
    equal: ['studentLessonProgress(studentId, season): studentId'],
  },
  exportLeagueRecords: {
    ask: (school) => all(exportLeagueRecords(ada(school), CLASSES.own)),
    only: ['teacher', 'league'],
    also: SESSIONS,
    equal: ['teacherProfiles(teacherId, season): season', ...PARTS],
  },
  exportStudentRecords: {
    ask: (school) => all(exportStudentRecords(ada(school), CLASSES.own, school.id('kim'))),
    only: ['person', 'teacher'],
    also: SESSIONS,
    equal: WHO_MAY,
  },
  exportStudentTries: {
    ask: (school) => all(exportStudentTries(ada(school), CLASSES.own, school.id('kim'))),
    only: ['person', 'teacher'],
    equal: [...WHO_MAY, ...EACH_WEEK],
  },
  // Of every teacher the newest profile and the leagues of this season.
  listTeacherAllowances: {
    ask: ({ who }) => listTeacherAllowances(who.root, { search: '', page: 1 }),
    only: ['season'],
    also: ['season of teacherProfiles'],
    equal: [
      'teacherProfiles(teacherId, season): teacherId',
      'teacherProfiles(teacherId, season): season',
      'leagues(teacherId, season): teacherId',
    ],
  },
};

let school: School;
/** Answers before there was anything of another season. */
const before = new Map<string, unknown>();
const after = new Map<string, unknown>();

/**
 * The boards keep what they have read for half a minute, and the frame what it counts for a minute.
 */
async function ask(row: Row): Promise<unknown> {
  school.advance(61_000);
  return row.ask(school);
}

/** Without the moment at which it was asked for. */
const answerOf = (answer: unknown) =>
  JSON.stringify(answer).replace(/2023-10-\d\dT[\d:.]+Z/g, 'now');

beforeAll(async () => {
  school = await openSchool();
  for (const [name, row] of Object.entries(QUERIES)) before.set(name, answerOf(await ask(row)));
  await plantDecoys(school.store, ['season']);
  for (const [name, row] of Object.entries(QUERIES)) after.set(name, answerOf(await ask(row)));
  await plantDecoys(school.store);
});
afterAll(() => school.dispose());

/** Decoys of a dimension that the query is about. */
function foreignReads({ only, also = [] }: Row): string[] {
  return [...school.reads.decoys].filter(
    (read) =>
      [...only, ...(only.includes('person') ? ['league'] : [])].some((dimension) =>
        read.startsWith(`${dimension} `),
      ) && !also.includes(read),
  );
}

it.each(Object.entries(QUERIES))('%s reads nothing of others', async (_, row) => {
  school.reads.start();
  await ask(row);
  expect(foreignReads(row)).toEqual([]);
});

it.each(Object.entries(QUERIES).filter(([, { only }]) => only.includes('season')))(
  '%s answers the same when there is another season',
  (name) => {
    expect(after.get(name)).toEqual(before.get(name));
  },
);

it.each(Object.entries(QUERIES))('%s would, with any one condition less', async (_, row) => {
  school.reads.start();
  await ask(row);
  const asked = [...school.reads.asked];
  // The same query for one student after the other is one: it is enough that one of them has a
  // neighbor.
  const noticed = new Map<string, boolean>();
  for (const [query, { collection, where }] of asked.entries()) {
    for (const [condition, { field }] of where.entries()) {
      const name = `${collection}(${where.map((one) => one.field).join(', ')}): ${field}`;
      if (noticed.get(name)) continue;
      school.reads.start({ query, condition });
      // Without it someone else may be found, or no one: that is noticed too.
      const answered = await ask(row).then(
        () => true,
        () => false,
      );
      noticed.set(name, !answered || foreignReads(row).length > 0);
    }
  }
  const unnoticed = [...noticed].flatMap(([name, was]) => (was ? [] : [name]));
  expect(unnoticed.toSorted()).toEqual([...(row.equal ?? [])].toSorted());
});

// The last one, because it has a school of its own.
it('a practice student of the teacher’s with a week of work changes no answer', async () => {
  const tried = await openSchool();
  const askAll = async () => {
    const answers = new Map<string, string>();
    for (const [name, row] of Object.entries(QUERIES)) {
      tried.advance(61_000);
      answers.set(name, answerOf(await row.ask(tried)));
    }
    return answers;
  };
  const without = await askAll();
  const { accountId } = await tryOutOwnClass(tried);
  const changed = [...(await askAll())].filter(
    ([name, answer]) => answer.includes(accountId) || answer !== without.get(name),
  );
  // These two hold the log of the first time they were asked for.
  expect(changed.map(([name]) => name)).toEqual(['exportLeagueRecords', 'exportStudentRecords']);
  expect(changed.filter(([, answer]) => answer.includes(accountId))).toEqual([]);
  await tried.dispose();
});
