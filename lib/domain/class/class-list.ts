import { groupBy } from '../lists';
import { HEADER_WITHIN, type Row, readRows, rowForEachCell } from './list/cells';
import {
  type ColumnGuess,
  type ColumnMeaning,
  type ColumnUse,
  guessColumns,
  isGridHeader,
  isHeader,
  namesNames,
} from './list/columns';
import {
  type ListedStudent,
  type ListHabits,
  type NameReading,
  type NameTrouble,
  readParts,
  readWhole,
  withPreferred,
} from './list/names';
import { cleanReference, OWN_REFERENCE_MAX } from './own-reference';

/** How many accounts one list may make: a full class. */
export const CLASS_LIST_MAX = 40;

/** Why a row seems to be about no student. */
export type LeftOutWhy = 'title' | 'header' | 'total' | 'adult' | 'gone' | 'test' | 'furniture';
export type LeftOut = Row & { why: LeftOutWhy };

/** Whether a line holds one student, or each of its cells does, as in a seating chart. */
export type ListLayout = 'lines' | 'cells';

/** A pasted list, column by column, before anyone has said what a column is. */
export type PastedList = ColumnGuess & {
  rows: Row[];
  leftOut: LeftOut[];
  layout: ListLayout;
  /** Whether the other layout is possible too, so that the teacher is asked. */
  asksLayout: boolean;
  /** The rows that were left out at first and that the teacher has put back. */
  restored: ReadonlySet<number>;
};

/** One child of the list. `names` are the ways to read it, the likeliest first. */
export type ReadStudent = NameReading & {
  /** The row's id: a line may hold several students. */
  id: number;
  line: number;
  /** The name as it was on the list, to tell two children apart; it never leaves the page. */
  written: string;
  ownReference: string;
  /** Whether the preferred name took the place of the first name. */
  isPreferred: boolean;
};
/** A row that no name could be read from, as it was. */
export type RowProblem = Pick<Row, 'line' | 'text'> & { why: NameTrouble };
export type ReadList = {
  students: ReadStudent[];
  problems: RowProblem[];
  /** Rows beyond {@link CLASS_LIST_MAX}, as they were, for the next time. */
  later: string[];
};

/** "Total students: 24", "Count 3", "Page 1 of 2", "24 students", "Printed 9/1/2026 8:00". */
const TOTALS: readonly RegExp[] = [
  /^(((grand|class) )?total|count|number|class(es)?( size)?|students?|pupils?|records?|rows?|enrolled|enrollment)( of)?( (students?|pupils?|records?|rows?|enrolled|listed))* ?[:=]? ?\d{0,3}$/i,
  /^(total|count|number)( \p{L}+)*: ?\d+$/iu,
  /^page ?:? ?\d{1,3}( ?(of|\/) ?\d{1,3})?$/i,
  /^(printed|generated|created|exported|run (on|date)|as of|report (run|date|created|printed|generated))\b.*\d/i,
  /^(end of|copyright) |^©/i,
  /^\d+ (students?|pupils?|records?|rows?)\b/i,
];
const isTotal = (text: string): boolean => TOTALS.some((pattern) => pattern.test(text));
/** "Total: 24", or "Total male: 12" beside "Total female: 12". */
const areTotals = (cells: readonly string[]): boolean =>
  isTotal(cells.join(' ')) || cells.every(isTotal);
/** What a gradebook puts above or below the students; the rest of its row are numbers. */
const SUMMARY =
  /^((class|section|overall) )?(average|mean|median)$|^points( possible)?$|^max(imum)?( points| score)?$|^out of$|^(due )?date$/i;
/** These words are names of people, too. */
const SUMMARY_OR_NAME = /^(max|mean|date|total|count|page|report|student)$/i;
const NUMBERS = /^[\d.,%/: -]+$|^\(read only\)$/i;
/** The student that Canvas makes to try things out. */
const TEST_STUDENT = /(^|\t)(test[ \t]student|student(, ?|\t)test)(\t|$)/i;
const TITLE =
  /^(students?|pupils?|classmates|actions|invite|teachers?)$|\b(class ?list|roster|seating chart|(middle|elementary|primary|junior high) school)\b|\b(period|room|section|homeroom|grade|block|math|semester|term|class)\b.*\d/i;
