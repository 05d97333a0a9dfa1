import { rememberDevice } from '@/lib/auth/device-cookie';
import { clearJoinTicket, readJoinTicket, writeJoinTicket } from '@/lib/auth/join-ticket';
import type { SignedInViewer, Viewer } from '@/lib/data/access/viewer';
import * as accountCommands from '@/lib/data/account/commands';
import * as acceptingCommands from '@/lib/data/account/invitation-commands';
import * as cardCommands from '@/lib/data/class-roster/card-commands';
import * as rosterCommands from '@/lib/data/class-roster/commands';
import * as draftCommands from '@/lib/data/draft/commands';
import * as formulaCommands from '@/lib/data/formula-set/commands';
import * as graphCommands from '@/lib/data/graph/commands';
import * as leagueCommands from '@/lib/data/league/commands';
import * as lineupCommands from '@/lib/data/lineup/commands';
import * as privacyCommands from '@/lib/data/privacy/commands';
import * as profileCommands from '@/lib/data/profile/commands';
import * as sessionCommands from '@/lib/data/session/commands';
import * as studentCommands from '@/lib/data/student/commands';
import * as teamCommands from '@/lib/data/team/commands';
import * as weekCommands from '@/lib/data/week/commands';
import * as allowanceCommands from '../data/admin/commands';
import * as invitationCommands from '../data/admin/commands';
import * as settingsCommands from '../data/league/commands';
import * as teacherCommands from '../data/profile/commands';
import * as stickerCommands from '../data/student/commands';
import * as account from './account';
import * as allowance from './admin';
import * as invitation from './admin';
import * as roster from './class-roster';
import * as graph from './graph';
import * as league from './league';
import * as profile from './profile';
import * as teacher from './profile';
import type { ActionResult } from './result';
import * as signOut from './sign-out';
import * as record from './student-record';
import * as draft from './team';
import * as lineup from './team';
import * as team from './team';
import * as week from './week';

let viewer: Viewer = null;
jest.mock('@/lib/auth/viewer', () => ({
  getViewer: async () => viewer,
  getViewerWithCookieRole: async () => viewer,
  getViewerForLongRequest: async () => viewer,
}));
const steps: string[] = [];
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ origin: 'http://localhost:3000' }),
  cookies: async () => ({
    get: (name: string) => ({ value: `sealed ${name}` }),
    delete: (options: object) => steps.push(`delete ${JSON.stringify(options)}`),
  }),
}));
const later: unknown[] = [];
jest.mock('next/server', () => ({ after: (work: unknown) => later.push(work) }));
jest.mock('@/lib/auth/device-cookie', () => ({
  rateLimitClient: async () => 'room 12',
  rememberDevice: jest.fn(),
}));
jest.mock('@/lib/auth/join-ticket', () => ({
  readJoinTicket: jest.fn(),
  clearJoinTicket: jest.fn(),
  writeJoinTicket: jest.fn(),
}));
let claim: { sessionId: string } | null = { sessionId: 's1' };
jest.mock('@/lib/auth/session-cookie', () => ({
  ...jest.requireActual('@/lib/auth/session-cookie'),
  readSessionClaim: async (value: string) =>
    value === 'sealed next-auth.session-token' ? claim : null,
}));
const reported: unknown[][] = [];
jest.mock('@/lib/platform/report', () => ({
  ...jest.requireActual('@/lib/platform/report'),
  reportUnexpected(...parts: unknown[]) {
    reported.push(parts);
    return 'a1b2c3d4';
  },
}));
// Commands have their own tests; this one checks that each is called, by whom and with what.
jest.mock('@/lib/data/account/commands');
jest.mock('@/lib/data/account/invitation-commands');
jest.mock('../data/admin/commands');
jest.mock('@/lib/data/class-roster/card-commands');
jest.mock('@/lib/data/class-roster/commands');
jest.mock('@/lib/data/draft/commands');
jest.mock('@/lib/data/formula-set/commands');
jest.mock('@/lib/data/graph/commands');
jest.mock('../data/admin/commands');
jest.mock('@/lib/data/league/commands');
jest.mock('../data/league/commands');
jest.mock('@/lib/data/lineup/commands');
jest.mock('@/lib/data/privacy/commands');
jest.mock('@/lib/data/profile/commands');
jest.mock('@/lib/data/session/commands');
jest.mock('../data/student/commands');
jest.mock('@/lib/data/student/commands');
jest.mock('../data/profile/commands');
jest.mock('@/lib/data/team/commands');
jest.mock('@/lib/data/week/commands');

