import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/** `line` counts from 1, including the header. */
export type ImportProblem = { file: string; line: number; field: string; reason: string };

/**
 * Rows that are already a table, such as a service's answer. A row's `line` is its place in the
 * list, from 1.
 */
export type SourceTableOfRows = { readonly name: string; readonly table: Table };
export type SourceFileOrTable = SourceFile | SourceTableOfRows;

export const createSourceTableOfRows = (
  name: string,
  rows: readonly TableRow[],
): SourceTableOfRows => ({
  name,
  table: { rows, problems: [] },
});

export type TableRow = {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly refusal?: { readonly field: string; readonly reason: string };
};
type Table = {
  readonly rows: readonly TableRow[];
  readonly problems: readonly ImportProblem[];
};

const recordsSchema = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }),
);

/**
 * Reads the named columns from a CSV file and ignores others. `problems` explains why the whole
 * file can't be used (broken quoting, a missing column); then there are no rows. A row with too few
 * or too many cells keeps its place, and its fields fail later.
 */
export function readTable(file: SourceFileOrTable, columns: readonly string[]): Table {
  if ('table' in file) return file.table;
  const unusable = (line: number, reason: string): Table => ({
    rows: [],
    problems: [{ file: file.name, line, field: '', reason }],
  });
  let records: z.infer<typeof recordsSchema>;
  try {
    const parsed: unknown = parse(file.text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
    records = recordsSchema.parse(parsed);
  } catch (error) {
    const line =
      error instanceof Error && 'lines' in error && typeof error.lines === 'number'
        ? error.lines
        : 1;
    return unusable(line, error instanceof Error ? error.message : String(error));
  }
  const [header, ...body] = records;
  if (!header) return unusable(1, 'the file is empty');

  const names = header.record.map((name) => name.trim());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0)
    return { rows: [], problems: missing.map((column) => missingColumnProblem(file.name, column)) };
  const places = columns.map((column) => names.indexOf(column));
  const rows = body.map(({ record, info }) => {
    const cells =
      record.length === names.length
        ? columns.map((column, index) => [column, record[places[index] ?? 0]])
        : [];
    return { line: info.lines, cells: Object.fromEntries(cells) };
  });
  return { rows, problems: [] };
}

export function missingColumnProblem(file: string, column: string): ImportProblem {
  return { file, line: 1, field: column, reason: `the column ${column} is missing` };
}

export type SourceFile = { readonly name: string; readonly text: string };

type SeasonTables<Source> = {
  readonly [Table in 'players' | 'schedule' | 'playerGames' | 'defenseGames']: Source;
};
export type SeasonFiles = { readonly teams: SourceFile } & SeasonTables<SourceFile>;
export type SeasonSources = { readonly teams: SourceFile } & SeasonTables<SourceFileOrTable>;

/**
 * Reads `teams.json` and `season-Y/*.csv` from `directory`; a missing file throws with its path.
 */
export async function readSeasonFiles(directory: string, season: number): Promise<SeasonFiles> {
  const folder = join(directory, `season-${season}`);
  const [teams, players, schedule, playerGames, defenseGames] = await Promise.all([
    read(join(directory, 'teams.json')),
    read(join(folder, 'players.csv')),
    read(join(folder, 'schedule.csv')),
    read(join(folder, 'player-games.csv')),
    read(join(folder, 'defense-games.csv')),
  ]);
  return { teams, players, schedule, playerGames, defenseGames };
}

async function read(path: string): Promise<SourceFile> {
  return { name: basename(path), text: await readFile(path, 'utf8') };
}
