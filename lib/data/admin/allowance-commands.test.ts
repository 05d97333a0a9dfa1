import type { SignedInViewer } from '@/lib/data/access/viewer';
import { grantAdmin, resetLeagueAllowance, setLeagueAllowance } from '@/lib/data/admin/commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { auditLog } from '@/lib/store/collections/audit';
import { teacherLeagueAllowances } from '@/lib/store/collections/profiles';
import { provenTeacher } from '@/lib/testing/proven-teacher';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';

let test: TestServices;
let admin: SignedInViewer;
beforeEach(async () => {
  test = await installTestServices();
  admin = await provenTeacher('zoe@school.org', 'Mx Zoe');
  await grantAdmin(COMMAND_LINE_OPERATOR, admin.email);
});
afterEach(() => test.dispose());

const records = () => test.store.query(teacherLeagueAllowances, {});
const deeds = async () =>
  (await test.store.query(auditLog, {}))
    .filter(({ action }) => action.startsWith('allowance.'))
    .map(({ id: _, ...record }) => record)
    .toSorted((one, other) => one.at.seconds - other.at.seconds);

it('is set, changed and taken away, each with one whole record of what it was before', async () => {
  const neighbor = {
    id: 'bo@school.org',
    docID: 'bo@school.org',
    email: 'bo@school.org',
    leagueAllowance: 6,
  };
  await test.store.create(teacherLeagueAllowances, neighbor);
  const email = ' Later@School.org ';
  const own = { id: 'later@school.org', docID: 'later@school.org', email: 'later@school.org' };
  const byAdmin = { actorId: admin.accountId, target: 'no-account', outcome: 'done' };
  const at = (seconds: number) => timestampFromDate(new Date(TEST_NOW.getTime() + seconds * 1_000));

  expect(await setLeagueAllowance(admin, { email, leagueAllowance: 1 })).toEqual({
    leagueAllowance: 1,
  });
  expect(await records()).toEqual([neighbor, { ...own, leagueAllowance: 1 }]);
  test.advance(1_000);
  expect(await setLeagueAllowance(admin, { email, leagueAllowance: 0 })).toEqual({
    leagueAllowance: 0,
  });
  expect(await records()).toEqual([neighbor, { ...own, leagueAllowance: 0 }]);
  test.advance(1_000);
  await setLeagueAllowance(admin, { email, leagueAllowance: 0 });
  expect(await resetLeagueAllowance(admin, { email })).toEqual({ leagueAllowance: 1 });
  expect(await resetLeagueAllowance(admin, { email })).toEqual({ leagueAllowance: 1 });
  expect(await records()).toEqual([neighbor]);
  expect(await deeds()).toEqual([
    {
      ...byAdmin,
      at: at(0),
      action: 'allowance.set',
      values: { from: 1, fromDefault: true, to: 1 },
    },
    {
      ...byAdmin,
      at: at(1),
      action: 'allowance.set',
      values: { from: 1, fromDefault: false, to: 0 },
    },
    { ...byAdmin, at: at(2), action: 'allowance.delete', values: { from: 0, to: 1 } },
  ]);
});

it('names the teacher by id where there is an account', async () => {
  await setLeagueAllowance(admin, { email: 'ZOE@school.org', leagueAllowance: 2 });
  await resetLeagueAllowance(admin, { email: 'ZOE@school.org' });
  expect((await deeds()).map(({ target }) => target)).toEqual([admin.accountId, admin.accountId]);
});