type Call = (input: never) => Promise<ActionResult<unknown>>;
type Command = (...parts: never[]) => unknown;

const person = (
  role: SignedInViewer['role'],
  more: Partial<SignedInViewer> = {},
): SignedInViewer => ({
  accountId: 'kim',
  sessionId: 'kims-session',
  email: 'kim@school.org',
  role,
  season: 2023,
  ...more,
});
const VISITORS: Record<string, Viewer> = {
  visitor: null,
  'no profile': person(null),
  student: person('student'),
  teacher: person('teacher'),
  'old password': person('teacher', { mustChangePassword: true }),
  unproven: person(null, { addressProof: 'due' }),
};
const EVERYBODY = Object.keys(VISITORS);
const SESSION = ['no profile', 'student', 'teacher', 'old password', 'unproven'];
const PROVEN = ['no profile', 'student', 'teacher', 'old password'];
const SIGNED_IN = ['no profile', 'student', 'teacher'];
const STUDENT = ['student'];
const TEACHER = ['teacher'];

const email = 'ada@school.org';
const password = 'seven green kites';
const token = 'a'.repeat(10);
const newTeacher = {
  password,
  displayName: 'Ms Lovelace',
  school: 'Hill School',
  classCount: 1,
  agreed: true,
};
const operationId = '0123456789abcdef';
const place = { leagueId: 'room-12', studentId: 'kim' };
const leagueId = 'room-12';
const proof = 'a proof';
const CLIENT = ['room 12', { proof: undefined }];
const PROVING = ['room 12', { proof }];
const look = {
  name: 'Cosmic Otters',
  mascot: 'eagle',
  theme: 'Teal',
  helmetColor: '006442',
  facemaskColor: 'FFFFFF',
};
const assessment = {
  skipped: false,
  gameExcitement: 1,
  mathConfidence: 2,
  fractionConfidence: 3,
  formulaLevel: 1,
};
const rubric = { accuracy: 3, labels: 2, scale: 1, keyAndClaim: 0 };
const guess = { code: '123 456', password: ' brave otter ' };
const guessed = { code: 123456, password: 'brave otter' };

