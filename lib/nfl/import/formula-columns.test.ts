import {
  type FormulaLevel,
  LEVEL_FORMULA_SETS,
  type LevelFormulaSetList,
} from '@/lib/domain/football/formulas';
import { assertFormulaFieldsAreImported, formulaFieldsByGameTable } from './formula-columns';

const withField = (level: FormulaLevel, position: string, field: string): LevelFormulaSetList =>
  LEVEL_FORMULA_SETS.map(({ id, lines }) => ({
    id,
    lines: id === level ? { ...lines, [position]: { ...lines.QB, [field]: [1, 1] } } : lines,
  }));

it('lets the table of the specification pass', () => {
  expect(() => assertFormulaFieldsAreImported()).not.toThrow();
});

it.each([
  [1, 'K', 'FieldGoalsBlocked'],
  [2, 'TE', 'FumblesLost'],
  // A defense's game has no yards, and a kicker's no sacks.
  [2, 'DEF', 'TacklesForLoss'],
  [1, 'QB', 'Sacks'],
] as const)(
  'refuses a statistic that no import brings: level %i, %s, %s',
  (level, position, field) => {
    const sentence = `The formula of ${position} on level ${level} needs ${field}, which no import brings.`;
    expect(() => assertFormulaFieldsAreImported(withField(level, position, field))).toThrow(
      sentence,
    );
  },
);

it('refuses a table whose column the import does not read any more', () => {
  const delivered = {
    ...formulaFieldsByGameTable(),
    defense: ['Sacks', 'Interceptions', 'FumblesRecovered', 'DefensiveTouchdowns'],
  };
  const attempt = () => assertFormulaFieldsAreImported(LEVEL_FORMULA_SETS, delivered);
  expect(attempt).toThrow('The formula of DEF on level 1 needs Safeties, which no import brings.');
  expect(attempt).toThrow('The formula of DEF on level 2 needs Safeties, which no import brings.');
});

it('names what the formulas read, by the kind of game', () => {
  expect(formulaFieldsByGameTable().defense.toSorted()).toEqual([
    'DefensiveTouchdowns',
    'FumblesRecovered',
    'Interceptions',
    'Sacks',
    'Safeties',
  ]);
  expect(formulaFieldsByGameTable().player).toHaveLength(13);
});
