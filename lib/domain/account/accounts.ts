import { between, pickRandom, type RandomSource } from '@/lib/domain/numbers/random';
import { checkTeamName } from '@/lib/domain/team/team-names';

/**
 * A user name is kept as an address of this domain, which can never receive mail (RFC 2606):
 * accounts need only one kind of name.
 */
const STUDENT_DOMAIN = 'students.invalid';

/**
 * Friendly animals, each with a picture in `public/mascots/animals`; none that is used to tease.
 */
export const CARD_ANIMALS = [
  'badger',
  'bear',
  'bison',
  'butterfly',
  'camel',
  'cat',
  'chipmunk',
  'deer',
  'dolphin',
  'dragon',
  'duck',
  'eagle',
  'flamingo',
  'fox',
  'frog',
  'giraffe',
  'hedgehog',
  'kangaroo',
  'koala',
  'leopard',
  'lion',
  'llama',
  'octopus',
  'otter',
  'owl',
  'panda',
  'parrot',
  'penguin',
  'rabbit',
  'raccoon',
  'seal',
  'swan',
  'tiger',
  'turtle',
  'unicorn',
  'wolf',
  'zebra',
] as const;
type CardAnimal = (typeof CARD_ANIMALS)[number];

/** Two digits are easy to remember; these pairs mean something else to some people. */
const AVOIDED_NUMBERS: ReadonlySet<number> = new Set([13, 14, 18, 28, 66, 67, 69, 88]);

/** The address that a typed email or user name stands for, whatever its case and spaces. */
export function accountAddress(typed: string): string {
  const plain = typed.replace(/\s+/g, '').toLowerCase();
  return plain === '' || plain.includes('@') ? plain : `${plain}@${STUDENT_DOMAIN}`;
}

export function isStudentAddress(address: string): boolean {
  return accountAddress(address).endsWith(`@${STUDENT_DOMAIN}`);
}

/** The user name of a student's address; null for an email. */
export function usernameOf(address: string): string | null {
  return isStudentAddress(address)
    ? accountAddress(address).slice(0, -STUDENT_DOMAIN.length - 1)
    : null;
}

/**
 * For instance `ada.l.otter42`, without a name that has no a to z or reads unkindly. The caller
 * checks that it's unique.
 */
export function makeUsername(
  student: { firstName: string; lastInitial: string },
  random: RandomSource,
): string {
  const animal = pickRandom(CARD_ANIMALS, random) ?? 'otter';
  const name = namePart(student);
  // Without a name before it the animal needs more numbers, or they would run out.
  return [...name, `${animal}${twoDigits(random)}${name.length > 0 ? '' : twoDigits(random)}`].join(
    '.',
  );
}

function twoDigits(random: RandomSource): number {
  for (;;) {
    const number = between(random, 10, 99);
    if (!AVOIDED_NUMBERS.has(number)) return number;
  }
}

function namePart({
  firstName,
  lastInitial,
}: {
  firstName: string;
  lastInitial: string;
}): string[] {
  const parts = [
    plainLetters(firstName).slice(0, 12),
    plainLetters(lastInitial).slice(0, 1),
  ].filter((part) => part !== '');
  // With "team", the check looks at the name and not at its length.
  return checkTeamName(`${parts.join(' ')} team`).ok && plainLetters(firstName) !== '' ? parts : [];
}

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .replace(/[^a-z]/g, '');
}

/**
 * The animal in a user name, for the picture on the card; null for a user name that was made
 * elsewhere.
 */
export function animalOf(username: string): CardAnimal | null {
  const word = /([a-z]+)\d+$/.exec(username)?.[1];
  return CARD_ANIMALS.find((animal) => animal === word) ?? null;
}

export const PASSWORD_MIN = 8;
/** More than one teacher has. */
export const MOST_CLASSES = 30;

export const PASSWORD_MAX = 128;

/** Why a password is refused. `common` is for whoever has the list of common ones. */
export type PasswordProblem = 'too-short' | 'too-long' | 'is-email' | 'is-username' | 'common';
export type PasswordCheck = { ok: true } | { ok: false; why: PasswordProblem };

/** Emails are stored and compared in this form everywhere. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Length, and not the email itself; there are no rules of composition. Common passwords are refused
 * where their list is kept.
 */
export function checkPassword(password: string, email: string): PasswordCheck {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return { ok: false, why: 'too-short' };
  if (length > PASSWORD_MAX) return { ok: false, why: 'too-long' };
  if (normalizeEmail(password) === normalizeEmail(email)) return { ok: false, why: 'is-email' };
  if (normalizeEmail(password) === usernameOf(email)) return { ok: false, why: 'is-username' };
  return { ok: true };
}