type Row = [
  name: string,
  action: Call,
  who: string[],
  sent: unknown,
  command: Command,
  /** The arguments after the viewer, if the command gets one. */
  given: unknown[],
  /** True if the command gets the viewer. */
  viewerFirst: boolean,
  /** The action's answer, if it isn't the command's. */
  answer?: unknown,
];
const DONE = { done: true };
const ROWS: Row[] = [
  [
    'signUpStudent',
    account.signUpStudentAction,
    EVERYBODY,
    { email, password },
    accountCommands.signUpStudent,
    [{ email, password }, ...CLIENT],
    false,
    DONE,
  ],
  [
    'signUpStudent with a proof',
    account.signUpStudentAction,
    EVERYBODY,
    { email, password, proof },
    accountCommands.signUpStudent,
    [{ email, password, proof }, ...PROVING],
    false,
    DONE,
  ],
  [
    'signUpTeacher',
    account.signUpTeacherAction,
    EVERYBODY,
    { email, ...newTeacher, proof },
    accountCommands.signUpTeacher,
    [{ email, ...newTeacher, proof }, ...PROVING],
    false,
    DONE,
  ],
  [
    'acceptInvitation',
    account.acceptInvitationAction,
    EVERYBODY,
    { token, ...newTeacher },
    acceptingCommands.acceptInvitation,
    [{ token, ...newTeacher }],
    true,
  ],
  [
    'confirmAddress',
    account.confirmAddressAction,
    SESSION,
    { token },
    accountCommands.confirmAddress,
    [token],
    true,
    DONE,
  ],
  [
    'sendLetterAgain',
    account.sendLetterAgainAction,
    SESSION,
    undefined,
    accountCommands.sendLetterAgain,
    [],
    true,
    DONE,
  ],
  [
    'requestPasswordReset',
    account.requestPasswordResetAction,
    EVERYBODY,
    { email, proof },
    accountCommands.requestPasswordReset,
    [email, ...PROVING],
    false,
    DONE,
  ],
  [
    'resetPassword',
    account.resetPasswordAction,
    EVERYBODY,
    { token, password },
    accountCommands.resetPassword,
    [token, password],
    false,
    DONE,
  ],
  [
    'changePassword',
    account.changePasswordAction,
    PROVEN,
    { current: '', password },
    accountCommands.changePassword,
    [{ current: '', password }],
    true,
    DONE,
  ],
  [
    'setAllowance',
    allowance.setAllowanceAction,
    TEACHER,
    { email, leagueAllowance: 3 },
    allowanceCommands.setAllowance,
    [{ email, leagueAllowance: 3 }],
    true,
  ],
  [
    'deleteAllowance',
    allowance.deleteAllowanceAction,
    TEACHER,
    { email },
    allowanceCommands.deleteAllowance,
    [{ email }],
    true,
  ],
  [
    'addStudents',
    roster.addStudentsAction,
    TEACHER,
    { leagueId, operationId, students: [{ firstName: 'Kim', lastInitial: 'L' }] },
    cardCommands.addStudents,
    [{ leagueId, operationId, students: [{ firstName: 'Kim', lastInitial: 'L' }] }],
    true,
  ],
  [
    'makeNewCards',
    roster.makeNewCardsAction,
    TEACHER,
    { leagueId, operationId, studentIds: ['kim'] },
    cardCommands.makeNewCards,
    [{ leagueId, operationId, studentIds: ['kim'] }],
    true,
  ],
  [
    'moveStudent',
    roster.moveStudentAction,
    TEACHER,
    { ...place, toLeagueId: 'room-13' },
    rosterCommands.moveStudent,
    [{ ...place, toLeagueId: 'room-13' }],
    true,
    DONE,
  ],
  [
    'removeStudent',
    roster.removeStudentAction,
    TEACHER,
    { ...place, operationId },
    rosterCommands.removeStudent,
    [{ ...place, operationId }],
    true,
    DONE,
  ],
  [
    'approveTeamName',
    roster.approveTeamNameAction,
    TEACHER,
    { ...place, name: 'Otters' },
    rosterCommands.approveTeamName,
    [{ ...place, name: 'Otters' }],
    true,
    DONE,
  ],
  [
    'approveTeamNames',
    roster.approveTeamNamesAction,
    TEACHER,
    { leagueId, names: [{ studentId: 'kim', name: 'Otters' }] },
    rosterCommands.approveTeamNames,
    [{ leagueId, names: [{ studentId: 'kim', name: 'Otters' }] }],
    true,
  ],
  [
    'refuseTeamName',
    roster.refuseTeamNameAction,
    TEACHER,
    { ...place, name: 'Otters' },
    rosterCommands.refuseTeamName,
    [{ ...place, name: 'Otters' }],
    true,
    DONE,
  ],
  [
    'changeTeamName',
    roster.changeTeamNameAction,
    TEACHER,
    { ...place, name: 'Otters', overrule: true },
    rosterCommands.changeTeamName,
    [{ ...place, name: 'Otters', overrule: true }],
    true,
  ],
  [
    'draftPick',
    draft.draftPickAction,
    STUDENT,
    { position: 'QB', id: 34857 },
    draftCommands.draftPick,
    [{ position: 'QB', id: 34857 }],
    true,
  ],
  [
    'draftRelease',
    draft.draftReleaseAction,
    STUDENT,
    { position: 'TE', id: 30506 },
    draftCommands.draftRelease,
    [{ position: 'TE', id: 30506 }],
    true,
  ],
  ['fillRoster', draft.fillRosterAction, STUDENT, undefined, draftCommands.fillRoster, [], true],
  [
    'removeGraph',
    graph.removeGraphAction,
    STUDENT,
    { graphId: 'g1', operationId },
    graphCommands.removeGraph,
    [{ graphId: 'g1', operationId }],
    true,
  ],
  [
    'reviewGraph',
    graph.reviewGraphAction,
    TEACHER,
    { graphId: 'g1', basedOn: null, outcome: 'approved', rubric, comment: ' Well  done ' },
    graphCommands.reviewGraph,
    [{ graphId: 'g1', basedOn: null, outcome: 'approved', rubric, comment: 'Well done' }],
    true,
  ],
  [
    'inviteTeacher',
    invitation.inviteTeacherAction,
    TEACHER,
    { email },
    invitationCommands.inviteTeacher,
    [{ email }],
    true,
  ],
  [
    'takeBackInvitation',
    invitation.takeBackInvitationAction,
    TEACHER,
    { id: 'a0'.repeat(32) },
    invitationCommands.takeBackInvitation,
    [{ id: 'a0'.repeat(32) }],
    true,
  ],
  [
    'createLeague',
    league.createLeagueAction,
    TEACHER,
    { name: ' Room 12 ', password: ' brave otter ' },
    leagueCommands.createLeague,
    [{ name: 'Room 12', password: 'brave otter' }],
    true,
  ],
  [
    'renameLeague',
    league.renameLeagueAction,
    TEACHER,
    { leagueId, name: ' Room 13 ' },
    settingsCommands.renameLeague,
    [{ leagueId, name: 'Room 13' }],
    true,
  ],
  [
    'changeCards',
    league.changeCardsAction,
    TEACHER,
    { leagueId, cardLines: 'open', asksForGuess: false },
    settingsCommands.changeCards,
    [{ leagueId, cardLines: 'open', asksForGuess: false }],
    true,
  ],
  [
    'changeFormulaSet',
    league.changeFormulaSetAction,
    TEACHER,
    { leagueId, fromWeek: 7, set: null },
    formulaCommands.changeFormulaSet,
    [{ leagueId, fromWeek: 7, set: null }],
    true,
  ],
  [
    'changeLeaguePassword',
    league.changeLeaguePasswordAction,
    TEACHER,
    { leagueId, password: 'calm whale' },
    settingsCommands.changeLeaguePassword,
    [{ leagueId, password: 'calm whale' }],
    true,
  ],
  [
    'replaceJoinCode',
    league.replaceJoinCodeAction,
    TEACHER,
    { leagueId, code: 999_999 },
    settingsCommands.replaceJoinCode,
    [{ leagueId, code: 999_999 }],
    true,
  ],
  [
    'archiveLeague',
    league.archiveLeagueAction,
    TEACHER,
    { leagueId, archived: false },
    settingsCommands.archiveLeague,
    [{ leagueId, archived: false }],
    true,
  ],
  [
    'deleteLeague',
    league.deleteLeagueAction,
    TEACHER,
    { leagueId, name: 'Room 12' },
    privacyCommands.deleteLeague,
    [{ leagueId, name: 'Room 12' }],
    true,
  ],
  [
    'deleteLeague once more',
    league.deleteLeagueAction,
    TEACHER,
    { leagueId },
    privacyCommands.deleteLeague,
    [{ leagueId }],
    true,
  ],
  [
    'deleteStudent',
    league.deleteStudentAction,
    TEACHER,
    { ...place, name: 'Kim L.' },
    privacyCommands.deleteStudent,
    [{ ...place, name: 'Kim L.' }],
    true,
  ],
  [
    'checkJoinCode',
    league.checkJoinCodeAction,
    EVERYBODY,
    { ...guess, proof },
    leagueCommands.checkJoin,
    [{ ...guessed, proof }, ...PROVING],
    false,
    { leagueName: 'Room 12' },
  ],
  [
    'joinLeague',
    league.joinLeagueAction,
    STUDENT,
    guess,
    leagueCommands.joinLeague,
    [guessed, ...CLIENT],
    true,
  ],
  [
    'setLineupSlot',
    lineup.setLineupSlotAction,
    STUDENT,
    { week: 6, slot: 'RB2', playerId: 36567 },
    lineupCommands.setLineupSlot,
    [{ week: 6, slot: 'RB2', playerId: 36567 }],
    true,
  ],
  [
    'confirmLineup',
    lineup.confirmLineupAction,
    STUDENT,
    { week: 6 },
    lineupCommands.confirmLineup,
    [{ week: 6 }],
    true,
  ],
  [
    'createStudentProfile',
    profile.createStudentProfileAction,
    SIGNED_IN,
    { firstName: ' Kim ', lastInitial: 'l' },
    profileCommands.createStudentProfile,
    [{ firstName: 'Kim', lastInitial: 'L' }, 'the ticket'],
    true,
  ],
  [
    'saveOwnName',
    profile.saveOwnNameAction,
    STUDENT,
    { firstName: ' Kim ', lastInitial: 'l' },
    profileCommands.saveOwnName,
    [{ firstName: 'Kim', lastInitial: 'L' }],
    true,
  ],
  [
    'saveAssessment',
    profile.saveAssessmentAction,
    STUDENT,
    assessment,
    profileCommands.saveAssessment,
    [assessment],
    true,
  ],
  [
    'setFormulas',
    record.setFormulasAction,
    TEACHER,
    { leagueId: place.leagueId, studentIds: [place.studentId], formulas: 2, thisWeek: true },
    studentCommands.setFormulas,
    [{ leagueId: place.leagueId, studentIds: [place.studentId], formulas: 2, thisWeek: true }],
    true,
  ],
  [
    'giveMoreTries',
    record.giveMoreTriesAction,
    TEACHER,
    { ...place, work: { kind: 'card', week: 6, step: 'QB' } },
    studentCommands.giveMoreTries,
    [{ ...place, work: { kind: 'card', week: 6, step: 'QB' } }],
    true,
  ],
  [
    'setCatchUp',
    record.setCatchUpAction,
    TEACHER,
    { ...place, weeks: [1, 2] },
    studentCommands.setCatchUp,
    [{ ...place, weeks: [1, 2] }],
    true,
  ],
  [
    'awardSticker',
    record.awardStickerAction,
    TEACHER,
    { ...place, kind: null, words: 'Brave', operationId },
    stickerCommands.awardSticker,
    [{ ...place, kind: null, words: 'Brave', operationId }],
    true,
  ],
  [
    'removeSticker',
    record.removeStickerAction,
    TEACHER,
    { ...place, stickerId: 's1' },
    stickerCommands.removeSticker,
    [{ ...place, stickerId: 's1' }],
    true,
  ],
  [
    'saveTeacherName',
    teacher.saveTeacherNameAction,
    TEACHER,
    { displayName: 'Ms L' },
    teacherCommands.saveTeacherName,
    [{ displayName: 'Ms L' }],
    true,
  ],
  [
    'removeTeacherPicture',
    teacher.removeTeacherPictureAction,
    TEACHER,
    undefined,
    teacherCommands.removeTeacherPicture,
    [],
    true,
  ],
  ['createTeam', team.createTeamAction, STUDENT, look, teamCommands.createTeam, [look], true],
  ['changeTeam', team.changeTeamAction, STUDENT, look, teamCommands.changeTeam, [look], true],
  [
    'suggestTeamName',
    team.suggestTeamNameAction,
    STUDENT,
    undefined,
    teamCommands.suggestTeamName,
    [],
    true,
  ],
  [
    'completeTask',
    week.completeTaskAction,
    STUDENT,
    { week: 6, task: 5 },
    weekCommands.completeTask,
    [{ week: 6, task: 5 }],
    true,
  ],
];

