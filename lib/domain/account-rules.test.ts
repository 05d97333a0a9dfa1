import { checkPassword, normalizeEmail, SCHOOL_MUST_AGREE } from './account-rules';

describe('checkPassword', () => {
  it.each([
    ['eight characters', 'sunshine'],
    ['a passphrase with spaces', 'four purple otters dance'],
    ['128 characters', 'x'.repeat(128)],
    ['no digits or capitals', 'abcdefgh'],
  ])('accepts %s', (_, password) => {
    expect(checkPassword(password, 'kim@school.example')).toEqual({ ok: true });
  });

  it.each([
    ['seven characters', 'sunshin', 'at least 8'],
    ['seven characters of two code units each', '🏈'.repeat(7), 'at least 8'],
    ['129 characters', 'x'.repeat(129), 'at most 128'],
    ['the e-mail', 'kim@school.example', 'same as your e-mail'],
    ['the e-mail in capitals', 'KIM@School.Example', 'same as your e-mail'],
  ])('refuses %s', (_, password, words) => {
    expect(checkPassword(password, 'kim@school.example')).toEqual({ ok: false, message: expect.stringContaining(words) });
  });
});

describe('normalizeEmail', () => {
  it('lower-cases and trims', () => {
    expect(normalizeEmail('  Kim@School.Example ')).toBe('kim@school.example');
  });
});

describe('what somebody is told about a password', () => {
  it.each([
    ['sunshin', 'kim@school.example', 'Use at least 8 characters.'],
    ['x'.repeat(129), 'kim@school.example', 'Use at most 128 characters.'],
    [' Kim@School.example', 'kim@school.example ', 'Your password cannot be the same as your e-mail.'],
    ['Ada.L.Otter42', 'ada.l.otter42@students.invalid', 'Your password cannot be the same as your user name.'],
    ['ada.l.otter42', 'ada.l.otter42', 'Your password cannot be the same as your e-mail.'],
  ])('%j for %s', (password, email, message) => {
    expect(checkPassword(password, email)).toEqual({ ok: false, message });
  });

  it('is nothing where a password is another one’s user name, or somebody has no user name', () => {
    expect(checkPassword('ada.l.otter42', 'bo.c.badger17@students.invalid')).toEqual({ ok: true });
    expect(checkPassword('ada.l.otter42', 'kim@school.example')).toEqual({ ok: true });
  });

  it('is what a teacher has to confirm', () => {
    expect(SCHOOL_MUST_AGREE).toBe('Please confirm that your school lets you use the app with your students.');
  });
});
