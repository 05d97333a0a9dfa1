import { requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import {
  countUnreadableGames,
  gamesUpToWeek,
  listPlayersAtPosition,
} from '@/lib/data/season/starter-games';
import { makePlayerStepContext } from '@/lib/domain/answers/step-context';
import { hasClassCapability } from '@/lib/domain/class/adults';
import {
  canGameMeasureFormulaDifficulty,
  measurePositionFormulaDifficulty,
  type PositionFormulaDifficulty,
} from '@/lib/domain/football/formula-meter';
import {
  type CustomFormulas,
  FORMULA_LEVELS,
  type ScoringRules,
} from '@/lib/domain/football/formulas';
import { formulaSetOfWeek } from '@/lib/domain/football/own-formulas';
import type { PositionCode } from '@/lib/domain/football/positions';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { formulaTerms, statisticTotalOfTerm } from '@/lib/domain/football/scoring';
import type { GameStats } from '@/lib/domain/football/statistics';
import { toMixed } from '@/lib/domain/numbers/fractions';
import { leastCommonMultipleOfNumbers } from '@/lib/domain/numbers/mixed';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { getServices } from '@/lib/platform/services';
import type { ClassFormulasDto, FormulaDifficultyInput, FormulaDifficultyPreviewDto } from './dto';

/**
 * The formulas of a teacher's own league, now and from its next week on. 'not-found' for anyone
 * else's.
 */
export async function getClassFormulas(
  viewer: Viewer,
  leagueId: string,
): Promise<ClassFormulasDto> {
  const { league, clock, role } = await requireOwnLeague(viewer, leagueId, 'look');
  const { statisticsSeason, currentWeek, isPast } = clock;
  const isClosed = isPast || league.deletingAt || !hasClassCapability(role, 'manage');
  const setIn = (week: number) => formulaSetOfWeek(league.formulaSets, { statisticsSeason, week });
  const next = setIn(currentWeek + 1);
  return {
    leagueId,
    now: setIn(currentWeek)?.name ?? null,
    next: next && { name: next.name, lines: next.lines },
    fromWeek: isClosed || currentWeek >= FINAL_WEEK ? null : currentWeek + 1,
  };
}

/** Measures a formula's difficulty on the real games that the class has reached. */
export async function previewFormulaDifficulty(
  viewer: Viewer,
  { leagueId, position, formula, example }: FormulaDifficultyInput,
): Promise<FormulaDifficultyPreviewDto> {
  const { clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const snapshot = await getServices().seasons.load(clock.statisticsSeason);
  const { games, levels, unreadable } = knownGames(snapshot, position, clock.currentWeek);
  const rules: CustomFormulas = { name: '', lines: { [position]: formula } };
  const stats = games.map((game) => game.stats);
  return {
    position,
    season: clock.statisticsSeason,
    own: measurePositionFormulaDifficulty(position, rules, stats),
    levels,
    unreadable,
    example: exampleCard(position, rules, games, example),
  };
}

type Game = { readonly name: string; readonly week: number; readonly stats: GameStats };
type KnownGames = {
  readonly games: readonly Game[];
  readonly levels: PositionFormulaDifficulty[];
  readonly unreadable: number;
};

/**
 * Valid as long as the season's data. Measuring all games of a position takes about a tenth of a
 * second.
 */
const measured = new WeakMap<SeasonSnapshot, Map<string, KnownGames>>();

/** Later weeks aren't included even in sums, because a replaying class still has them ahead. */
function knownGames(
  snapshot: SeasonSnapshot,
  position: PositionCode,
  throughWeek: number,
): KnownGames {
  const known = measured.get(snapshot) ?? new Map<string, KnownGames>();
  measured.set(snapshot, known);
  const found = known.get(`${position}${throughWeek}`);
  if (found) return found;
  const games = listPlayersAtPosition(snapshot, position).flatMap(({ id, name }) =>
    gamesUpToWeek(snapshot, position, id, throughWeek)
      .filter((stats) => canGameMeasureFormulaDifficulty(position, stats))
      .map((stats): Game => ({ name, week: Number(stats.Week), stats })),
  );
  const stats = games.map((game) => game.stats);
  const fresh = {
    games,
    unreadable: listPlayersAtPosition(snapshot, position).reduce(
      (sum, { id }) => sum + countUnreadableGames(snapshot, position, id, throughWeek),
      0,
    ),
    levels: FORMULA_LEVELS.map((level) => measurePositionFormulaDifficulty(position, level, stats)),
  };
  known.set(`${position}${throughWeek}`, fresh);
  return fresh;
}

/** Large enough that the next card in a list sorted by player is another player's. */
const STRIDE = 97;

const LINES_SHOWN = 3;

function exampleCard(
  position: PositionCode,
  rules: ScoringRules,
  games: readonly Game[],
  example: number,
): FormulaDifficultyPreviewDto['example'] {
  const terms = formulaTerms(position, rules);
  const longCards = games.filter(
    ({ stats }) =>
      terms.filter((term) => statisticTotalOfTerm(term, stats) !== 0).length >= LINES_SHOWN,
  );
  const shown = longCards.length > 0 ? longCards : games;
  const game = shown[(example * STRIDE) % Math.max(1, shown.length)];
  if (!game) return null;
  const { lines, total } = makePlayerStepContext({ position, rules, stats: game.stats });
  const counting = lines.filter(({ count }) => count !== 0);
  return {
    name: game.name,
    week: game.week,
    points: counting.map(({ value }) => toMixed(value)),
    total: toMixed(total),
    common: leastCommonMultipleOfNumbers(counting.map(({ value }) => Number(value.d))),
  };
}
