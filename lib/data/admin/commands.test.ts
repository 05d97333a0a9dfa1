import { OPERATOR } from '@/lib/data/operator';
import { auditLog } from '@/lib/store/collections';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { grantAdmin, listAdmins, revokeAdmin } from './commands';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

it('grants once, whatever the case of the address, and lists in order', async () => {
  expect(await grantAdmin(OPERATOR, ' Zoe@School.Example ')).toBe(true);
  expect(await grantAdmin(OPERATOR, 'zoe@school.example')).toBe(false);
  await grantAdmin(OPERATOR, 'amy@school.example');

  expect(await listAdmins(OPERATOR)).toEqual(['amy@school.example', 'zoe@school.example']);
});

it('revokes', async () => {
  await grantAdmin(OPERATOR, 'zoe@school.example');

  expect(await revokeAdmin(OPERATOR, 'ZOE@school.example')).toBe(true);
  expect(await revokeAdmin(OPERATOR, 'zoe@school.example')).toBe(false);
  expect(await listAdmins(OPERATOR)).toEqual([]);
});

it('refuses what is no address', async () => {
  await expect(grantAdmin(OPERATOR, 'zoe')).rejects.toMatchObject({ code: 'invalid-input' });
});

it('leaves a record of each change, without the address', async () => {
  await grantAdmin(OPERATOR, 'zoe@school.example');
  await revokeAdmin(OPERATOR, 'zoe@school.example');
  const records = await test.store.query(auditLog, {});

  expect(records.map(({ action }) => action).toSorted()).toEqual(['admin-grant', 'admin-revoke']);
  expect(JSON.stringify(records)).not.toContain('zoe');
});
