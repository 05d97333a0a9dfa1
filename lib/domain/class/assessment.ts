import { FIRST_LEVEL } from '../football/formulas';

/** The three questions of the assessment, each answered with one of five faces. */
export const ASSESSMENT_QUESTIONS = [
  'gameExcitement',
  'mathConfidence',
  'fractionConfidence',
] as const;
export type AssessmentQuestion = (typeof ASSESSMENT_QUESTIONS)[number];

/** What a new student begins with, until the first questions or the teacher choose. */
export const LEVEL_TO_CHOOSE = { formulaType: FIRST_LEVEL, levelOpen: true } as const;

/** A profile's answers under their stored names. */
export type Assessed = {
  [Question in AssessmentQuestion as `assessment_${Question}`]?: number | null | undefined;
} & {
  assessment_Skipped?: boolean | null | undefined;
};

/**
 * Whether the three questions must be answered or skipped first (`due`: there is no
 * `assessment_Skipped`), may be answered again (`open`: a new season has cleared the answers), or
 * are done (`closed`).
 */
export function assessmentState(profile: Assessed): 'due' | 'open' | 'closed' {
  const skipped = profile.assessment_Skipped ?? null;
  if (skipped === null) return 'due';
  return skipped || ASSESSMENT_QUESTIONS.some((name) => answerOf(profile, name) !== null)
    ? 'closed'
    : 'open';
}

/** One of five faces, or null. */
export function answerOf(profile: Assessed, question: AssessmentQuestion): number | null {
  return profile[`assessment_${question}`] ?? null;
}
