import { groupBy } from '../lists';
import {
  MAX_LINES_SEARCHED_FOR_HEADER,
  type PastedRow,
  rowForEachCell,
  splitPastedRows,
} from './list/cells';
import {
  type ColumnGuess,
  type ColumnMeaning,
  type ColumnUse,
  guessColumns,
  hasNameHeader,
  isDayOrScoreHeaderRow,
  isHeaderRow,
} from './list/columns';
import {
  type CapsAndMiddleNameHabits,
  type ListedStudentName,
  type NameProblem,
  type NameReading,
  parseNameColumns,
  parseWholeName,
  withPreferredNameFirst,
} from './list/names';
import { cleanOwnReference, MAX_OWN_REFERENCE_LENGTH } from './own-reference';

export const MAX_CLASS_LIST_STUDENTS = 40;

export type LeftOutRowReason =
  | 'title'
  | 'header'
  | 'total'
  | 'adult'
  | 'gone'
  | 'test'
  | 'furniture';
type LeftOutRow = PastedRow & { why: LeftOutRowReason };

/** `lines`: one student on each line. `cells`: one in each cell, as in a seating chart. */
export type StudentPerLineOrCell = 'lines' | 'cells';

export type PastedList = ColumnGuess & {
  rows: PastedRow[];
  leftOut: LeftOutRow[];
  layout: StudentPerLineOrCell;
  /** True if both layouts are possible, so the teacher has to choose. */
  isLayoutUnclear: boolean;
  restored: ReadonlySet<number>;
};

