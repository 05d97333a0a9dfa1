import { DomainError } from '@/lib/data/errors';
import type { CommandLineOperator } from '@/lib/data/operator';
import {
  applyStatCorrections,
  type StatCorrectionReport,
} from '@/lib/data/score-card/correction-commands';
import { verifyWeekStatistics } from '@/lib/data/season/verify-week-statistics';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { formulaFieldsByGameTable } from '@/lib/nfl/import/formula-columns';
import {
  acceptOtherProgramSeason,
  type ImportReport,
  importSeason,
  type OtherProgramDocumentCount,
} from '@/lib/nfl/import/import-season';
import type { SeasonSources } from '@/lib/nfl/import/table';
import { getServices } from '@/lib/platform/services';
import { nflDefenseGames, nflPlayerGames } from '@/lib/store/collections/football';
import { appData, seasonImports } from '@/lib/store/collections/season';
import { asRawCollection, equalConditions } from '@/lib/store/port';
import { gameColumnsMissingText } from '@/words/season-clock';

export type StatisticsImportReport = ImportReport & { corrections: StatCorrectionReport[] };

/**
 * Brings a season's statistics up to date and opens again what a correction made wrong. Repeatable
 * at any point: an import or a round of corrections that broke off is taken up by the next call.
 */
export async function importStatistics(
  operator: CommandLineOperator,
  input: { season: number; files: SeasonSources; weeks?: readonly number[] },
): Promise<StatisticsImportReport> {
  const { store, now } = getServices();
  const report = await importSeason(store, { ...input, now: now() });
  return { ...report, corrections: await applyStatCorrections(operator) };
}

/**
 * Makes the statistics that another program has stored for a season count. Returns the number of
 * its documents by collection; without any, nothing changes.
 */
export async function acceptOtherProgramStatistics(
  _operator: CommandLineOperator,
  season: number,
): Promise<readonly OtherProgramDocumentCount[]> {
  const { store, now } = getServices();
  return acceptOtherProgramSeason(store, season, now());
}

/**
 * The seasons of a folder that a start imports for replays, besides the `own` season it has already
 * imported. Each start reads them all again, so that a new version's files count. But if the live
 * season comes from a service, its weeks stay as the service delivered them.
 */
export async function listReplaySeasonsToImportAtStart(
  _operator: CommandLineOperator,
  { there, own, fromService }: { there: readonly number[]; own: number; fromService: boolean },
): Promise<number[]> {
  const others = there.filter((season) => season !== own);
  if (!fromService || others.length === 0) return others;
  const { store } = getServices();
  const [meta, lastWeeks] = await Promise.all([
    store.get(appData, 'meta'),
    store.query(seasonImports, { where: equalConditions({ part: `week-${FINAL_WEEK}` }) }),
  ]);
  const kept = new Set([meta?.currentSeason, ...lastWeeks.map(({ season }) => season)]);
  return others.filter((season) => !kept.has(season));
}

/**
 * Looks at one stored game of each kind, without the defaults of its schema: a season that was
 * imported before a formula came to need a column has it nowhere, and each game would count 0 of
 * it.
 *
 * @throws DomainError 'unavailable' with a sentence that says what to run.
 */
export async function requireStoredStatisticsColumns(
  _operator: CommandLineOperator,
  needed = formulaFieldsByGameTable(),
): Promise<void> {
  const { store } = getServices();
  const meta = await store.get(appData, 'meta');
  if (!meta) return;
  const season = meta.currentSeason;
  const anyOfSeason = { where: equalConditions({ Season: season }), limit: 1 };
  const [[player], [defense]] = await Promise.all([
    store.query(asRawCollection(nflPlayerGames), anyOfSeason),
    store.query(asRawCollection(nflDefenseGames), anyOfSeason),
  ]);
  const missing = [
    ...missingFields(player, needed.player),
    ...missingFields(defense, needed.defense),
  ];
  if (missing.length === 0) return;
  throw new DomainError('unavailable', gameColumnsMissingText(season, missing));
}

const missingFields = (game: object | undefined, fields: readonly string[]) =>
  game ? fields.filter((field) => !(field in game)) : [];

/**
 * Decides where an installation begins if its first start is given these weeks: a season in
 * progress continues after its last complete week, and a finished one is played from its start.
 */
export async function chooseCurrentWeekAtFirstStart(
  _operator: CommandLineOperator,
  season: number,
  weeks: readonly number[],
): Promise<number> {
  if (weeks.includes(FINAL_WEEK)) return 0;
  let last = 0;
  for (const week of weeks.toSorted((a, b) => a - b)) {
    if (week !== last + 1 || (await verifyWeekStatistics(season, week)).state !== 'complete') break;
    last = week;
  }
  return last;
}
