import type { ActionResult } from '@/lib/actions/run-request';
import type { Viewer } from '@/lib/data/access/viewer';
import { templateFormulaLines } from '@/lib/domain/football/ready-formulas';
import type { AuditAction } from '@/lib/domain/site/audit-actions';
import { ACTIONS, type ActionName } from '@/lib/testing/actions';
import { graphUploadInput } from '@/lib/testing/graphs';
import { pngPicture } from '@/lib/testing/pictures';
import {
  CLASSES,
  FREE_QB,
  INVITATION_ID,
  PEOPLE,
  type Person,
  SCHOOL_PASSWORD,
  SCHOOL_REQUEST,
  type School,
  SPARE_QB,
  WAITING_TEAM_NAME,
  WORK_WITHOUT_TRIES_LEFT,
} from '@/lib/testing/school';
import { STARTERS, typed } from '@/lib/testing/student-week';
import { POST as postAttempt } from './attempts/route';
import { POST as postGraph } from './graphs/route';
import { POST as postLesson } from './lessons/route';
import { POST as postPractice } from './practice/route';
import { POST as postPicture } from './profile-picture/route';
import { POST as postScouting } from './scouting/route';
import { POST as postTwin } from './twins/route';

/**
 * Every action and every writing route, with who may use it and what they send, for the tests that
 * run them all. A new action without a row doesn't compile.
 */

/** The browser's cookies without its session, which `send` takes as a parameter. */
export const cookieJar = new Map<string, string>();
let viewer: Viewer = null;
jest.mock('@/lib/auth/viewer', () => ({
  getViewer: async () => viewer,
  getViewerWithCookieRole: async () => viewer,
  getViewerWithoutSlot: async () => viewer,
}));
jest.mock('@/lib/auth/join-ticket', () => ({
  writeJoinTicket: async () => undefined,
  readJoinTicket: async () => null,
  clearJoinTicket: async () => undefined,
}));
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ origin: 'http://localhost:3000' }),
  cookies: async () => ({
    get: (name: string) => (cookieJar.has(name) ? { value: cookieJar.get(name) } : undefined),
    set: (name: string, value: string) => cookieJar.set(name, value),
    delete: ({ name }: { name: string }) => cookieJar.delete(name),
  }),
}));
jest.mock('next/server', () => ({ after: (work: Promise<unknown>) => work }));

// Read once, on first use.
process.env.NEXTAUTH_SECRET = 'a secret of thirty-two characters';

const ROUTES = {
  postAttempt,
  postGraph,
  postLesson,
  postPicture,
  postPractice,
  postScouting,
  postTwin,
};
export type CommandName = ActionName | keyof typeof ROUTES;

export type CommandInput = Readonly<Record<string, unknown>>;
type Row = {
  input?: (school: School) => CommandInput;
  may: readonly Person[];
  /**
   * People or ids whose documents may change when the first person in `may` does it, besides that
   * person's own.
   */
  about?: (school: School) => readonly string[];
  /**
   * Existing ids that belong to others: replacing the input's id with any of them must be refused.
   */
  foreign?: (school: School) => readonly CommandInput[];
  audit?: AuditAction;
  /** Also works while the season is paused, since it concerns the person and not the game. */
  always?: true;
};

export const TEST_STUDENT_NAMES = ['kim', 'lee', 'sam', 'una'] as const;
const IN_A_CLASS = ['kim', 'lee', 'sam'] as const;
const TEACHERS = ['ada', 'bo', 'cy', 'sue', 'abe', 'root'] as const;
const MAY = {
  own: ['ada'],
  manage: ['ada', 'cy'],
  run: ['ada', 'cy', 'sue'],
  look: ['ada', 'cy', 'sue', 'abe'],
} as const;
const place = (school: School) => ({ leagueId: CLASSES.own, studentId: school.id('kim') });
const aboutKim = (school: School) => [school.id('kim')];
/**
 * Another teacher's class and student, a student of another class, and the teacher's own classes
 * that the student isn't in.
 */
