import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { SourceError } from '@/lib/nfl/source';
import type { DownloadedReleaseFile } from './release-files';

type Cells<Column extends string> = Readonly<Record<Column, string>>;
export type NumberedFileRow<Column extends string> = {
  readonly line: number;
  readonly cells: Cells<Column>;
};
type Parsed = { record: string[]; info: { lines: number } };

const CHUNK = 64 * 1024;
/**
 * Rows per turn of the event loop. Reading a season of players takes two seconds, and the server
 * must answer requests in between.
 */
const ROWS_A_TURN = 250;

/**
 * The rows that `isWanted` accepts, with the named columns.
 *
 * @throws SourceError for a missing column or a broken row.
 */
export async function readWantedCsvRows<Column extends string>(
  { name, text }: DownloadedReleaseFile,
  columns: readonly Column[],
  isWanted: (cells: Cells<Column>) => boolean,
): Promise<NumberedFileRow<Column>[]> {
  const parser = Readable.from(chunksOf(text)).pipe(
    parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true }),
  );
  const rows: NumberedFileRow<Column>[] = [];
  let places: readonly (readonly [Column, number])[] | null = null;
  let width = 0;
  let count = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      count += 1;
      if (count % ROWS_A_TURN === 0) await nextTurn();
      if (!places) {
        places = placesOf(record, columns, name);
        width = record.length;
        continue;
      }
      if (record.length !== width)
        throw broken(name, info.lines, `it has ${record.length} cells instead of ${width}`);
      const cells = Object.fromEntries(
        places.map(([column, place]) => [column, cellOf(record[place])]),
      ) as Cells<Column>;
      if (isWanted(cells)) rows.push({ line: info.lines, cells });
    }
  } catch (error) {
    if (error instanceof SourceError) throw error;
    const line =
      error instanceof Error && 'lines' in error && typeof error.lines === 'number'
        ? error.lines
        : count + 1;
    throw broken(name, line, 'it cannot be read as CSV');
  }
  if (!places) throw new SourceError('unreadable', `${name} of nflverse is empty.`);
  return rows;
}

function* chunksOf(text: Buffer) {
  for (let start = 0; start < text.length; start += CHUNK)
    yield text.subarray(start, start + CHUNK);
}

function placesOf<Column extends string>(
  header: readonly string[],
  columns: readonly Column[],
  name: string,
) {
  const names = header.map((each) => each.trim());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    const what =
      missing.length === 1
        ? `the column ${missing[0]} is`
        : `the columns ${missing.join(', ')} are`;
    throw new SourceError(
      'unreadable',
      `nflverse has changed ${name}: ${what} missing. Nothing was imported.`,
    );
  }
  return columns.map((column) => [column, names.indexOf(column)] as const);
}

/** R writes NA for unknown values if it doesn't leave the cell empty. */
const cellOf = (cell = ''): string => (cell.trim() === 'NA' ? '' : cell.trim());

const broken = (name: string, line: number, why: string) =>
  new SourceError(
    'unreadable',
    `${name} of nflverse is broken in line ${line}: ${why}. Nothing was imported.`,
  );
