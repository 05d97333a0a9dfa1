export type ListedStudentName = {
  firstName: string;
  lastInitial: string;
};
/**
 * Possible readings of a name, the likeliest first. `needsCheck` is true if the teacher should
 * check.
 */
export type NameReading = { names: readonly ListedStudentName[]; needsCheck: boolean };
export type NameProblem = 'no-name' | 'letters' | 'too-long' | 'too-many-names';

export const MAX_FIRST_NAME_LENGTH = 20;

export type CapsAndMiddleNameHabits = {
  isAllCaps: boolean;
  hasMiddleNames: boolean;
};

const SUFFIX = /^(jr|sr|ii|iii|iv|2nd|3rd|4th)\.?$/i;
/** Words that belong to the last name after them. */
const PARTICLE =
  /^(de|del|de'|da|das|do|dos|di|du|la|las|le|los|van|von|vander|vande|der|den|ter|ten|bin|ibn|bint|al|el|abu|mac|st\.?|san|santa|y)$/i;
const ARABIC_PARTICLE = /^(بن|ابن|بنت|أبو|ابو|آل)$/;

const isParticle = (word: string): boolean => PARTICLE.test(word) || ARABIC_PARTICLE.test(word);
const isLetter = (word: string): boolean => /^\p{L}\.?$/u.test(word);
const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/**
 * Reads separate first and last name columns. With `hasLast`, a lone cell may hold the whole name,
 * so the teacher has to check it.
 */
export function parseNameColumns(
  first: string,
  last: string,
  habits: CapsAndMiddleNameHabits,
  hasLast: boolean,
): NameReading | NameProblem {
  const alone = hasLast && (first === '' || last === '') ? first || last : '';
  const plain =
    first === ''
      ? 'no-name'
      : readListedName(first, [{ words: givenWords(first), family: last }], habits, false);
  if (!/[ ,]\S/.test(alone)) return plain;
  const whole = parseWholeName(alone, 'first-last', habits);
  if (typeof whole === 'string') return plain;
  const before = alone.includes(',') || typeof plain === 'string' ? [] : plain.names;
  return { names: [...whole.names, ...before], needsCheck: true };
}

/**
 * Puts the preferred name first: "Bobby", or "Bobby Chen" without the repeated last name. The
 * listed name stays as another choice.
 */
export function withPreferredNameFirst(
  reading: NameReading,
  preferred: string,
  written: string,
  habits: CapsAndMiddleNameHabits,
): NameReading {
  const given = preferred.includes(',') ? (preferred.split(',')[1] ?? '') : preferred;
  const words = givenWords(given);
  const isFamily = (word: string) => wordsOf(written.replaceAll(',', ' ')).includes(word);
  const own = words.filter((word, at) => at === 0 || !isFamily(word));
  const names = reading.names.flatMap(({ lastInitial }) => {
    const name = normalizeName({ words: own, family: lastInitial }, habits);
    return typeof name === 'string' ? [] : [name];
  });
  const all = distinct([...names, ...reading.names]);
  const initials = new Set(reading.names.map(({ lastInitial }) => lastInitial));
  return {
    names: all,
    needsCheck: reading.needsCheck && (names.length === 0 || initials.size > 1),
  };
}

/**
 * Reads a whole name in one cell. A comma means that the last name comes first, whatever `order`
 * says.
 */
export function parseWholeName(
  cell: string,
  order: 'last-first' | 'first-last',
  habits: CapsAndMiddleNameHabits,
): NameReading | NameProblem {
  const parts = withoutNumber(withoutAddress(cell))
    .replace(/^"(.*)"$/, '$1')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part) && !SUFFIX.test(part));
  if (parts.length > 2) return 'too-many-names';
  const [one = '', two] = parts;
  if (two !== undefined) return readListedName(two, givenChoices(two, one, habits), habits, true);
  const words = givenWords(one).filter((word, at) => at === 0 || !SUFFIX.test(word));
  if (order === 'last-first' && words.length > 1) {
    const [family = '', ...given] = words;
    const turned = { words: words.slice(0, -1), family: words.at(-1) ?? '' };
    return readListedName(one, [{ words: given, family }, turned], habits, !cell.includes(','));
  }
  return readListedName(one, wholeChoices(words), habits, true);
}

/**
 * Drops the address in "Ada Lovelace <ada@example.org>", but keeps an address that is all there is.
 */
function withoutAddress(cell: string): string {
  const name = cell.replace(/ *<[^<>]*@[^<>]*>/g, '').replace(/\S+@\S+/g, '');
  return /\p{L}/u.test(name.replace(NOTE, '')) ? name : cell;
}

