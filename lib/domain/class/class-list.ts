import { groupBy } from '../lists';
import { HEADER_WITHIN, type Row, readRows } from './list/cells';
import { type ColumnGuess, type ColumnMeaning, type ColumnUse, guessColumns, isHeader, namesNames } from './list/columns';
import { type ListedStudent, type ListHabits, type NameReading, type NameTrouble, readParts, readWhole } from './list/names';
import { cleanReference, OWN_REFERENCE_MAX } from './own-reference';

/** How many accounts one list may make: a full class. */
export const CLASS_LIST_MAX = 40;

/** Why a row is about no child of the class. */
export type LeftOutWhy = 'title' | 'header' | 'total' | 'adult' | 'gone' | 'test';
export type LeftOut = { line: number; text: string; why: LeftOutWhy };

/** A pasted list, column by column, before anyone has said what a column is. */
export type PastedList = ColumnGuess & { rows: Row[]; leftOut: LeftOut[] };

/** One child of the list. `names` are the ways to read it, the likeliest first. */
export type ReadStudent = NameReading & {
  line: number;
  /** The name as it was on the list, to tell two children apart; it never leaves the page. */
  written: string;
  ownReference: string;
};
/** A row that no name could be read from, as it was. */
export type RowProblem = { line: number; text: string; why: NameTrouble };
export type ReadList = {
  students: ReadStudent[];
  problems: RowProblem[];
  /** Rows beyond {@link CLASS_LIST_MAX}, as they were, for the next time. */
  later: string[];
};

const TOTAL =
  /^(total|count|number of|class size|printed|generated|run on|run date|page|as of|report|students?|pupils?|enrolled|records?)\b.*\d|^((grand )?total|count):?$|^(end of|copyright) |^©|^\d+ (students?|pupils?|records?|rows?)\b/i;
/** What a program puts above or below the children; the rest of its row are numbers. */
const SUMMARY =
  /^((class|section|overall) )?(average|mean|median)$|^points( possible)?$|^max(imum)?( points| score)?$|^out of$|^(due )?date$/i;
const NUMBERS = /^[\d.,%/: -]+$|^\(read only\)$/i;
/** The child that Canvas makes to try things out. */
const TEST_STUDENT = /(^|\t)(test[ \t]student|student(, ?|\t)test)(\t|$)/i;
const TITLE =
  /^(students?|pupils?|classmates|actions|invite|teachers?)$|\b(class ?list|roster|(middle|elementary|primary|junior high) school)\b|\b(period|room|section|homeroom|grade|block|math|semester|term|class)\b.*\d/i;
const ADULT = /^(mr|mrs|ms|miss|mx|dr|prof)\b\.?\s/i;
const ADULT_ROLE = /teacher|staff|admin|parent|guardian|relative|aide|proctor|counselor|principal/i;
const GONE = /^(tobedeleted|inactive|withdrawn|dropped|deleted|transferred|exited|removed)$/i;
/** How far from the top a line without columns may be a title. */
const TITLE_WITHIN = 6;

/**
 * Reads a pasted class list of any program into columns, with a guess what each one is. Every row comes back exactly once: among `rows`, or
 * left out with the reason.
 */
