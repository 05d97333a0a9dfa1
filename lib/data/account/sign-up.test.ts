import { installTestServices, type TestServices } from '@/lib/testing/services';
import { signUpStudent } from './commands';

const MINUTE = 60_000;

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

it('S14: five classes of thirty an hour make their accounts from a school’s one address, hour after hour', async () => {
  // Passwords are hashed elsewhere; here only who may try counts.
  const made = jest
    .spyOn(test.services.identity, 'createAccount')
    .mockResolvedValue({ status: 'taken' });
  for (let room = 0; room < 25; room++) {
    for (let student = 0; student < 30; student++) {
      await signUpStudent(
        { email: `s${student}@room-${room}.org`, password: 'seven green kites' },
        'school',
      );
    }
    test.advance(12 * MINUTE);
  }
  expect(made).toHaveBeenCalledTimes(25 * 30);
});

it('a flood of sign-ups costs a proof each from the 601st of an hour on, and the next hour begins anew', async () => {
  const made = jest
    .spyOn(test.services.identity, 'createAccount')
    .mockResolvedValue({ status: 'taken' });
  const signUp = (index: number) =>
    signUpStudent({ email: `s${index}@flood.org`, password: 'seven green kites' }, 'flood');
  for (let index = 0; index < 600; index++) await signUp(index);
  for (let minute = 0; minute < 59; minute++) {
    test.advance(MINUTE);
    await expect(signUp(minute)).rejects.toMatchObject({ code: 'needs-proof' });
  }
  expect(made).toHaveBeenCalledTimes(600);
  test.advance(MINUTE);
  await expect(signUp(0)).resolves.toBeUndefined();
});
