import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { escapeCsvFormula } from '@/lib/domain/text/csv-cells';
import { UNREADABLE_RECORD } from '@/words/gradebook';

/** A number is written as a number, null as an empty cell, and no text as a formula. */
export type CsvCell = string | number | null;
export type CsvRow = readonly CsvCell[];
export type CsvRows = AsyncIterable<CsvRow> | readonly CsvRow[];

/** Each piece of a stream costs the server and the compression far more than a row does. */
const ROWS_PER_PIECE = 50;

/**
 * CSV in UTF-8 with a byte order mark and CRLF (RFC 4180); text never becomes a formula. The next
 * rows are read only when the reader has taken the ones before, so a season is never held in
 * memory. If a row can't be read, the stream fails, because a download that is cut short must not
 * look whole.
 */
export const csvStream = (rows: CsvRows): ReadableStream<Uint8Array> => byteStream(csvPieces(rows));

export async function* csvPieces(rows: CsvRows): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const some of inGroups(rows)) {
    yield Buffer.from(stringify(some, { bom: isFirst, record_delimiter: 'windows' }));
    isFirst = false;
  }
}

async function* inGroups(rows: CsvRows): AsyncGenerator<CsvRow[]> {
  let group: CsvRow[] = [];
  for await (const row of rows) {
    group.push(safeRow(row));
    if (group.length < ROWS_PER_PIECE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** For a program, not a spreadsheet: ids aren't escaped, and there is no byte order mark. */
export const machineReadableCsv = (rows: readonly CsvRow[]): string =>
  stringify([...rows], { record_delimiter: 'windows' });

const safeRow = (row: CsvRow): CsvRow =>
  row.map((cell) => (typeof cell === 'string' ? escapeCsvFormula(cell) : cell));

/**
 * Cells in the order of their titles: one that is missing, or that has no title, doesn't compile.
 */
export const cellsInTitleOrder = <Column extends string>(
  titles: Readonly<Record<Column, string>>,
  cells: Readonly<Record<NoInfer<Column>, CsvCell>>,
): CsvCell[] => (Object.keys(titles) as Column[]).map((column) => cells[column]);

/** A row for someone whose stored data can't be read. */
export function unreadableRow(name: string, columns: number): CsvRow {
  return [name, UNREADABLE_RECORD, ...Array.from({ length: columns - 2 }, () => '')];
}

export const textStream = (parts: AsyncIterable<string>): ReadableStream<Uint8Array> =>
  byteStream(bytesOf(parts));

async function* bytesOf(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}

/** Reads the next piece only when the reader has taken the one before. */
export const byteStream = (pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(pieces, { highWaterMark: 1 })) as ReadableStream<Uint8Array>;

export type ZipEntry = {
  name: string;
  pieces: AsyncIterable<Uint8Array> | readonly Uint8Array[];
  /** Compressed already, as a picture is. */
  isCompressed?: boolean;
};

/** No more than one piece of one file is in memory at a time. */
export async function* zipPieces(
  files: AsyncIterable<ZipEntry>,
  mtime: Date,
): AsyncGenerator<Uint8Array> {
  // Loaded on demand, because only downloads of a ZIP need it.
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { name, pieces, isCompressed } of files) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = mtime;
    zip.add(file);
    for await (const piece of pieces) {
      file.push(piece);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready;
}
