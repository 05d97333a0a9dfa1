import type { PastedRow } from './cells';

export type ColumnUse =
  | 'first'
  | 'preferred'
  | 'last'
  | 'last-first'
  | 'first-last'
  | 'reference'
  | 'out';
/** The meaning of a column. Only meanings that are also a `ColumnUse` are used. */
export type ColumnMeaning =
  | Exclude<ColumnUse, 'out'>
  | 'row'
  | 'gender'
  | 'birthday'
  | 'email'
  | 'phone'
  | 'grade'
  | 'class'
  | 'middle'
  | 'nickname'
  | 'suffix'
  | 'role'
  | 'status'
  | 'family'
  | 'other-id'
  | 'other-name'
  | 'background'
  | 'same'
  | 'empty'
  | 'other';

type ListColumn = { header: string; meaning: ColumnMeaning };

/** 'name' is a whole name; its values show the order. */
type HeaderMeaning = Exclude<ColumnMeaning, 'same' | 'empty'> | 'name';

/** The first match wins, so a parent's first name is 'family' and not 'first'. */
const HEADERS: readonly (readonly [HeaderMeaning, RegExp])[] = [
  [
    'other',
    /\bmodified\b|\b(last|first) (login|seen|activity|submission|access|sign ?in|online|visit|date|day|year|period|entry|attempt|attended)\b/,
  ],
  ['family', /\b(parent|guardian|mother|father|contact|emergency|agent|madre|padre|tutor)/],
  ['email', /\b(e ?mail|correo|mail)\b/],
  [
    'class',
    /\b(teacher|instructor|advisor|adviser|counselor|staff|school|building|org|district|campus)\b/,
  ],
  ['birthday', /\b(birth ?(day|date)?|dob|b ?day|age|nacimiento)\b|birthdate/],
  ['gender', /\b(gender|sex|pronouns?|sexo|genero)\b/],
  ['phone', /\b(phone|mobile|cell|sms|telephone|telefono)\b/],
  [
    'last-first',
    /\b(last|family|sur) ?(name)? ?,? ?(and |then )?(first|given)|lastfirst|apellidos?( s)? (y )?nombre/,
  ],
  [
    'first-last',
    /\b(first|given) ?(name)? ?,? ?(and |then )?(last|family)|firstlast|nombres?( s)? y apellido/,
  ],
  ['other-name', /\b(preferred|chosen) (last|family|sur)/],
  ['preferred', /\b(preferred|chosen|goes by|known as)\b/],
  ['nickname', /\b(nick ?names?|alias)\b|nickname/],
  ['middle', /\b(middle|mi|second name)\b|middlename/],
  ['suffix', /\b(suffix|generation)\b/],
  ['last', /\b(last|family|surname|sur name|apellidos?)\b|^lastname$|^(last )?initial$/],
  ['first', /\b(first|given|forename|fore name|nombres?)\b|^firstname$/],
  [
    'name',
    /^names? of (the )?(student|pupil|child)|^((stu|student|pupil|learner|child|full|display|legal|student full|complete|sortable|user)( s)? )?(name|names)( s)?$|^(students?|pupils?|learners?|children|child|alumnos?|estudiantes?)$/,
  ],
  [
    'reference',
    /\b(stu|student|pupil|learner|local|sis|perm|permanent)( student)? ?(id|number|no|num|nbr|code)\b|^(identifier|reference|own reference|perm|matricula)$|stu(dent)? ?#/,
  ],
  ['row', /^(#|no|nr|num|number|n|row|seat|order|s no|sl no|line)$/],
  ['reference', /^(id|id (no|num|nbr|number))$/],
  ['other-id', /\b(id|ids|uuid|guid|ssid|identifier|login|username|user name|account|sis)\b/],
  ['role', /^(role|roles|user type|type)$/],
  ['status', /\b(status|enabled|enrolled|active|enrollment|entry|exit|withdrawal)\b/],
  ['grade', /\b(grade|grades|year|yr|level|grad|graduation|cohort|grado)\b/],
  [
    'class',
    /\b(class|classes|sections?|periods?|per|block|courses?|room|homeroom|hr|team|track|term|house|grupo)\b/,
  ],
  [
    'background',
    /\b(ssn|social security|race|ethnicity|ethnic|hispanic|language|lunch|frl|iep|ell|esl|lep|504|sped|gifted|medical|allergies|address|street|city|state|zip|country|bus|password)\b/,
  ],
  [
    'other',
    /\b(score|points|average|percent|total|attendance|absences|absent|tardy|tardies|date|time|notes?|comments?|modified|last modified|photo|picture|device|group|locker|metadata)\b/,
  ],
];

/** "Student_Number", "studentNumber" and "STUDENT NUMBER:" are the same header. */
function plainHeader(cell: string): string {
  return cell
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9#]+/g, ' ')
    .trim();
}

function headerMeaning(cell: string): HeaderMeaning | null {
  const plain = plainHeader(cell);
  if (plain === '' || plain.length > 60) return null;
  return HEADERS.find(([, words]) => words.test(plain))?.[0] ?? null;
}

const ONE_COLUMN: ReadonlySet<HeaderMeaning | null> = new Set([
  'name',
  'first',
  'last-first',
  'first-last',
]);

export function isHeaderRow(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.some((cell) => /@|^(?!504$)\d+$|^\d+[/-]\d+/.test(cell))) return false;
  const meanings = filled.map(headerMeaning);
  const known = meanings.filter((meaning) => meaning !== null).length;
  // A row whose cells all read as the same column name is no header: several "N" mean "no".
  if (filled.length > 1 && !hasNameHeader(filled) && new Set(meanings.filter(Boolean)).size < 2)
    return false;
  if (filled.length === 1)
    return (
      ONE_COLUMN.has(meanings[0] ?? null) ||
      /^(#|no|id|class|grade|e-?mail|initial|last name)$/i.test(filled[0] ?? '')
    );
  return known >= 2 && known * 2 >= filled.length;
}

/** Titles of attendance or score columns: "9/1", "Sept 1", "Mon", "Th", "Q1". */
const DAY_OR_SCORE =
  /\d|^(m|t|w|r|f|mo|tu|we|th|fr|mon|tues?|wed|thu|thurs?|fri)$|^(mon|tues|wednes|thurs|fri)day$/i;

/** "Name" above a grid of days or scores, whose titles are otherwise unknown words. */
export function isDayOrScoreHeaderRow(cells: readonly string[]): boolean {
  const [corner = '', ...days] = cells;
  const others = days.filter((cell) => cell !== '');
  return (
    others.length > 1 &&
    (corner === '' || NAMES.has(headerMeaning(corner) ?? '')) &&
    others.every((cell) => DAY_OR_SCORE.test(cell) && !cell.includes('@'))
  );
}

export const hasNameHeader = (cells: readonly string[]): boolean =>
  cells.some((cell) => NAMES.has(headerMeaning(cell) ?? ''));

type Unclear = 'order' | 'names' | null;
/**
 * `unclear` is what the list doesn't show: which of two columns has first names, or where the names
 * are.
 */
export type ColumnGuess = { columns: ListColumn[]; uses: ColumnUse[]; unclear: Unclear };

export function guessColumns(
  header: readonly string[] | null,
  rows: readonly PastedRow[],
): ColumnGuess {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), header?.length ?? 0);
  const values = Array.from({ length: width }, (_, at) =>
    rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== ''),
  );
  const byHeader = values.map((_, at) => headerMeaning(header?.[at] ?? ''));
  const hasNames = byHeader.some((meaning) => meaning !== null && NAMES.has(meaning));
  const meanings = values.map((cells, at) => {
    const meaning = byHeader[at] ?? null;
    if (width === 1) return meaning === 'last-first' ? meaning : wholeName(cells);
    if (cells.length === 0 && !NAMES.has(meaning ?? '')) return 'empty';
    if (meaning === 'name') return areHalves(byHeader, values) ? 'words' : wholeName(cells);
    if (meaning === 'row' && !isCounted(cells)) return isReference(cells) ? 'reference' : 'other';
    // "Nombre" without a column of last names is mostly the whole name.
    if (meaning === 'first' && !byHeader.includes('last') && haveSeveralWords(cells))
      return wholeName(cells);
    if (meaning !== null) return meaning;
    const shown = meaningOf(cells, rows.length);
    // Next to columns with known names, an unclear column is not guessed.
    return hasNames && !PLAIN.has(shown) ? 'other' : shown;
  });
  const { named, unclear } = nameColumns(withoutMarks(meanings, values), values);
  const columns = oneReference(named, values).map((meaning, at) => ({
    header: (header?.[at] ?? '').replaceAll('\n', ' '),
    meaning,
  }));
  return {
    columns,
    uses: columns.map(({ meaning }) => (isUse(meaning) ? meaning : 'out')),
    unclear,
  };
}

