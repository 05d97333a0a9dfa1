import { sessions } from '@/lib/store/collections/accounts';
import { StoreUnavailableError } from '@/lib/store/port';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { sealSessionClaim } from './session-cookie';
import {
  getViewer,
  getViewerWithCookieRole,
  getViewerWithoutSlot,
  readSessionClaimAndViewer,
} from './viewer';

const jar = new Map<string, string>();
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
  }),
}));

let test: TestServices;
beforeEach(async () => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXTAUTH_SECRET: 'a secret of thirty-two characters',
  });
  jar.clear();
  test = await installTestServices();
});
afterEach(() => test.dispose());

type Role = 'student' | 'teacher' | null;
async function carry(viewer: { accountId: string; sessionId: string }, role: Role) {
  const claim = { accountId: viewer.accountId, sessionId: viewer.sessionId, role };
  jar.set('next-auth.session-token', await sealSessionClaim(claim, 3_600));
  return claim;
}

const everything = async () => [
  await readSessionClaimAndViewer(),
  await getViewer(),
  await getViewerWithCookieRole(),
];

it('without a cookie, with a made-up one or with one of another name nobody is there', async () => {
  const claim = await carry(await test.student('kim@school.org'), 'student');
  const [good = ''] = jar.values();
  for (const [name, value] of [
    ['next-auth.session-token', 'made up'],
    ['fraction-league.device', good],
    ['__Secure-next-auth.session-token', good],
  ] as const) {
    jar.clear();
    jar.set(name, value);
    expect(await everything()).toEqual([{ claim: null, viewer: null }, null, null]);
  }
  jar.clear();
  expect(await everything()).toEqual([{ claim: null, viewer: null }, null, null]);
  jar.set('next-auth.session-token', good);
  expect((await readSessionClaimAndViewer()).claim).toEqual(claim);
});

it.each<[Role, Role]>([
  ['student', 'student'],
  ['teacher', 'teacher'],
  [null, null],
])('a cookie is answered with who its session belongs to: %s', async (role) => {
  const email = 'somebody@school.org';
  const { accountId, sessionId } = await test[role ?? 'account'](email);
  const claim = await carry({ accountId, sessionId }, role);
  const viewer = { accountId, sessionId, email, role, season: TEST_SEASON };
  expect(await everything()).toEqual([{ claim, viewer }, viewer, viewer]);
});

it('the role is what the store says, but where a command finds the profile itself: there it is what the cookie says', async () => {
  const { accountId, sessionId, email } = await test.teacher('ada@school.org');
  const claim = await carry({ accountId, sessionId }, 'student');
  const ada = { accountId, sessionId, email, role: 'teacher', season: TEST_SEASON };
  expect(await everything()).toEqual([{ claim, viewer: ada }, ada, { ...ada, role: 'student' }]);
});

it('a session that has ended, or is another account’s, is nobody’s, although the cookie is good', async () => {
  const kim = await test.student('kim@school.org');
  const lee = await test.student('lee@school.org');
  const mixed = await carry({ accountId: kim.accountId, sessionId: lee.sessionId }, 'student');
  expect(await everything()).toEqual([{ claim: mixed, viewer: null }, null, null]);
  const claim = await carry(kim, 'student');
  await test.store.delete(sessions, kim.sessionId);
  expect(await everything()).toEqual([{ claim, viewer: null }, null, null]);
});

it.each([
  ['a page', readSessionClaimAndViewer],
  ['an action or a route', getViewer],
  ['a frequent request', getViewerWithCookieRole],
  ['a live connection', getViewerWithoutSlot],
])(
  'a session that was left without Wi-Fi ends with the first request, also in the store: %s',
  async (_, ask) => {
    const kim = await test.student('kim@school.org');
    const lee = await test.student('lee@school.org');
    await carry(kim, 'student');
    jar.set('fraction-league.signed-out', '1');
    await ask();
    expect(await test.store.query(sessions, {})).toMatchObject([{ id: lee.sessionId }]);
    jar.delete('fraction-league.signed-out');
    expect(await getViewer()).toBeNull();
  },
);

it('a session that was left without Wi-Fi is no one’s also while the store takes nothing', async () => {
  const claim = await carry(await test.student('kim@school.org'), 'student');
  jar.set('fraction-league.signed-out', '1');
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  jest
    .spyOn(test.services.store, 'delete')
    .mockRejectedValue(new StoreUnavailableError('The disk is full.'));
  expect(await everything()).toEqual([{ claim, viewer: null }, null, null]);
  expect(logged).toHaveBeenCalled();
});
