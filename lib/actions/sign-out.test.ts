import { StoreUnavailableError } from '@/lib/store/port';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { signOutAction } from './sign-out';

let steps: string[];
const jar = {
  get: (name: string) => ({ name, value: 'sealed' }),
  set: () => undefined,
  delete: ({ name }: { name: string }) => void steps.push(`cookie ${name} gone`),
};
jest.mock('next/headers', () => ({
  cookies: async () => jar,
  headers: async () => new Headers({ origin: 'http://localhost:3000' }),
}));
jest.mock('@/lib/auth/session-cookie', () => ({
  ...jest.requireActual('@/lib/auth/session-cookie'),
  readSessionClaim: async () => ({ accountId: 'kim', sessionId: 's1', role: 'student' }),
}));

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
  steps = [];
});
afterEach(() => test.dispose());

it('takes the cookie first, and says that it is done also on a full disk and without any database', async () => {
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const broken = () => {
    steps.push('store');
    return Promise.reject(new StoreUnavailableError('The disk is full.'));
  };
  for (const name of ['get', 'delete'] as const)
    jest.spyOn(test.services.store, name).mockImplementation(broken);
  expect(await signOutAction()).toEqual({ ok: true, data: { done: true } });
  expect(steps.slice(0, 3)).toEqual([
    'cookie next-auth.session-token gone',
    'cookie fraction-league.device-key gone',
    'cookie fraction-league.seal gone',
  ]);
  expect(steps.at(-1)).toBe('store');
  expect(steps.filter((step) => step === 'store')).toHaveLength(1);
  expect(logged).toHaveBeenCalledTimes(1);
});