const MARKS = /^[PATLEUX]$/i;

/**
 * Single letters in several columns, or mostly the same few in one, are attendance marks and not
 * initials.
 */
function withoutMarks(
  meanings: readonly (GuessedMeaning | HeaderMeaning)[],
  values: readonly string[][],
): GuessedMeaning[] {
  const letters = meanings.filter((meaning) => meaning === 'initial').length;
  return meanings.map((meaning, at) => {
    if (meaning !== 'initial') return meaning as GuessedMeaning;
    const cells = values[at] ?? [];
    const areMarks =
      cells.length > 2 &&
      cells.every((cell) => MARKS.test(cell)) &&
      new Set(cells).size * 2 <= cells.length;
    return letters > 1 || areMarks ? 'other' : meaning;
  });
}

/** "Name" twice, above single words: first and last names in an unknown order. */
const areHalves = (
  said: readonly (HeaderMeaning | null)[],
  values: readonly string[][],
): boolean => {
  const named = values.filter((_, at) => said[at] === 'name');
  return (
    named.length > 1 &&
    named.every((cells) => cells.filter((cell) => /[ ,]/.test(cell)).length * 2 < cells.length)
  );
};

const PLAIN: ReadonlySet<GuessedMeaning> = new Set(['email', 'birthday', 'gender', 'phone']);
const NAMES: ReadonlySet<string> = new Set(['first', 'last', 'last-first', 'first-last', 'name']);
const USES: ReadonlySet<string> = new Set([
  'first',
  'preferred',
  'last',
  'last-first',
  'first-last',
  'reference',
]);
const isUse = (meaning: ColumnMeaning): meaning is Exclude<ColumnUse, 'out'> => USES.has(meaning);

