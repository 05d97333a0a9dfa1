import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/** What is wrong with one row: enough to find and mend it. `line` counts from 1, the header included. */
export type ImportProblem = { file: string; line: number; field: string; reason: string };

/** Rows that are a table already, such as a service's answer: `line` of a row is its place in the list, from 1. */
export type SourceTable = { readonly name: string; readonly table: Table };
export type SourceRows = SourceFile | SourceTable;

/** Document field -> the name of its column. */
export type Columns = Readonly<Record<string, string>>;

export type TableRow = {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
  /** Why this row cannot be used, where that is known before its cells are looked at. */
  readonly refusal?: { readonly field: string; readonly reason: string };
};
export type Table = { readonly rows: readonly TableRow[]; readonly problems: readonly ImportProblem[] };

const recordsSchema = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

/**
 * Reads a CSV file into rows keyed by document field. Columns that no one asked for are ignored. `problems` tells why the file as a
 * whole cannot be used (broken quoting, a missing column); then there are no rows. A row with too few or too many cells keeps its place
 * with what it has, and fails on its fields.
 */
export function readTable(file: SourceRows, columns: Columns): Table {
  if ('table' in file) return file.table;
  const records = parseRecords(file);
  if (!records.ok) return { rows: [], problems: [records.problem] };
  const [header, ...body] = records.value;
  if (!header) return unusable(file, 1, '', 'the file is empty');

  const positions = new Map<string, number>();
  const missing: ImportProblem[] = [];
  for (const [field, column] of Object.entries(columns)) {
    const position = header.record.findIndex((name) => name.trim() === column);
    if (position >= 0) positions.set(field, position);
    else missing.push({ file: file.name, line: 1, field, reason: `the column ${column} is missing` });
  }
  if (missing.length > 0) return { rows: [], problems: missing };

  const rows = body.map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries(
      [...positions].flatMap(([field, position]) => {
        const cell = record.length === header.record.length ? record[position] : undefined;
        return cell === undefined ? [] : [[field, cell]];
      }),
    ),
  }));
  return { rows, problems: [] };
}

function parseRecords(
  file: SourceFile,
): { ok: true; value: z.infer<typeof recordsSchema> } | { ok: false; problem: ImportProblem } {
  try {
    const parsed: unknown = parse(file.text, { bom: true, info: true, relax_column_count: true, skip_empty_lines: true });
    return { ok: true, value: recordsSchema.parse(parsed) };
  } catch (error) {
    const line = error instanceof Error && 'lines' in error && typeof error.lines === 'number' ? error.lines : 1;
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: { file: file.name, line, field: '', reason } };
  }
}

function unusable(file: SourceFile, line: number, field: string, reason: string): Table {
  return { rows: [], problems: [{ file: file.name, line, field, reason }] };
}

/** One file as read, with the name that reports use. */
export type SourceFile = { readonly name: string; readonly text: string };

export type SeasonFiles = {
  readonly teams: SourceFile;
  readonly players: SourceFile;
  readonly schedule: SourceFile;
  readonly playerGames: SourceFile;
  readonly defenseGames: SourceFile;
};

/** Reads `teams.json` and `season-Y/*.csv` from `directory`; a missing file throws with its path. */
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
