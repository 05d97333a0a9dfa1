import { rateLimits } from '@/lib/store/collections';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { CLIENT_SIGN_UPS, takeTry } from '../rate-limit/tries';
import { signUpStudent } from './commands';

const MINUTE = 60_000;

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

it('S14: five classes of thirty an hour make their accounts from a school’s one address, hour after hour', async () => {
  // Passwords are hashed elsewhere; here only who may try counts.
  const made = jest.spyOn(test.services.identity, 'createAccount').mockResolvedValue({ status: 'taken' });
  for (let room = 0; room < 25; room++) {
    for (let student = 0; student < 30; student++) {
      await signUpStudent({ email: `s${student}@room-${room}.org`, password: 'seven green kites' }, 'school');
    }
    test.advance(12 * MINUTE);
  }
  expect(made).toHaveBeenCalledTimes(25 * 30);
});

it('a flood of sign-ups waits until the hour is over, however often it tries, and no longer', async () => {
  const start = test.services.now().getTime();
  const sendOne = () => takeTry('sign-up:client:flood', CLIENT_SIGN_UPS);
  for (let count = 0; count < CLIENT_SIGN_UPS.free; count++) await sendOne();
  let inTheFirstHour = CLIENT_SIGN_UPS.free;
  for (let minute = 0; minute < 59; minute++) {
    test.advance(MINUTE);
    await sendOne().then(
      () => inTheFirstHour++,
      () => undefined,
    );
  }
  expect(inTheFirstHour - CLIENT_SIGN_UPS.free).toBeLessThanOrEqual(3);
  test.advance(start + 60 * MINUTE - test.services.now().getTime());
  await expect(sendOne()).resolves.toBeUndefined();
  expect(await test.store.query(rateLimits, {})).toMatchObject([{ count: 1, blockedUntil: null }]);
});