/**
 * A guess from values alone: `words` are names of one or more words, `initial` is a single letter.
 */
type GuessedMeaning = ColumnMeaning | 'words' | 'initial';

const areMost = (cells: readonly string[], fits: (cell: string) => boolean): boolean =>
  cells.filter(fits).length >= cells.length * 0.8;

/** A US Social Security number; never used as a reference. */
const SOCIAL_SECURITY_NUMBER = /^\d{3}-\d{2}-\d{4}$/;
const DATE = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}$|^(\d{1,2} )?[A-Z][a-z]{2,8}\.? (\d{1,2},? )?\d{4}$/;
const GENDER = /^(m|f|x|nb|male|female|boy|girl|non-?binary)$/i;
const isName = (cell: string): boolean => /\p{L}/u.test(cell) && !/[@\d_\\/<>{}=]/.test(cell);
const isInitial = (cell: string): boolean => /^\p{L}\.?$/u.test(cell);

function meaningOf(cells: readonly string[], rows: number): GuessedMeaning {
  if (areMost(cells, (cell) => /^\S+@\S+\.\S+$/.test(cell))) return 'email';
  if (areMost(cells, (cell) => SOCIAL_SECURITY_NUMBER.test(cell))) return 'background';
  if (areMost(cells, (cell) => DATE.test(cell))) return 'birthday';
  if (rows > 2 && areMost(cells, (cell) => GENDER.test(cell))) return 'gender';
  if (isCounted(cells)) return 'row';
  if (areMost(cells, (cell) => /^\+?[\d ().-]{10,}$/.test(cell) && /[ ().-]/.test(cell)))
    return 'phone';
  if (isReference(cells)) return 'reference';
  if (areMost(cells, (cell) => /\d/.test(cell) && cell.length < 20)) return 'class';
  if (!areMost(cells, isName)) return 'other';
  if (rows > 2 && cells.length === rows && new Set(cells).size === 1) return 'same';
  if (areMost(cells, isInitial)) return 'initial';
  return wholeName(cells) === 'last-first' ? 'last-first' : 'words';
}

const wholeName = (cells: readonly string[]): 'last-first' | 'first-last' =>
  cells.filter((cell) => /\p{L}.*,.*\p{L}/u.test(cell.replace(/, *(jr|sr|ii|iii|iv)\b\.?/i, '')))
    .length *
    2 >
  cells.length
    ? 'last-first'
    : 'first-last';

