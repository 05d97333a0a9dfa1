import type { SignedInViewer } from '@/lib/data/access/viewer';
import { signIn } from '@/lib/data/account/authentication-commands';
import { getBoxScores } from '@/lib/data/box-score/queries';
import { getTuesdayBrief } from '@/lib/data/brief/queries';
import { getClassRoster } from '@/lib/data/class-roster/queries';
import { draftRosterPlayer, releaseRosterPlayer } from '@/lib/data/draft/commands';
import { getDraftBoard } from '@/lib/data/draft/queries';
import { removeGraph, uploadGraph } from '@/lib/data/graph/commands';
import { getClassGallery, getGraphHub, getWeekGraphsForReview } from '@/lib/data/graph/queries';
import { getLeaderboard } from '@/lib/data/leaderboard/queries';
import { getTeacherDashboard } from '@/lib/data/league/queries';
import { getLeagueWeek } from '@/lib/data/league-week/queries';
import { submitLessonStep } from '@/lib/data/lesson/commands';
import { LESSON_RULES_VERSION } from '@/lib/data/lesson/make-lesson';
import { getLessonList, getOrOpenLesson } from '@/lib/data/lesson/queries';
import { restoreLesson } from '@/lib/data/lesson/stored-lesson';
import { confirmLineup, ensureOwnLineups, setLineupSlot } from '@/lib/data/lineup/commands';
import { getOrDrawOwnLineups } from '@/lib/data/lineup/queries';
import { getLeagueMistakes } from '@/lib/data/mistake/queries';
import { submitStep } from '@/lib/data/score-card/commands';
import { getOrOpenScoreCard } from '@/lib/data/score-card/queries';
import { endSession } from '@/lib/data/session/commands';
import { resolveViewer } from '@/lib/data/session/queries';
import { getStudentSeason } from '@/lib/data/student/season-queries';
import { getStudentShell } from '@/lib/data/student-page/queries';
import { getTeamPage } from '@/lib/data/team/queries';
import { completeReadingTask } from '@/lib/data/week/commands';
import { getStudentDashboard } from '@/lib/data/week/queries';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { toMixed } from '@/lib/domain/numbers/fractions';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { createMemoryBackend } from '@/lib/process/backend';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentLessonProgress } from '@/lib/store/collections/progress';
import { withOperationReports } from '@/lib/store/operation-reports';
import type { DocumentStore } from '@/lib/store/port';
import { graphUploadInput } from './graphs';
import { pngPicture } from './pictures';
import { realSeason } from './real-season';
import { installTestServices, TEST_NOW, TEST_SEASON } from './services';
import { giveLineup, giveTeam, RIGHT_ANSWERS, STARTERS, typed } from './student-week';

const LEAGUE = 'room-12';
const LESSON = 'circle';
const JARED_GOFF = 33106;
/** About the number that the demo class has. */
const WRONG_FIRST: readonly string[] = ['QB', 'RB2', 'WR1', 'K', 'DEF', 'TEAM'];

/** Documents read and written by one page or action. */
export type DocumentOperationCount = { what: string; reads: number; writes: number };

/**
 * Plays a student's whole week and a teacher's pages, in a league of `students`, on any store. Live
 * connections are left out, because their reads depend on time.
 */
