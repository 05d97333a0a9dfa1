import { isPositionCode, POSITIONS } from '@/lib/domain/football/positions';
import { FORMULAS, type FormulaLevel } from '@/lib/domain/football/scoring';
import { DELIVERED } from './rows';

type Formula = readonly (readonly [statistic: { readonly fields: readonly string[] }, rate: unknown])[];
export type FormulaTable = Readonly<Record<FormulaLevel, Readonly<Record<string, Formula>>>>;

/** A statistic that a formula names. */
type Named = { level: FormulaLevel; position: string; field: string; kind: keyof typeof DELIVERED };

function namedBy(formulas: FormulaTable): Named[] {
  return ([1, 2] as const).flatMap((level) =>
    Object.entries(formulas[level]).flatMap(([position, formula]) =>
      formula
        .flatMap(([statistic]) => statistic.fields)
        .map(
          (field) => ({ level, position, field, kind: isPositionCode(position) ? POSITIONS[position].owner : 'player' }) as const,
        ),
    ),
  );
}

/** What the formulas read in a game of each kind. */
export function formulaFields(formulas: FormulaTable = FORMULAS): Record<Named['kind'], string[]> {
  const fieldsOf = (kind: Named['kind']) => namedBy(formulas).flatMap((named) => (named.kind === kind ? [named.field] : []));
  return { player: [...new Set(fieldsOf('player'))], defense: [...new Set(fieldsOf('defense'))] };
}

/**
 * Without this a statistic that no import brings would count as 0 in every game.
 *
 * @throws Error with a sentence for each such statistic.
 */
export function assertFormulasAreDelivered(formulas: FormulaTable = FORMULAS, delivered: typeof DELIVERED = DELIVERED): void {
  const missing = namedBy(formulas).filter(({ kind, field }) => !delivered[kind].includes(field));
  if (missing.length === 0) return;
  const sentences = missing.map(
    ({ level, position, field }) => `The formula of ${position} on level ${level} needs ${field}, which no import brings.`,
  );
  throw new Error(`${sentences.join('\n')}\nAdd it to lib/nfl/import/rows.ts, or take it out of the formula.`);
}
