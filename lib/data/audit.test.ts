import { signUpTeacherAndPrepareEmail } from '@/lib/data/account/commands';
import {
  acceptClassInvitation,
  signUpInvitedTeacher,
} from '@/lib/data/account/invitation-commands';
import { answerSchoolAccountRequest } from '@/lib/data/account/school-commands';
import {
  answerMoreLeaguesRequest,
  grantAdmin,
  inviteTeacher,
  resetLeagueAllowance,
  revokeAdmin,
  setLeagueAllowance,
  takeBackTeacherInvitation,
} from '@/lib/data/admin/commands';
import { setGameCanceled } from '@/lib/data/admin/game-commands';
import {
  findSeasonClockFailure,
  getAuditPage,
  getLeagueAllowanceRequests,
  getTeacherInvitations,
  listTeacherAllowances,
} from '@/lib/data/admin/queries';
import { requireAdmin } from '@/lib/data/admin/require-admin';
import { decideTeacherSignUp } from '@/lib/data/admin/sign-up-commands';
import { requestMoreLeagues } from '@/lib/data/allowance/request-commands';
import { addStudentToWorkGroup, setWorkGroupsKept } from '@/lib/data/brief/commands';
import {
  changeLeagueCalendar,
  renewCalendarFeedAddress,
  switchLeagueSeason,
} from '@/lib/data/calendar/commands';
import { addStudents, replaceLoginCards } from '@/lib/data/class-roster/add-student-commands';
import {
  approveTeamName,
  bringBackStudent,
  changeOwnReference,
  changeTeamName,
  moveStudent,
  refuseTeamName,
  removeStudent,
  renameStudent,
} from '@/lib/data/class-roster/commands';
import { reprintLoginCards } from '@/lib/data/class-roster/login-cards';
import { exportLeagueRecords, exportStudentRecords } from '@/lib/data/export/records';
import { changeFormulaSet } from '@/lib/data/formula-set/commands';
import { changeGradeRules, setExcusedWeeksOfStudent } from '@/lib/data/gradebook/commands';
import { removeGraph, uploadGraph } from '@/lib/data/graph/commands';
import { findPictureForViewer } from '@/lib/data/graph/queries';
import { saveGraphReview, setClassGraphQuestion } from '@/lib/data/graph/review-commands';
import {
  changeLeaderboardLevel,
  changeLeaguePassword,
  changeScoreCardSettings,
  changeStartLevel,
  renameLeague,
  replaceJoinCode,
  scheduleLeagueDeletion,
  setLeagueArchived,
} from '@/lib/data/league/commands';
import {
  changeAdult,
  declineClassOwnership,
  inviteAdult,
  leaveClass,
  offerClassOwnership,
  removeAdult,
  takeBackAdultInvitation,
  takeOverClass,
} from '@/lib/data/league/people-commands';
import { getLeagueHeader } from '@/lib/data/league/queries';
import { copySettings } from '@/lib/data/league/setup-commands';
import { deleteStudent } from '@/lib/data/privacy/commands';
import { eraseLeaguesPastGracePeriod, purgeExpiredData } from '@/lib/data/privacy/purge';
import { setSchoolClassLink } from '@/lib/data/school-roster/commands';
import { applyStatCorrections } from '@/lib/data/score-card/correction-commands';
import {
  markStepsDoneOnPaper,
  setStepComment,
  setTryTakenOut,
} from '@/lib/data/score-card/teacher-commands';
import { openLiveSeasonWeek, setSeason, setSeasonActive } from '@/lib/data/season/commands';
import {
  askForStepLines,
  awardSticker,
  giveMoreTries,
  removeSticker,
  setCatchUpWeeks,
  setFormulaLevelOfStudent,
  setFormulasOfStudents,
} from '@/lib/data/student/commands';
import { getStudentName } from '@/lib/data/student/named-student';
import { setStudentSupports } from '@/lib/data/student/supports';
import { setEyesUpMessage } from '@/lib/data/student-page/commands';
import { type CalendarChange, replayCalendarStartedAtWeek } from '@/lib/domain/calendar/change';
import { TWICE_A_WEEK_PLAN } from '@/lib/domain/calendar/league-calendar';
import { templateFormulaLines } from '@/lib/domain/football/ready-formulas';
import type { AuditAction } from '@/lib/domain/site/audit-actions';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { sessions, teacherAndClassInvitations } from '@/lib/store/collections/accounts';
import { auditLog } from '@/lib/store/collections/audit';
import { nflTeams } from '@/lib/store/collections/football';
import { leagues } from '@/lib/store/collections/leagues';
import { leagueAllowanceRequests, studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import {
  seasonImports,
  statCorrections,
  type WeekStatCorrections,
} from '@/lib/store/collections/season';
import { graphUploadInput } from '@/lib/testing/graphs';
import { markWeeksImported } from '@/lib/testing/imported-week';
import { openLeague } from '@/lib/testing/open-league';
import { pngPicture } from '@/lib/testing/pictures';
import { provenTeacher } from '@/lib/testing/proven-teacher';
import {
  CLASSES,
  INVITATION_ID,
  openSchool,
  SCHOOL_PASSWORD,
  SCHOOL_REQUEST,
  type School,
  WAITING_TEAM_NAME,
  WORK_WITHOUT_TRIES_LEFT,
} from '@/lib/testing/school';
import { teamRow } from '@/lib/testing/season-rows';
import { TEST_NOW, TEST_SEASON } from '@/lib/testing/services';
import { auditSentenceAfterNameText } from '@/words/audit';
import { COMMAND_LINE_OPERATOR } from './operator';
import { findTeacherPicture } from './profile/queries';
import { recordStudentVisit, restartTryout, startTryout } from './visit/commands';

type Row = {
  by: 'operator' | 'kim' | 'lee' | 'ada' | 'bo' | 'cy' | 'root' | null;
  target: (school: School) => string;
  outcome: 'done' | 'denied';
  does: (school: School) => Promise<unknown>;
};

const kim = (school: School) => school.id('kim');
const own = () => CLASSES.own;
const operationId = 'operation-0123456789';
const place = (school: School) => ({ leagueId: CLASSES.own, studentId: school.id('kim') });
const answer = (school: School, accept: boolean) =>
  answerSchoolAccountRequest(school.who.ada, {
    ...place(school),
    requestId: SCHOOL_REQUEST.requestId,
    accept,
  });
const takeOut = (school: School, out: boolean) =>
  setTryTakenOut(school.who.ada, { ...place(school), week: 6, step: 'RB1', attempt: 1, out });
const countFromPaper = (school: School, onPaper: boolean) =>
  markStepsDoneOnPaper(school.who.ada, {
    ...place(school),
    week: 6,
    step: 'QB',
    onPaper,
    rest: false,
  });
const RUBRIC = { accuracy: 1, labels: 1, scale: 1, keyAndClaim: 1 } as const;

const byAda = (target: Row['target'], does: Row['does']): Row => ({
  by: 'ada',
  target,
  outcome: 'done',
  does,
});
const byRoot = (does: Row['does']): Row => ({
  by: 'root',
  target: () => expect.any(String) as unknown as string,
  outcome: 'done',
  does,
});
const byOperator = (target: string, does: Row['does']): Row => ({
  by: 'operator',
  target: () => target,
  outcome: 'done',
  does,
});
const denied = (by: Row['by'], target: Row['target'], does: Row['does']): Row => ({
  by,
  target,
  outcome: 'denied',
  does: (school) => expect(does(school)).rejects.toMatchObject({ code: 'not-found' }),
});
const SAID = {
  approved: { outcome: 'approved', rubric: RUBRIC, comment: 'Look once more.' },
  seen: { outcome: 'seen', rubric: RUBRIC, comment: 'Look once more.' },
  returned: { outcome: 'returned', comment: 'Look once more.' },
} as const;
const review = (outcome: keyof typeof SAID) =>
  byAda(
    (school) => school.graphs.kim,
    (school) =>
      saveGraphReview(school.who.ada, {
        graphId: school.graphs.kim,
        basedOn: null,
        ...SAID[outcome],
      }),
  );
async function askingTeacher(store: School['store']): Promise<string> {
  const { accountId } = await provenTeacher('asking@school.org');
  await store.set(leagueAllowanceRequests, {
    id: accountId,
    wanted: 3,
    note: '',
    askedAt: timestampFromDate(TEST_NOW),
    isOpen: true,
  });
  return accountId;
}

/** Of two teams that the season has nothing else of. */
async function cancelGame({ store, who }: School, canceled: boolean): Promise<void> {
  for (const [index, team] of ['AAA', 'BBB'].entries())
    await store.set(nflTeams, teamRow(index + 1, team, { ByeWeek: 9 }));
  await setGameCanceled(who.root, {
    season: TEST_SEASON,
    week: 7,
    away: 'AAA',
    home: 'BBB',
    canceled,
  });
}

const asAdmin = (does: Row['does']) => denied('ada', () => 'admin', does);

/** In a class that replays a season and has just opened its third week. */
const byReplayer = (...changes: CalendarChange[]): Row =>
  byAda(own, async ({ who, store }) => {
    const replay = replayCalendarStartedAtWeek(TEST_SEASON, 3, TEST_NOW);
    const weekOpenings = {
      ...replay.weekOpenings,
      2: timestampFromDate(new Date('2023-10-10T10:00:00Z')),
    };
    await store.merge(leagues, CLASSES.own, { calendar: { ...replay, weekOpenings } });
    await markWeeksImported(store, TEST_SEASON, 4);
    for (const change of changes)
      await changeLeagueCalendar(who.ada, { leagueId: CLASSES.own, change });
  });

async function readAll(parts: Promise<AsyncIterable<string>>): Promise<void> {
  for await (const _ of await parts);
}

const WAITING_TEACHER = {
  email: 'teach@school.org',
  password: 'seven green kites',
  displayName: 'Mr Noether',
  school: 'Oak School',
  classCount: 1,
  agreed: true,
};

const ROWS: Readonly<Record<AuditAction, Row>> = {
  'league.create': {
    by: 'root',
    target: (school) => school.id('root'),
    outcome: 'done',
    does: (school) => openLeague(school.who.root, { name: 'Room 20', password: 'brave otter' }),
  },
  'league.rename': byAda(own, ({ who }) =>
    renameLeague(who.ada, { leagueId: CLASSES.own, name: 'Another name' }),
  ),
  'league.copy-settings': byAda(own, ({ who }) =>
    copySettings(who.ada, { from: CLASSES.beside, leagueIds: [CLASSES.own], parts: ['cards'] }),
  ),
  'league.tryout': byAda(own, ({ who }) => startTryout(who.ada, { leagueId: CLASSES.own })),
  'league.end-tryout': byAda(own, async ({ who }) => {
    await startTryout(who.ada, { leagueId: CLASSES.own });
    await restartTryout(who.ada, { leagueId: CLASSES.own });
  }),
  'league.cards': byAda(own, ({ who }) =>
    changeScoreCardSettings(who.ada, {
      leagueId: CLASSES.own,
      cardLines: 'open',
      asksForGuess: true,
      hasDrive: true,
    }),
  ),
  'league.board-level': byAda(own, ({ who }) =>
    changeLeaderboardLevel(who.ada, { leagueId: CLASSES.own, boardLevel: 2 }),
  ),
  'league.start-level': byAda(own, ({ who }) =>
    changeStartLevel(who.ada, { leagueId: CLASSES.own, startLevel: 2 }),
  ),
  'league.groups': byAda(own, ({ who }) =>
    setWorkGroupsKept(who.ada, { leagueId: CLASSES.own, week: 6, keep: true }),
  ),
  'league.password': byAda(own, ({ who }) =>
    changeLeaguePassword(who.ada, { leagueId: CLASSES.own, password: 'quiet heron' }),
  ),
  'league.code': byAda(own, ({ who }) =>
    replaceJoinCode(who.ada, { leagueId: CLASSES.own, code: 100_000 }),
  ),
  'league.archive': byAda(own, ({ who }) =>
    setLeagueArchived(who.ada, { leagueId: CLASSES.own, archived: true }),
  ),
  'league.unarchive': byAda(
    () => CLASSES.archived,
    async ({ who, store }) => {
      await store.merge(leagues, CLASSES.beside, { archivedAt: timestampFromDate(TEST_NOW) });
      await setLeagueArchived(who.ada, { leagueId: CLASSES.archived, archived: false });
    },
  ),
  'league.delete': byAda(own, ({ who }) =>
    scheduleLeagueDeletion(who.ada, { leagueId: CLASSES.own }),
  ),
  'league.keep': byAda(own, async ({ who }) => {
    await scheduleLeagueDeletion(who.ada, { leagueId: CLASSES.own });
    await setLeagueArchived(who.ada, { leagueId: CLASSES.own, archived: true });
  }),
  'league.deleted': byOperator(CLASSES.beside, async (school) => {
    await scheduleLeagueDeletion(school.who.ada, { leagueId: CLASSES.beside });
    school.setNow(new Date('2023-11-18T12:00:00Z'));
    await eraseLeaguesPastGracePeriod(COMMAND_LINE_OPERATOR);
  }),
  'league.purge': byOperator(CLASSES.past, async (school) => {
    school.setNow(new Date('2023-12-01T12:00:00Z'));
    await purgeExpiredData(COMMAND_LINE_OPERATOR);
  }),
  'league.formulas': byAda(own, async (school) => {
    const set = { name: 'Fifths', lines: templateFormulaLines('like') };
    await changeFormulaSet(school.who.ada, { leagueId: CLASSES.own, fromWeek: 7, set });
  }),
  'league.school-class': byAda(own, ({ who }) =>
    setSchoolClassLink(who.ada, {
      leagueId: CLASSES.own,
      schoolClass: { id: 'c2', title: 'Math 6, Period 2', schoolId: 's1', termId: 't1' },
      students: [],
    }),
  ),
  'league.gradebook': byAda(own, ({ who }) =>
    changeGradeRules(who.ada, {
      leagueId: CLASSES.own,
      late: 'half',
      graph: true,
      outOf: 20,
      excusedWeeks: [],
    }),
  ),
  'league.export': byAda(own, ({ who }) => readAll(exportLeagueRecords(who.ada, CLASSES.own))),
  'league.eyes-up': byAda(own, ({ who }) =>
    setEyesUpMessage(who.ada, { leagueId: CLASSES.own, sentence: 'Look up.' }),
  ),
  'league.invite': byAda(own, ({ who }) =>
    inviteAdult(who.ada, { leagueIds: [CLASSES.own], email: 'bo@school.org', role: 'aide' }),
  ),
  'league.uninvite': byAda(own, ({ who }) =>
    takeBackAdultInvitation(who.ada, { leagueId: CLASSES.own, invitationId: INVITATION_ID }),
  ),
  'league.join': {
    by: 'bo',
    target: own,
    outcome: 'done',
    async does({ who }) {
      const to = { leagueIds: [CLASSES.own], email: 'bo@school.org', role: 'aide' } as const;
      const { link } = await inviteAdult(who.ada, to);
      await acceptClassInvitation(who.bo, {
        token: new URL(link ?? '').searchParams.get('token') ?? '',
      });
    },
  },
  'league.leave': {
    by: 'cy',
    target: own,
    outcome: 'done',
    does: ({ who }) => leaveClass(who.cy, { leagueId: CLASSES.own }),
  },
  'league.offer': byAda(own, ({ who }) =>
    offerClassOwnership(who.ada, { leagueId: CLASSES.own, accountId: null }),
  ),
  'league.decline': {
    by: 'cy',
    target: own,
    outcome: 'done',
    does: ({ who }) => declineClassOwnership(who.cy, { leagueId: CLASSES.own }),
  },
  'league.take-over': {
    by: 'cy',
    target: own,
    outcome: 'done',
    does: ({ who }) => takeOverClass(who.cy, { leagueId: CLASSES.own }),
  },
  'adult.change': byAda(
    (school) => school.id('abe'),
    (school) => {
      const part = { accountId: school.id('abe'), role: 'co-teacher' } as const;
      return changeAdult(school.who.ada, { leagueId: CLASSES.own, ...part });
    },
  ),
  'adult.remove': byAda(
    (school) => school.id('abe'),
    (school) => removeAdult(school.who.ada, { leagueId: CLASSES.own, accountId: school.id('abe') }),
  ),
  'league.read': denied('bo', own, ({ who }) => getLeagueHeader(who.bo, CLASSES.own)),
  'calendar.open-week': byReplayer({ kind: 'open-week', week: 4 }),
  'calendar.undo-week': byReplayer({ kind: 'undo-week', week: 3 }),
  'calendar.no-school': byReplayer({
    kind: 'add-days-off',
    first: '2023-11-23',
    last: '2023-11-24',
    name: 'Thanksgiving',
  }),
  'calendar.school': byReplayer(
    { kind: 'add-days-off', first: '2023-11-23', last: '2023-11-24', name: '' },
    { kind: 'remove-days-off', first: '2023-11-23', last: '2023-11-24' },
  ),
  'calendar.more-days': byReplayer({ kind: 'more-days', week: 3, days: 2 }),
  'calendar.pause': byReplayer({ kind: 'pause', sentence: 'Snow.' }),
  'calendar.go-on': byReplayer({ kind: 'pause', sentence: 'Snow.' }, { kind: 'go-on' }),
  'calendar.plan': byReplayer({ kind: 'plan', ...TWICE_A_WEEK_PLAN }),
  'calendar.season': byAda(own, async (school) => {
    await markWeeksImported(school.store, TEST_SEASON, 3);
    const wanted = { kind: 'replay', statisticsSeason: TEST_SEASON, week: 3 } as const;
    return switchLeagueSeason(school.who.ada, { leagueId: CLASSES.own, wanted });
  }),
  'calendar.address': byAda(own, ({ who }) =>
    renewCalendarFeedAddress(who.ada, { leagueId: CLASSES.own, from: null }),
  ),
  'student.read': denied(
    'ada',
    (school) => school.id('sam'),
    (school) => getStudentName(school.who.ada, CLASSES.own, school.id('sam')),
  ),
  'student.look': byAda(kim, (school) => recordStudentVisit(school.who.ada, place(school))),
  'student.export': byAda(kim, (school) =>
    readAll(exportStudentRecords(school.who.ada, CLASSES.own, kim(school))),
  ),
  'account.create': byAda(own, ({ who }) =>
    addStudents(who.ada, {
      leagueId: CLASSES.own,
      operationId,
      students: [{ firstName: 'Zoe', lastInitial: 'Q' }],
    }),
  ),
  'password.reset': byAda(
    (school) => school.id('lee'),
    (school) =>
      replaceLoginCards(school.who.ada, {
        leagueId: CLASSES.own,
        operationId,
        studentIds: [school.id('lee')],
      }),
  ),
  'cards.reprint': byAda(
    (school) => school.id('lee'),
    async (school) => {
      await replaceLoginCards(school.who.ada, {
        leagueId: CLASSES.own,
        operationId,
        studentIds: [school.id('lee')],
      });
      await reprintLoginCards(school.who.ada, { leagueId: CLASSES.own, studentIds: null });
    },
  ),
  'student.move': byAda(kim, (school) =>
    moveStudent(school.who.ada, { ...place(school), toLeagueId: CLASSES.beside }),
  ),
  'student.remove': byAda(kim, (school) =>
    removeStudent(school.who.ada, { ...place(school), operationId }),
  ),
  'student.bring-back': byAda(kim, async (school) => {
    await removeStudent(school.who.ada, { ...place(school), operationId });
    await bringBackStudent(school.who.ada, place(school));
  }),
  'student.rename': byAda(kim, (school) =>
    renameStudent(school.who.ada, { ...place(school), firstName: 'Kimberly', lastInitial: 'L' }),
  ),
  'student.class-formulas': byAda(kim, async (school) => {
    const set = { name: 'Fifths', lines: templateFormulaLines('like') };
    await changeFormulaSet(school.who.ada, { leagueId: CLASSES.own, fromWeek: 7, set });
    // As if nothing had been answered this week.
    for (const { id } of await school.store.query(studentWeeklyProgress, {}))
      await school.store.delete(studentWeeklyProgress, id);
    await setFormulasOfStudents(school.who.ada, {
      leagueId: CLASSES.own,
      studentIds: [kim(school)],
      formulas: 'class',
      thisWeek: true,
    });
  }),
  'student.excuse': byAda(kim, (school) =>
    setExcusedWeeksOfStudent(school.who.ada, { ...place(school), all: false, weeks: [1] }),
  ),
  'student.ask-lines': byAda(kim, (school) =>
    askForStepLines(school.who.ada, { ...place(school), week: 6, step: 'QB' }),
  ),
  'student.take-out': byAda(kim, (school) => takeOut(school, true)),
  'student.put-back': byAda(kim, async (school) => {
    await takeOut(school, true);
    return takeOut(school, false);
  }),
  'student.paper': byAda(kim, (school) => countFromPaper(school, true)),
  'student.no-paper': byAda(kim, async (school) => {
    await countFromPaper(school, true);
    return countFromPaper(school, false);
  }),
  'student.comment': byAda(kim, (school) =>
    setStepComment(school.who.ada, { ...place(school), week: 6, step: 'QB', text: 'Well done.' }),
  ),
  'student.supports': byAda(kim, (school) =>
    setStudentSupports(school.who.ada, {
      ...place(school),
      extraDays: 2,
      steps: 4,
      earlyHints: true,
      openLines: false,
      boardsHidden: true,
      readAloud: true,
      spanish: false,
      roomierText: false,
      lastDay: null,
    }),
  ),
  'student.group': byAda(kim, (school) =>
    addStudentToWorkGroup(school.who.ada, { ...place(school), week: 6 }),
  ),
  'student.reference': byAda(kim, (school) =>
    changeOwnReference(school.who.ada, { ...place(school), ownReference: '10019' }),
  ),
  'student.school-account': byAda(kim, (school) => answer(school, true)),
  'student.no-school-account': byAda(kim, (school) => answer(school, false)),
  'team-name.approve': byAda(kim, (school) =>
    approveTeamName(school.who.ada, { ...place(school), name: WAITING_TEAM_NAME }),
  ),
  'team-name.refuse': byAda(kim, (school) =>
    refuseTeamName(school.who.ada, { ...place(school), name: WAITING_TEAM_NAME }),
  ),
  'team-name.change': byAda(kim, (school) =>
    changeTeamName(school.who.ada, { ...place(school), name: 'Brave Yaks', overrule: false }),
  ),
  'team-name.overrule': byAda(kim, (school) =>
    changeTeamName(school.who.ada, { ...place(school), name: 'Brave Yaks', overrule: true }),
  ),
  'student.formula-level-1': byAda(kim, async (school) => {
    await school.store.merge(studentProfiles, `${TEST_SEASON}_${kim(school)}`, { formulaType: 2 });
    await setFormulaLevelOfStudent(school.who.ada, { ...place(school), formulaLevel: 1 });
  }),
  'student.formula-level-2': byAda(kim, (school) =>
    setFormulaLevelOfStudent(school.who.ada, { ...place(school), formulaLevel: 2 }),
  ),
  'student.catch-up': byAda(kim, (school) =>
    setCatchUpWeeks(school.who.ada, { ...place(school), weeks: [1] }),
  ),
  'student.more-tries': byAda(kim, (school) =>
    giveMoreTries(school.who.ada, { ...place(school), work: WORK_WITHOUT_TRIES_LEFT }),
  ),
  'student.delete': byAda(kim, (school) =>
    deleteStudent(school.who.ada, { ...place(school), name: 'kim L.' }),
  ),
  'sticker.award': byAda(kim, (school) =>
    awardSticker(school.who.ada, { ...place(school), kind: 'kept-trying', words: '', operationId }),
  ),
  'sticker.remove': byAda(kim, (school) =>
    removeSticker(school.who.ada, { ...place(school), stickerId: school.stickers.kim }),
  ),
  'graph.read': {
    by: 'lee',
    target: (school) => school.graphs.kim,
    outcome: 'denied',
    does: async (school) =>
      expect(
        await findPictureForViewer(school.who.lee, school.graphs.kim, { small: false }),
      ).toBeNull(),
  },
  'graph.review': denied(
    'bo',
    (school) => school.graphs.kim,
    (school) =>
      saveGraphReview(school.who.bo, {
        graphId: school.graphs.kim,
        basedOn: null,
        outcome: 'waiting',
      }),
  ),
  'graph.approved': review('approved'),
  'graph.seen': review('seen'),
  'graph.returned': review('returned'),
  'graph.waiting': byAda(
    (school) => school.graphs.kim,
    async (school) => {
      const { ada } = school.who;
      const { at } = await saveGraphReview(ada, {
        graphId: school.graphs.kim,
        basedOn: null,
        ...SAID.returned,
      });
      await saveGraphReview(ada, { graphId: school.graphs.kim, basedOn: at, outcome: 'waiting' });
    },
  ),
  'graph.question': byAda(
    (school) => school.graphs.lee,
    ({ who, graphs }) =>
      setClassGraphQuestion(who.ada, {
        leagueId: CLASSES.own,
        graphId: graphs.lee,
        question: 'Why?',
      }),
  ),
  'graph.replace': denied(
    'lee',
    (school) => school.graphs.kim,
    async (school) =>
      uploadGraph(school.who.lee, {
        ...graphUploadInput(),
        replacesId: school.graphs.kim,
        file: await pngPicture({ width: 20, height: 20 }),
      }),
  ),
  'graph.remove': denied(
    'lee',
    (school) => school.graphs.kim,
    (school) => removeGraph(school.who.lee, { graphId: school.graphs.kim, operationId }),
  ),
  'teacher-picture.read': {
    by: 'kim',
    target: (school) => school.id('bo'),
    outcome: 'denied',
    does: async (school) =>
      expect(await findTeacherPicture(school.who.kim, school.id('bo'))).toBeNull(),
  },
  'allowance.set': {
    by: 'root',
    // Bo has no password in this school, and an address never is in the log.
    target: () => 'no-account',
    outcome: 'done',
    does: (school) =>
      setLeagueAllowance(school.who.root, { email: 'bo@school.org', leagueAllowance: 3 }),
  },
  'allowance.delete': {
    by: 'root',
    target: () => 'no-account',
    outcome: 'done',
    does: async (school) => {
      await setLeagueAllowance(school.who.root, { email: 'bo@school.org', leagueAllowance: 3 });
      await resetLeagueAllowance(school.who.root, { email: 'bo@school.org' });
    },
  },
  'allowance.ask': byAda(
    (school) => school.id('ada'),
    ({ who }) => requestMoreLeagues(who.ada, { wanted: 5, note: '' }),
  ),
  'allowance.refuse': {
    by: 'root',
    target: () => expect.any(String) as unknown as string,
    outcome: 'done',
    does: async (school) => {
      const teacherId = await askingTeacher(school.store);
      const askedAt = TEST_NOW.toISOString();
      await answerMoreLeaguesRequest(school.who.root, {
        teacherId,
        askedAt,
        allow: false,
        sentence: '',
      });
    },
  },
  'allowance.requests': asAdmin(({ who }) => getLeagueAllowanceRequests(who.ada)),
  'allowance.read': asAdmin(({ who }) => listTeacherAllowances(who.ada, {} as never)),
  'audit.read': asAdmin(({ who }) => getAuditPage(who.ada, {} as never)),
  'admin.page': asAdmin(({ who }) => requireAdmin(who.ada, 'admin.page')),
  'admin-grant': byOperator('admins', async () => {
    await provenTeacher('new-admin@school.org');
    await grantAdmin(COMMAND_LINE_OPERATOR, 'new-admin@school.org');
  }),
  'address.confirm': {
    by: 'operator',
    target: () => expect.any(String) as unknown as string,
    outcome: 'done',
    does: () => provenTeacher('proven@school.org'),
  },
  'teacher.invite': byRoot(({ who }) => inviteTeacher(who.root, { email: 'teach@school.org' })),
  'teacher.uninvite': byRoot(async ({ who, store }) => {
    await inviteTeacher(who.root, { email: 'teach@school.org' });
    const [{ id } = { id: '' }] = await store.query(teacherAndClassInvitations, {});
    await takeBackTeacherInvitation(who.root, { id });
  }),
  'teacher.refuse': byRoot(async ({ who, services }) => {
    await signUpTeacherAndPrepareEmail(WAITING_TEACHER, 'here');
    const account = await services.identity.findAccountByEmail(WAITING_TEACHER.email);
    await decideTeacherSignUp(who.root, { accountId: account?.accountId ?? '', letIn: false });
  }),
  'teacher.join': {
    by: null,
    target: () => expect.any(String) as unknown as string,
    outcome: 'done',
    does: async ({ who }) => {
      const { link } = await inviteTeacher(who.root, { email: 'teach@school.org' });
      const token = new URL(link ?? '').searchParams.get('token') ?? '';
      await signUpInvitedTeacher(null, {
        token,
        password: SCHOOL_PASSWORD,
        displayName: 'Mr Noether',
        school: 'Oak School',
        agreed: true,
      });
    },
  },
  'teacher.invitations': asAdmin(({ who }) => getTeacherInvitations(who.ada)),
  'teacher.purge': {
    by: 'operator',
    target: (school) => school.id('bo'),
    outcome: 'done',
    does: async (school) => {
      // Everyone but Bo is still signed in.
      for (const { id, accountId } of await school.store.query(sessions, {})) {
        if (accountId !== school.id('bo'))
          await school.store.merge(sessions, id, { expiresAt: { seconds: 4e9, nanoseconds: 0 } });
      }
      school.setNow(new Date('2024-09-01T12:00:00Z'));
      await purgeExpiredData(COMMAND_LINE_OPERATOR);
    },
  },
  'admin-revoke': byOperator('admins', () => revokeAdmin(COMMAND_LINE_OPERATOR, 'root@school.org')),
  'set-season': byOperator('2024_0', () => setSeason(COMMAND_LINE_OPERATOR, 2024)),
  'week.cancel-game': {
    by: 'root',
    target: () => `${TEST_SEASON}_7`,
    outcome: 'done',
    does: (school) => cancelGame(school, true),
  },
  'week.restore-game': {
    by: 'root',
    target: () => `${TEST_SEASON}_7`,
    outcome: 'done',
    does: async (school) => {
      await cancelGame(school, true);
      await cancelGame(school, false);
    },
  },
  'open-week': byOperator(`${TEST_SEASON}_7`, () => openLiveSeasonWeek(COMMAND_LINE_OPERATOR)),
  'pause-season': byOperator(`${TEST_SEASON}`, () => setSeasonActive(COMMAND_LINE_OPERATOR, false)),
  'resume-season': byOperator(`${TEST_SEASON}`, async () => {
    await setSeasonActive(COMMAND_LINE_OPERATOR, false);
    await setSeasonActive(COMMAND_LINE_OPERATOR, true);
  }),
  'correct-week': byOperator(`${TEST_SEASON}_6`, async (school) => {
    const correction: WeekStatCorrections = {
      id: 'correction',
      season: TEST_SEASON,
      week: 6,
      contentHash: 'new',
      correctedAt: timestampFromDate(TEST_NOW),
      state: 'pending',
      games: [
        {
          kind: 'player',
          gameOf: 31_687,
          changes: [{ field: 'RushingYards', before: 112, after: 115 }],
        },
      ],
    };
    await school.store.create(statCorrections, correction);
    const imported = {
      season: TEST_SEASON,
      part: 'week-6',
      contentHash: 'new',
      rows: 1,
      importedAt: timestampFromDate(TEST_NOW),
    };
    await school.store.create(seasonImports, { id: `${TEST_SEASON}_week-6`, ...imported });
    await applyStatCorrections(COMMAND_LINE_OPERATOR);
  }),
  'season-clock.read': asAdmin(({ who }) => findSeasonClockFailure(who.ada)),
};

let school: School;
beforeEach(async () => {
  school = await openSchool();
});
afterEach(() => school.dispose());

it.each(Object.keys(ROWS) as AuditAction[])(
  '%s leaves its record: who, what and how it ended',
  async (action) => {
    const { by, target, outcome, does } = ROWS[action];
    const records = async () =>
      (await school.store.query(auditLog, {})).filter((record) => record.action === action);
    const before = new Set((await records()).map(({ id }) => id));
    await does(school);
    const fresh = (await records()).filter(({ id }) => !before.has(id));
    // Who was deleted is named by no id either: a random one takes its place.
    const isNamedLater = ['league.create', 'account.create', 'student.delete'].includes(action);
    const named = isNamedLater ? expect.any(String) : target(school);
    expect(fresh).toEqual([
      expect.objectContaining({
        action,
        outcome,
        target: named,
        actorId: by === null ? expect.any(String) : by === 'operator' ? 'operator' : school.id(by),
      }),
    ]);
    if (action === 'student.delete') expect(fresh[0]?.target).not.toBe(target(school));
    expect(JSON.stringify(fresh)).not.toMatch(/school\.org|kim|Otters|otter|Class room/i);
    const told = { action, target: 'Kim', place: null, outcome, students: null, detail: null };
    expect(auditSentenceAfterNameText(told)).toMatch(
      outcome === 'done' ? /^[a-z][^{}]+\.$/ : /^tried to [^{}]+\.$/,
    );
  },
);
