import { DEFAULT_FORMULA_LEVEL, type FormulaLevel } from '../football/formulas';

export const SELF_ASSESSMENT_QUESTIONS = [
  'gameExcitement',
  'mathConfidence',
  'fractionConfidence',
] as const;
export type SelfAssessmentQuestion = (typeof SELF_ASSESSMENT_QUESTIONS)[number];

/** Used until the first questions or the teacher set a level. */
export const NEW_STUDENT_LEVEL_FIELDS = {
  formulaType: DEFAULT_FORMULA_LEVEL,
  levelOpen: true,
} as const;

/** No fields if the student has a level, or if the teacher hasn't chosen one to start with. */
export const classStartLevelFields = (
  { levelOpen }: { levelOpen?: boolean | undefined },
  league: { startLevel?: FormulaLevel | undefined } | null,
): { formulaType?: FormulaLevel; levelOpen?: false } =>
  levelOpen && league?.startLevel ? { formulaType: league.startLevel, levelOpen: false } : {};

export type SelfAssessmentAnswers = {
  [Question in SelfAssessmentQuestion as `assessment_${Question}`]?: number | null | undefined;
} & {
  assessment_Skipped?: boolean | null | undefined;
};

/**
 * `due`: the questions must be answered or skipped (`assessment_Skipped` is missing). `open`: a new
 * season has cleared the answers, so they may be given again. `closed`: they are done.
 */
export function selfAssessmentStatus(profile: SelfAssessmentAnswers): 'due' | 'open' | 'closed' {
  const skipped = profile.assessment_Skipped ?? null;
  if (skipped === null) return 'due';
  return skipped ||
    SELF_ASSESSMENT_QUESTIONS.some((name) => selfAssessmentAnswer(profile, name) !== null)
    ? 'closed'
    : 'open';
}

export function selfAssessmentAnswer(
  profile: SelfAssessmentAnswers,
  question: SelfAssessmentQuestion,
): number | null {
  return profile[`assessment_${question}`] ?? null;
}
