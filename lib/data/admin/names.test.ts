import { OPERATOR } from '@/lib/data/operator';
import { findTeacherPicture } from '@/lib/data/teacher/queries';
import { provenTeacher } from '@/lib/testing/proven-teacher';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { grantAdmin } from './commands';
import { getAuditPage } from './queries';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

it('an attempt at something that is named as a part of every object is a line in the log like any other', async () => {
  const [zoe, kim] = [await provenTeacher('zoe@school.org', 'Mx Zoe'), await test.student('kim@school.org')];
  await grantAdmin(OPERATOR, zoe.email);
  for (const id of ['constructor', '__proto__', 'toString']) {
    expect(await findTeacherPicture(kim, id)).toBeNull();
    test.advance(1);
  }
  const { rows } = await getAuditPage(zoe, { action: null, outcome: 'denied', who: null, page: 1 });
  expect(rows.map(({ target }) => target)).toEqual(['toString', '__proto__', 'constructor']);
});
