import { checkPassword, normalizeEmail, type PasswordProblem } from './accounts';

describe('checkPassword', () => {
  it.each([
    ['eight characters', 'sunshine'],
    ['a passphrase with spaces', 'four purple otters dance'],
    ['128 characters', 'x'.repeat(128)],
    ['no digits or capitals', 'abcdefgh'],
  ])('accepts %s', (_, password) => {
    expect(checkPassword(password, 'kim@school.example')).toEqual({ ok: true });
  });

  it.each<[string, string, PasswordProblem]>([
    ['seven characters', 'sunshin', 'too-short'],
    ['seven characters of two code units each', '🏈'.repeat(7), 'too-short'],
    ['129 characters', 'x'.repeat(129), 'too-long'],
    ['the email', 'kim@school.example', 'is-email'],
    ['the email in capitals', 'KIM@School.Example', 'is-email'],
  ])('refuses %s', (_, password, why) => {
    expect(checkPassword(password, 'kim@school.example')).toEqual({ ok: false, why });
  });
});

describe('normalizeEmail', () => {
  it('lower-cases and trims', () => {
    expect(normalizeEmail('  Kim@School.Example ')).toBe('kim@school.example');
  });
});

describe('why a password is refused', () => {
  it.each<[string, string, PasswordProblem]>([
    ['sunshin', 'kim@school.example', 'too-short'],
    ['x'.repeat(129), 'kim@school.example', 'too-long'],
    [' Kim@School.example', 'kim@school.example ', 'is-email'],
    ['Ada.L.Otter42', 'ada.l.otter42@students.invalid', 'is-username'],
    ['ada.l.otter42', 'ada.l.otter42', 'is-email'],
  ])('%j for %s', (password, email, why) => {
    expect(checkPassword(password, email)).toEqual({ ok: false, why });
  });

  it('is nothing where a password is another one’s user name, or somebody has no user name', () => {
    expect(checkPassword('ada.l.otter42', 'bo.c.badger17@students.invalid')).toEqual({ ok: true });
    expect(checkPassword('ada.l.otter42', 'kim@school.example')).toEqual({ ok: true });
  });
});