export function readClassList(pasted: string): PastedList {
  const all = readRows(pasted, isHeader);
  const headerAt = findHeader(all);
  const header = headerAt < 0 ? null : (all[headerAt]?.cells ?? null);
  const leftOut: LeftOut[] = [];
  const without = (row: Row, why: LeftOutWhy) => void leftOut.push({ line: row.line, text: row.text, why });

  const isTable = all.filter(({ cells }) => filled(cells) > 1).length * 2 > all.length;
  const candidates = all.filter((row, at) => {
    const why = whyNoChild(row, at, { headerAt, header, isTable });
    if (why) without(row, why);
    return why === null;
  });
  const guess = guessColumns(header, candidates);
  const role = guess.columns.findIndex(({ meaning }) => meaning === 'role');
  const status = guess.columns.findIndex(({ meaning }) => meaning === 'status');
  const rows = candidates.filter((row) => {
    const why = ADULT_ROLE.test(row.cells[role] ?? '') ? 'adult' : GONE.test(row.cells[status] ?? '') ? 'gone' : null;
    if (why) without(row, why);
    return why === null;
  });
  return { ...guess, rows, leftOut: leftOut.toSorted((a, b) => a.line - b.line) };
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;

/** The row that names the columns; also one whose words nobody knows, above columns whose values are plain. */
function findHeader(all: readonly Row[]): number {
  const top = all.slice(0, HEADER_WITHIN);
  const names = (row: Row | undefined) => row !== undefined && isHeader(row.cells) && namesNames(row.cells);
  let naming = top.findIndex(names);
  // Of two lines of titles, the lower one says more: "Student" above "Last" and "First".
  while (naming >= 0 && names(top[naming + 1])) naming += 1;
  // "Room 12" beside "Period 2" is a title, unless nothing below it says where the names are.
  const known = naming >= 0 ? naming : top.findIndex(({ cells }) => isHeader(cells));
  // One word names a column only where no name can stand above it.
  const isSure = filled(all[known]?.cells ?? []) > 1 || all.slice(0, known).every(({ text }) => isNoName(text));
  if (known >= 0 && isSure) return known;
  const [first, ...rest] = all;
  if (!first || rest.length < 3 || filled(first.cells) < 2) return -1;
  const valued = first.cells.findIndex((cell, at) => {
    const below = rest.map(({ cells }) => cells[at] ?? '');
    const isValue = (text: string) => /@|^[A-Z]{0,3}-?\d/.test(text);
    return cell !== '' && !isValue(cell) && below.filter(isValue).length >= below.length * 0.8;
  });
  return valued < 0 ? -1 : 0;
}

const isNoName = (text: string): boolean => TITLE.test(text) || ADULT.test(text) || TOTAL.test(text);

type Around = { headerAt: number; header: readonly string[] | null; isTable: boolean };

function whyNoChild({ cells, text }: Row, at: number, { headerAt, header, isTable }: Around): LeftOutWhy | null {
  if (at === headerAt) return 'header';
  if (at < headerAt) return 'title';
  // On each printed page once more.
  if (header && cells.join('\t') === header.join('\t')) return 'header';
  const isAlone = filled(cells) === 1;
  const [word = '', ...others] = cells.filter((cell) => cell !== '');
  if (SUMMARY.test(word) && others.length > 0 && others.every((cell) => NUMBERS.test(cell))) return 'total';
  if (TEST_STUDENT.test(cells.join('\t'))) return 'test';
  const only = cells.find((cell) => cell !== '') ?? '';
  if (TOTAL.test(text.replace(/^["\s]+/, '')) && (isAlone || filled(cells) === 2)) return 'total';
  if (isAlone && ADULT.test(only)) return 'adult';
  const isTitle = (headerAt < 0 && isTable) || TITLE.test(only);
  if (isAlone && isTitle && at - Math.max(0, headerAt) < TITLE_WITHIN) return 'title';
  return null;
}

/** The children of the list, with the columns used as `uses` says. Each row comes back exactly once. */
export function readStudents({ rows }: Pick<PastedList, 'rows'>, uses: readonly ColumnUse[]): ReadList {
  const list: ReadList = { students: [], problems: [], later: [] };
  const place = (use: ColumnUse) => uses.indexOf(use);
  const habits = habitsOf(rows, uses);
  for (const { line, text, cells } of rows) {
    const cell = (use: ColumnUse) => cells[place(use)] ?? '';
    const whole = uses.find((use) => use === 'last-first' || use === 'first-last');
    const read = whole
      ? readWhole(cell(whole), whole, habits)
      : readParts(cell('first'), cell('last'), habits, uses.includes('last'));
    if (typeof read === 'string') list.problems.push({ line, text, why: read });
    else if (list.students.length >= CLASS_LIST_MAX) list.later.push(text);
    else {
      const written = whole ? cell(whole) : [cell('last'), cell('first')].filter((part) => part !== '').join(', ');
      const ownReference = [...cleanReference(cell('reference'))].slice(0, OWN_REFERENCE_MAX).join('');
      list.students.push({ ...read, line, written, ownReference });
    }
  }
  return list;
}

/** Asked of the whole list, because one name alone can't tell. */
function habitsOf(rows: readonly Row[], uses: readonly ColumnUse[]): ListHabits {
  const names = rows.map(({ cells }) =>
    uses.flatMap((use, at) => (use === 'out' || use === 'reference' ? [] : [cells[at] ?? ''])),
  );
  const texts = names.map((parts) => parts.join(' ')).filter((text) => /\p{L}/u.test(text));
  const loud = texts.filter((text) => text === text.toUpperCase()).length;
  const given = texts.map((text) => text.split(',')[1]?.trim() ?? '').filter((text) => text !== '');
  const middles = given.filter((text) => text.includes(' ')).length;
  return { shouts: loud * 2 > texts.length, middles: middles * 2 >= given.length };
}

/** A child that looks like one before it: on the list, or in the class already. */
export type Twin = {
  /** The place in the list of students. */
  at: number;
  /** The line of the other one; null when it is in the class already. */
  line: number | null;
  /** Whether it is likely the same child twice. */
  isLikelySame: boolean;
  /** Who has the same reference under another name. */
  as?: ListedStudent;
};
export type KnownStudent = ListedStudent & { ownReference?: string | null };

/**
 * Which children may be on the list twice, or in the class already, and have to be asked about. Two of one name with different references, or
 * with other last names, are two children.
 */
export function findTwins(
  students: readonly (Pick<ReadStudent, 'line' | 'written' | 'ownReference'> & { name: ListedStudent })[],
  present: readonly KnownStudent[],
): Twin[] {
  return students.flatMap(({ name, written, ownReference }, at): Twin[] => {
    const before = students.slice(0, at).filter((other) => isAlike(other.name, name));
    const isSameReference = (other: { ownReference: string }) => ownReference !== '' && other.ownReference === ownReference;
    const asked = before.filter(
      (other) =>
        isSameReference(other) || (!areTwo(other.ownReference, ownReference) && !haveTwoFamilies(other.written, written)),
    );
    const same = asked.find((other) => other.written.toLowerCase() === written.toLowerCase() || isSameReference(other));
    const other = same ?? asked[0];
    if (other) return [{ at, line: other.line, isLikelySame: same !== undefined }];
    const known = present.filter((one) => isAlike(one, name) && !areTwo(one.ownReference ?? '', ownReference));
    if (known.length > 0) return [{ at, line: null, isLikelySame: true }];
    const as = present.find((one) => ownReference !== '' && one.ownReference === ownReference);
    return as ? [{ at, line: null, isLikelySame: true, as: { firstName: as.firstName, lastInitial: as.lastInitial } }] : [];
  });
}

/** A reference that can't be right: one that a spreadsheet has rounded, or one that two children have. */
export type DoubtfulReference = { ownReference: string; why: 'rounded' | 'twice'; lines: number[] };

/** Said above the names before anything is made: two children with one number would share their grades in a file for a school's program. */
export function doubtfulReferences(students: readonly Pick<ReadStudent, 'line' | 'ownReference'>[]): DoubtfulReference[] {
  return [...groupBy(students, ({ ownReference }) => ownReference)].flatMap(([ownReference, of]): DoubtfulReference[] => {
    const isRounded = /^\d([.,]\d+)?E\+\d+$/i.test(ownReference);
    if (ownReference === '' || (of.length < 2 && !isRounded)) return [];
    return [{ ownReference, why: isRounded ? 'rounded' : 'twice', lines: of.map(({ line }) => line) }];
  });
}

const isAlike = (one: ListedStudent, other: ListedStudent): boolean =>
  one.firstName.toLowerCase() === other.firstName.toLowerCase() && one.lastInitial === other.lastInitial;
const areTwo = (one: string, other: string): boolean => one !== '' && other !== '' && one !== other;

/** "johnson, emma" and "james, emma"; one letter may stand for either. */
function haveTwoFamilies(one: string, other: string): boolean {
  const family = (written: string) => (written.includes(',') ? written.split(',')[0] : written.split(' ').at(-1)) ?? '';
  const [left, right] = [family(one.toLowerCase()), family(other.toLowerCase())].map((text) => text.replace(/[^\p{L}]/gu, ''));
  return left !== undefined && right !== undefined && left.length > 1 && right.length > 1 && left !== right;
}

/** What a column was left out as, in the order of the columns, each once; not what is empty or only counts. */
export function leftOutMeanings({ columns }: Pick<PastedList, 'columns'>, uses: readonly ColumnUse[]): ColumnMeaning[] {
  const told = columns.filter(({ meaning }, at) => uses[at] === 'out' && !UNTOLD.has(meaning)).map(({ meaning }) => meaning);
  return [...new Set(told)];
}
const UNTOLD: ReadonlySet<ColumnMeaning> = new Set(['empty', 'row', 'first', 'last', 'last-first', 'first-last', 'reference']);
