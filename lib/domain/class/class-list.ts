/** How many accounts one list may make: a full class. */
export const CLASS_LIST_MAX = 40;
export const FIRST_NAME_MAX = 20;

/** What is kept of a child's name. */
export type ListedStudent = { firstName: string /** One capital letter, or empty. */; lastInitial: string };
type ListedLine = ListedStudent & { line: number };
export type LineTrouble = 'no-name' | 'letters' | 'too-long' | 'too-many-names';
/** A line that no name could be read from, as it was typed. */
type LineProblem = { line: number; text: string; why: LineTrouble };
/** Which name comes first on a line of two columns, when the list does not say. */
export type NameOrder = 'last-first' | 'first-last';

export type ClassList = {
  students: ListedLine[];
  problems: LineProblem[];
  /** Readable lines beyond {@link CLASS_LIST_MAX}, as typed, for the next time. */
  later: string[];
  /** Whether some line has two columns of names and no header says which is which. */
  asksForOrder: boolean;
};

const HEADER_WORDS =
  /^(#|no|nr|num|number|id|student|students|pupil|name|names|full name|student name|first|first name|given|given name|forename|last|last name|family|family name|surname|initial|last initial|grade|class|section|period|email|e-mail|gender|student id|student number)$/i;
const FIRST_HEADER = /^(first|given|fore)/i;
const LAST_HEADER = /^(last|family|sur|initial)/i;

type Columns = { first: number; last: number | null };

/**
 * Reads a pasted class list, one child on each line: "Ada L", "Ada Lovelace", "Lovelace, Ada", numbered or not, or rows of a spreadsheet
 * with or without a header. Of each name only the first word and one letter are kept; numbers, e-mails and everything else on a line are
 * dropped. Every line that is not empty comes back exactly once: as a student, as a problem, or (beyond the limit) for later; only a header
 * is left out.
 */
export function readClassList(text: string, order: NameOrder = 'last-first'): ClassList {
  const list: ClassList = { students: [], problems: [], later: [], asksForOrder: false };
  let columns: Columns | null = null;
  let isFirst = true;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    if (raw.trim() === '') continue;
    const cells = splitCells(raw);
    const header = isFirst ? readHeader(cells) : null;
    isFirst = false;
    if (header) {
      columns = header === 'plain' ? null : header;
      continue;
    }
    const read = readLine(cells, columns, order);
    if (read.twoColumns) list.asksForOrder = true;
    if ('why' in read) list.problems.push({ line: index + 1, text: raw.trim(), why: read.why });
    else if (list.students.length >= CLASS_LIST_MAX) list.later.push(raw.trim());
    else list.students.push({ line: index + 1, firstName: read.firstName, lastInitial: read.lastInitial });
  }
  return list;
}

/** Cells of a spreadsheet row: tabs, else semicolons, else commas; quotes hold a cell together. */
function splitCells(raw: string): string[] {
  const separator = raw.includes('\t') ? '\t' : raw.includes(';') ? ';' : ',';
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const letter of raw) {
    if (letter === '"') quoted = !quoted;
    else if (letter === separator && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell].map((part) =>
    part
      .normalize('NFC')
      .replace(/\u2019/g, "'")
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** 'plain' for a header that names no columns of names; null for a line that is no header. */
function readHeader(cells: readonly string[]): Columns | 'plain' | null {
  const named = cells.filter((cell) => cell !== '');
  if (named.length === 0 || !named.every((cell) => HEADER_WORDS.test(cell))) return null;
  const first = cells.findIndex((cell) => FIRST_HEADER.test(cell));
  const last = cells.findIndex((cell) => LAST_HEADER.test(cell));
  return first < 0 ? 'plain' : { first, last: last < 0 ? null : last };
}

type ReadLine = (ListedStudent | { why: LineTrouble }) & { twoColumns?: boolean };

function readLine(cells: readonly string[], columns: Columns | null, order: NameOrder): ReadLine {
  if (columns) {
    const first = cells[columns.first] ?? '';
    return student(first, columns.last === null ? '' : (cells[columns.last] ?? ''));
  }
  const names = cells.map(withoutNumber).filter(isName);
  if (names.length > 2) return { why: 'too-many-names' };
  const [one = '', two] = names;
  if (two === undefined) {
    // "Lovelace, Ada" inside one quoted cell of a spreadsheet.
    const [family, given, ...more] = one.split(',').filter(isName);
    if (family && given && more.length === 0) return student(given.trim(), family.trim());
    const words = one.split(/[ ,]+/).filter((word) => word !== '');
    return student(words[0] ?? '', words.slice(1).at(-1) ?? '');
  }
  const [last, first] = order === 'last-first' ? [one, two] : [two, one];
  return { ...student(first, last), twoColumns: true };
}

/** "12. Ada" and "12) Ada" are numbered lines. */
const withoutNumber = (cell: string): string => cell.replace(/^\(?#?\d+(?:\s*[.):-]\s*|\s+)/, '');

/** Numbers, e-mails, class names such as 7B, and lone signs are no names. */
const isName = (cell: string): boolean => /\p{L}/u.test(cell) && !/[@\d]/.test(cell);

function student(first: string, last: string): ReadLine {
  const firstName = (first.split(' ').find((word) => word !== '') ?? '').replace(/[.,]+$/, '');
  if (firstName === '') return { why: 'no-name' };
  if ([...firstName].length > FIRST_NAME_MAX) return { why: 'too-long' };
  if (!/^\p{L}[\p{L}\p{M}'-]*$/u.test(firstName)) return { why: 'letters' };
  return { firstName: capitalised(firstName), lastInitial: initialOf(last) };
}

/** A list in capitals or in small letters reads like names again; "McKay" stays as it is. */
function capitalised(name: string): string {
  const isOneCase = name === name.toUpperCase() || name === name.toLowerCase();
  if (!isOneCase) return name;
  return name
    .toLowerCase()
    .replace(/(^|[-'])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .normalize('NFC');
}

/** The first letter as one capital; empty where there is none, or where its capital is more than one letter (ß). */
function initialOf(last: string): string {
  const letter = /\p{L}/u.exec(last)?.[0] ?? '';
  const capital = letter.toUpperCase().normalize('NFC');
  return /^\p{L}$/u.test(capital) ? capital : '';
}
