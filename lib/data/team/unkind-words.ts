import english from 'naughty-words/en.json';
import spanish from 'naughty-words/es.json';
import tagalog from 'naughty-words/fil.json';
import french from 'naughty-words/fr.json';
import hindi from 'naughty-words/hi.json';
import portuguese from 'naughty-words/pt.json';
import russian from 'naughty-words/ru.json';
import { FINE_WORDS, UNKIND_WORDS } from '@/words/unkind-words';
import { lookAlikeKey, lookAlikeWords } from './look-alike';

/**
 * Numbers that mean hate, whatever comes between their digits and whichever letters stand for them.
 * An o is a 0 by then.
 */
const CODES = /14(?:88|w0rds)|8814|6mwe|1312|69er/;
const AS_DIGITS: Readonly<Record<string, string>> = {
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  b: '8',
  o: '0',
};

/** Languages of many American schools. */
const FURTHER = [french, hindi, portuguese, russian, tagalog];
/** Shorter words of these look like too many English ones and names ("con", "chut", "pinto"). */
const SHORTEST_FURTHER = 5;

/**
 * Shorter phrases are inside too many harmless names ("Mango Diet"), so they are known as whole
 * words alone.
 */
const SHORTEST_PHRASE = 7;

type Lists = {
  words: ReadonlySet<string>;
  /** The unkind words, reduced to how they sound. */
  sounds: ReadonlySet<string>;
  /** By what they sound like. */
  phrases: readonly string[];
  /** The short ones, with a space between their words. */
  sayings: readonly string[];
};
let known: Lists | null = null;

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
const SHORTEST_SOUND = 3;

/** Compared by how they look: neither a digit nor an accent helps a word through. */
function lists(): Lists {
  if (known) return known;
  const further = FURTHER.flat().filter((entry) => lookAlikeKey(entry).length >= SHORTEST_FURTHER);
  const all = [...english, ...spanish, ...further, ...UNKIND_WORDS].filter(
    (entry) => !FINE_WORDS.has(entry.toLowerCase()),
  );
  const single = all.filter((entry) => !/[^\p{L}\p{M}]/u.test(entry));
  const several = all.filter((entry) => entry.includes(' '));
  known = {
    words: new Set(single.map(lookAlikeKey).filter((word) => word.length > 1)),
    sounds: new Set(single.map(soundOf).filter((word) => word.length > SHORTEST_SOUND)),
    phrases: several.map(phraseSound).filter((phrase) => phrase.length >= SHORTEST_PHRASE),
    sayings: several.filter((phrase) => lookAlikeKey(phrase).length < SHORTEST_PHRASE).map(inWords),
  };
  return known;
}

/**
 * The name's words with look-alike letters replaced. The spaces around each word make a search for
 * ` word ` match whole words only.
 */
const inWords = (text: string) => ` ${inFull(text).map(lookAlikeKey).join(' ')} `;

/** Texting abbreviations, written out before the name is checked: "u" is "you". */
const SHORT_FOR = new Map([
  ['u', 'you'],
  ['ur', 'your'],
  ['urself', 'yourself'],
]);
const inFull = (text: string): string[] =>
  text.split(NO_WORD).map((word) => SHORT_FOR.get(word.toLowerCase()) ?? word);
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/u;

const phraseSound = (text: string) => inFull(text).map(soundOf).join('');

/** A letter that is repeated looks like one, so three k and more are counted. */
const isThreeK = (text: string) =>
  lookAlikeKey(text) === 'k' && text.replace(/[^\p{L}]/gu, '').length >= 3;

/** The word itself, and what it may be the plural of. */
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
  if (CODES.test(digits.replace(/[^\p{L}\p{N}]/gu, ''))) return true;
  if ([name, ...name.split(NO_WORD)].some(isThreeK)) return true;
  const { words, sounds, phrases, sayings } = lists();
  const found = lookAlikeWords(name);
  // Also one word with spaces or something else between its letters.
  const looks = [...found, lookAlikeKey(name)].flatMap(inSingular);
  if (looks.some((word) => words.has(word) || soundsOf(word).some((sound) => sounds.has(sound))))
    return true;
  const wholes = [soundOf(name), phraseSound(name)];
  const said = inWords(name);
  return (
    phrases.some((phrase) => wholes.some((whole) => whole.includes(phrase))) ||
    sayings.some((saying) => said.includes(saying))
  );
}