/** `names` holds the possible readings, the likeliest first. */
export type ParsedListStudent = NameReading & {
  /** The row's id, because one line may hold several students. */
  id: number;
  line: number;
  /** The name as written in the list, to tell two students apart; it never leaves the browser. */
  written: string;
  ownReference: string;
  isPreferred: boolean;
};
type RowProblem = Pick<PastedRow, 'line' | 'text'> & { why: NameProblem };
type ParsedClassList = {
  students: ParsedListStudent[];
  problems: RowProblem[];
  /** The text of rows beyond {@link MAX_CLASS_LIST_STUDENTS}, to paste next time. */
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
/** A gradebook's summary rows above or below the students; their other cells are numbers. */
const SUMMARY =
  /^((class|section|overall) )?(average|avg\.?|mean|median|std\.? ?dev\.?|standard deviation)$|^points( possible)?$|^(max(imum)?|min(imum)?|high(est)?|low(est)?)( points| score)?$|^out of$|^(due )?date$/i;
/** Words that mark a line of totals, but can also be names. */
const SUMMARY_OR_NAME = /^(max|min|high|low|mean|date|total|count|page|report|student)$/i;
const NUMBERS = /^[\d.,%/: -]+$|^\(read only\)$/i;
/** Canvas adds this student for previews. */
const TEST_STUDENT = /(^|\t)(test[ \t]student|student(, ?|\t)test)(\t|$)/i;
const TITLE =
  /^(students?|pupils?|classmates|actions|invite|teachers?)$|\b(class ?list|roster|seating chart|(middle|elementary|primary|junior high) school)\b|\b(period|room|section|homeroom|grade|block|math|semester|term|class)\b.*\d/i;
const ADULT = /^(mr|mrs|ms|miss|mx|dr|prof)\b\.?\s/i;
const ADULT_ROLE = /teacher|staff|admin|parent|guardian|relative|aide|proctor|counselor|principal/i;
const GONE = /^(tobedeleted|inactive|withdrawn|dropped|deleted|transferred|exited|removed)$/i;
const GONE_BEHIND = /\((inactive|withdrawn|dropped|transferred|exited|removed)\)/i;
const FURNITURE =
  /^(the )?(front|back|door|window|aisle|empty|open|desk|board|white ?board|smart ?board|teacher('s)?( desk)?|sink|table|row|group|left|right)s?( of( the)? (room|class(room)?))?( ?\d+)?$|^[-–—xX]$/i;
const TITLE_WITHIN = 6;

/**
 * Every row is returned exactly once, in `rows` or in `leftOut`. `wanted` is the teacher's choice
 * of one student per line or per cell; null to guess.
 */
export function parsePastedClassList(
  pasted: string,
  wanted: StudentPerLineOrCell | null = null,
): PastedList {
  const lines = splitPastedRows(pasted, isHeaderRow);
  const found = findHeader(lines);
  const { layout, isLayoutUnclear } = findLayout(found < 0 ? lines : [], wanted);
  const all = layout === 'cells' ? rowForEachCell(lines) : lines;
  const headerAt = layout === 'cells' ? -1 : found;
  const header = headerAt < 0 ? null : (all[headerAt]?.cells ?? null);
  const leftOut: LeftOutRow[] = [];
  const without = (row: PastedRow, why: LeftOutRowReason) => void leftOut.push({ ...row, why });

  const isTable = all.filter(({ cells }) => filled(cells) > 1).length * 2 > all.length;
  const candidates = all.filter((row, at) => {
    const why = whyNotStudent(row, at, { all, headerAt, header, isTable, layout });
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
    isLayoutUnclear,
    restored: new Set(),
  };
}

export function restoreLeftOutRows(list: PastedList, ids: ReadonlySet<number>): PastedList {
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
 * A seating chart has another name in every cell. A table with one column for each part of a name
 * looks the same without a header, so the likelier layout is used and the teacher can correct it.
 */
function findLayout(
  lines: readonly PastedRow[],
  wanted: StudentPerLineOrCell | null,
): { layout: StudentPerLineOrCell; isLayoutUnclear: boolean } {
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
    (table.length > 1 || columns.length > 3) &&
    areNames &&
    areApart &&
    isAlike &&
    (columns.length > 2 || (areWhole && columns.length > 1));
  if (!isGrid) return { layout: 'lines', isLayoutUnclear: false };
  const isRagged = new Set(table.map(({ cells }) => filled(cells))).size > 1;
  const isLikely = areWhole || columns.length > 3 || (isRagged && table.length < 9);
  return { layout: wanted ?? (isLikely ? 'cells' : 'lines'), isLayoutUnclear: true };
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;

/** The header's index, or -1. Its words may be unknown if all cells below are plain values. */
function findHeader(all: readonly PastedRow[]): number {
  const top = all.slice(0, MAX_LINES_SEARCHED_FOR_HEADER);
  const names = (row: PastedRow | undefined) =>
    row !== undefined && isHeaderRow(row.cells) && hasNameHeader(row.cells);
  let naming = top.findIndex(names);
  // The lower of two header lines says more: "Student" above "Last" and "First".
  while (naming >= 0 && names(top[naming + 1])) naming += 1;
  // "Room 12" beside "Period 2" is a title, unless a header below it is missing.
  const grid = top.findIndex(({ cells }) => isDayOrScoreHeaderRow(cells));
  const known =
    naming >= 0 ? naming : grid >= 0 ? grid : top.findIndex(({ cells }) => isHeaderRow(cells));
  // A single word is a header only if no name can be above it.
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

type ListFacts = {
  all: readonly PastedRow[];
  headerAt: number;
  header: readonly string[] | null;
  isTable: boolean;
  layout: StudentPerLineOrCell;
};

function whyNotStudent(
  { cells }: PastedRow,
  at: number,
  { all, headerAt, header, isTable, layout }: ListFacts,
): LeftOutRowReason | null {
  if (at === headerAt) return 'header';
  if (at < headerAt) return 'title';
  // The header may repeat on each printed page.
  if (header && cells.join('\t') === header.join('\t')) return 'header';
  const isAlone = filled(cells) === 1;
  const [word = '', ...others] = cells.filter((cell) => cell !== '');
  if (layout === 'cells' && FURNITURE.test(word)) return 'furniture';
  if (SUMMARY.test(word) && others.length > 0 && others.every((cell) => NUMBERS.test(cell))) {
    const place = cells.indexOf(word);
    const beside = all
      .filter((_, other) => other > headerAt && other !== at)
      .map((row) => row.cells[place] ?? '')
      .filter((cell) => !SUMMARY.test(cell));
    // In a list of single names, Max is a student.
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

/** Reads the students with the columns used as `uses` says. Every row is returned exactly once. */
export function parseListStudents(
  { rows, restored }: Pick<PastedList, 'rows' | 'restored'>,
  uses: readonly ColumnUse[],
): ParsedClassList {
  const list: ParsedClassList = { students: [], problems: [], later: [] };
  const place = (use: ColumnUse) => uses.indexOf(use);
  const habits = habitsOf(rows, uses);
  const whole = uses.find((use) => use === 'last-first' || use === 'first-last');
  for (const { id, line, text, cells } of rows) {
    const cell = (use: ColumnUse) => cells[place(use)] ?? '';
    const byColumns = whole
      ? parseWholeName(cell(whole), whole, habits)
      : parseNameColumns(cell('first'), cell('last'), habits, uses.includes('last'));
    const read =
      typeof byColumns === 'string' && restored.has(id)
        ? (readAnyCell(cells, habits) ?? byColumns)
        : byColumns;
    if (typeof read === 'string') {
      list.problems.push({ line, text, why: read });
      continue;
    }
    if (list.students.length >= MAX_CLASS_LIST_STUDENTS) {
      list.later.push(text);
      continue;
    }
    const written = whole
      ? cell(whole)
      : [cell('last'), cell('first')].filter((part) => part !== '').join(', ');
    const preferred = cell('preferred');
    const called = /\p{L}/u.test(preferred)
      ? withPreferredNameFirst(read, preferred, written, habits)
      : read;
    const ownReference = [...cleanOwnReference(cell('reference'))]
      .slice(0, MAX_OWN_REFERENCE_LENGTH)
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
 * For a restored row that doesn't fit the columns, such as a title: the first cell with a name in
 * it.
 */
function readAnyCell(
  cells: readonly string[],
  habits: CapsAndMiddleNameHabits,
): NameReading | null {
  for (const cell of cells) {
    const read = parseWholeName(cell, 'first-last', habits);
    if (typeof read !== 'string') return { ...read, needsCheck: true };
  }
  return null;
}

/** How the list writes names. Looks at all of it, because one name alone can't show that. */
function habitsOf(rows: readonly PastedRow[], uses: readonly ColumnUse[]): CapsAndMiddleNameHabits {
  const names = rows.map(({ cells }) =>
    uses.flatMap((use, at) =>
      use === 'out' || use === 'reference' || use === 'preferred' ? [] : [cells[at] ?? ''],
    ),
  );
  const texts = names.map((parts) => parts.join(' ')).filter((text) => /\p{L}/u.test(text));
  const loud = texts.filter((text) => text === text.toUpperCase()).length;
  const given = texts.map((text) => text.split(',')[1]?.trim() ?? '').filter((text) => text !== '');
  const middles = given.filter((text) => text.includes(' ')).length;
  return { isAllCaps: loud * 2 > texts.length, hasMiddleNames: middles * 2 >= given.length };
}

export type PossibleDuplicateInList = { at: number; line: number; isLikelySame: boolean };
export type StudentWithReference = ListedStudentName & { ownReference?: string | null };

/**
 * Finds students who may be listed twice, so that the teacher can decide. The same name with
 * different references or last names means two students.
 */
export function findPossibleDuplicatesInList(
  students: readonly (Pick<ParsedListStudent, 'line' | 'written' | 'ownReference'> & {
    name: ListedStudentName;
  })[],
): PossibleDuplicateInList[] {
  return students.flatMap(({ name, written, ownReference }, at): PossibleDuplicateInList[] => {
    const before = students.slice(0, at).filter((other) => hasSameListedName(other.name, name));
    const isSameReference = (other: { ownReference: string }) =>
      ownReference !== '' && other.ownReference === ownReference;
    const asked = before.filter(
      (other) =>
        isSameReference(other) ||
        (!areConflictingReferences(other.ownReference, ownReference) &&
          !haveDifferentLastNames(other.written, written)),
    );
    const same = asked.find(
      (other) => other.written.toLowerCase() === written.toLowerCase() || isSameReference(other),
    );
    const other = same ?? asked[0];
    return other ? [{ at, line: other.line, isLikelySame: same !== undefined }] : [];
  });
}

export type DoubtfulOwnReference = {
  ownReference: string;
  why: 'rounded' | 'twice';
  lines: number[];
};

/**
 * Shown before accounts are made: two students with one number would share their grades in an
 * exported file.
 */
export function findRepeatedOrRoundedReferences(
  students: readonly Pick<ParsedListStudent, 'line' | 'ownReference'>[],
): DoubtfulOwnReference[] {
  return [...groupBy(students, ({ ownReference }) => ownReference)].flatMap(
    ([ownReference, of]): DoubtfulOwnReference[] => {
      const isRounded = isRoundedReference(ownReference);
      if (ownReference === '' || (of.length < 2 && !isRounded)) return [];
      return [
        { ownReference, why: isRounded ? 'rounded' : 'twice', lines: of.map(({ line }) => line) },
      ];
    },
  );
}

/** "1.00E+05": a spreadsheet's short form of a long number. */
export const isRoundedReference = (reference: string): boolean =>
  /^\d([.,]\d+)?E\+\d+$/i.test(reference);

export const hasSameListedName = (one: ListedStudentName, other: ListedStudentName): boolean =>
  one.firstName.toLowerCase() === other.firstName.toLowerCase() &&
  one.lastInitial === other.lastInitial;
export const areConflictingReferences = (one: string, other: string): boolean =>
  one !== '' && other !== '' && one !== other;

/** "johnson, emma" and "james, emma" differ; a single letter may stand for either. */
function haveDifferentLastNames(one: string, other: string): boolean {
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

/** What the left-out columns hold, each once, without empty columns and row numbers. */
export function leftOutColumnMeanings(
  { columns }: Pick<PastedList, 'columns'>,
  uses: readonly ColumnUse[],
): ColumnMeaning[] {
  const shown = columns
    .filter(({ meaning }, at) => uses[at] === 'out' && !NOT_SHOWN.has(meaning))
    .map(({ meaning }) => meaning);
  return [...new Set(shown)];
}
const NOT_SHOWN: ReadonlySet<ColumnMeaning> = new Set([
  'empty',
  'row',
  'first',
  'preferred',
  'last',
  'last-first',
  'first-last',
  'reference',
]);
