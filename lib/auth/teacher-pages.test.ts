import type { SignedInViewer } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { admins } from '@/lib/store/collections/profiles';
import { asRawCollection } from '@/lib/store/port';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { openRoom12 } from '@/lib/testing/student-week';
import {
  findUnreadableRecordOrRedirect,
  orNotFound,
  requireAdminPage,
  requireOwnLeaguePage,
} from './guards';

let viewer: SignedInViewer | null = null;
jest.mock('./viewer', () => ({
  readSessionClaimAndViewer: async () => ({ claim: viewer && { role: viewer.role }, viewer }),
}));
jest.mock('next/navigation', () => ({
  redirect(path: string) {
    throw new Error(`to ${path}`);
  },
  notFound() {
    throw new Error('404');
  },
}));

let test: TestServices;
beforeEach(async () => {
  viewer = null;
  test = await installTestServices();
});
afterEach(() => test.dispose());

const leadsTo = (page: Promise<unknown>) =>
  page.then(
    () => 'the page',
    ({ message }: Error) => message,
  );
const denied = async () =>
  (await test.store.query(auditLog, {})).map(({ actorId, action, target, outcome }) => ({
    actorId,
    action,
    target,
    outcome,
  }));

it('a league’s page is there for its teacher; for another one it is the 404 page, as is one that is not there', async () => {
  await openRoom12(test.store);
  const ada = await test.teacher('ada@school.org');
  const bob = await test.teacher('bob@school.org');
  await test.store.merge(leagues, 'room-12', { teacherId: ada.accountId });
  viewer = ada;
  expect(await requireOwnLeaguePage('room-12')).toEqual(ada);
  expect(await leadsTo(requireOwnLeaguePage('room-99'))).toBe('404');
  viewer = bob;
  expect(await leadsTo(requireOwnLeaguePage('room-12'))).toBe('404');
  viewer = await test.student('kim@school.org');
  expect(await leadsTo(requireOwnLeaguePage('room-12'))).toBe('to /student/dashboard');
  viewer = null;
  expect(await leadsTo(requireOwnLeaguePage('room-12'))).toBe('to /');
});

it('a league that can’t be read leads its teacher, and no one else, to the page that says so', async () => {
  await openRoom12(test.store);
  const ada = await test.teacher('ada@school.org');
  const teacherId = ada.accountId;
  await test.store.merge(leagues, 'room-12', { teacherId });
  viewer = ada;
  expect(await leadsTo(findUnreadableRecordOrRedirect('room-12'))).toBe('to /dashboard');
  await test.store.merge(asRawCollection(leagues), 'room-12', { calendar: 'whenever' });
  expect(await leadsTo(requireOwnLeaguePage('room-12'))).toBe('to /record-problem?league=room-12');
  expect(await findUnreadableRecordOrRedirect('room-12')).toEqual({
    isTeacher: true,
    isClass: true,
    document: 'leagues/room-12',
  });
  viewer = await test.teacher('bob@school.org');
  expect(await leadsTo(requireOwnLeaguePage('room-12'))).toBe('404');
  expect(await leadsTo(findUnreadableRecordOrRedirect('room-12'))).toBe('404');
});

it('an admin’s page is there for an admin; for another teacher it is the 404 page, and that is written down', async () => {
  const ada = await test.teacher('ada@school.org');
  const bob = await test.teacher('bob@school.org');
  await test.store.set(admins, { id: 'ada@school.org', createdAt: { seconds: 0, nanoseconds: 0 } });
  viewer = ada;
  expect(await requireAdminPage()).toEqual(ada);
  expect(await denied()).toEqual([]);
  viewer = bob;
  expect(await leadsTo(requireAdminPage())).toBe('404');
  expect(await denied()).toEqual([
    { actorId: bob.accountId, action: 'admin.page', target: 'admin', outcome: 'denied' },
  ]);
  viewer = await test.student('kim@school.org');
  expect(await leadsTo(requireAdminPage())).toBe('to /student/dashboard');
  viewer = null;
  expect(await leadsTo(requireAdminPage())).toBe('to /');
  expect(await denied()).toHaveLength(1);
});

it('what a page asks is answered, and only what could not be found is the 404 page', async () => {
  expect(await orNotFound(async () => 7)).toBe(7);
  for (const [error, to] of [
    [new DomainError('not-found', 'We couldn’t find this page.'), '404'],
    [new DomainError('unavailable', 'No season yet.'), 'No season yet.'],
    [new Error('not-found'), 'not-found'],
    [Object.assign(new Error('of another making'), { code: 'not-found' }), 'of another making'],
  ] as const) {
    expect(await leadsTo(orNotFound(() => Promise.reject(error)))).toBe(to);
  }
});