const haveSeveralWords = (cells: readonly string[]): boolean =>
  cells.filter((cell) => cell.includes(' ')).length * 2 >= cells.length;

/** Line numbers 1, 2, 3. A gap where a student has left is fine. */
function isCounted(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) =>
    /^\d{1,3}[.)]?$/.test(cell) ? Number.parseInt(cell, 10) : Number.NaN,
  );
  return numbers.every(
    (number, at) => number < 200 && (at === 0 || number > (numbers[at - 1] ?? 0)),
  );
}

/** A code that differs for each student, with some room for students listed twice. */
const isReference = (cells: readonly string[]): boolean =>
  areMost(cells, (cell) => /^[A-Z]{0,4}-?\d{3,12}$/i.test(cell)) &&
  cells.length - new Set(cells).size <= Math.min(cells.length / 3, Math.max(1, cells.length / 10));

function nameColumns(
  said: readonly GuessedMeaning[],
  values: readonly string[][],
): { named: ColumnMeaning[]; unclear: Unclear } {
  // A preferred name replaces the first name; if there is no other name, it is the name.
  const isOnly = !said.some((meaning) => NAMES.has(meaning) || meaning === 'words');
  const shown = said.map(
    (meaning, index): GuessedMeaning =>
      meaning === 'preferred' && isOnly ? wholeName(values[index] ?? []) : meaning,
  );
  const at = (...wanted: GuessedMeaning[]) =>
    shown.flatMap((meaning, index) => (wanted.includes(meaning) ? [index] : []));
  const [first] = at('first');
  const [last] = at('last');
  const [whole] = at('last-first', 'first-last');
  const words = at('words');
  const initials = at('initial');
  const named = (uses: Readonly<Record<number, ColumnMeaning>>): ColumnMeaning[] =>
    shown.map((meaning, index) => {
      const use = uses[index];
      if (use) return use;
      if (meaning === 'words' || meaning === 'initial') return 'other';
      return NAMES.has(meaning) ? 'other-name' : meaning;
    });
  if (first !== undefined && (last !== undefined || whole === undefined)) {
    return {
      named: named({ [first]: 'first', ...(last === undefined ? {} : { [last]: 'last' }) }),
      unclear: null,
    };
  }
  if (whole !== undefined)
    return { named: named({ [whole]: shown[whole] as ColumnMeaning }), unclear: null };
  const [one, two] = words;
  if (one === undefined) {
    const [only] = [...at('last'), ...initials];
    return { named: named(only === undefined ? {} : { [only]: 'first' }), unclear: 'names' };
  }
  if (last !== undefined)
    return { named: named({ [one]: 'first', [last]: 'last' }), unclear: 'order' };
  if (two === undefined) {
    const [initial] = initials;
    const isWhole = haveSeveralWords(values[one] ?? []);
    if (initial !== undefined && !isWhole)
      return { named: named({ [one]: 'first', [initial]: 'last' }), unclear: null };
    return { named: named({ [one]: isWhole ? 'first-last' : 'first' }), unclear: null };
  }
  return { named: named({ [one]: 'last', [two]: 'first' }), unclear: 'order' };
}

/** The school's student number; other ids in the list are left out. */
function oneReference(
  named: readonly ColumnMeaning[],
  values: readonly string[][],
): ColumnMeaning[] {
  const chosen = named.includes('reference')
    ? named.indexOf('reference')
    : named.findIndex((meaning, at) => meaning === 'other-id' && isReference(values[at] ?? []));
  return named.map((meaning, at) =>
    at === chosen ? 'reference' : meaning === 'reference' ? 'other-id' : meaning,
  );
}

/** Sets the use of one column. Other columns that clash with it are left out. */
export function setColumnUse(
  uses: readonly ColumnUse[],
  index: number,
  use: ColumnUse,
): ColumnUse[] {
  const isWhole = (other: ColumnUse) => other === 'last-first' || other === 'first-last';
  const isPart = (other: ColumnUse) => other === 'first' || other === 'last';
  return uses.map((other, at) => {
    if (at === index) return use;
    const clashes =
      other === use ||
      (isWhole(use) && (isWhole(other) || isPart(other))) ||
      (isPart(use) && isWhole(other));
    return clashes ? 'out' : other;
  });
}