/** "12. Ada" is a numbered line. */
const withoutNumber = (cell: string): string => cell.replace(/^\(?#?\d+(?:\s*[.):-]\s*|\s+)/, '');

type Choice = { words: string[]; family: string };

/** "Mary Ann" may be a first name or a first and a middle name; the rest of the list decides. */
function givenChoices(
  given: string,
  family: string,
  { hasMiddleNames: middles }: CapsAndMiddleNameHabits,
): Choice[] {
  const words = givenWords(given);
  const all = { words, family };
  if (words.length < 2) return [all];
  const one = { words: words.slice(0, 1), family };
  return middles ? [one, all] : [all, one];
}

/**
 * In these scripts the family name comes first if there is no space, and may come first if there is
 * one.
 */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/**
 * "Ada Lovelace" can be split in one way, "Mary Ann Kim" in three: Mary / Kim, Mary Ann / Kim, and
 * Mary / Ann Kim.
 */
function wholeChoices(words: readonly string[]): Choice[] {
  const cut = (at: number): Choice => ({
    words: words.slice(0, at),
    family: words.slice(at).join(' '),
  });
  const [first = '', second] = words;
  if (words.length > 0 && words.every((word) => FAMILY_FIRST.test(word))) {
    if (second !== undefined) return [cut(1), { words: words.slice(1), family: first }];
    const [family = '', ...given] = first;
    return given.length > 0 ? [{ words: [given.join('')], family }, cut(1)] : [cut(1)];
  }
  if (words.length < 3) return [cut(1)];
  const particle = words.findIndex(
    (word, at) => at > 0 && at < words.length - 1 && isParticle(word),
  );
  if (particle === 1) return [cut(1)];
  if (particle > 1) return [cut(particle), cut(1)];
  const middle = words.slice(1, -1);
  const plain = { words: words.slice(0, 1), family: words.at(-1) ?? '' };
  // "Ada K. Lovelace" and "J. J. Watt".
  if (middle.every(isLetter)) return isLetter(words[0] ?? '') ? [cut(words.length - 1)] : [plain];
  if (isLetter(words.at(-1) ?? '')) return [cut(words.length - 1), plain];
  return [plain, cut(words.length - 1), cut(1)];
}

const NICKNAME = /\(([^)]*)\)|"([^"]*)"/;
/** Notes in parentheses that programs and teachers add to a name; they are not nicknames. */
const NOTE =
  /\(\s*(invited|invitation sent|pending|new|absent|present|online|remote|active|inactive|enrolled|student|guest|resource|iep|504|ell?|esl|sped|gt|gifted|moved|late|transfer|period \d+|p\d+|[^)]*\d[^)]*|(she|he|they|ze)\b[^)]*)\s*\)/gi;

/** The words of a first name, without nickname, suffix, and middle initial; "J. J." is one word. */
function givenWords(given: string): string[] {
  const words = wordsOf(
    given.replace(NOTE, ' ').replace(NICKNAME, ' ').replace(/[\n,]/g, ' '),
  ).filter((word) => /\p{L}/u.test(word));
  const kept = words.filter((word, at) => at === 0 || !SUFFIX.test(word));
  const letters = kept.findIndex((word) => !isLetter(word));
  const initials = letters < 0 ? kept.length : letters;
  if (initials > 1 && letters < 0) return [kept.map((word) => `${word.slice(0, 1)}.`).join('')];
  if (initials > 1)
    return [
      kept
        .slice(0, initials)
        .map((word) => `${word.slice(0, 1)}.`)
        .join(''),
      ...kept.slice(initials),
    ];
  return kept;
}

/**
 * The names that this entry of a class list may mean, as they would be stored. Returns the problem
 * if none is possible.
 */
function readListedName(
  given: string,
  choices: readonly Choice[],
  habits: CapsAndMiddleNameHabits,
  asksIfMany: boolean,
): NameReading | NameProblem {
  if (given.includes('\n')) return 'too-many-names';
  const nickname = NICKNAME.exec(given.replace(NOTE, ' '));
  const called = nickname
    ? [{ words: wordsOf(nickname[1] ?? nickname[2] ?? ''), family: choices[0]?.family ?? '' }]
    : [];
  const [plain] = choices;
  // If a first name is too long, its first word is used.
  const short =
    plain && plain.words.length > 1 ? [{ ...plain, words: plain.words.slice(0, 1) }] : [];
  const kept = [...choices, ...called, ...short].map((choice) => normalizeName(choice, habits));
  const names = distinct(kept.filter((name) => typeof name !== 'string'));
  const [guess] = kept;
  if (names.length === 0) return typeof guess === 'string' ? guess : 'no-name';
  return {
    names,
    needsCheck: typeof guess === 'string' || called.length > 0 || (asksIfMany && names.length > 1),
  };
}

const distinct = (names: readonly ListedStudentName[]): ListedStudentName[] =>
  names.filter(
    ({ firstName, lastInitial }, at) =>
      names.findIndex(
        (other) => other.firstName === firstName && other.lastInitial === lastInitial,
      ) === at,
  );

function normalizeName(
  { words, family }: Choice,
  { isAllCaps: shouts }: CapsAndMiddleNameHabits,
): ListedStudentName | NameProblem {
  const given = words.filter((word, at) => at === 0 || !isLetter(word));
  const firstName = given.map((word) => capitalised(withoutEnd(word), shouts)).join(' ');
  if (!/\p{L}/u.test(firstName)) return 'no-name';
  if ([...firstName].length > MAX_FIRST_NAME_LENGTH) return 'too-long';
  if (!/^\p{L}[\p{L}\p{M}'. -]*$/u.test(firstName)) return 'letters';
  return { firstName, lastInitial: initialOf(family) };
}

/** "Ada." is Ada; "J.J." keeps its dots. */
function withoutEnd(word: string): string {
  const plain = word.replace(/[.,]+$/, '');
  return /^(\p{L}\.)+\p{L}$/u.test(plain) ? `${plain}.` : plain;
}

/**
 * Capitalizes names in a list of capitals or small letters. "McKay", and "AJ" in a mixed list, stay
 * as they are.
 */
function capitalised(word: string, shouts: boolean): string {
  const isLow = word === word.toLowerCase();
  if (!isLow && (!shouts || word !== word.toUpperCase())) return word;
  if (/^(\p{Lu}J|J\p{Lu}|[B-DF-HJ-NP-TV-XZ]{2})$/u.test(word)) return word;
  return word
    .toLowerCase()
    .replace(
      /(^|[-'.])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .normalize('NFC');
}

/** Empty if there is no letter, or if its capital is more than one letter (ß). */
function initialOf(family: string): string {
  const letter = /\p{L}/u.exec(family)?.[0] ?? '';
  const capital = letter.toUpperCase().normalize('NFC');
  return /^\p{L}$/u.test(capital) ? capital : '';
}
