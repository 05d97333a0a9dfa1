import { existsSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { checkTeamName } from '@/lib/domain/team/team-names';
import {
  animalOfUsername,
  checkPasswordExceptCommon,
  isStudentSignInAddress,
  makeUsernameFromStudentName,
  normalizeEmail,
  type PasswordProblem,
  toSignInAddress,
  USERNAME_ANIMALS,
  usernameFromSignInAddress,
} from './accounts';
import { makePassphrase, normalizeIfCardPassphrase, PASSPHRASE_WORDS } from './passphrases';

const half = () => 0.5;
const chances = fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), {
  minLength: 8,
  maxLength: 8,
});
function sourceOf(values: readonly number[]) {
  let at = 0;
  // A rejected number must not repeat forever.
  return () => ((values[at++ % values.length] ?? 0) + at / 1000) % 1;
}

describe('user names', () => {
  it.each([
    [{ firstName: 'Ada', lastInitial: 'L' }, /^ada\.l\.[a-z]+\d\d$/],
    [{ firstName: 'Ada', lastInitial: '' }, /^ada\.[a-z]+\d\d$/],
    [{ firstName: 'Chloé-Anne', lastInitial: 'Ö' }, /^chloeanne\.o\.[a-z]+\d\d$/],
    [{ firstName: 'Łukasz', lastInitial: 'ß' }, /^lukasz\.s\.[a-z]+\d\d$/],
    [{ firstName: 'Maximiliana Josephine', lastInitial: 'K' }, /^maximiliana?j?\.k\.[a-z]+\d\d$/],
  ])('are made of small letters a child can type: %j', (student, shape) => {
    expect(makeUsernameFromStudentName(student, half)).toMatch(shape);
  });

  it('leave out a name that has no letters of the keyboard, or that would read unkindly', () => {
    expect(makeUsernameFromStudentName({ firstName: '美咲', lastInitial: 'T' }, half)).toMatch(
      /^[a-z]+\d{4}$/,
    );
    expect(makeUsernameFromStudentName({ firstName: 'Fag', lastInitial: '' }, half)).toMatch(
      /^[a-z]+\d{4}$/,
    );
  });

  it('have an animal with a picture and a number that means nothing else, whatever chance says', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), chances, (firstName, lastInitial, values) => {
        const username = makeUsernameFromStudentName({ firstName, lastInitial }, sourceOf(values));
        expect(username).toMatch(/^([a-z]{1,12}\.)?([a-z]\.)?[a-z]+([1-9]\d){1,2}$/);
        expect(username).not.toMatch(/(13|14|18|28|66|67|69|88)$/);
        expect(animalOfUsername(username)).not.toBeNull();
      }),
    );
  });

  it.each(USERNAME_ANIMALS.map((animal) => [animal]))('%s has a picture', (animal) => {
    expect(existsSync(path.join(process.cwd(), 'public/mascots/animals', `${animal}.svg`))).toBe(
      true,
    );
  });
});

describe('what is typed to sign in', () => {
  it.each([
    ['ada.l.otter42', 'ada.l.otter42@students.invalid'],
    ['  Ada.L.Otter42 ', 'ada.l.otter42@students.invalid'],
    ['ada . l . otter 42', 'ada.l.otter42@students.invalid'],
    [' Ms.Lovelace@School.org ', 'ms.lovelace@school.org'],
    ['ADA.L.OTTER42@students.invalid', 'ada.l.otter42@students.invalid'],
    ['   ', ''],
  ])('%j stands for %j', (typed, address) => {
    expect(toSignInAddress(typed)).toBe(address);
  });

  it('shows a user name where there is one, and an email never as one', () => {
    expect(usernameFromSignInAddress('ada.l.otter42@students.invalid')).toBe('ada.l.otter42');
    expect(usernameFromSignInAddress('ada@school.org')).toBeNull();
    expect(usernameFromSignInAddress('ada@evil-students.invalid.org')).toBeNull();
  });
});

describe('passphrases', () => {
  it('have at least 30 bits: three of well over a thousand different words', () => {
    const words = new Set(PASSPHRASE_WORDS);
    expect(words.size).toBe(PASSPHRASE_WORDS.length);
    // Three different words: the second and third have one choice less each.
    const bits = Math.log2(words.size) + Math.log2(words.size - 1) + Math.log2(words.size - 2);
    expect(bits).toBeGreaterThanOrEqual(30);
  });

  it('use easy words: small letters, three to eleven of them, none unkind', () => {
    expect(
      PASSPHRASE_WORDS.filter((word) => !/^[a-z]{3,11}$/.test(word) || !checkTeamName(word).ok),
    ).toEqual([]);
  });

  it('can be every three different words, in every order', () => {
    const count = PASSPHRASE_WORDS.length;
    const index = fc.nat(count - 1);
    fc.assert(
      fc.property(fc.uniqueArray(index, { minLength: 3, maxLength: 3 }), (indices) => {
        const queue = [...indices];
        expect(makePassphrase(() => queue.shift() ?? 0)).toBe(
          indices.map((at) => PASSPHRASE_WORDS[at]).join(' '),
        );
      }),
    );
  });

  it('draw again instead of saying a word twice', () => {
    const queue = [5, 5, 5, 9, 5, 11];
    const words = makePassphrase(() => queue.shift() ?? 0).split(' ');
    expect(words).toEqual([5, 9, 11].map((at) => PASSPHRASE_WORDS[at]));
  });

  it.each([
    'otter lamp violet',
    ' Otter  LAMP violet ',
    'otter-lamp-violet',
    'Otter Lamp Violet\n',
  ])('are the same however a child types them: %j', (typed) => {
    expect(normalizeIfCardPassphrase('ada.l.otter42@students.invalid', typed)).toBe(
      'otter lamp violet',
    );
  });

  it('leave every other password as typed, and those of people with an email', () => {
    expect(normalizeIfCardPassphrase('ada.l.otter42@students.invalid', 'Otter Lamp')).toBe(
      'Otter Lamp',
    );
    expect(normalizeIfCardPassphrase('ada.l.otter42@students.invalid', 'My  Own-Secret x')).toBe(
      'My  Own-Secret x',
    );
    expect(normalizeIfCardPassphrase('ada@school.org', 'Otter Lamp Violet')).toBe(
      'Otter Lamp Violet',
    );
  });
});