const otherPlaces = (school: School): CommandInput[] => [
  { leagueId: CLASSES.foreign },
  { leagueId: CLASSES.foreign, studentId: school.id('sam') },
  { studentId: school.id('sam') },
  { studentId: school.id('una') },
  { studentId: school.id('ada') },
  { studentId: 'nobody-at-all' },
  { leagueId: 'no-class' },
  { leagueId: CLASSES.beside },
  { leagueId: CLASSES.past },
];
const otherLeagues = (): CommandInput[] => [
  { leagueId: CLASSES.foreign },
  { leagueId: 'no-class' },
];
const otherClasses = (): CommandInput[] => [
  ...otherLeagues(),
  { leagueId: CLASSES.past },
  { leagueId: CLASSES.archived },
];
const operationId = 'operation-0123456789';
const TEAM = {
  name: 'Brave Yaks',
  mascot: 'eagle',
  theme: 'Teal',
  helmetColor: '006442',
  facemaskColor: 'FFFFFF',
};
const ofLeague = (
  audit: AuditAction,
  more: CommandInput,
  foreign = otherLeagues,
  needs: keyof typeof MAY = 'manage',
): Row => ({
  input: () => ({ leagueId: CLASSES.own, ...more }),
  may: MAY[needs],
  about: (school) => [CLASSES.own, school.id('kim'), school.id('lee'), school.id('new')],
  foreign,
  audit,
});
const ofStudent = (
  audit: AuditAction,
  more: CommandInput = {},
  needs: keyof typeof MAY = 'manage',
): Row => ({
  input: (school) => ({ ...place(school), ...more }),
  may: MAY[needs],
  about: aboutKim,
  foreign: otherPlaces,
  audit,
});
const anyone = (input?: CommandInput): Row => ({
  ...(input ? { input: () => input } : {}),
  may: PEOPLE,
  always: true,
});