const answerOf = (command: Command) =>
  command === leagueCommands.checkJoin ? { leagueName: 'Room 12', key: 'k' } : 'answered';

beforeEach(() => {
  viewer = null;
  claim = { sessionId: 's1' };
  for (const list of [later, steps, reported]) list.length = 0;
  jest.resetAllMocks();
  jest.mocked(readJoinTicket).mockResolvedValue('the ticket' as never);
  for (const [, , , , command] of ROWS)
    jest.mocked(command).mockResolvedValue(answerOf(command) as never);
});

it.each(ROWS)(
  '%s reaches its command as it was sent, from those who may call it, and from no one else',
  async (...row) => {
    const [, action, who, sent, command, given, viewerFirst, answer = answerOf(command)] = row;
    for (const [kind, visitor] of Object.entries(VISITORS)) {
      jest.mocked(command).mockClear();
      viewer = visitor;
      const result = await action(sent as never);
      if (who.includes(kind)) {
        expect([kind, result]).toEqual([kind, { ok: true, data: answer }]);
        expect(jest.mocked(command).mock.calls).toEqual([
          viewerFirst ? [visitor, ...given] : given,
        ]);
      } else {
        const refused = {
          ok: false,
          error: { code: visitor ? 'not-allowed' : 'not-signed-in', message: expect.any(String) },
        };
        expect([kind, result]).toEqual([kind, refused]);
        expect(command).not.toHaveBeenCalled();
      }
    }
  },
);

