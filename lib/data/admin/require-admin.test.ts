import type { SignedInViewer } from '@/lib/data/access/viewer';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { provenTeacher } from '@/lib/testing/proven-teacher';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { openRoom12 } from '@/lib/testing/student-week';
import { grantAdmin, revokeAdmin } from './commands';
import { requireAdmin, writeAsAdmin } from './require-admin';

let test: TestServices;
let admin: SignedInViewer;
beforeEach(async () => {
  test = await installTestServices();
  admin = await provenTeacher('zoe@school.org', 'Mx Zoe');
  await grantAdmin(COMMAND_LINE_OPERATOR, admin.email);
  await openRoom12(test.store);
});
afterEach(() => test.dispose());

const rename = (viewer: SignedInViewer | null) =>
  writeAsAdmin(viewer, 'allowance.set', async (transaction, accountId) => {
    transaction.merge(leagues, 'room-12', { name: 'Renamed' });
    return { target: `room-12 by ${accountId}` };
  });
const nameNow = async () => (await test.store.get(leagues, 'room-12'))?.name;
const audited = async (field: 'action' | 'outcome', value: string) =>
  (await test.store.query(auditLog, { where: [{ field, op: '==', value }] })).map(
    ({ actorId, action, target }) => [actorId, action, target],
  );
const denials = () => audited('outcome', 'denied');

it('an admin comes in and writes, and is told who and when it is', async () => {
  expect(await requireAdmin(admin, 'admin.page')).toEqual({
    viewer: admin,
    profile: expect.objectContaining({ teacherId: admin.accountId }),
    clock: expect.objectContaining({ season: TEST_SEASON, currentWeek: 6 }),
  });
  await rename(admin);
  expect(await audited('action', 'allowance.set')).toEqual([
    [admin.accountId, 'allowance.set', `room-12 by ${admin.accountId}`],
  ]);
  expect([await nameNow(), await denials()]).toEqual(['Renamed', []]);
});

it('another teacher, and one who was an admin, is told that there is no such page; nothing is written but the try', async () => {
  const ada = await provenTeacher('ada@school.org', 'Ms Ada');
  await revokeAdmin(COMMAND_LINE_OPERATOR, admin.email);
  const refused = { code: 'not-found', message: 'We couldn’t find this page.' };
  for (const teacher of [ada, admin]) {
    await expect(requireAdmin(teacher, 'admin.page')).rejects.toMatchObject(refused);
    await expect(rename(teacher)).rejects.toMatchObject(refused);
  }
  await expect(rename(await test.student('kim@school.org'))).rejects.toMatchObject({
    code: 'not-allowed',
  });
  await expect(rename(null)).rejects.toMatchObject({ code: 'not-signed-in' });
  expect(await nameNow()).toBe('Room 12');
  expect((await denials()).toSorted()).toEqual(
    [ada, admin]
      .flatMap(({ accountId }) =>
        ['admin.page', 'allowance.set'].map((action) => [accountId, action, 'admin']),
      )
      .toSorted(),
  );
});
