import type { SignedInViewer } from '@/lib/data/access/viewer';
import { signUpTeacherAndPrepareEmail } from '@/lib/data/account/commands';
import { signUpInvitedTeacher } from '@/lib/data/account/invitation-commands';
import {
  answerMoreLeaguesRequest,
  confirmEmailByOperator,
  inviteTeacher,
} from '@/lib/data/admin/commands';
import { getLeagueAllowanceRequests } from '@/lib/data/admin/queries';
import { getNewLeagueSetup, getTeacherDashboard, getTeacherShell } from '@/lib/data/league/queries';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { accounts } from '@/lib/store/collections/accounts';
import { auditLog } from '@/lib/store/collections/audit';
import {
  admins,
  leagueAllowanceRequests,
  teacherLeagueAllowances,
} from '@/lib/store/collections/profiles';
import { provenTeacher } from '@/lib/testing/proven-teacher';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import { requestMoreLeagues } from './request-commands';

let test: TestServices;
let ada: SignedInViewer;
let root: SignedInViewer;

beforeEach(async () => {
  test = await installTestServices();
  ada = await provenTeacher('ada@school.org');
  root = await test.teacher('root@school.org');
  await test.store.create(admins, {
    id: 'root@school.org',
    createdAt: timestampFromDate(TEST_NOW),
  });
  test.mail.length = 0;
});
afterEach(() => test.dispose());

const code = (answer: Promise<unknown>) =>
  answer.then(() => 'done').catch((error: { code: string }) => error.code);
const shown = async () => {
  const { request, allowance } = await getTeacherDashboard(ada);
  return { request, allowed: allowance.allowed };
};
async function answer(allow: boolean, sentence = '') {
  const [open] = await getLeagueAllowanceRequests(root);
  if (!open) throw new Error('no one asks');
  return answerMoreLeaguesRequest(root, {
    teacherId: open.teacherId,
    askedAt: open.askedAt,
    allow,
    sentence,
  });
}
const deeds = async () =>
  (await test.store.query(auditLog, {}))
    .map(({ action }) => action)
    .filter((each) => /allowance/.test(each));

it('a request reaches the admins with its note, by mail too, and one page says that it waits', async () => {
  await requestMoreLeagues(ada, { wanted: 5, note: 'Five classes' });
  expect(await getLeagueAllowanceRequests(root)).toEqual([
    {
      teacherId: ada.accountId,
      displayName: 'Ms Lovelace',
      email: 'ada@school.org',
      wanted: 5,
      note: 'Five classes',
      askedAt: TEST_NOW.toISOString(),
      on: 'Oct 18',
    },
  ]);
  expect(await shown()).toEqual({
    request: { wanted: 5, note: 'Five classes', on: 'Oct 18', answer: null },
    allowed: 1,
  });
  expect(test.mail).toMatchObject([
    { to: 'root@school.org', subject: 'A teacher asks for more leagues' },
  ]);
  expect(test.mail[0]?.text).toContain('Five classes');
});

it('a second request takes the place of the first; the same again says nothing new', async () => {
  await requestMoreLeagues(ada, { wanted: 5, note: 'Five' });
  await requestMoreLeagues(ada, { wanted: 5, note: 'Five' });
  test.advance(1_000);
  await requestMoreLeagues(ada, { wanted: 4, note: '' });
  expect(await getLeagueAllowanceRequests(root)).toMatchObject([{ wanted: 4, note: '' }]);
  expect(await test.store.count(leagueAllowanceRequests, {})).toBe(1);
  expect(test.mail).toHaveLength(2);
  expect(await deeds()).toEqual(['allowance.ask', 'allowance.ask']);
});

it('is refused for no more than the teacher may have already, and paused after one upon another', async () => {
  expect(await code(requestMoreLeagues(ada, { wanted: 1, note: '' }))).toBe('invalid-input');
  for (const wanted of [2, 3, 4, 5]) await requestMoreLeagues(ada, { wanted, note: '' });
  expect(await code(requestMoreLeagues(ada, { wanted: 6, note: '' }))).toBe('too-many-tries');
});

it('allowed, it is the allowance from then on, and the teacher reads the sentence, by mail too', async () => {
  await requestMoreLeagues(ada, { wanted: 5, note: '' });
  test.mail.length = 0;
  await answer(true, 'Have fun!');
  expect(await shown()).toMatchObject({
    request: { answer: { allowed: true, sentence: 'Have fun!' } },
    allowed: 5,
  });
  expect(await getLeagueAllowanceRequests(root)).toEqual([]);
  expect(test.mail).toMatchObject([{ to: 'ada@school.org', subject: 'You can open more leagues' }]);
  expect(await test.store.query(auditLog, {})).toContainEqual(
    expect.objectContaining({
      action: 'allowance.set',
      target: ada.accountId,
      values: { from: 1, fromDefault: true, to: 5 },
    }),
  );
});

it('not now leaves the allowance, and the teacher can ask again; an answer is told for two weeks', async () => {
  await requestMoreLeagues(ada, { wanted: 5, note: '' });
  await answer(false, 'In January.');
  expect(await shown()).toMatchObject({
    request: { answer: { allowed: false, sentence: 'In January.' } },
    allowed: 1,
  });
  expect(await test.store.count(teacherLeagueAllowances, {})).toBe(0);
  test.advance(14 * 86_400_000 + 1);
  expect(await shown()).toMatchObject({ request: null });
  await requestMoreLeagues(ada, { wanted: 5, note: '' });
  expect(await shown()).toMatchObject({ request: { wanted: 5, answer: null } });
});