export const COMMAND_TEST_CASES: Readonly<Record<CommandName, Row>> = {
  signUpStudentByEmailAction: anyone({ email: 'fresh@school.org', password: 'seven green kites' }),
  signUpTeacherAction: anyone({
    email: 'teach@school.org',
    password: 'seven green kites',
    displayName: 'Mr Noether',
    school: 'Oak School',
    classCount: 1,
    agreed: true,
  }),
  // Both need a link from a letter, so no one succeeds here; `confirm-email.test.ts` and
  // `invitation.test.ts` cover them.
  confirmEmailAddressAction: { input: () => ({ token: 'not-a-token-at-all' }), may: [] },
  signUpInvitedTeacherAction: {
    input: () => ({
      token: 'not-a-token-at-all',
      password: 'seven green kites',
      displayName: 'Mr Noether',
      school: 'Oak School',
      classCount: 1,
      agreed: true,
    }),
    may: [],
  },
  acceptClassInvitationAction: { input: () => ({ token: 'not-a-token-at-all' }), may: [] },
  inviteAdultAction: {
    input: () => ({ leagueIds: [CLASSES.own], email: 'dee@school.org', role: 'aide' }),
    may: MAY.own,
    about: () => [CLASSES.own],
    foreign: () =>
      [CLASSES.foreign, CLASSES.past, 'no-class'].flatMap((id) => [
        { leagueIds: [id] },
        { leagueIds: [CLASSES.own, id] },
      ]),
    audit: 'league.invite',
  },
  takeBackAdultInvitationAction: {
    input: () => ({ leagueId: CLASSES.own, invitationId: INVITATION_ID }),
    may: MAY.own,
    about: () => [CLASSES.own, 'dee@school.org'],
    foreign: otherLeagues,
    audit: 'league.uninvite',
  },
  changeAdultRoleAction: {
    input: (school) => ({ leagueId: CLASSES.own, accountId: school.id('abe'), role: 'co-teacher' }),
    may: MAY.own,
    about: () => [CLASSES.own],
    foreign: (school) => [...otherLeagues(), { accountId: school.id('bo') }],
    audit: 'adult.change',
  },
  removeAdultAction: {
    input: (school) => ({ leagueId: CLASSES.own, accountId: school.id('abe') }),
    may: MAY.own,
    about: () => [CLASSES.own],
    foreign: otherLeagues,
    audit: 'adult.remove',
  },
  leaveClassAction: {
    input: () => ({ leagueId: CLASSES.own }),
    may: ['abe', 'sue', 'cy'],
    about: (school) => [CLASSES.own, school.id('ada')],
    foreign: otherLeagues,
    audit: 'league.leave',
  },
  offerClassOwnershipAction: {
    input: () => ({ leagueId: CLASSES.own, accountId: null }),
    may: MAY.own,
    about: () => [CLASSES.own],
    foreign: (school) => [
      ...otherLeagues(),
      { accountId: school.id('abe') },
      { accountId: school.id('bo') },
    ],
    audit: 'league.offer',
  },
  // For Ada, whose class it is, there is nothing to do.
  declineClassOwnershipAction: {
    input: () => ({ leagueId: CLASSES.own }),
    may: ['cy', 'ada'],
    about: () => [CLASSES.own],
    foreign: otherLeagues,
    audit: 'league.decline',
  },
  // For Ada, whose class it is, there is nothing left to do.
  takeOverClassAction: {
    input: () => ({ leagueId: CLASSES.own }),
    may: ['cy', 'ada'],
    about: (school) => [CLASSES.own, school.id('ada')],
    foreign: () => [...otherLeagues(), { leagueId: CLASSES.beside }],
    audit: 'league.take-over',
  },
  // These need the cookie of a sign-in at the school; `school-sign-in.test.ts` covers them.
  signUpStudentWithSchoolAction: { input: () => ({}), may: [] },
  signUpTeacherWithSchoolAction: {
    input: () => ({
      displayName: 'Mr Noether',
      school: 'Oak School',
      classCount: 1,
      agreed: true,
    }),
    may: [],
  },
  askTeacherToConnectAction: { input: () => ({ userName: 'kim@school.org' }), may: [] },
  cancelSchoolSignInAction: anyone(),
  answerAccountLinkRequestAction: ofStudent('student.school-account', {
    requestId: SCHOOL_REQUEST.requestId,
    accept: true,
  }),
  resendConfirmationEmailAction: {
    may: ['waiting'],
    about: () => ['waiting@school.org'],
    always: true,
  },
  inviteTeacherAction: {
    input: () => ({ email: 'teach@school.org' }),
    may: ['root'],
    audit: 'teacher.invite',
  },
  // No invitation exists, so for an admin there is nothing left to do and the action succeeds.
  takeBackTeacherInvitationAction: { input: () => ({ id: '0'.repeat(64) }), may: ['root'] },
  requestPasswordResetAction: anyone({ email: 'nobody@example.org' }),
  // Needs a link from an email, so no one succeeds here; `account.test.ts` covers it.
  resetPasswordAction: {
    input: () => ({ token: 'not-a-token-at-all', password: 'seven green kites' }),
    may: [],
  },
  changePasswordAction: {
    input: () => ({ current: SCHOOL_PASSWORD, password: 'eight blue kites' }),
    may: [...TEST_STUDENT_NAMES, 'new'],
    always: true,
  },
  signOutAction: anyone(),
  checkJoinCodeAction: anyone({ code: '100000', password: 'brave otter' }),
  createLeaguesAction: {
    input: () => ({
      operationId: 'open-room-20-once',
      classes: [{ name: 'Room 20', password: 'brave otter' }],
    }),
    // Ada and Bo already have as many leagues as they may.
    may: ['root', 'cy', 'sue', 'abe'],
    audit: 'league.create',
  },
  copySettingsAction: {
    input: () => ({ from: CLASSES.beside, leagueIds: [CLASSES.own], parts: ['cards'] }),
    may: MAY.manage,
    about: () => [CLASSES.own],
    foreign: () => [
      { from: CLASSES.foreign },
      { from: 'no-class' },
      { leagueIds: [CLASSES.foreign] },
      { leagueIds: [CLASSES.own, CLASSES.foreign] },
      { leagueIds: [CLASSES.past] },
    ],
    audit: 'league.copy-settings',
  },
  renameLeagueAction: ofLeague(
    'league.rename',
    { name: 'Another name' },
    () => [...otherLeagues(), { leagueId: CLASSES.past }],
    'own',
  ),
  changeScoreCardSettingsAction: ofLeague(
    'league.cards',
    { cardLines: 'sum-only', asksForGuess: false, hasDrive: false },
    () => [...otherLeagues(), { leagueId: CLASSES.past }],
  ),
  changeLeaderboardLevelAction: ofLeague('league.board-level', { boardLevel: 2 }, () => [
    ...otherLeagues(),
    { leagueId: CLASSES.past },
  ]),
  changeNewStudentStartLevelAction: ofLeague('league.start-level', { startLevel: 2 }, () => [
    ...otherLeagues(),
    { leagueId: CLASSES.past },
  ]),
  setEyesUpMessageAction: ofLeague(
    'league.eyes-up',
    { sentence: 'Look up.' },
    () => [...otherLeagues(), { leagueId: CLASSES.past }],
    'run',
  ),
  setWorkGroupsKeptAction: ofLeague(
    'league.groups',
    { week: 6, keep: true },
    () => [...otherLeagues(), { leagueId: CLASSES.past }],
    'run',
  ),
  changeLeaguePasswordAction: ofLeague('league.password', { password: 'quiet heron' }, () => [
    ...otherLeagues(),
    { leagueId: CLASSES.past },
  ]),
  replaceJoinCodeAction: ofLeague('league.code', { code: 100_000 }, () => [
    ...otherLeagues(),
    { leagueId: CLASSES.past },
  ]),
  setLeagueArchivedAction: ofLeague(
    'league.archive',
    { archived: true },
    () => [...otherLeagues(), { leagueId: CLASSES.past }],
    'own',
  ),
  changeCalendarAction: ofLeague(
    'calendar.pause',
    { change: { kind: 'pause', sentence: 'Snow.' } },
    () => [...otherLeagues(), { leagueId: CLASSES.past }],
  ),
  switchLeagueSeasonAction: ofLeague(
    'calendar.season',
    { wanted: { kind: 'replay', statisticsSeason: 2023, week: 6 } },
    () => [...otherLeagues(), { leagueId: CLASSES.past }],
  ),
  changeFormulaSetAction: ofLeague(
    'league.formulas',
    { fromWeek: 7, set: { name: 'Fifths', lines: templateFormulaLines('like') } },
    () => [...otherLeagues(), { leagueId: CLASSES.past }],
  ),
  previewFormulaDifficultyAction: {
    input: () => ({
      leagueId: CLASSES.own,
      position: 'RB',
      formula: { RushingYards: [1, 10] },
      example: 0,
    }),
    may: MAY.look,
    foreign: otherLeagues,
  },
  previewSeasonSwitchAction: {
    input: () => ({
      leagueId: CLASSES.own,
      wanted: { kind: 'replay', statisticsSeason: 2023, week: 6 },
    }),
    may: MAY.look,
    foreign: otherLeagues,
  },
  renewCalendarFeedAddressAction: ofLeague('calendar.address', { from: null }, () => [
    ...otherLeagues(),
    { leagueId: CLASSES.past },
  ]),
  previewCalendarChangeAction: {
    input: () => ({ leagueId: CLASSES.own, change: { kind: 'pause', sentence: 'Snow.' } }),
    may: MAY.look,
    foreign: otherLeagues,
  },
  scheduleLeagueDeletionAction: ofLeague('league.delete', {}, otherLeagues, 'own'),
  lookAsStudentAction: ofStudent('student.look', {}, 'look'),
  startTryoutAction: ofLeague('league.tryout', {}, otherClasses, 'look'),
  restartTryoutAction: ofLeague('league.tryout', {}, otherClasses, 'look'),
  // Nobody in this school has tried a class out; `app/student/visit.slow.test.ts` has.
  endTryoutAction: {
    input: () => ({ leagueId: CLASSES.own }),
    may: MAY.look,
    foreign: otherLeagues,
  },
  leaveVisitAction: { may: TEACHERS, always: true },
  addStudentsAction: ofLeague(
    'account.create',
    { operationId, students: [{ firstName: 'Zoe', lastInitial: 'Q' }] },
    () => [...otherLeagues(), { leagueId: CLASSES.past }, { leagueId: CLASSES.archived }],
  ),
  getClassesForListCheckAction: {
    input: () => ({ leagueId: CLASSES.own }),
    may: MAY.manage,
    foreign: otherLeagues,
  },
  // This school has no roster; `lib/data/school-roster` has tests with one.
  readSchoolRosterOfTeacherAction: { input: () => ({ leagueId: CLASSES.own }), may: [] },
  setSchoolClassLinkAction: ofLeague('league.school-class', {
    schoolClass: { id: 'c2', title: 'Math 6, Period 2', schoolId: 's1', termId: 't1' },
    students: [],
  }),
  replaceLoginCardsAction: {
    input: (school) => ({ leagueId: CLASSES.own, operationId, studentIds: [school.id('lee')] }),
    may: MAY.run,
    about: (school) => [school.id('lee'), 'lee@school.org'],
    foreign: (school) => [
      { studentIds: [school.id('lee'), school.id('sam')] },
      { studentIds: [school.id('sam')] },
      ...otherLeagues(),
      { leagueId: CLASSES.beside },
    ],
    audit: 'password.reset',
  },
  // No one has a login card from this league: the answer says so, and nothing is written.
  reprintUnusedLoginCardsAction: {
    input: () => ({ leagueId: CLASSES.own, studentIds: null }),
    may: [],
    foreign: otherLeagues,
  },
  moveStudentAction: {
    ...ofStudent('student.move', { toLeagueId: CLASSES.beside }),
    about: (school) => [school.id('kim')],
    foreign: (school) => [
      ...otherPlaces(school).filter(({ leagueId }) => leagueId !== CLASSES.beside),
      { toLeagueId: CLASSES.foreign },
      { toLeagueId: CLASSES.archived },
      { toLeagueId: CLASSES.past },
      { toLeagueId: 'no-class' },
    ],
  },
  removeStudentAction: ofStudent('student.remove', { operationId }),
  // Saves the groups for everyone if they weren't saved before.
  addStudentToWorkGroupAction: {
    ...ofStudent('student.group', { week: 6 }, 'run'),
    about: (school) => [school.id('kim'), school.id('lee'), school.id('new')],
  },
  setExcusedWeeksAction: ofStudent('student.excuse', { all: false, weeks: [1] }),
  setSupportsAction: ofStudent('student.supports', {
    extraDays: 2,
    steps: 4,
    earlyHints: true,
    openLines: true,
    boardsHidden: true,
    readAloud: true,
    spanish: true,
    roomierText: true,
    lastDay: null,
  }),
  changeGradeRulesAction: ofLeague('league.gradebook', {
    late: 'half',
    graph: true,
    outOf: 20,
    excusedWeeks: [],
  }),
  changeOwnReferenceOfStudentAction: ofStudent('student.reference', { ownReference: '10019' }),
  changeOwnReferencesOfStudentsAction: {
    input: (school) => ({
      leagueId: CLASSES.own,
      references: [{ studentId: school.id('kim'), ownReference: '10019' }],
    }),
    may: MAY.manage,
    about: aboutKim,
    foreign: (school) => [
      {
        references: [school.id('kim'), school.id('sam')].map((studentId) => ({
          studentId,
          ownReference: '10020',
        })),
      },
      ...otherLeagues(),
      { leagueId: CLASSES.beside },
    ],
    audit: 'student.reference',
  },
  bringBackStudentAction: { input: place, may: MAY.manage, about: aboutKim, foreign: otherPlaces },
  renameStudentAction: ofStudent('student.rename', { firstName: 'Ana', lastInitial: 'B' }),
  approveTeamNameAction: ofStudent('team-name.approve', { name: WAITING_TEAM_NAME }, 'run'),
  approveTeamNamesAction: {
    input: (school) => ({
      leagueId: CLASSES.own,
      names: [{ studentId: school.id('kim'), name: WAITING_TEAM_NAME }],
    }),
    may: MAY.run,
    about: aboutKim,
    foreign: otherLeagues,
    audit: 'team-name.approve',
  },
  refuseTeamNameAction: ofStudent('team-name.refuse', { name: WAITING_TEAM_NAME }, 'run'),
  changeTeamNameAction: ofStudent(
    'team-name.change',
    { name: 'Brave Yaks', overrule: false },
    'run',
  ),
  setLeagueAllowanceAction: {
    input: () => ({ email: 'bo@school.org', leagueAllowance: 3 }),
    may: ['root'],
    about: (school) => [school.id('bo'), 'bo@school.org'],
    audit: 'allowance.set',
  },
  // Every teacher may send a request; Ada already has two leagues.
  requestMoreLeaguesAction: {
    input: () => ({ wanted: 5, note: 'Five classes' }),
    may: TEACHERS,
    audit: 'allowance.ask',
  },
  setGameCanceledAction: {
    input: () => ({ season: 2023, week: 7, away: 'XXX', home: 'YYY', canceled: true }),
    may: [],
  },
  // There is no request, and an admin gets an error that says so.
  answerLeagueRequestAction: {
    input: () => ({
      teacherId: 'nobody',
      askedAt: '2023-10-18T15:00:00.000Z',
      allow: true,
      sentence: '',
    }),
    may: [],
  },
  // No account waits, so no one succeeds here; `sign-ups.test.ts` covers both answers.
  decideTeacherSignUpAction: { input: () => ({ accountId: 'nobody', letIn: true }), may: [] },
  deleteLeagueAllowanceAction: { input: () => ({ email: 'bo@school.org' }), may: ['root'] },
  // No second profile is created: for a student the action succeeds without a change.
  createProfileAndJoinLeagueAction: {
    input: () => ({ firstName: 'Ned', lastInitial: 'B' }),
    may: ['nobody', ...TEST_STUDENT_NAMES],
    always: true,
  },
  joinLeagueAction: {
    input: () => ({ code: '100000', password: 'brave otter' }),
    may: ['una', 'kim', 'lee'],
    about: () => [CLASSES.own],
    always: true,
  },
  saveOnboardingSelfAssessmentAction: {
    input: () => ({
      skipped: true,
      gameExcitement: null,
      mathConfidence: null,
      fractionConfidence: null,
      formulaLevel: 1,
    }),
    may: TEST_STUDENT_NAMES,
  },
  // Everyone has a name. Saving the same one succeeds; only the teacher may change it.
  saveOwnNameOnceAction: { input: () => ({ firstName: 'kim', lastInitial: 'L' }), may: ['kim'] },
  saveReadingSettingsAction: {
    input: () => ({ language: 'both', voice: true }),
    may: TEST_STUDENT_NAMES,
    always: true,
  },
  // A student who already has a team changes its look.
  createOrRedesignTeamAction: { input: () => TEAM, may: TEST_STUDENT_NAMES },
  changeTeamAction: { input: () => TEAM, may: TEST_STUDENT_NAMES },
  placeStickerAction: {
    input: (school) => ({ stickerId: school.stickers.kim, place: { x: 40, y: 70 } }),
    may: ['kim'],
    foreign: (school) => [
      { stickerId: school.stickers.sam, place: { x: 40, y: 70 } },
      { stickerId: 'no-such-sticker', place: { x: 40, y: 70 } },
    ],
  },
  suggestTeamNameAction: { may: TEST_STUDENT_NAMES, always: true },
  draftPlayerAction: { input: () => ({ position: 'QB', id: FREE_QB }), may: TEST_STUDENT_NAMES },
  releasePlayerAction: { input: () => ({ position: 'QB', id: SPARE_QB }), may: TEST_STUDENT_NAMES },
  fillRosterToMinimumAction: { may: TEST_STUDENT_NAMES },
  setLineupSlotAction: {
    input: () => ({ week: 7, slot: 'QB', playerId: STARTERS.QB }),
    may: TEST_STUDENT_NAMES,
  },
  confirmLineupAction: { input: () => ({ week: 7 }), may: TEST_STUDENT_NAMES },
  completeReadingTaskAction: { input: () => ({ week: 6, task: 1 }), may: TEST_STUDENT_NAMES },
  submitReverseGameAnswerAction: {
    input: () => ({ week: 6, round: 0, counts: [10] }),
    may: TEST_STUDENT_NAMES,
  },
  predictPlayerPointsAction: {
    input: () => ({ week: 6, position: 'QB', id: STARTERS.QB, points: 15 }),
    may: TEST_STUDENT_NAMES,
  },
  submitSlipFixAction: {
    input: () => ({ week: 6, round: 0, place: 0, kind: 'carry-lost', typed: typed('1') }),
    may: TEST_STUDENT_NAMES,
  },
  removeOwnGraphAction: {
    input: (school) => ({ graphId: school.graphs.kim, operationId }),
    may: ['kim'],
    foreign: (school) => [
      { graphId: school.graphs.lee },
      { graphId: school.graphs.sam },
      { graphId: 'no-such-graph' },
    ],
  },
  reviewGraphAction: {
    input: (school) => ({
      graphId: school.graphs.kim,
      basedOn: null,
      outcome: 'returned',
      comment: 'Once more, please.',
    }),
    may: MAY.run,
    about: aboutKim,
    foreign: (school) => [{ graphId: school.graphs.sam }, { graphId: 'no-such-graph' }],
    audit: 'graph.returned',
  },
  setBriefGraphQuestionAction: {
    input: (school) => ({
      leagueId: CLASSES.own,
      graphId: school.graphs.lee,
      question: 'Which bar is the shortest?',
    }),
    may: MAY.run,
    about: (school) => [school.id('lee')],
    foreign: (school) => [
      ...otherLeagues(),
      { leagueId: CLASSES.beside },
      { leagueId: CLASSES.past },
      { graphId: school.graphs.sam },
      { graphId: 'no-such-graph' },
    ],
    audit: 'graph.question',
  },
  saveTeacherNameAction: { input: () => ({ displayName: 'Ms Noether' }), may: TEACHERS },
  removeTeacherPictureAction: { may: TEACHERS },
  setFormulasOfStudentsAction: {
    input: (school) => ({
      leagueId: CLASSES.own,
      studentIds: [school.id('kim')],
      formulas: 2,
      thisWeek: false,
    }),
    may: MAY.manage,
    about: aboutKim,
    foreign: (school) => [
      { studentIds: [school.id('kim'), school.id('sam')] },
      { studentIds: [school.id('sam')] },
      ...otherLeagues(),
      { leagueId: CLASSES.beside },
    ],
    audit: 'student.formula-level-2',
  },
  giveMoreTriesAction: ofStudent('student.more-tries', { work: WORK_WITHOUT_TRIES_LEFT }, 'run'),
  askForStepLinesAction: ofStudent('student.ask-lines', { week: 6, step: 'QB' }, 'run'),
  askManyForLinesAction: {
    input: (school) => ({
      leagueId: CLASSES.own,
      week: 6,
      students: [{ studentId: school.id('kim'), step: 'QB' }],
    }),
    may: MAY.run,
    about: aboutKim,
    foreign: (school) => [
      {
        students: [school.id('kim'), school.id('sam')].map((studentId) => ({
          studentId,
          step: 'QB',
        })),
      },
      ...otherLeagues(),
      { leagueId: CLASSES.beside },
    ],
    audit: 'student.ask-lines',
  },
  setAnswerTakenOutAction: ofStudent(
    'student.take-out',
    { week: 6, step: 'RB1', attempt: 1, out: true },
    'run',
  ),
  setStepsDoneOnPaperAction: ofStudent(
    'student.paper',
    { week: 6, step: 'QB', onPaper: true, rest: false },
    'run',
  ),
  setStepCommentAction: ofStudent(
    'student.comment',
    { week: 6, step: 'QB', text: 'Look at the bottoms once more.' },
    'run',
  ),
  // Nobody has a comment here; `teacher-commands.test.ts` reads one.
  markStepCommentReadAction: {
    input: () => ({ week: 6, step: 'QB', at: 0 }),
    may: TEST_STUDENT_NAMES,
  },
  setCatchUpWeeksAction: ofStudent('student.catch-up', { weeks: [1] }),
  awardStickerAction: ofStudent(
    'sticker.award',
    { kind: 'kept-trying', words: '', operationId },
    'run',
  ),
  removeStickerAction: {
    ...ofStudent('sticker.remove', {}, 'run'),
    input: (school) => ({ ...place(school), stickerId: school.stickers.kim }),
    foreign: (school) => [...otherPlaces(school), { stickerId: school.stickers.sam }],
  },
  deleteStudentAction: ofStudent('student.delete', { name: 'kim L.' }, 'own'),
  postAttempt: {
    input: () => ({ week: 6, step: 'QB', typed: typed('1'), operationId }),
    may: TEST_STUDENT_NAMES,
  },
  postGraph: { input: () => ({ ...graphUploadInput(), operationId }), may: IN_A_CLASS },
  postLesson: {
    input: () => ({ week: 6, type: 'histogram', step: 0, typed: typed('1'), operationId }),
    may: IN_A_CLASS,
  },
  postPicture: { input: () => ({}), may: TEACHERS },
  postPractice: {
    input: () => ({ week: 6, question: 0, typed: typed('1'), operationId }),
    may: IN_A_CLASS,
  },
  postScouting: {
    input: () => ({ week: 6, position: 'QB', id: STARTERS.QB, typed: typed('1'), operationId }),
    may: TEST_STUDENT_NAMES,
  },
  // The step must be right first.
  postTwin: {
    input: () => ({ week: 6, step: 'RB1', typed: typed('1'), operationId }),
    may: IN_A_CLASS,
  },
};
export const COMMAND_NAMES = Object.keys(COMMAND_TEST_CASES) as CommandName[];

export async function runCommandAs(
  name: CommandName,
  as: Viewer,
  input: unknown,
): Promise<ActionResult<unknown>> {
  viewer = as;
  if (!(name in ROUTES))
    return (ACTIONS as Record<string, (input: unknown) => Promise<ActionResult<unknown>>>)[name]?.(
      input,
    ) as never;
  const request = { method: 'POST', headers: { origin: 'http://localhost:3000' } };
  let body: BodyInit = JSON.stringify(input) ?? 'nothing';
  if (name === 'postGraph' || name === 'postPicture') {
    const form = new FormData();
    for (const [field, value] of Object.entries((input ?? {}) as CommandInput))
      if (value !== undefined)
        form.set(field, typeof value === 'string' ? value : JSON.stringify(value));
    form.set('file', new Blob([new Uint8Array(await pngPicture({ width: 20, height: 20 }))]));
    body = form;
  }
  const response = await ROUTES[name as keyof typeof ROUTES](
    new Request('http://localhost:3000/api', { ...request, body }),
  );
  return (await response.json()) as ActionResult<unknown>;
}

export const exampleCommandInput = (name: CommandName, school: School) =>
  COMMAND_TEST_CASES[name].input?.(school);
