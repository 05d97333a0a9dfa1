import { signUpStudent } from '@/lib/data/account/commands';
import { StoreUnavailableError } from '@/lib/store/port';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { nextAuthOptions } from './options';

jest.mock('next/headers', () => ({ cookies: async () => ({ get: () => undefined }) }));
jest.mock('./join-after-sign-in', () => ({ redeemJoinTicketAfterSignIn: async () => undefined }));
jest.mock('./join-ticket', () => ({
  clearJoinTicket: async () => undefined,
}));

type Authorize = (credentials: object, request: object) => Promise<unknown>;

let test: TestServices;
beforeEach(async () => {
  process.env.NEXTAUTH_SECRET ??= 'a secret of many different letters 42';
  test = await installTestServices();
});
afterEach(() => test.dispose());

const account = { email: 'kim@school.org', password: 'seven green kites' };

it('whatever fails unexpectedly at sign-in is one line in the log, with the code that the person sees', async () => {
  await signUpStudent(account, 'here');
  const [provider] = nextAuthOptions().providers;
  const { authorize } = (provider as unknown as { options: { authorize: Authorize } }).options;
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const failure of [
    new TypeError('kim@school.org was here'),
    new StoreUnavailableError('closed'),
  ]) {
    jest.spyOn(test.store, 'transaction').mockRejectedValue(failure);
    written.mockClear();
    const shown = await authorize(account, { headers: {} }).then(
      () => 'signed in',
      (error: Error) => error.message,
    );
    const code = /Code for your teacher: ([0-9a-f]{8})$/.exec(shown)?.[1];
    const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(lines).toMatchObject([{ level: 'error', eventId: code, kind: failure.name }]);
    expect(JSON.stringify(lines)).not.toContain('kim@');
  }
  written.mockRestore();
});
