import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { escapeCsvFormula } from '@/lib/domain/text/csv-cells';
import { UNREADABLE_RECORD } from '@/words/gradebook';

/** A number is written as a number, null as an empty cell, and no text as a formula. */
export type CsvCell = string | number | null;
export type CsvRow = readonly CsvCell[];

/**
 * Rows that are written together: each piece of a stream costs the server and the compression far
 * more than a row does.
 */
const AT_ONCE = 50;

/**
 * Streams rows as CSV in UTF-8 with a byte order mark and CRLF (RFC 4180). It reads the next rows
 * only when the reader has taken the ones before, so a season is never held in memory. If a row
 * can't be read, the stream fails, because a download that is cut short must not look whole.
 */
export function csvStream(rows: AsyncIterable<CsvRow>): ReadableStream<Uint8Array> {
  return Readable.toWeb(
    Readable.from(piecesOf(rows), { highWaterMark: 1 }),
  ) as ReadableStream<Uint8Array>;
}

async function* piecesOf(rows: AsyncIterable<CsvRow>): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const some of inGroups(rows)) {
    yield Buffer.from(stringify(some, { bom: isFirst, record_delimiter: 'windows' }));
    isFirst = false;
  }
}

async function* inGroups(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow[]> {
  let group: CsvRow[] = [];
  for await (const row of rows) {
    group.push(safeRow(row));
    if (group.length < AT_ONCE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/**
 * A table that a program reads, not a spreadsheet: an id stays as it is, whatever it begins with,
 * and there is no byte order mark.
 */
export const machineReadableCsv = (rows: readonly CsvRow[]): string =>
  stringify([...rows], { record_delimiter: 'windows' });

const safeRow = (row: CsvRow): CsvRow =>
  row.map((cell) => (typeof cell === 'string' ? escapeCsvFormula(cell) : cell));

/** A row for someone whose stored data can't be read. */
export function unreadableRow(name: string, columns: number): CsvRow {
  return [name, UNREADABLE_RECORD, ...Array.from({ length: columns - 2 }, () => '')];
}

/** Reads the next part only when the reader has taken the one before. */
export function textStream(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(bytesOf(parts))) as ReadableStream<Uint8Array>;
}

async function* bytesOf(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}