describe('what is done beside the command', () => {
  it('a letter is written after the answer', async () => {
    await account.signUpTeacherAction({ email, ...newTeacher });
    await account.requestPasswordResetAction({ email });
    expect(later).toEqual(['answered', 'answered']);
  });

  it('a device knows whoever has set a new password on it', async () => {
    await account.resetPasswordAction({ token, password });
    viewer = person('teacher');
    await account.changePasswordAction({ current: password, password: 'another green kite' });
    expect(jest.mocked(rememberDevice).mock.calls).toEqual([['answered'], ['answered']]);
  });

  it('a visitor who found a league carries the ticket for it, and is told the league’s name alone', async () => {
    await league.checkJoinCodeAction(guess);
    expect(jest.mocked(writeJoinTicket).mock.calls).toEqual([
      [{ leagueName: 'Room 12', key: 'k' }],
    ]);
  });

  it('a ticket is the one of whoever makes a profile, and is over only once the profile is there', async () => {
    viewer = person(null);
    jest.mocked(profileCommands.createStudentProfile).mockRejectedValueOnce(new Error('disk full'));
    await profile.createStudentProfileAction({ firstName: 'Kim', lastInitial: '' });
    expect(clearJoinTicket).not.toHaveBeenCalled();
    await profile.createStudentProfileAction({ firstName: 'Kim', lastInitial: '' });
    expect(clearJoinTicket).toHaveBeenCalledTimes(1);
    expect(jest.mocked(readJoinTicket).mock.calls).toEqual([[viewer], [viewer]]);
  });

  it('signing out takes the cookie, the ticket and the session, of a session that ended long ago the cookie and the ticket', async () => {
    const cookieGone =
      'delete {"name":"next-auth.session-token","httpOnly":true,"sameSite":"lax","path":"/","secure":false}';
    const keyGone =
      'delete {"name":"fraction-league.device-key","httpOnly":false,"sameSite":"strict","path":"/","secure":false}';
    const sealGone =
      'delete {"name":"fraction-league.seal","httpOnly":false,"sameSite":"strict","path":"/","secure":false}';
    const noteGone =
      'delete {"name":"fraction-league.signed-out","httpOnly":false,"sameSite":"strict","path":"/","secure":false}';
    const allGone = [cookieGone, keyGone, sealGone, noteGone];
    expect(await signOut.signOutAction()).toEqual({ ok: true, data: DONE });
    expect(steps).toEqual(allGone);
    expect(clearJoinTicket).toHaveBeenCalledTimes(1);
    expect(jest.mocked(sessionCommands.signOut).mock.calls).toEqual([['s1']]);
    claim = null;
    expect(await signOut.signOutAction()).toEqual({ ok: true, data: DONE });
    expect(steps).toEqual([...allGone, ...allGone]);
    expect(sessionCommands.signOut).toHaveBeenCalledTimes(1);
    expect(reported).toEqual([]);
  });

  it('a session that cannot be ended is reported, and the person is signed out', async () => {
    const failure = new Error('disk full');
    jest.mocked(sessionCommands.signOut).mockRejectedValueOnce(failure);
    expect(await signOut.signOutAction()).toEqual({ ok: true, data: DONE });
    expect(reported).toEqual([[failure, 'The session could not be ended in the store']]);
  });
});

