export type AssessmentDto = {
  /** Also when it was skipped. */
  answered: boolean;
  /** Null until the answers, or the teacher, decided it. */
  formulaLevel: 1 | 2 | null;
};
