import { LEVEL_FORMULA_SETS, type LevelFormulaSetList } from '@/lib/domain/football/formulas';
import { type GameOwnerKind, isPositionCode, POSITIONS } from '@/lib/domain/football/positions';
import { type StatisticOrSum, storedFieldsOfStatistic } from '@/lib/domain/football/statistics';
import { REQUIRED_STATISTICS } from './rows';

function namedBy(sets: LevelFormulaSetList) {
  return sets.flatMap(({ id: level, lines }) =>
    Object.entries(lines).flatMap(([position, formula]) => {
      const owner = isPositionCode(position) ? POSITIONS[position].owner : 'player';
      return Object.keys(formula)
        .flatMap((name): readonly string[] => storedFieldsOfStatistic(name as StatisticOrSum))
        .map((field) => ({ level, position, field, owner }));
    }),
  );
}

export function formulaFieldsByGameTable(
  sets: LevelFormulaSetList = LEVEL_FORMULA_SETS,
): Record<GameOwnerKind, string[]> {
  const fieldsOfGame = (owner: GameOwnerKind) => [
    ...new Set(namedBy(sets).flatMap((named) => (named.owner === owner ? [named.field] : []))),
  ];
  return { player: fieldsOfGame('player'), defense: fieldsOfGame('defense') };
}

/**
 * Without this check, a statistic that no import delivers would count as 0 in every game.
 *
 * @throws Error with a sentence for each.
 */
export function assertFormulaFieldsAreImported(
  sets: LevelFormulaSetList = LEVEL_FORMULA_SETS,
  delivered: typeof REQUIRED_STATISTICS = REQUIRED_STATISTICS,
): void {
  const missing = namedBy(sets).filter(({ owner, field }) => !delivered[owner].includes(field));
  if (missing.length === 0) return;
  const sentences = missing.map(
    ({ level, position, field }) =>
      `The formula of ${position} on level ${level} needs ${field}, which no import brings.`,
  );
  throw new Error(
    `${sentences.join('\n')}\nAdd its row to lib/domain/football/statistics.ts, or take it ` +
      'out of the formula.',
  );
}