describe('a user name, by what chance says', () => {
  const inTurn =
    (...numbers: number[]) =>
    () =>
      numbers.shift() ?? 0;
  /** The animals are sorted: the first is the badger, the last the zebra. */
  it.each([
    ['Ada', 'L', [0, 0], 'ada.l.badger10'],
    ['Ada', 'L', [0.999, 0.999], 'ada.l.zebra99'],
    // 13 and 14 have other meanings for some people, so the next one is taken.
    ['Ada', 'L', [0, 0.034, 0.045, 0.06], 'ada.l.badger15'],
    ['Ada', '', [0, 0], 'ada.badger10'],
    ['Abcdefghijklmnop', 'Xyz', [0, 0], 'abcdefghijkl.x.badger10'],
    ['Øyvind', 'Æ', [0, 0], 'oyvind.a.badger10'],
    ['Strauß', 'ß', [0, 0], 'strauss.s.badger10'],
    ['Đặng', 'Þ', [0, 0], 'dang.t.badger10'],
    ['Cœur', 'ı', [0, 0], 'coeur.i.badger10'],
    ['美咲', 'T', [0, 0, 0.5], 'badger1055'],
    ['Fag', 'X', [0, 0, 0.5], 'badger1055'],
  ])('%s %s: %j gives %s', (firstName, lastInitial, chances, username) => {
    expect(makeUsernameFromStudentName({ firstName, lastInitial }, inTurn(...chances))).toBe(
      username,
    );
  });

  it.each([
    ['ada.l.otter42', 'otter'],
    ['otter4217', 'otter'],
    ['otter', null],
    ['ada.l.otters42', null],
    ['ada.l.otter42x', null],
    ['42', null],
    ['', null],
  ])('shows for %j the animal %s', (username, animal) => {
    expect(animalOfUsername(username)).toBe(animal);
  });

  it('is told from an email by its domain alone', () => {
    expect(
      [
        'ada.l.otter42',
        'Ada@Students.Invalid',
        'ada@school.org',
        'students.invalid@school.org',
        '',
      ].map(isStudentSignInAddress),
    ).toEqual([true, true, false, false, false]);
    expect(usernameFromSignInAddress('Ada . L')).toBe('ada.l');
  });
});

describe('what is typed for a passphrase', () => {
  const ada = (typed: string) => normalizeIfCardPassphrase('ada.l.otter42@students.invalid', typed);
  it('is the words of the card where all three are on the list, and else as typed', () => {
    expect([
      ada('OTTER lamp violet'),
      ada('-otter-lamp-violet-'),
      ada('ada  Lamp violet'),
      ada('Otter lamp violet otter'),
    ]).toEqual([
      'otter lamp violet',
      'otter lamp violet',
      'ada  Lamp violet',
      'Otter lamp violet otter',
    ]);
    expect(normalizeIfCardPassphrase('ada.l.otter42', 'Otter-Lamp-Violet')).toBe(
      'otter lamp violet',
    );
  });
});

describe('checkPasswordExceptCommon', () => {
  it.each([
    ['eight characters', 'sunshine'],
    ['a passphrase with spaces', 'four purple otters dance'],
    ['128 characters', 'x'.repeat(128)],
    ['no digits or capitals', 'abcdefgh'],
  ])('accepts %s', (_, password) => {
    expect(checkPasswordExceptCommon(password, 'kim@school.example')).toEqual({ ok: true });
  });

  it.each<[string, string, PasswordProblem]>([
    ['seven characters', 'sunshin', 'too-short'],
    ['seven characters of two code units each', '🏈'.repeat(7), 'too-short'],
    ['129 characters', 'x'.repeat(129), 'too-long'],
    ['the email', 'kim@school.example', 'is-email'],
    ['the email in capitals', 'KIM@School.Example', 'is-email'],
    ['the email in other spelling', ' Kim@School.example', 'is-email'],
  ])('refuses %s', (_, password, why) => {
    expect(checkPasswordExceptCommon(password, 'kim@school.example')).toEqual({ ok: false, why });
  });

  it('refuses the student’s own user name, however it is written', () => {
    const own = { ok: false, why: 'is-username' };
    expect(checkPasswordExceptCommon('Ada.L.Otter42', 'ada.l.otter42@students.invalid')).toEqual(
      own,
    );
  });

  it('accepts another one’s user name, and any name from someone without a user name', () => {
    expect(checkPasswordExceptCommon('ada.l.otter42', 'bo.c.badger17@students.invalid')).toEqual({
      ok: true,
    });
    expect(checkPasswordExceptCommon('ada.l.otter42', 'kim@school.example')).toEqual({ ok: true });
  });
});

describe('normalizeEmail', () => {
  it('lower-cases and trims', () => {
    expect(normalizeEmail('  Kim@School.Example ')).toBe('kim@school.example');
  });
});
