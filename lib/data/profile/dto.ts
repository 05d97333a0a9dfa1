import type { FormulaLevel } from '@/lib/domain/football/formulas';

export type AssessmentDto = {
  /** Also when it was skipped. */
  answered: boolean;
  /** Set for somebody who has been here in an earlier season and has answered nothing yet in this one. */
  isNewSeason: boolean;
  /** Null until the answers, or the teacher, decided it. */
  formulaLevel: FormulaLevel | null;
};
