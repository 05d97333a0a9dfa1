import { signUpStudent, signUpTeacherAndPrepareEmail } from '@/lib/data/account/commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { auditLog } from '@/lib/store/collections/audit';
import { admins } from '@/lib/store/collections/profiles';
import { provenTeacher, TEACHER_PASSWORD } from '@/lib/testing/proven-teacher';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import { confirmEmailByOperator, grantAdmin, listAdmins, revokeAdmin } from './commands';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
  for (const name of ['zoe', 'amy']) await provenTeacher(`${name}@school.example`);
});
afterEach(() => test.dispose());

it('grants once, whatever the case of the address, and lists in order', async () => {
  expect(await grantAdmin(COMMAND_LINE_OPERATOR, ' Zoe@School.Example ')).toBe(true);
  expect(await grantAdmin(COMMAND_LINE_OPERATOR, 'zoe@school.example')).toBe(false);
  await grantAdmin(COMMAND_LINE_OPERATOR, 'amy@school.example');

  expect(await listAdmins(COMMAND_LINE_OPERATOR)).toEqual([
    { email: 'amy@school.example', isProven: true },
    { email: 'zoe@school.example', isProven: true },
  ]);
});

it('S24: takes only an account whose address is proven', async () => {
  await signUpStudent({ email: 'kim@school.example', password: TEACHER_PASSWORD }, 'here');
  await signUpTeacherAndPrepareEmail(
    {
      email: 'head@school.example',
      password: TEACHER_PASSWORD,
      displayName: 'Eve',
      school: 'None',
      agreed: true,
    },
    'here',
  );
  for (const [email, code] of [
    ['nobody@school.example', 'not-found'],
    ['kim@school.example', 'not-allowed'],
    ['head@school.example', 'not-allowed'],
  ] as const) {
    await expect(grantAdmin(COMMAND_LINE_OPERATOR, email)).rejects.toMatchObject({ code });
  }
  expect(await listAdmins(COMMAND_LINE_OPERATOR)).toEqual([]);

  expect(await confirmEmailByOperator(COMMAND_LINE_OPERATOR, 'Head@school.example')).toBe(true);
  expect(await confirmEmailByOperator(COMMAND_LINE_OPERATOR, 'head@school.example')).toBe(false);
  expect(await grantAdmin(COMMAND_LINE_OPERATOR, 'head@school.example')).toBe(true);
  await expect(
    confirmEmailByOperator(COMMAND_LINE_OPERATOR, 'nobody@school.example'),
  ).rejects.toMatchObject({
    code: 'not-found',
  });
});

it('names an admin of older data whose address no one has proven', async () => {
  await test.store.set(admins, {
    id: 'old@school.example',
    createdAt: timestampFromDate(TEST_NOW),
  });
  expect(await listAdmins(COMMAND_LINE_OPERATOR)).toEqual([
    { email: 'old@school.example', isProven: false },
  ]);
});

it('revokes', async () => {
  await grantAdmin(COMMAND_LINE_OPERATOR, 'zoe@school.example');

  expect(await revokeAdmin(COMMAND_LINE_OPERATOR, 'ZOE@school.example')).toBe(true);
  expect(await revokeAdmin(COMMAND_LINE_OPERATOR, 'zoe@school.example')).toBe(false);
  expect(await listAdmins(COMMAND_LINE_OPERATOR)).toEqual([]);
});

it('refuses what is no address', async () => {
  await expect(grantAdmin(COMMAND_LINE_OPERATOR, 'zoe')).rejects.toMatchObject({
    code: 'invalid-input',
  });
});

it('leaves a record of each change, without the address', async () => {
  await grantAdmin(COMMAND_LINE_OPERATOR, 'zoe@school.example');
  await revokeAdmin(COMMAND_LINE_OPERATOR, 'zoe@school.example');
  const records = await test.store.query(auditLog, {});

  expect(records.map(({ action }) => action).toSorted()).toEqual([
    'address.confirm',
    'address.confirm',
    'admin-grant',
    'admin-revoke',
  ]);
  expect(JSON.stringify(records)).not.toContain('zoe');
});

it('keeps when someone became an admin, and says to what and by whom it was done', async () => {
  await grantAdmin(COMMAND_LINE_OPERATOR, 'zoe@school.example');
  expect(await test.store.query(admins, {})).toEqual([
    { id: 'zoe@school.example', createdAt: timestampFromDate(TEST_NOW) },
  ]);
  await revokeAdmin(COMMAND_LINE_OPERATOR, 'zoe@school.example');
  const at = timestampFromDate(TEST_NOW);
  const record = {
    id: expect.any(String),
    at,
    actorId: 'operator',
    target: 'admins',
    outcome: 'done',
  };
  const records = await test.store.query(auditLog, {});
  expect(records.filter(({ action }) => action.startsWith('admin-'))).toEqual(
    expect.arrayContaining([
      { ...record, action: 'admin-grant' },
      { ...record, action: 'admin-revoke' },
    ]),
  );
  const zoe = await test.services.identity.findAccountByEmail('zoe@school.example');
  expect(records).toContainEqual({ ...record, action: 'address.confirm', target: zoe?.accountId });
});

it.each(['', 'zoe', '@school.org', 'zoe@', 'zoe@school@org', 'zoe@school org', 'zoe b@school.org'])(
  'takes %j for no address',
  async (email) => {
    const refused = { code: 'invalid-input', message: `"${email}" isn’t an email address.` };
    await expect(grantAdmin(COMMAND_LINE_OPERATOR, email)).rejects.toMatchObject(refused);
    await expect(revokeAdmin(COMMAND_LINE_OPERATOR, email)).rejects.toMatchObject(refused);
    await expect(confirmEmailByOperator(COMMAND_LINE_OPERATOR, email)).rejects.toMatchObject(
      refused,
    );
  },
);

it('tells the operator what is missing', async () => {
  await signUpStudent({ email: 'kim@school.example', password: TEACHER_PASSWORD }, 'here');
  const message = async (job: Promise<unknown>) => job.catch((error: Error) => error.message);
  expect(await message(grantAdmin(COMMAND_LINE_OPERATOR, 'nobody@school.example'))).toBe(
    'There’s no account with the address nobody@school.example. Its owner has to sign up first, or an admin can invite them.',
  );
  expect(await message(grantAdmin(COMMAND_LINE_OPERATOR, 'Kim@school.example'))).toBe(
    'The address kim@school.example isn’t confirmed: whoever made the account hasn’t used the link that was mailed there. If you know it’s theirs: npm run admin -- confirm kim@school.example',
  );
});

it('lets in an account of older data, of which nothing but the address is known', async () => {
  await test.services.identity.createAccount({
    email: 'old@school.example',
    password: TEACHER_PASSWORD,
  });
  await expect(grantAdmin(COMMAND_LINE_OPERATOR, 'old@school.example')).rejects.toMatchObject({
    code: 'not-allowed',
  });
  expect(await confirmEmailByOperator(COMMAND_LINE_OPERATOR, 'old@school.example')).toBe(true);
  expect(await grantAdmin(COMMAND_LINE_OPERATOR, 'old@school.example')).toBe(true);
});
