import { checkPassword, normalizeEmail } from './account-rules';

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