const ADULT = /^(mr|mrs|ms|miss|mx|dr|prof)\b\.?\s/i;
const ADULT_ROLE = /teacher|staff|admin|parent|guardian|relative|aide|proctor|counselor|principal/i;
const GONE = /^(tobedeleted|inactive|withdrawn|dropped|deleted|transferred|exited|removed)$/i;
const GONE_BEHIND = /\((inactive|withdrawn|dropped|transferred|exited|removed)\)/i;
/** What else a seating chart shows. */
const FURNITURE =
  /^(the )?(front|back|door|window|aisle|empty|open|desk|board|white ?board|smart ?board|teacher('s)?( desk)?|sink|table|row|group|left|right)s?( of( the)? (room|class(room)?))?( ?\d+)?$|^[-–—xX]$/i;
/** How far from the top a line without columns may be a title. */
const TITLE_WITHIN = 6;

/**
 * Reads a pasted class list of any program into columns, with a guess what each one is. Every row
 * comes back exactly once: among `rows`, or left out with the reason. `wanted` is the layout that
 * the teacher has chosen, where two are possible.
 */
export function readClassList(pasted: string, wanted: ListLayout | null = null): PastedList {
  const lines = readRows(pasted, isHeader);
  const found = findHeader(lines);
  const { layout, asksLayout } = findLayout(found < 0 ? lines : [], wanted);
  const all = layout === 'cells' ? rowForEachCell(lines) : lines;
  const headerAt = layout === 'cells' ? -1 : found;
  const header = headerAt < 0 ? null : (all[headerAt]?.cells ?? null);
  const leftOut: LeftOut[] = [];
  const without = (row: Row, why: LeftOutWhy) => void leftOut.push({ ...row, why });

  const isTable = all.filter(({ cells }) => filled(cells) > 1).length * 2 > all.length;
  const candidates = all.filter((row, at) => {
    const why = whyNoChild(row, at, { all, headerAt, header, isTable, layout });
    if (why) without(row, why);
    return why === null;
  });
  const guess = guessColumns(header, candidates);
  const role = guess.columns.findIndex(({ meaning }) => meaning === 'role');
  const status = guess.columns.findIndex(({ meaning }) => meaning === 'status');
  const rows = candidates.filter((row) => {
    const why = ADULT_ROLE.test(row.cells[role] ?? '')
      ? 'adult'
      : GONE.test(row.cells[status] ?? '') || row.cells.some((cell) => GONE_BEHIND.test(cell))
        ? 'gone'
        : null;
    if (why) without(row, why);
    return why === null;
  });
  return {
    ...guess,
    rows,
    leftOut: leftOut.toSorted((a, b) => a.id - b.id),
    layout,
    asksLayout,
    restored: new Set(),
  };
}

/**
 * The list with rows that were left out by mistake: the teacher has said that each is a student.
 */
export function withRestored(list: PastedList, ids: ReadonlySet<number>): PastedList {
  const back = list.leftOut.filter(({ id }) => ids.has(id)).map(({ why: _, ...row }) => row);
  return {
    ...list,
    rows: [...list.rows, ...back].toSorted((a, b) => a.id - b.id),
    leftOut: list.leftOut.filter(({ id }) => !ids.has(id)),
    restored: new Set(back.map(({ id }) => id)),
  };
}

const isTwoWords = (cell: string): boolean => /\p{L}[ ,]+\p{L}/u.test(cell);
const share = (cells: readonly string[], fits: (cell: string) => boolean): number =>
  cells.filter(fits).length / Math.max(1, cells.length);

/**
 * A seating chart, or a list in several columns, has another name in every cell. A table with a
 * column for each part of a name looks the same where no header says what it holds: then the
 * likelier layout is chosen, and the teacher is asked.
 */
function findLayout(
  lines: readonly Row[],
  wanted: ListLayout | null,
): { layout: ListLayout; asksLayout: boolean } {
  const table = lines.filter(({ cells }) => filled(cells) > 1);
  const width = table.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, at) =>
    table
      .map(({ cells }) => cells[at] ?? '')
      .filter((cell) => cell !== '' && !FURNITURE.test(cell)),
  ).filter((cells) => cells.length > 0);
  const names = columns.flat();
  const areNames = names.every(
    (cell) => /^\(?#?\d{0,2}[.): ]*\p{L}\P{N}+$/u.test(cell) && !cell.includes('@'),
  );
  const areApart = new Set(names.map((name) => name.toLowerCase())).size >= names.length * 0.9;
  const arePairs = columns.map((cells) => share(cells, isTwoWords));
  const areWhole = arePairs.every((pairs) => pairs >= 0.6);
  const isAlike = arePairs.every((one) => arePairs.every((other) => one - other <= 0.4));
  const isGrid =
    table.length > 1 &&
    areNames &&
    areApart &&
    isAlike &&
    (columns.length > 2 || (areWhole && columns.length > 1));
  if (!isGrid) return { layout: 'lines', asksLayout: false };
  const isRagged = new Set(table.map(({ cells }) => filled(cells))).size > 1;
  const isLikely = areWhole || columns.length > 3 || (isRagged && table.length < 9);
  return { layout: wanted ?? (isLikely ? 'cells' : 'lines'), asksLayout: true };
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;

/**
 * The row that names the columns; also one whose words nobody knows, above columns whose values are
 * plain.
 */
function findHeader(all: readonly Row[]): number {
  const top = all.slice(0, HEADER_WITHIN);
  const names = (row: Row | undefined) =>
    row !== undefined && isHeader(row.cells) && namesNames(row.cells);
  let naming = top.findIndex(names);
  // Of two lines of titles, the lower one says more: "Student" above "Last" and "First".
  while (naming >= 0 && names(top[naming + 1])) naming += 1;
  // "Room 12" beside "Period 2" is a title, unless nothing below it says where the names are.
  const grid = top.findIndex(({ cells }) => isGridHeader(cells));
  const known =
    naming >= 0 ? naming : grid >= 0 ? grid : top.findIndex(({ cells }) => isHeader(cells));
  // One word names a column only where no name can stand above it.
  const isSure =
    filled(all[known]?.cells ?? []) > 1 || all.slice(0, known).every(({ text }) => isNoName(text));
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

const isNoName = (text: string): boolean => TITLE.test(text) || ADULT.test(text) || isTotal(text);

type Around = {
  all: readonly Row[];
  headerAt: number;
  header: readonly string[] | null;
  isTable: boolean;
  layout: ListLayout;
};

function whyNoChild(
  { cells }: Row,
  at: number,
  { all, headerAt, header, isTable, layout }: Around,
): LeftOutWhy | null {
  if (at === headerAt) return 'header';
  if (at < headerAt) return 'title';
  // On each printed page once more.
  if (header && cells.join('\t') === header.join('\t')) return 'header';
  const isAlone = filled(cells) === 1;
  const [word = '', ...others] = cells.filter((cell) => cell !== '');
  if (layout === 'cells' && FURNITURE.test(word)) return 'furniture';
  if (SUMMARY.test(word) && others.length > 0 && others.every((cell) => NUMBERS.test(cell))) {
    const place = cells.indexOf(word);
    const beside = all
      .filter((_, other) => other > headerAt && other !== at)
      .map((row) => row.cells[place] ?? '');
    // Among students who are all known by one word, Max is one of them.
    const isName = SUMMARY_OR_NAME.test(word) && share(beside, isTwoWords) < 0.5;
    return isName ? null : 'total';
  }
  if (TEST_STUDENT.test(cells.join('\t'))) return 'test';
  if (areTotals([word, ...others]) && !(isAlone && headerAt >= 0 && SUMMARY_OR_NAME.test(word)))
    return 'total';
  if (isAlone && ADULT.test(word)) return 'adult';
  const isTitle = (headerAt < 0 && isTable) || TITLE.test(word);
  if (isAlone && isTitle && at - Math.max(0, headerAt) < TITLE_WITHIN) return 'title';
  return null;
}

/**
 * The students of the list, with the columns used as `uses` says. Each row comes back exactly once.
 */
export function readStudents(
  { rows, restored }: Pick<PastedList, 'rows' | 'restored'>,
  uses: readonly ColumnUse[],
): ReadList {
  const list: ReadList = { students: [], problems: [], later: [] };
  const place = (use: ColumnUse) => uses.indexOf(use);
  const habits = habitsOf(rows, uses);
  const whole = uses.find((use) => use === 'last-first' || use === 'first-last');
  for (const { id, line, text, cells } of rows) {
    const cell = (use: ColumnUse) => cells[place(use)] ?? '';
    const byColumns = whole
      ? readWhole(cell(whole), whole, habits)
      : readParts(cell('first'), cell('last'), habits, uses.includes('last'));
    const read =
      typeof byColumns === 'string' && restored.has(id)
        ? (readAnyCell(cells, habits) ?? byColumns)
        : byColumns;
    if (typeof read === 'string') {
      list.problems.push({ line, text, why: read });
      continue;
    }
    if (list.students.length >= CLASS_LIST_MAX) {
      list.later.push(text);
      continue;
    }
    const written = whole
      ? cell(whole)
      : [cell('last'), cell('first')].filter((part) => part !== '').join(', ');
    const preferred = cell('preferred');
    const called = /\p{L}/u.test(preferred)
      ? withPreferred(read, preferred, written, habits)
      : read;
    const ownReference = [...cleanReference(cell('reference'))]
      .slice(0, OWN_REFERENCE_MAX)
      .join('');
    list.students.push({
      ...called,
      id,
      line,
      written: written || text,
      ownReference,
      isPreferred: called.names[0]?.firstName !== read.names[0]?.firstName,
    });
  }
  return list;
}

/**
 * A row that the columns don't fit, such as a title that was a student after all: its first cell
 * with a name in it.
 */
function readAnyCell(cells: readonly string[], habits: ListHabits): NameReading | null {
  for (const cell of cells) {
    const read = readWhole(cell, 'first-last', habits);
    if (typeof read !== 'string') return { ...read, asks: true };
  }
  return null;
}

/** Asked of the whole list, because one name alone can't tell. */
function habitsOf(rows: readonly Row[], uses: readonly ColumnUse[]): ListHabits {
  const names = rows.map(({ cells }) =>
    uses.flatMap((use, at) =>
      use === 'out' || use === 'reference' || use === 'preferred' ? [] : [cells[at] ?? ''],
    ),
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
 * Which children may be on the list twice, or in the class already, and have to be asked about. Two
 * of one name with different references, or with other last names, are two children.
 */
export function findTwins(
  students: readonly (Pick<ReadStudent, 'line' | 'written' | 'ownReference'> & {
    name: ListedStudent;
  })[],
  present: readonly KnownStudent[],
): Twin[] {
  return students.flatMap(({ name, written, ownReference }, at): Twin[] => {
    const before = students.slice(0, at).filter((other) => isAlike(other.name, name));
    const isSameReference = (other: { ownReference: string }) =>
      ownReference !== '' && other.ownReference === ownReference;
    const asked = before.filter(
      (other) =>
        isSameReference(other) ||
        (!areTwo(other.ownReference, ownReference) && !haveTwoFamilies(other.written, written)),
    );
    const same = asked.find(
      (other) => other.written.toLowerCase() === written.toLowerCase() || isSameReference(other),
    );
    const other = same ?? asked[0];
    if (other) return [{ at, line: other.line, isLikelySame: same !== undefined }];
    const known = present.filter(
      (one) => isAlike(one, name) && !areTwo(one.ownReference ?? '', ownReference),
    );
    if (known.length > 0) return [{ at, line: null, isLikelySame: true }];
    const as = present.find((one) => ownReference !== '' && one.ownReference === ownReference);
    return as
      ? [
          {
            at,
            line: null,
            isLikelySame: true,
            as: { firstName: as.firstName, lastInitial: as.lastInitial },
          },
        ]
      : [];
  });
}

/**
 * A reference that can't be right: one that a spreadsheet has rounded, or one that two children
 * have.
 */
export type DoubtfulReference = { ownReference: string; why: 'rounded' | 'twice'; lines: number[] };

/**
 * Said above the names before anything is made: two children with one number would share their
 * grades in a file for a school's program.
 */
export function doubtfulReferences(
  students: readonly Pick<ReadStudent, 'line' | 'ownReference'>[],
): DoubtfulReference[] {
  return [...groupBy(students, ({ ownReference }) => ownReference)].flatMap(
    ([ownReference, of]): DoubtfulReference[] => {
      const isRounded = /^\d([.,]\d+)?E\+\d+$/i.test(ownReference);
      if (ownReference === '' || (of.length < 2 && !isRounded)) return [];
      return [
        { ownReference, why: isRounded ? 'rounded' : 'twice', lines: of.map(({ line }) => line) },
      ];
    },
  );
}

const isAlike = (one: ListedStudent, other: ListedStudent): boolean =>
  one.firstName.toLowerCase() === other.firstName.toLowerCase() &&
  one.lastInitial === other.lastInitial;
const areTwo = (one: string, other: string): boolean => one !== '' && other !== '' && one !== other;

/** "johnson, emma" and "james, emma"; one letter may stand for either. */
function haveTwoFamilies(one: string, other: string): boolean {
  const family = (written: string) =>
    (written.includes(',') ? written.split(',')[0] : written.split(' ').at(-1)) ?? '';
  const [left, right] = [family(one.toLowerCase()), family(other.toLowerCase())].map((text) =>
    text.replace(/[^\p{L}]/gu, ''),
  );
  return (
    left !== undefined &&
    right !== undefined &&
    left.length > 1 &&
    right.length > 1 &&
    left !== right
  );
}

/**
 * What a column was left out as, in the order of the columns, each once; not what is empty or only
 * counts.
 */
export function leftOutMeanings(
  { columns }: Pick<PastedList, 'columns'>,
  uses: readonly ColumnUse[],
): ColumnMeaning[] {
  const told = columns
    .filter(({ meaning }, at) => uses[at] === 'out' && !UNTOLD.has(meaning))
    .map(({ meaning }) => meaning);
  return [...new Set(told)];
}
const UNTOLD: ReadonlySet<ColumnMeaning> = new Set([
  'empty',
  'row',
  'first',
  'preferred',
  'last',
  'last-first',
  'first-last',
  'reference',
]);