export async function playCountedWeek(
  plainStore: DocumentStore,
  students = 4,
): Promise<DocumentOperationCount[]> {
  const bills: DocumentOperationCount[] = [];
  let open: DocumentOperationCount | undefined;
  const store = withOperationReports(plainStore, ({ kind, operation, documents }) => {
    if (!open || operation === 'watch') return;
    if (kind === 'read') open.reads += documents;
    else open.writes += documents;
  });
  const { identity } = createMemoryBackend();
  // The first load of a season belongs to the process, not to a page.
  await realSeason.load(TEST_SEASON);
  const test = await installTestServices({ seasons: realSeason, store, identity });
  async function bill<R>(what: string, job: () => Promise<R>): Promise<R> {
    open = { what, reads: 0, writes: 0 };
    bills.push(open);
    const answer = await job();
    open = undefined;
    return answer;
  }
  try {
    const teacher = await test.teacher('ada@school.example');
    await test.store.create(leagues, {
      id: LEAGUE,
      name: 'Room 12',
      createdAt: timestampFromDate(TEST_NOW),
      teacherId: teacher.accountId,
      season: TEST_SEASON,
      code: 123_456,
      password: 'brave otter',
    });
    for (let index = 1; index < students; index++)
      await place(test.store, await test.student(`s${index}@school.example`));
    const email = 'kim@school.example';
    const student = await test.student(email);
    await place(test.store, student);
    await identity.createAccount({ email, password: 'three yards' });
    const { accountId, sessionId } = student;
    await resolveViewer({ accountId, sessionId, roleHint: 'student' });

    const picture = await pngPicture();
    const answer = async (step: (typeof STEP_KEYS)[number], text: string, operation: string) =>
      submitStep(student, { week: 6, step, typed: typed(text), operationId: operation });

    const signedIn = await bill('sign in', () =>
      signIn({ email, password: 'three yards' }, 'client'),
    );
    await bill('wrong password', () => signIn({ email, password: 'four yards' }, 'client'));
    await bill('sign out', () => endSession(signedIn?.sessionId ?? ''));
    await bill('every request', () => resolveViewer({ accountId, sessionId, roleHint: 'student' }));
    await bill('frame of a page', () => getStudentShell(student));
    await bill('first dashboard of the week', () => getStudentDashboard(student));
    await bill('dashboard', () => getStudentDashboard(student));
    await bill('lineups are drawn', () => ensureOwnLineups(student));
    await bill('box scores', () => getBoxScores(student));
    await bill('box scores read', () => completeReadingTask(student, { week: 6, task: 1 }));
    await bill('score card', () => getOrOpenScoreCard(student));
    for (const step of STEP_KEYS) {
      if (WRONG_FIRST.includes(step))
        await bill(`${step} wrong`, () => answer(step, '999', `wrong-${step}`));
      await bill(`${step} right`, () => answer(step, RIGHT_ANSWERS[step], `right-${step}`));
      if (step === 'K')
        await bill('the same answer sent again', () =>
          answer(step, RIGHT_ANSWERS[step], `right-${step}`),
        );
    }
    await bill('leaderboard', () => getLeaderboard(student, { board: 'week', week: null }));
    await bill('leaderboard seen', () => completeReadingTask(student, { week: 6, task: 4 }));
    await bill('lineups', () => getOrDrawOwnLineups(student));
    await bill('one starter', () =>
      setLineupSlot(student, { week: 7, slot: 'QB', playerId: STARTERS.QB }),
    );
    await bill('lineup kept', () => confirmLineup(student, { week: 7 }));
    await bill('team', () => getTeamPage(student));
    await bill('draft', () => getDraftBoard(student, { position: 'WR' }));
    await bill('a player picked', () =>
      draftRosterPlayer(student, { position: 'QB', id: JARED_GOFF }),
    );
    await bill('and let go', () =>
      releaseRosterPlayer(student, { position: 'QB', id: JARED_GOFF }),
    );
    await bill('graphs, none yet', () => getGraphHub(student));
    const { graphId } = await bill('a graph handed in', () =>
      uploadGraph(student, { ...graphUploadInput(), file: picture }),
    );
    await bill('graphs', () => getGraphHub(student));
    await bill('lessons', () => getLessonList(student));
    await bill('lesson opened', () => getOrOpenLesson(student, LESSON));
    const steps = await lessonAnswers(test.store, accountId);
    await bill('lesson step 1 wrong', () => answerLesson(student, 0, typed('987654'), 'wrong'));
    for (const [index, right] of steps.entries()) {
      await bill(`lesson step ${index + 1} right`, () =>
        answerLesson(student, index, right, 'right'),
      );
    }
    await bill('lesson done', () => getOrOpenLesson(student, LESSON));
    await bill('graph removed', () =>
      removeGraph(student, { graphId, operationId: 'remove-graph' }),
    );
    await bill('gallery of the class', () => getClassGallery(student));

    await bill('teacher: dashboard', () => getTeacherDashboard(teacher));
    await bill('teacher: grid', () => getLeagueWeek(teacher, LEAGUE, { week: null }));
    await bill('teacher: roster', () => getClassRoster(teacher, LEAGUE));
    await bill('teacher: mistakes', () => getLeagueMistakes(teacher, LEAGUE, { week: null }));
    await bill('teacher: brief', () => getTuesdayBrief(teacher, LEAGUE, null));
    await bill('teacher: graphs', () => getWeekGraphsForReview(teacher, LEAGUE));
    await bill('teacher: one student', () => getStudentSeason(teacher, LEAGUE, accountId));
    return bills;
  } finally {
    await test.dispose();
  }
}

type Given = ReturnType<typeof typed> | string;

/** A string is the key of a choice. */
function answerLesson(student: SignedInViewer, step: number, given: Given, operation: string) {
  return submitLessonStep(student, {
    type: LESSON,
    week: 6,
    rules: LESSON_RULES_VERSION,
    step,
    ...(typeof given === 'string' ? { choice: given } : { typed: given }),
    operationId: `lesson-${operation}-${step}`,
  });
}

async function lessonAnswers(store: DocumentStore, studentId: string): Promise<Given[]> {
  const stored = await store.get(studentLessonProgress, `${TEST_SEASON}_6_${LESSON}_${studentId}`);
  const lesson = stored && restoreLesson(await realSeason.load(TEST_SEASON), stored);
  if (!lesson) throw new Error('The lesson was not opened.');
  return lesson.steps.map((step) =>
    step.kind === 'choice' ? step.answer : typed(formatMixed(toMixed(step.answer))),
  );
}

async function place(
  store: DocumentStore,
  { accountId, ...viewer }: SignedInViewer,
): Promise<void> {
  const student = { accountId, ...viewer };
  await store.merge(studentProfiles, `${TEST_SEASON}_${accountId}`, { leagueId: LEAGUE });
  await store.set(leagueStudents(LEAGUE), {
    id: accountId,
    createdAt: timestampFromDate(TEST_NOW),
  });
  await giveTeam(store, student, { leagueIds: [LEAGUE] });
  await giveLineup(store, student, 6);
}
