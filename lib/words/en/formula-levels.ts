import type { FormulaLevel, LevelOrNamedFormulaSet } from '@/lib/domain/football/formulas';

export const levelName = (level: FormulaLevel): string => `Level ${level}`;
export const levelInSentence = (level: FormulaLevel): string => `level ${level}`;

export const scoringRulesLabel = (rules: LevelOrNamedFormulaSet): string =>
  typeof rules === 'number' ? levelName(rules) : rules.name;
/** "level 1", or “Unlike, November”. */
export const scoringRulesPhrase = (rules: LevelOrNamedFormulaSet): string =>
  typeof rules === 'number' ? levelInSentence(rules) : `“${rules.name}”`;
