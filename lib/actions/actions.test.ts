import { rememberDevice } from '@/lib/auth/device-cookie';
import { clearJoinTicket, readJoinTicket, writeJoinTicket } from '@/lib/auth/join-ticket';
import type { SignedInViewer, Viewer } from '@/lib/data/access/viewer';
import * as accountCommands from '@/lib/data/account/commands';
import * as acceptingCommands from '@/lib/data/account/invitation-commands';
import * as adminCommands from '@/lib/data/admin/commands';
import * as leagueCommands from '@/lib/data/league/commands';
import * as setupCommands from '@/lib/data/league/setup-commands';
import * as lineupCommands from '@/lib/data/lineup/commands';
import * as privacyCommands from '@/lib/data/privacy/commands';
import * as profileCommands from '@/lib/data/profile/commands';
import * as sessionCommands from '@/lib/data/session/commands';
import * as teamCommands from '@/lib/data/team/commands';
import * as weekCommands from '@/lib/data/week/commands';
import * as account from './account';
import * as allowance from './admin';
import * as league from './league';
import * as profile from './profile';
import type { ActionResult } from './run-request';
import * as signOut from './sign-out';
import * as team from './team';
import * as week from './week';

let viewer: Viewer = null;
jest.mock('@/lib/auth/viewer', () => ({
  getViewer: async () => viewer,
  getViewerWithCookieRole: async () => viewer,
  getViewerWithoutSlot: async () => viewer,
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
  rateLimitClientKey: async () => 'room 12',
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
// Commands have their own tests. `everybody.slow.test.ts` calls each action as every person.
jest.mock('@/lib/data/account/commands');
jest.mock('@/lib/data/account/invitation-commands');
jest.mock('@/lib/data/admin/commands');
jest.mock('@/lib/data/league/commands');
jest.mock('@/lib/data/league/setup-commands');
jest.mock('@/lib/data/lineup/commands');
jest.mock('@/lib/data/privacy/commands');
jest.mock('@/lib/data/profile/commands');
jest.mock('@/lib/data/session/commands');
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
const place = { leagueId: 'room-12', studentId: 'kim' };
const leagueId = 'room-12';
const proof = 'a proof';
const look = {
  name: 'Cosmic Otters',
  mascot: 'eagle',
  theme: 'Teal',
  helmetColor: '006442',
  facemaskColor: 'FFFFFF',
};
const guess = { code: '123 456', password: ' brave otter ' };

const DONE = { done: true };
const COMMANDS = [
  accountCommands,
  acceptingCommands,
  adminCommands,
  leagueCommands,
  lineupCommands,
  privacyCommands,
  profileCommands,
  sessionCommands,
  teamCommands,
  weekCommands,
]
  .flatMap((commands) => Object.values<unknown>(commands))
  .filter((each) => jest.isMockFunction(each));

beforeEach(() => {
  viewer = null;
  claim = { sessionId: 's1' };
  for (const list of [later, steps, reported]) list.length = 0;
  jest.resetAllMocks();
  jest.mocked(readJoinTicket).mockResolvedValue('the ticket' as never);
  for (const command of COMMANDS) command.mockResolvedValue('answered' as never);
  jest
    .mocked(leagueCommands.checkJoinCodeAndPassword)
    .mockResolvedValue({ leagueName: 'Room 12', key: 'k' } as never);
});

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

  it('a visitor’s try is counted for the client, with its proof of work', async () => {
    await account.signUpStudentByEmailAction({ email, password, proof });
    await account.signUpTeacherAction({ email, ...newTeacher, proof });
    await account.requestPasswordResetAction({ email, proof });
    await league.checkJoinCodeAction({ ...guess, proof });
    const { signUpStudent, signUpTeacherAndPrepareEmail, requestPasswordResetAndPrepareEmail } =
      accountCommands;
    for (const command of [
      signUpStudent,
      signUpTeacherAndPrepareEmail,
      requestPasswordResetAndPrepareEmail,
      leagueCommands.checkJoinCodeAndPassword,
    ])
      expect(jest.mocked(command).mock.calls[0]?.slice(-2)).toEqual(['room 12', { proof }]);
  });

  it('a visitor who found a league carries the ticket for it, and is told the league’s name alone', async () => {
    expect(await league.checkJoinCodeAction(guess)).toEqual({
      ok: true,
      data: { leagueName: 'Room 12' },
    });
    expect(jest.mocked(writeJoinTicket).mock.calls).toEqual([
      [{ leagueName: 'Room 12', key: 'k' }],
    ]);
  });

  it('a ticket is the one of whoever makes a profile, and is over only once the profile is there', async () => {
    viewer = person(null);
    jest.mocked(profileCommands.createStudentProfile).mockRejectedValueOnce(new Error('disk full'));
    await profile.createProfileAndJoinLeagueAction({ firstName: 'Kim', lastInitial: '' });
    expect(clearJoinTicket).not.toHaveBeenCalled();
    await profile.createProfileAndJoinLeagueAction({ firstName: 'Kim', lastInitial: '' });
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
    const visitGone =
      'delete {"name":"fraction-league.visit","httpOnly":true,"sameSite":"lax","path":"/","secure":false}';
    const languageGone =
      'delete {"name":"language","httpOnly":false,"sameSite":"lax","path":"/","secure":false}';
    const allGone = [cookieGone, keyGone, sealGone, noteGone, visitGone, languageGone];
    expect(await signOut.signOutAction()).toEqual({ ok: true, data: DONE });
    expect(steps).toEqual(allGone);
    expect(clearJoinTicket).toHaveBeenCalledTimes(1);
    expect(jest.mocked(sessionCommands.endSession).mock.calls).toEqual([['s1']]);
    claim = null;
    expect(await signOut.signOutAction()).toEqual({ ok: true, data: DONE });
    expect(steps).toEqual([...allGone, ...allGone]);
    expect(sessionCommands.endSession).toHaveBeenCalledTimes(1);
    expect(reported).toEqual([]);
  });

  it('a session that cannot be ended is reported, and the person is signed out', async () => {
    const failure = new Error('disk full');
    jest.mocked(sessionCommands.endSession).mockRejectedValueOnce(failure);
    expect(await signOut.signOutAction()).toEqual({ ok: true, data: DONE });
    expect(reported).toEqual([[failure, 'The session could not be ended in the store']]);
  });
});

it.each<[string, Call, unknown, Command, string]>([
  [
    'a league',
    league.createLeaguesAction,
    { operationId: 'open-room-12-once', classes: [{ name: 'Room 12', password: 'brave otter' }] },
    setupCommands.createLeagues,
    'Error creating league',
  ],
  [
    'a team',
    team.createOrRedesignTeamAction,
    look,
    teamCommands.createOrRedesignTeam,
    'Error creating student team',
  ],
  [
    'a place of a lineup',
    team.setLineupSlotAction,
    { week: 6, slot: 'QB', playerId: 1 },
    lineupCommands.setLineupSlot,
    'Error creating lineup team',
  ],
  [
    'a lineup',
    team.confirmLineupAction,
    { week: 6 },
    lineupCommands.confirmLineup,
    'Error creating lineup team',
  ],
  [
    'a task',
    week.completeReadingTaskAction,
    { week: 6, task: 1 },
    weekCommands.completeReadingTask,
    'Error setting student weekly tasks',
  ],
  [
    'an allowance',
    allowance.setLeagueAllowanceAction,
    { email, leagueAllowance: 1 },
    adminCommands.setLeagueAllowance,
    'Error setting teacher league allowance data.',
  ],
  [
    'an allowance to be deleted',
    allowance.deleteLeagueAllowanceAction,
    { email },
    adminCommands.resetLeagueAllowance,
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
    account.signUpStudentByEmailAction,
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
    account.signUpStudentByEmailAction,
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
    account.signUpStudentByEmailAction,
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
    account.signUpInvitedTeacherAction,
    { ...newTeacher, token },
    'password',
    [of(8)],
    [[of(7), 'Use at least 8 characters.']],
  ],
  [
    'an invitation',
    account.signUpInvitedTeacherAction,
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
    allowance.setLeagueAllowanceAction,
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
    allowance.setLeagueAllowanceAction,
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
    allowance.inviteTeacherAction,
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
    allowance.takeBackTeacherInvitationAction,
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
    league.renameLeagueAction,
    { leagueId: 'l1' },
    'name',
    ['A1', of(60)],
    [
      [' A ', 'Please give the league a name.'],
      [of(61), AT_MOST_60],
    ],
  ],
  [
    'a league’s new password',
    league.changeLeaguePasswordAction,
    { leagueId: 'l1' },
    'password',
    [of(6), of(80)],
    [
      [`${of(5)} `, 'Please use at least 6 characters, like two words.'],
      [of(81), 'Please use at most 80 characters.'],
    ],
  ],
  [
    'a league',
    league.setLeagueArchivedAction,
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
      [of(81), 'Please use at most 80 characters.'],
    ],
  ],
  [
    'the week of a lineup',
    team.confirmLineupAction,
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
    team.setLineupSlotAction,
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
    team.setLineupSlotAction,
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
    week.completeReadingTaskAction,
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
    week.completeReadingTaskAction,
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
    for (const command of COMMANDS) expect(command).not.toHaveBeenCalled();
  },
);