it('an answer sent twice is one, and one to words that were taken back is none', async () => {
  await requestMoreLeagues(ada, { wanted: 5, note: '' });
  const first = {
    teacherId: ada.accountId,
    askedAt: TEST_NOW.toISOString(),
    allow: true,
    sentence: '',
  };
  test.advance(1_000);
  await requestMoreLeagues(ada, { wanted: 9, note: '' });
  expect(await code(answerMoreLeaguesRequest(root, first))).toBe('conflict');
  const second = {
    ...first,
    askedAt: new Date(TEST_NOW.getTime() + 1_000).toISOString(),
    allow: false,
  };
  await answerMoreLeaguesRequest(root, second);
  await answerMoreLeaguesRequest(root, second);
  // Pressed on a page that is older than the answer.
  await answerMoreLeaguesRequest(root, { ...second, allow: true });
  expect((await deeds()).filter((deed) => deed !== 'allowance.ask')).toEqual(['allowance.refuse']);
  expect((await shown()).allowed).toBe(1);
});

it('is for teachers to ask and for admins to see and answer: for everyone else it is not there', async () => {
  await requestMoreLeagues(ada, { wanted: 5, note: '' });
  const kim = await test.student('kim@school.org');
  const input = {
    teacherId: ada.accountId,
    askedAt: TEST_NOW.toISOString(),
    allow: true,
    sentence: '',
  };
  expect(await code(requestMoreLeagues(null, { wanted: 5, note: '' }))).toBe('not-signed-in');
  expect(await code(requestMoreLeagues(kim, { wanted: 5, note: '' }))).toBe('not-allowed');
  expect(await code(getLeagueAllowanceRequests(ada))).toBe('not-found');
  expect(await code(answerMoreLeaguesRequest(ada, input))).toBe('not-found');
  expect(await code(answerMoreLeaguesRequest(kim, input))).toBe('not-allowed');
  expect(await code(answerMoreLeaguesRequest(root, { ...input, teacherId: 'nobody' }))).toBe(
    'not-found',
  );
  expect((await shown()).allowed).toBe(1);
});

describe('the number of classes that a new teacher has', () => {
  const grace = {
    email: 'grace@school.org',
    password: 'seven green kites',
    displayName: 'Ms Hopper',
    school: 'Oak School',
    agreed: true,
  };
  const openRequests = async () =>
    (await getLeagueAllowanceRequests(root)).map(({ email, wanted, note }) => ({
      email,
      wanted,
      note,
    }));
  const countShown = async (viewer: SignedInViewer) => (await getTeacherShell(viewer)).openRequests;

  it('above the allowance asks the admins for as many, once the address is confirmed and not before', async () => {
    await signUpTeacherAndPrepareEmail({ ...grace, classCount: 6 }, 'here');
    expect([await openRequests(), await countShown(root)]).toEqual([[], 0]);
    await confirmEmailByOperator(COMMAND_LINE_OPERATOR, grace.email);
    expect(await openRequests()).toEqual([{ email: grace.email, wanted: 6, note: '' }]);
    expect(test.mail).toMatchObject([
      { to: 'root@school.org', subject: 'A teacher asks for more leagues' },
    ]);
    // Every page of an admin says so within a minute, and no page of another teacher.
    test.advance(60_000);
    expect([await countShown(root), await countShown(ada)]).toEqual([1, 0]);
    await answer(true);
    expect(await countShown(root)).toBe(0);
    test.mail.length = 0;
    const account = await test.services.identity.findAccountByEmail(grace.email);
    expect(JSON.stringify(await test.store.get(accounts, account?.accountId ?? ''))).not.toContain(
      'classCount',
    );
    await confirmEmailByOperator(COMMAND_LINE_OPERATOR, grace.email);
    expect(test.mail).toEqual([]);
  });

  it('within the allowance asks for nothing', async () => {
    await signUpTeacherAndPrepareEmail({ ...grace, classCount: 1 }, 'here');
    await confirmEmailByOperator(COMMAND_LINE_OPERATOR, grace.email);
    expect([await openRequests(), test.mail]).toEqual([[], []]);
  });

  it('counts the same with an invitation, and an allowance that an admin set before counts', async () => {
    await test.store.create(teacherLeagueAllowances, {
      id: grace.email,
      docID: grace.email,
      email: grace.email,
      leagueAllowance: 4,
    });
    for (const [email, classCount] of [
      [grace.email, 4],
      ['emmy@school.org', 3],
    ] as const) {
      const { link } = await inviteTeacher(root, { email });
      const token = new URL(link ?? '').searchParams.get('token') ?? '';
      await signUpInvitedTeacher(null, { ...grace, token, classCount });
    }
    expect(await openRequests()).toEqual([{ email: 'emmy@school.org', wanted: 3, note: '' }]);
  });

  it('is said on the page of a new league, as an open request', async () => {
    await requestMoreLeagues(ada, { wanted: 5, note: '' });
    expect(await getNewLeagueSetup(ada)).toMatchObject({
      allowance: { used: 0, allowed: 1 },
      request: { wanted: 5, answer: null },
    });
  });
});
