import { FIRST_LEVEL } from '../football/formulas';

export const ASSESSMENT_QUESTIONS = [
  'gameExcitement',
  'mathConfidence',
  'fractionConfidence',
] as const;
export type AssessmentQuestion = (typeof ASSESSMENT_QUESTIONS)[number];

/** The level of a new student until the first questions or the teacher set one. */
export const NEW_STUDENT_LEVEL = { formulaType: FIRST_LEVEL, levelOpen: true } as const;

export type AssessmentAnswers = {
  [Question in AssessmentQuestion as `assessment_${Question}`]?: number | null | undefined;
} & {
  assessment_Skipped?: boolean | null | undefined;
};

/**
 * `due`: the questions must be answered or skipped (`assessment_Skipped` is missing). `open`: a new
 * season has cleared the answers, so they may be given again. `closed`: they are done.
 */
export function assessmentState(profile: AssessmentAnswers): 'due' | 'open' | 'closed' {
  const skipped = profile.assessment_Skipped ?? null;
  if (skipped === null) return 'due';
  return skipped || ASSESSMENT_QUESTIONS.some((name) => assessmentAnswer(profile, name) !== null)
    ? 'closed'
    : 'open';
}

/** A face from 1 to 5, or null. */
export function assessmentAnswer(
  profile: AssessmentAnswers,
  question: AssessmentQuestion,
): number | null {
  return profile[`assessment_${question}`] ?? null;
}
