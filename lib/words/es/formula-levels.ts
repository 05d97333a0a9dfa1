import type { FormulaLevel, LevelOrNamedFormulaSet } from '@/lib/domain/football/formulas';

export const levelName = (level: FormulaLevel): string => `Nivel ${level}`;
export const levelInSentence = (level: FormulaLevel): string => `nivel ${level}`;

export const scoringRulesLabel = (rules: LevelOrNamedFormulaSet): string =>
  typeof rules === 'number' ? levelName(rules) : rules.name;
/** "nivel 1", or “Unlike, November”: a set has the name that the teacher gave it. */
export const scoringRulesPhrase = (rules: LevelOrNamedFormulaSet): string =>
  typeof rules === 'number' ? levelInSentence(rules) : `“${rules.name}”`;
