/** One row of what was pasted: where it began, as it was, and what stands in its cells. */
export type Row = { line: number; text: string; cells: string[] };

type Separator = '\t' | ';' | '|' | ',' | 'spaces' | null;

/** Takes a pasted text apart, whatever it came from. `isHeader` says whether a row names its columns, which a comma alone does not. */
export function readRows(pasted: string, isHeader: (cells: readonly string[]) => boolean): Row[] {
  const text = plainText(pasted);
  const rows = split(text, separatorOf(text, isHeader));
  return withNumbersApart(rows.filter(({ cells }) => cells.some((cell) => cell !== '')));
}

/** No signs that can't be seen, one kind of line end and of space, and letters that are one sign each. */
function plainText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g, '')
    .replace(/[^\S\n\t]/g, ' ')
    .replace(/^sep=.\n/, '')
    .normalize('NFC');
}

/** What parts the columns is the same on all lines; a title or a note around them may have none. */
function separatorOf(text: string, isHeader: (cells: readonly string[]) => boolean): Separator {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const share = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length / Math.max(1, lines.length);
  if (text.includes('\t')) return '\t';
  if (share(/;/) >= 0.5) return ';';
  if (share(/\|/) >= 0.5) return '|';
  if (lines.length > 2 && share(/[^\s,] {2,}\S/) >= 0.6) return 'spaces';
  const byCommas = split(text, ',');
  if (byCommas.slice(0, HEADER_WITHIN).some(({ cells }) => cells.length > 1 && isHeader(cells))) return ',';
  if (byCommas.filter(({ cells }) => cells.length > 2).length * 2 > lines.length) return ',';
  // "Lovelace, Ada" is one name; "Lovelace,Ada" is two cells of a file.
  return lines.length > 0 && lines.every((line) => /^[^,]*,[^\s,][^,]*$/.test(line)) ? ',' : null;
}

/** How far below its titles a header may stand. */
export const HEADER_WITHIN = 12;

const PATTERN: Readonly<Record<Exclude<Separator, null>, string>> = {
  '\t': '\\t',
  ';': ';',
  '|': '\\|',
  ',': ',',
  spaces: ' {2,}',
};

/** Quotes hold a cell together, also over a line's end, but only when they open at its beginning and close at its end. */
function split(text: string, separator: Separator): Row[] {
  const end = separator === null ? '(?=\\n|$)' : `(?=${PATTERN[separator]}|\\n|$)`;
  const quoted = new RegExp(`[ ]*="?"?((?:[^"]|"")*)"[ ]*${end}|[ ]*"((?:[^"]|"")*)"[ ]*${end}`, 'y');
  const plain = new RegExp(`[^\\n]*?${end}`, 'y');
  const between = separator === null ? null : new RegExp(PATTERN[separator], 'y');
  const rows: Row[] = [];
  let line = 1;
  for (let at = 0; at <= text.length; ) {
    const begin = at;
    const cells: string[] = [];
    for (;;) {
      quoted.lastIndex = at;
      plain.lastIndex = at;
      const held = quoted.exec(text);
      const found = held ?? plain.exec(text);
      cells.push(tidy((held ? (held[1] ?? held[2] ?? '') : (found?.[0] ?? '')).replaceAll('""', '"')));
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

/** A line's end inside a cell stays to be seen: a name with one in it is asked about. */
const tidy = (cell: string): string =>
  cell
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/ *\n */g, '\n')
    .replace(/ +/g, ' ')
    .trim();

const NUMBERED = /^\(?#?(\d+)(?: ?[.):-] ?| )(?=\S)/;

/** Numbers in front of names become a column of their own, where all lines have one. */
function withNumbersApart(rows: Row[]): Row[] {
  const isOneColumn = rows.every(({ cells }) => cells.length === 1);
  const numbered = rows.filter(({ cells }) => NUMBERED.test(cells[0] ?? '')).length;
  if (!isOneColumn || numbered * 2 < rows.length) return rows;
  return rows.map((row) => {
    const [cell = ''] = row.cells;
    const [before = '', number = ''] = NUMBERED.exec(cell) ?? [];
    return { ...row, cells: [number, unquoted(cell.slice(before.length))] };
  });
}

const unquoted = (cell: string): string => (/^"[^"]*"$/.test(cell) ? cell.slice(1, -1).trim() : cell);
