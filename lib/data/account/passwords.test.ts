import { isCommonPassword } from './passwords';

it.each(['password', 'PassWord', '12345678', 'qwertyuiop', 'football'])(
  'knows %s as a password everybody tries',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

it.each(['three yards and a fraction', 'zqv-71-lime', ''])(
  'has nothing against "%s"',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
