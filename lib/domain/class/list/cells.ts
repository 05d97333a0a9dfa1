import { stripSpreadsheetQuotes } from '../own-reference';

type Line = { line: number; text: string; cells: string[] };
/** A line, or a part of one that holds several students. `id` is its index in the whole list. */
export type PastedRow = Line & { id: number };

type Separator = '\t' | ';' | '|' | ',' | 'spaces' | null;

/**
 * Splits pasted text into rows and cells. `isHeader` recognizes a row of column names, which commas
 * alone can't prove.
 */
export function splitPastedRows(
  pasted: string,
  isHeader: (cells: readonly string[]) => boolean,
): PastedRow[] {
  const text = plainText(pasted);
  const rows = split(text, separatorOf(text, isHeader)).filter(({ cells }) =>
    cells.some((cell) => cell !== ''),
  );
  return withNumberColumn(oneRowPerName(rows, isHeader)).map((row, id) => ({ ...row, id }));
}

/** The cells of a file that keeps to the rules of CSV, without empty lines. */
export const parseCsvRows = (text: string): string[][] =>
  split(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'), ',')
    .map(({ cells }) => cells)
    .filter((cells) => cells.some((cell) => cell !== ''));

/** Makes a row of each filled cell, as in a seating chart. */
export const rowForEachCell = (rows: readonly PastedRow[]): PastedRow[] =>
  rows
    .flatMap(({ line, cells }) =>
      cells.filter((cell) => cell !== '').map((cell) => ({ line, text: cell, cells: [cell] })),
    )
    .map((row, id) => ({ ...row, id }));

/** "Ada Lovelace, Bo Chen, Cy Diaz" on one line are three students, not three columns. */
function oneRowPerName(rows: Line[], isHeader: (cells: readonly string[]) => boolean): Line[] {
  const [only, second] = rows;
  const names = only?.cells.filter((cell) => cell !== '') ?? [];
  const isLine =
    names.length > 2 &&
    names.every((name) => /^[^\d@]*\p{L}[^\d@]* [^\d@]*\p{L}[^\d@]*$/u.test(name));
  if (!only || second || !isLine || isHeader(names)) return rows;
  return names.map((name) => ({ line: only.line, text: name, cells: [name] }));
}

/** Removes invisible characters, unifies line ends and spaces, and composes accents (NFC). */
function plainText(text: string): string {
  return repairEncoding(text.replaceAll('\0', ''))
    .replace(/^\u00ff\u00fe/, '')
    .replaceAll('\u060c', ',')
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g, '')
    .replace(/[^\S\n\t]/g, ' ')
    .replace(/^sep=.\n/, '')
    .normalize('NFC');
}

/** Windows-1252 for the bytes 0x80 to 0x9f; all other bytes are the same in Unicode. */
const WINDOWS_1252 =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';
const byteOf = (sign: string): number => {
  const place = WINDOWS_1252.indexOf(sign);
  return place < 0 ? (sign.codePointAt(0) ?? 0) : 0x80 + place;
};

/**
 * Repairs UTF-8 that was read as Windows-1252: "JosÃ©" becomes José. Other non-ASCII text isn't
 * valid UTF-8 when read this way and stays as it is.
 */
