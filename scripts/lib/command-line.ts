import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUP_MANIFEST_FILE } from '@/lib/backup/manifest';
import { DomainError } from '@/lib/data/errors';
import type { StatCorrectionReport } from '@/lib/data/score-card/correction-commands';
import type { ImportReport } from '@/lib/nfl/import/import-season';
import { SourceError } from '@/lib/nfl/source';
import { env } from '@/lib/platform/env';
import { getServices, setServicesFactory } from '@/lib/platform/services';
import { DATABASE_FILE_NAME } from '@/lib/process/backend';
import { createServices } from '@/lib/process/lifecycle';
import { otherProgramStatisticsText, usesOtherProgramStatisticsText } from '@/words/season';

/** The command was called wrongly; the message shows the right usage. */
export class UsageError extends Error {}

/**
 * Runs a command, closes the store, and prints expected errors as a sentence. Only a command that
 * `beginsData` may run in a folder without a database: for the others it is the wrong folder.
 */
export async function runCommand(
  command: () => Promise<void>,
  { beginsData = false }: { beginsData?: boolean } = {},
): Promise<void> {
  try {
    if (env().BACKEND === 'embedded') requireDataFolder(env().DATA_DIR, beginsData);
    setServicesFactory(createServices);
    const { seasons, store } = getServices();
    try {
      await command();
    } finally {
      seasons.close();
      await store.close();
    }
  } catch (error) {
    const expected =
      error instanceof UsageError ||
      error instanceof DomainError ||
      error instanceof SourceError ||
      isUnknownArgument(error);
    process.stderr.write(
      `${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}

function requireDataFolder(dataDir: string, beginsData: boolean): void {
  if (existsSync(join(dataDir, BACKUP_MANIFEST_FILE)))
    throw new UsageError(`${dataDir} is a backup. DATA_DIR is the folder of the server’s data.`);
  if (!beginsData && !existsSync(join(dataDir, DATABASE_FILE_NAME)))
    throw new UsageError(
      `There is no database in ${dataDir}. DATA_DIR is the folder of the server’s data; npm start fills a new one.`,
    );
}

const isUnknownArgument = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS');

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function parseWholeNumberArgument(text: string | undefined, usage: string): number {
  if (text === undefined || !/^\d{1,4}$/.test(text)) throw new UsageError(usage);
  return Number(text);
}

/** Prints an import's result: one line, and one more for each bad row (the first 50). */
export function printImportReport(report: ImportReport): void {
  const count = (outcome: string) => report.parts.filter((part) => part.outcome === outcome).length;
  const rows = report.parts
    .filter(({ outcome }) => outcome === 'imported')
    .reduce((sum, part) => sum + part.rows, 0);
  if (rows > 0)
    printLine(
      `  ${report.season}: ${rows} rows imported in ${count('imported')} parts, ${count('unchanged')} parts unchanged`,
    );
  else if (report.foreign)
    printLine(`  ${otherProgramStatisticsText(report.season, report.foreign)}`);
  else if (report.usesStored) printLine(`  ${usesOtherProgramStatisticsText(report.season)}`);
  else if (report.problems.length === 0)
    printLine(`  ${report.season}: nothing has changed since the last import`);
  const refused = report.parts
    .filter(({ outcome }) => outcome === 'refused')
    .map(({ part }) => part);
  if (refused.length > 0 && !report.foreign)
    printLine(`  Not imported because of bad rows: ${refused.join(', ')}`);
  for (const { file, line, field, reason } of report.problems.slice(0, 50))
    printLine(`  ${file}, line ${line}, ${field}: ${reason}`);
  if (report.problems.length > 50) printLine(`  … and ${report.problems.length - 50} more`);
}

/** Prints the effects of NFL corrections on score cards. */
export function printCorrectionReports(corrections: readonly StatCorrectionReport[]): void {
  for (const { season, week, games, cards } of corrections) {
    printLine(
      `  Week ${week} of ${season}: ${games} games corrected, ${cards} score cards changed by it`,
    );
  }
}