it.each<[string, Call, unknown, Command, string]>([
  [
    'a league',
    league.createLeagueAction,
    { name: 'Room 12', password: 'brave otter' },
    leagueCommands.createLeague,
    'Error creating league',
  ],
  ['a team', team.createTeamAction, look, teamCommands.createTeam, 'Error creating student team'],
  [
    'a place of a lineup',
    lineup.setLineupSlotAction,
    { week: 6, slot: 'QB', playerId: 1 },
    lineupCommands.setLineupSlot,
    'Error creating lineup team',
  ],
  [
    'a lineup',
    lineup.confirmLineupAction,
    { week: 6 },
    lineupCommands.confirmLineup,
    'Error creating lineup team',
  ],
  [
    'a task',
    week.completeTaskAction,
    { week: 6, task: 1 },
    weekCommands.completeTask,
    'Error setting student weekly tasks',
  ],
  [
    'an allowance',
    allowance.setAllowanceAction,
    { email, leagueAllowance: 1 },
    allowanceCommands.setAllowance,
    'Error setting teacher league allowance data.',
  ],
  [
    'an allowance to be deleted',
    allowance.deleteAllowanceAction,
    { email },
    allowanceCommands.deleteAllowance,
    'Error deleting teacher league allowance data.',
  ],
])(
  'a failure with %s is logged with the message of the catalogue',
  async (_, action, sent, command, message) => {
    const failure = new Error('broken');
    for (const who of ['student', 'teacher'] as const) {
      viewer = person(who);
      (command as jest.Mock).mockRejectedValueOnce(failure);
      await action(sent as never);
    }
    expect(reported).toEqual([[failure, message]]);
  },
);

