import type { SignedInViewer } from '@/lib/data/access/viewer';
import { signUpTeacherAndPrepareEmail } from '@/lib/data/account/commands';
import { grantAdmin } from '@/lib/data/admin/commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import type { CheckAndBackupStatus } from '@/lib/platform/maintenance';
import { accounts, confirmLinks, sessions } from '@/lib/store/collections/accounts';
import { auditLog } from '@/lib/store/collections/audit';
import { admins, leagueAllowanceRequests, teacherProfiles } from '@/lib/store/collections/profiles';
import { StoreUnavailableError } from '@/lib/store/port';
import { provenTeacher } from '@/lib/testing/proven-teacher';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import { findAdminTasks, getAdminHome } from './home-queries';
import { decideTeacherSignUp } from './sign-up-commands';

const EMAIL = 'dana@school.org';
const NEW = {
  email: EMAIL,
  password: 'seven green kites',
  displayName: 'Dana Bell',
  school: 'Oak School',
  classCount: 5,
  agreed: true,
};

let test: TestServices;
let maintenance: CheckAndBackupStatus | null;
let admin: SignedInViewer;

beforeEach(async () => {
  maintenance = null;
  test = await installTestServices({ maintenanceStatus: () => maintenance });
  admin = await provenTeacher('zoe@school.org', 'Mx Zoe');
  await grantAdmin(COMMAND_LINE_OPERATOR, admin.email);
});
afterEach(() => test.dispose());

const waiting = async () => (await getAdminHome(admin)).waiting;
const actions = async () =>
  (await test.store.query(auditLog, {}))
    .filter(({ actorId }) => actorId === admin.accountId)
    .map(({ action, target, outcome }) => [action, target, outcome]);
async function signUp(): Promise<string> {
  await (await signUpTeacherAndPrepareEmail(NEW, 'here'))();
  return (await test.services.identity.findAccountByEmail(EMAIL))?.accountId ?? '';
}

it('what waits for an answer is on an admin’s list of classes, and on no other teacher’s', async () => {
  const bo = await provenTeacher('bo@school.org', 'Mr Bo');
  await signUp();
  expect(await findAdminTasks(admin)).toMatchObject({
    requests: [],
    waiting: [{ displayName: 'Dana Bell' }],
  });
  expect(await findAdminTasks(bo)).toBeNull();
  expect(
    (await test.store.query(auditLog, {})).filter(({ outcome }) => outcome !== 'done'),
  ).toEqual([]);
});

it('a teacher who waits for a proof is on the admin’s page, and let in is a teacher who asks for leagues', async () => {
  const accountId = await signUp();
  expect(await waiting()).toEqual([
    { accountId, displayName: 'Dana Bell', email: EMAIL, school: 'Oak School', on: 'Oct 18' },
  ]);
  await decideTeacherSignUp(admin, { accountId, letIn: true });
  await decideTeacherSignUp(admin, { accountId, letIn: true });
  expect(await waiting()).toEqual([]);
  expect(await test.store.query(teacherProfiles, {})).toContainEqual(
    expect.objectContaining({ teacherId: accountId, displayName: 'Dana Bell' }),
  );
  expect(await test.store.get(leagueAllowanceRequests, accountId)).toMatchObject({ wanted: 5 });
  expect(await actions()).toEqual([['address.confirm', accountId, 'done']]);
});

it('one who is not of the school is gone with the account, the links, and the sessions', async () => {
  const accountId = await signUp();
  await decideTeacherSignUp(admin, { accountId, letIn: false });
  expect(await waiting()).toEqual([]);
  expect(await test.services.identity.findAccountByEmail(EMAIL)).toBeNull();
  expect(await test.store.get(accounts, accountId)).toBeNull();
  expect(await test.store.query(confirmLinks, {})).toEqual([]);
  expect((await test.store.query(sessions, {})).map((each) => each.accountId)).not.toContain(
    accountId,
  );
  expect((await actions()).map(([action]) => action)).toEqual(['teacher.refuse']);
  await expect(decideTeacherSignUp(admin, { accountId, letIn: true })).rejects.toMatchObject({
    code: 'not-found',
  });
});

it('neither answer touches a teacher who is in, and a stranger with an admin’s address is not let in', async () => {
  const bo = await provenTeacher('bo@school.org', 'Mr Bo');
  await decideTeacherSignUp(admin, { accountId: bo.accountId, letIn: false });
  expect(await test.services.identity.findAccountByEmail('bo@school.org')).not.toBeNull();
  const accountId = await signUp();
  await test.store.create(admins, { id: EMAIL, createdAt: timestampFromDate(TEST_NOW) });
  await expect(decideTeacherSignUp(admin, { accountId, letIn: true })).rejects.toMatchObject({
    code: 'not-allowed',
  });
  expect(await waiting()).toHaveLength(1);
});

it('is for admins alone', async () => {
  const accountId = await signUp();
  const bo = await provenTeacher('bo@school.org', 'Mr Bo');
  await expect(getAdminHome(bo)).rejects.toMatchObject({ code: 'not-found' });
  await expect(decideTeacherSignUp(bo, { accountId, letIn: true })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(await waiting()).toHaveLength(1);
});

describe('how the server is', () => {
  const facts = async () =>
    (await getAdminHome(admin)).facts.map(({ isWell, text }) => `${isWell ? '+' : '!'} ${text}`);
  const kept = (lastBackup: string | null) => {
    maintenance = {
      lastCheck: null,
      lastBackup: lastBackup === null ? null : new Date(lastBackup),
      isSound: true,
    };
  };

  it('says that all is well, which week is in, and that no email goes out', async () => {
    expect(await facts()).toEqual([
      '+ All is well',
      '+ Week 6 of 2023 is in',
      '! This server sends no email',
    ]);
  });

  it.each([
    [null, '! No backup yet'],
    ['2023-10-17T06:10:00Z', '+ Last backup Tue, Oct 17, 2:10 AM'],
    ['2023-10-15T06:10:00Z', '! Last backup Sun, Oct 15, 2:10 AM'],
  ])('says when the last backup was: %s', async (lastBackup, text) => {
    kept(lastBackup);
    expect((await facts())[1]).toBe(text);
  });

  it('says what is wrong in a sentence, and the page stays', async () => {
    jest
      .spyOn(test.store, 'checkUsable')
      .mockRejectedValue(new StoreUnavailableError('/data/app.db is read-only'));
    test.advance(2_000);
    expect((await facts())[0]).toMatch(/^! .*\.$/);
    expect((await facts())[0]).not.toContain('/data');
  });
});
