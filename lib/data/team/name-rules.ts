import english from 'naughty-words/en.json';
import spanish from 'naughty-words/es.json';
import tagalog from 'naughty-words/fil.json';
import french from 'naughty-words/fr.json';
import hindi from 'naughty-words/hi.json';
import portuguese from 'naughty-words/pt.json';
import russian from 'naughty-words/ru.json';
import unhomoglyph from 'unhomoglyph';
import {
  checkTeamName,
  isGeneratedName,
  removeHarmlessWords,
  type TeamNameCheck,
} from '@/lib/domain/team/team-names';
import { EXTRA_UNKIND_WORDS, FINE_WORDS } from '@/words/unkind-words';

/**
 * Digits and signs that stand for a letter; what is left of i, l and 1 after Unicode's table is one
 * letter.
 */
const LETTER_OF_SIGN: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'l',
  '|': 'l',
  '+': 't',
  i: 'l',
  j: 'l',
};

/**
 * Two texts with the same key look alike at a glance. It uses Unicode's table of confusable
 * letters, and ignores case, accents, spaces, invisible characters, digits used as letters, and
 * repeated letters. It is for comparing, not for reading.
 */
export function lookAlikeKey(text: string): string {
  return letters(text).replace(/(.)\1+/g, '$1');
}

/**
 * The words of a text as they look, with digits read as letters; and once more with digits left out
 * ("Kim1" holds "Kim").
 */
export function lookAlikeWords(text: string): string[] {
  const words = (part: RegExp) => text.normalize('NFKC').split(part).map(lookAlikeKey);
  const all = [...words(/[^\p{L}\p{M}\p{N}@$!|+]+/u), ...words(/[^\p{L}\p{M}]+/u)];
  return [...new Set(all)].filter((word) => word !== '');
}