function repairEncoding(text: string): string {
  const bytes = Array.from(text, byteOf);
  if (bytes.every((byte) => byte < 0x80) || bytes.some((byte) => byte > 0xff)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}

/** All lines use the same separator, apart from titles or notes around them. */
function separatorOf(text: string, isHeader: (cells: readonly string[]) => boolean): Separator {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const share = (pattern: RegExp) =>
    lines.filter((line) => pattern.test(line)).length / Math.max(1, lines.length);
  if (text.includes('\t')) return '\t';
  if (share(/;/) >= 0.5) return ';';
  if (share(/\|/) >= 0.5) return '|';
  if (lines.length > 2 && share(/[^\s,] {2,}\S/) >= 0.6) return 'spaces';
  const byCommas = split(text, ',');
  if (
    byCommas
      .slice(0, MAX_LINES_SEARCHED_FOR_HEADER)
      .some(({ cells }) => cells.length > 1 && isHeader(cells))
  )
    return ',';
  if (byCommas.filter(({ cells }) => cells.length > 2).length * 2 > lines.length) return ',';
  // "Lovelace, Ada" is one name; "Lovelace,Ada" is two cells of a CSV file.
  return lines.length > 0 && lines.every((line) => /^[^,]*,[^\s,][^,]*$/.test(line)) ? ',' : null;
}

export const MAX_LINES_SEARCHED_FOR_HEADER = 12;

const PATTERN: Readonly<Record<Exclude<Separator, null>, string>> = {
  '\t': '\\t',
  ';': ';',
  '|': '\\|',
  ',': ',',
  spaces: ' {2,}',
};

/** Quotes hold a cell together, also over a line break, but only around the whole cell. */
function split(text: string, separator: Separator): Line[] {
  const end = separator === null ? '(?=\\n|$)' : `(?=${PATTERN[separator]}|\\n|$)`;
  const quoted = new RegExp(
    `[ ]*="?"?((?:[^"]|"")*)"[ ]*${end}|[ ]*"((?:[^"]|"")*)"[ ]*${end}`,
    'y',
  );
  const plain = new RegExp(`[^\\n]*?${end}`, 'y');
  const between = separator === null ? null : new RegExp(PATTERN[separator], 'y');
  const rows: Line[] = [];
  let line = 1;
  for (let at = 0; at <= text.length; ) {
    const begin = at;
    const cells: string[] = [];
    for (;;) {
      quoted.lastIndex = at;
      plain.lastIndex = at;
      const held = quoted.exec(text);
      const found = held ?? plain.exec(text);
      cells.push(
        cleanCell((held ? (held[1] ?? held[2] ?? '') : (found?.[0] ?? '')).replaceAll('""', '"')),
      );
      at += found?.[0].length ?? 0;
      if (!between) break;
      between.lastIndex = at;
      const gap = between.exec(text);
      if (!gap) break;
      at += gap[0].length;
    }
    const whole = text.slice(begin, at);
    rows.push({ line, text: whole.trim(), cells });
    line += whole.split('\n').length;
    at += 1;
  }
  return rows;
}

/** Keeps a line break inside a cell, so that the teacher checks a name with one. */
const cleanCell = (cell: string): string =>
  stripSpreadsheetQuotes(
    cell
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/[\u201c\u201d]/g, '"')
      .replace(/ *\n */g, '\n')
      .replace(/ +/g, ' ')
      .trim(),
  );

const NUMBERED = /^\(?#?(\d+)(?: ?[.):-] ?| )(?=\S)/;

/** "Ada Lovelace 0012", "Ada Lovelace (0012)"; shorter numbers may be a grade or a period. */
const NUMBER_BEHIND = /^(.*\p{L}.*?)(?: ?[,;–-] ?| )\(?#?(\d{3,12})\)?$/u;

/**
 * Moves numbers into a column of their own: in front of names if most lines have one, and behind
 * them only if all do, because a line without one would look like a title.
 */
function withNumberColumn(rows: Line[]): Line[] {
  const isOneColumn = rows.every(({ cells }) => cells.length === 1);
  const numbered = (pattern: RegExp) =>
    rows.filter(({ cells }) => pattern.test(cells[0] ?? '')).length;
  if (!isOneColumn) return rows;
  if (numbered(NUMBERED) * 2 >= rows.length)
    return rows.map((row) => {
      const [cell = ''] = row.cells;
      const [before = '', number = ''] = NUMBERED.exec(cell) ?? [];
      return { ...row, cells: [number, unquoted(cell.slice(before.length))] };
    });
  if (numbered(NUMBER_BEHIND) < rows.length) return rows;
  return rows.map((row) => {
    const [cell = ''] = row.cells;
    const [, name = cell, number = ''] = NUMBER_BEHIND.exec(cell) ?? [];
    return { ...row, cells: [unquoted(name), number] };
  });
}

const unquoted = (cell: string): string =>
  /^"[^"]*"$/.test(cell) ? cell.slice(1, -1).trim() : cell;
