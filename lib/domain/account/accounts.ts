import { pickRandom, type RandomSource, randomInteger } from '@/lib/domain/numbers/random';
import { checkTeamName } from '@/lib/domain/team/team-names';

/**
 * User names are stored as addresses of a domain that can never receive mail (RFC 2606), so that
 * accounts have only one kind of name.
 */
const STUDENT_DOMAIN = 'students.invalid';

/** Friendly animals with pictures in `public/mascots/animals`; none is used to tease. */
export const USERNAME_ANIMALS = [
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
type CardAnimal = (typeof USERNAME_ANIMALS)[number];

/** Two-digit numbers that mean something else to some people. */
const AVOIDED_NUMBERS: ReadonlySet<number> = new Set([13, 14, 18, 28, 66, 67, 69, 88]);

export function toSignInAddress(typed: string): string {
  const plain = typed.replace(/\s+/g, '').toLowerCase();
  return plain === '' || plain.includes('@') ? plain : `${plain}@${STUDENT_DOMAIN}`;
}

export function isStudentSignInAddress(address: string): boolean {
  return toSignInAddress(address).endsWith(`@${STUDENT_DOMAIN}`);
}

export function usernameFromSignInAddress(address: string): string | null {
  return isStudentSignInAddress(address)
    ? toSignInAddress(address).slice(0, -STUDENT_DOMAIN.length - 1)
    : null;
}

/**
 * For example `ada.l.otter42`. The name is left out if it has no letters a to z or would read
 * badly. The caller checks that the result is unique.
 */
export function makeUsernameFromStudentName(
  student: { firstName: string; lastInitial: string },
  random: RandomSource,
): string {
  const animal = pickRandom(USERNAME_ANIMALS, random) ?? 'otter';
  const name = namePart(student);
  // Without a name there would soon be no free user names, so two more digits are added.
  return [...name, `${animal}${twoDigits(random)}${name.length > 0 ? '' : twoDigits(random)}`].join(
    '.',
  );
}

function twoDigits(random: RandomSource): number {
  for (;;) {
    const number = randomInteger(random, 10, 99);
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
  // Adding "team" keeps the check from refusing a short name.
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

/** The animal for the picture on the login card; null for a user name made elsewhere. */
export function animalOfUsername(username: string): CardAnimal | null {
  const word = /([a-z]+)\d+$/.exec(username)?.[1];
  return USERNAME_ANIMALS.find((animal) => animal === word) ?? null;
}

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_CLASSES_PER_TEACHER = 30;

export const MAX_PASSWORD_LENGTH = 128;

/**
 * Why a password is refused. `common` needs the list of common passwords, which this file doesn't
 * have.
 */
export type PasswordProblem = 'too-short' | 'too-long' | 'is-email' | 'is-username' | 'common';
type PasswordCheck = { ok: true } | { ok: false; why: PasswordProblem };

/** Emails are stored and compared in this form everywhere. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Checks the length and that the password isn't the email or user name. There are no composition
 * rules.
 */
export function checkPasswordExceptCommon(password: string, email: string): PasswordCheck {
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) return { ok: false, why: 'too-short' };
  if (length > MAX_PASSWORD_LENGTH) return { ok: false, why: 'too-long' };
  if (normalizeEmail(password) === normalizeEmail(email)) return { ok: false, why: 'is-email' };
  if (normalizeEmail(password) === usernameFromSignInAddress(email))
    return { ok: false, why: 'is-username' };
  return { ok: true };
}