function letters(text: string): string {
  const plain = (part: string) =>
    part.normalize('NFKD').replace(/[\p{M}\p{C}\p{Zs}\u115F\u1160\u3164\uFFA0]/gu, '');
  // Upper and lower case letters look like different others, so both are looked up.
  const same = plain(unhomoglyph(plain(unhomoglyph(plain(text))).toLowerCase())).toLowerCase();
  return [...same]
    .map((sign) => LETTER_OF_SIGN[sign] ?? sign)
    .join('')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The names in a class that a new name must differ from, without those of its author. */
export type NamesInUse = {
  readonly teams: readonly string[];
  readonly people: readonly string[];
  /** User names are compared only as a whole, because their parts are animals. */
  readonly userNames: readonly string[];
};

/** A typed name by itself: its form, and the kept lists of words. */
export function parseTypedTeamName(text: string): TeamNameCheck {
  const check = checkTeamName(text);
  if (!check.ok || isGeneratedName(check.name)) return check;
  return containsUnkindWord(removeHarmlessWords(check.name)) ? { ok: false, why: 'unkind' } : check;
}

/**
 * Checks a name against the rest of the class. Names that the app suggests need no check for unkind
 * words or people's names.
 */
export function parseTypedTeamNameInClass(
  text: string,
  { teams, people, userNames }: NamesInUse,
): TeamNameCheck {
  const check = parseTypedTeamName(text);
  if (!check.ok) return check;
  if (isTeamNameTaken(check.name, teams)) return { ok: false, why: 'taken' };
  if (
    !isGeneratedName(check.name) &&
    (containsPersonName(check.name, people) || isTeamNameTaken(check.name, userNames))
  )
    return { ok: false, why: 'person' };
  return check;
}

export const isTeamNameTaken = (name: string, teams: readonly string[]): boolean => {
  const key = lookAlikeKey(name);
  return teams.some((team) => lookAlikeKey(team) === key);
};

const TITLES = new Set(
  [
    'ms',
    'mrs',
    'miss',
    'mr',
    'mx',
    'dr',
    'prof',
    'professor',
    'coach',
    'teacher',
    // A placeholder for students without a known name.
    'student',
    'senor',
    'senora',
    'maestro',
    'maestra',
    'profe',
    'the',
  ].map(lookAlikeKey),
);
/**
 * A name with at least this many letters is found inside other words ("MayaIsFat"); a shorter one
 * only as a whole word ("Bo", but not "Bobcats").
 */
const MIN_LENGTH_INSIDE_WORDS = 4;

export function containsPersonName(name: string, people: readonly string[]): boolean {
  const words = new Set(lookAlikeWords(name));
  const nameKey = lookAlikeKey(name);
  return people.some((person) => {
    const all = lookAlikeWords(person).filter((part) => part.length > 1 && !TITLES.has(part));
    // In a name of several words, the short ones don't count ("Mary An").
    const parts = all.length > 1 ? all.filter((part) => part.length > 2) : all;
    const together = lookAlikeKey(person);
    return [...parts, ...(parts.length > 1 ? [together] : [])].some(
      (part) =>
        words.has(part) ||
        part === nameKey ||
        (part.length >= MIN_LENGTH_INSIDE_WORDS && nameKey.includes(part)),
    );
  });
}

/**
 * Numbers that mean hate, whatever comes between their digits and whichever letters stand for them.
 * An o is a 0 by then.
 */
const HATE_NUMBERS = /14(?:88|w0rds)|8814|6mwe|1312|69er/;
const AS_DIGITS: Readonly<Record<string, string>> = {
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  b: '8',
  o: '0',
};

/** Languages of many American schools. */
const OTHER_LANGUAGES = [french, hindi, portuguese, russian, tagalog];
/** Shorter words of these look like too many English ones and names ("con", "chut", "pinto"). */
const MIN_OTHER_LANGUAGE_LENGTH = 5;

/**
 * A phrase shorter than this counts only as whole words, because it can hide inside harmless names:
 * "go die" is in "Mango Diet".
 */
const MIN_PHRASE_LENGTH = 7;

type WordLists = {
  words: ReadonlySet<string>;
  sounds: ReadonlySet<string>;
  phrases: readonly string[];
  sayings: readonly string[];
};
let cachedLists: WordLists | null = null;

/**
 * Spellings that get around a list: "fvck", "phuck", "kunt", "dumbazz". Two words of three letters
 * sound alike too often.
 */
const soundOf = (word: string): string =>
  lookAlikeKey(word)
    .replace(/v/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/[cq]/g, 'k')
    .replace(/z$/, 's');
/** "Bytch": a typed y may also be an i, which is an l in a skeleton. */
const soundsOf = (word: string): string[] => [soundOf(word), soundOf(word).replace(/y/g, 'l')];
const MIN_SOUND_LENGTH = 3;

/** Words are compared by how they look: neither a digit nor an accent helps one through. */
function wordLists(): WordLists {
  if (cachedLists) return cachedLists;
  const further = OTHER_LANGUAGES.flat().filter(
    (entry) => lookAlikeKey(entry).length >= MIN_OTHER_LANGUAGE_LENGTH,
  );
  const all = [...english, ...spanish, ...further, ...EXTRA_UNKIND_WORDS].filter(
    (entry) => !FINE_WORDS.has(entry.toLowerCase()),
  );
  const single = all.filter((entry) => !/[^\p{L}\p{M}]/u.test(entry));
  const several = all.filter((entry) => entry.includes(' '));
  cachedLists = {
    words: new Set(single.map(lookAlikeKey).filter((word) => word.length > 1)),
    sounds: new Set(single.map(soundOf).filter((word) => word.length > MIN_SOUND_LENGTH)),
    phrases: several.map(phraseSound).filter((phrase) => phrase.length >= MIN_PHRASE_LENGTH),
    sayings: several
      .filter((phrase) => lookAlikeKey(phrase).length < MIN_PHRASE_LENGTH)
      .map(spacedWords),
  };
  return cachedLists;
}

/**
 * The name's words with look-alike letters replaced. The spaces around each word make a search for
 * ` word ` match whole words only.
 */
const spacedWords = (text: string) => ` ${withoutAbbreviations(text).map(lookAlikeKey).join(' ')} `;

/** Texting abbreviations, written out before the name is checked: "u" is "you". */
const SHORT_FOR = new Map([
  ['u', 'you'],
  ['ur', 'your'],
  ['urself', 'yourself'],
]);
const withoutAbbreviations = (text: string): string[] =>
  text.split(NO_WORD).map((word) => SHORT_FOR.get(word.toLowerCase()) ?? word);
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/u;

const phraseSound = (text: string) => withoutAbbreviations(text).map(soundOf).join('');

/** A letter that is repeated looks like one, so three k and more are counted. */
const isThreeK = (text: string) =>
  lookAlikeKey(text) === 'k' && text.replace(/[^\p{L}]/gu, '').length >= 3;

const inSingular = (word: string): string[] => [
  word,
  word.replace(/[sz]$/, ''),
  word.replace(/e[sz]$/, ''),
];

/**
 * True if a name contains a word from the English or Spanish lists, one of our own, or a number
 * that stands for hate.
 */
export function containsUnkindWord(name: string): boolean {
  const digits = [...name.toLowerCase()].map((sign) => AS_DIGITS[sign] ?? sign).join('');
  if (HATE_NUMBERS.test(digits.replace(/[^\p{L}\p{N}]/gu, ''))) return true;
  if ([name, ...name.split(NO_WORD)].some(isThreeK)) return true;
  const { words, sounds, phrases, sayings } = wordLists();
  const found = lookAlikeWords(name);
  // Also one word with spaces or something else between its letters.
  const looks = [...found, lookAlikeKey(name)].flatMap(inSingular);
  if (looks.some((word) => words.has(word) || soundsOf(word).some((sound) => sounds.has(sound))))
    return true;
  const wholes = [soundOf(name), phraseSound(name)];
  const said = spacedWords(name);
  return (
    phrases.some((phrase) => wholes.some((whole) => whole.includes(phrase))) ||
    sayings.some((saying) => said.includes(saying))
  );
}
