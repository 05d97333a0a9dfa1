import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { safeCell } from '@/lib/domain/csv-cells';

/** A number is written as a number, null as an empty cell, and no text as a formula. */
export type CsvCell = string | number | null;
export type CsvRow = readonly CsvCell[];

/**
 * Rows as a CSV file in UTF-8 with a byte order mark and CRLF (RFC 4180). It asks for the next row only when the reader took the ones
 * before, so a season is never held in memory. When a row cannot be read, the stream breaks off with an error: a download that is cut
 * short must not look whole.
 */
export function csvStream(rows: AsyncIterable<CsvRow>): ReadableStream<Uint8Array> {
  const writer = stringify({ bom: true, record_delimiter: 'windows' });
  // The error reaches the reader through the writer; nothing else is to be done about it here.
  pipeline(Readable.from(safeRows(rows)), writer, () => undefined);
  return Readable.toWeb(writer) as ReadableStream<Uint8Array>;
}

async function* safeRows(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow> {
  for await (const row of rows) yield row.map((cell) => (typeof cell === 'string' ? safeCell(cell) : cell));
}

/** A row for somebody of whom something is stored that cannot be read. */
export function unreadableRow(name: string, columns: number): CsvRow {
  return [name, 'This record cannot be read.', ...Array.from({ length: columns - 2 }, () => '')];
}
