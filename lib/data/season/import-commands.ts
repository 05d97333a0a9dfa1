import type { Operator } from '@/lib/data/operator';
import { applyStatCorrections, type CorrectionReport } from '@/lib/data/score-card/correction-commands';
import { type ImportReport, importSeason } from '@/lib/nfl/import/import-season';
import type { SeasonSources } from '@/lib/nfl/import/validate-season';
import { getServices } from '@/lib/server/services';

export type StatisticsReport = ImportReport & { corrections: CorrectionReport[] };

/**
 * Brings a season's statistics up to date and opens again what a correction made wrong. Repeatable at any point: an import or a round of
 * corrections that broke off is taken up by the next call.
 */
export async function importStatistics(
  operator: Operator,
  input: { season: number; files: SeasonSources; weeks?: readonly number[] },
): Promise<StatisticsReport> {
  const { store, now } = getServices();
  const report = await importSeason(store, { ...input, now: now() });
  return { ...report, corrections: await applyStatCorrections(operator) };
}