const of = (length: number, letter = 'x') => letter.repeat(length);
const mail = (length: number) => `${of(length - 11)}@school.org`;
const NO_ADDRESS = 'Please type an email address like name@school.org.';
const TOO_LONG = 'This email address is too long.';
const AT_MOST_60 = 'Please use at most 60 characters.';
const WHOLE = 'Please type a whole number.';
const TO_1000 = 'Please type a number from 0 to 1000.';
const SIX = 'A join code has six digits, like 123456.';
const AGREE = 'Please confirm that your school lets you use the app with your students.';

/** The other fields of the input, the accepted values, and the refused ones with their sentence. */
const LIMITS: [
  string,
  Call,
  object,
  string,
  taken: unknown[],
  refused: [value: unknown, message: string | null][],
][] = [
  [
    'a student’s address',
    account.signUpStudentAction,
    { password },
    'email',
    [email, mail(254)],
    [
      ['ada', NO_ADDRESS],
      ['', NO_ADDRESS],
      [mail(255), TOO_LONG],
    ],
  ],
  [
    'a student’s password',
    account.signUpStudentAction,
    { email },
    'password',
    [of(8), of(128)],
    [
      [of(7), 'Use at least 8 characters.'],
      [of(129), 'Use at most 128 characters.'],
    ],
  ],
  [
    'a proof',
    account.signUpStudentAction,
    { email, password },
    'proof',
    [undefined, '', of(2_000)],
    [
      [of(2_001), null],
      [7, null],
    ],
  ],
  [
    'a teacher’s address',
    account.signUpTeacherAction,
    newTeacher,
    'email',
    [mail(254)],
    [
      ['ada@', NO_ADDRESS],
      [mail(255), TOO_LONG],
    ],
  ],
  [
    'a teacher’s name',
    account.signUpTeacherAction,
    { ...newTeacher, email },
    'displayName',
    ['Al', of(60), ` ${of(60)} `],
    [
      ['A ', 'Please type the name your students call you.'],
      [of(61), AT_MOST_60],
    ],
  ],
  [
    'a school',
    account.signUpTeacherAction,
    { ...newTeacher, email },
    'school',
    ['PS', of(120)],
    [
      ['P ', 'Please name your school.'],
      [of(121), 'Please use at most 120 characters.'],
    ],
  ],
  [
    'how many classes a teacher has',
    account.signUpTeacherAction,
    { ...newTeacher, email },
    'classCount',
    [1, 30],
    [0, 31, 1.5, null].map((wrong) => [wrong, 'Please type a whole number from 1 to 30.']),
  ],
  [
    'the school’s word',
    account.signUpTeacherAction,
    { ...newTeacher, email },
    'agreed',
    [true],
    [[false, AGREE]],
  ],
  [
    'an invited teacher’s password',
    account.acceptInvitationAction,
    { ...newTeacher, token },
    'password',
    [of(8)],
    [[of(7), 'Use at least 8 characters.']],
  ],
  [
    'an invitation',
    account.acceptInvitationAction,
    newTeacher,
    'token',
    [of(10), of(200)],
    [
      [of(9), null],
      [of(201), null],
    ],
  ],
  [
    'the address of a reset',
    account.requestPasswordResetAction,
    {},
    'email',
    [mail(254)],
    [
      ['kim', `${NO_ADDRESS} No email? Ask your teacher for a new login card.`],
      [mail(255), TOO_LONG],
    ],
  ],
  [
    'the password that is changed',
    account.changePasswordAction,
    { password },
    'current',
    ['', of(128)],
    [[of(129), null]],
  ],
  [
    'an allowance’s address',
    allowance.setAllowanceAction,
    { leagueAllowance: 1 },
    'email',
    [mail(200)],
    [
      ['ada', NO_ADDRESS],
      [mail(201), TOO_LONG],
    ],
  ],
  [
    'an allowance',
    allowance.setAllowanceAction,
    { email },
    'leagueAllowance',
    [0, 1_000],
    [
      [-1, TO_1000],
      [1_001, TO_1000],
      [1.5, WHOLE],
      ['1', WHOLE],
    ],
  ],
  [
    'an invited address',
    invitation.inviteTeacherAction,
    {},
    'email',
    [mail(200)],
    [
      ['ada', NO_ADDRESS],
      [mail(201), TOO_LONG],
    ],
  ],
  [
    'an invitation to be taken back',
    invitation.takeBackInvitationAction,
    {},
    'id',
    [of(64, 'f')],
    [
      [of(63, 'f'), null],
      [of(65, 'f'), null],
      [of(64, 'g'), null],
    ],
  ],
  [
    'a league’s name',
    league.createLeagueAction,
    { password },
    'name',
    ['A1', of(60)],
    [
      [' A ', 'Please give the league a name.'],
      [of(61), AT_MOST_60],
    ],
  ],
  [
    'a league’s new password',
    league.createLeagueAction,
    { name: 'Room 12' },
    'password',
    [of(6), of(80)],
    [
      [`${of(5)} `, 'Please use at least 6 characters, like two words.'],
      [of(81), 'Please use at most 80 characters.'],
    ],
  ],
  [
    'a league',
    league.archiveLeagueAction,
    { archived: true },
    'leagueId',
    ['a', of(200)],
    [
      ['', null],
      [of(201), null],
    ],
  ],
  [
    'a code that replaces one',
    league.replaceJoinCodeAction,
    { leagueId },
    'code',
    [0, 999_999],
    [
      [-1, null],
      [1_000_000, null],
      [1.5, null],
    ],
  ],
  [
    'the name of a league to be deleted',
    league.deleteLeagueAction,
    { leagueId },
    'name',
    [undefined, '', of(200)],
    [[of(201), null]],
  ],
  [
    'a student to be deleted',
    league.deleteStudentAction,
    { leagueId, name: 'Kim' },
    'studentId',
    ['a', of(200)],
    [
      ['', null],
      [of(201), null],
    ],
  ],
  [
    'the name of a student to be deleted',
    league.deleteStudentAction,
    { ...place },
    'name',
    ['', of(200)],
    [
      [of(201), null],
      [undefined, null],
    ],
  ],
  [
    'a join code',
    league.checkJoinCodeAction,
    { password },
    'code',
    ['123456', ' 123 456 ', '000000'],
    [
      ['12345', SIX],
      ['1234567', SIX],
      ['12 3456', SIX],
      ['x123456', SIX],
      ['123  456', SIX],
      ['12345x', SIX],
    ],
  ],
  [
    'a league’s password',
    league.checkJoinCodeAction,
    { code: '123456' },
    'password',
    ['x', of(80)],
    [
      [' ', 'Please type the league password.'],
      [of(81), 'A league password has at most 80 characters.'],
    ],
  ],
  [
    'the week of a lineup',
    lineup.confirmLineupAction,
    {},
    'week',
    [0, 18],
    [
      [-1, null],
      [1.5, null],
    ],
  ],
  [
    'a player',
    lineup.setLineupSlotAction,
    { week: 1, slot: 'QB' },
    'playerId',
    [0, 1, -1],
    [
      [1.5, null],
      ['1', null],
    ],
  ],
  [
    'a place',
    lineup.setLineupSlotAction,
    { week: 1, playerId: 1 },
    'slot',
    ['QB', 'RB1', 'RB2', 'WR1', 'WR2', 'TE', 'K', 'DEF'],
    [
      ['RB', null],
      ['', null],
    ],
  ],
  [
    'a task',
    week.completeTaskAction,
    { week: 1 },
    'task',
    [1, 2, 3, 4, 5],
    [
      [0, null],
      [6, null],
    ],
  ],
  [
    'the week of a task',
    week.completeTaskAction,
    { task: 1 },
    'week',
    [0, 18],
    [
      [-1, null],
      [1.5, null],
    ],
  ],
];

it.each(LIMITS)(
  '%s has its limits, and beyond them nothing is called',
  async (_, action, rest, field, taken, refused) => {
    const send = async (value: unknown) => {
      let last: ActionResult<unknown> | null = null;
      for (const who of ['student', 'teacher'] as const) {
        viewer = person(who);
        const result = await action({ ...rest, [field]: value } as never);
        if (result.ok || result.error.code !== 'not-allowed') last = result;
      }
      return last;
    };
    for (const value of taken)
      expect([value, await send(value)]).toMatchObject([value, { ok: true }]);
    jest.clearAllMocks();
    for (const [value, message] of refused) {
      const said = message ?? expect.any(String);
      expect([value, await send(value)]).toEqual([
        value,
        {
          ok: false,
          error: { code: 'invalid-input', message: said, fieldErrors: { [field]: said } },
        },
      ]);
    }
    for (const [, , , , command] of ROWS) expect(command).not.toHaveBeenCalled();
  },
);
