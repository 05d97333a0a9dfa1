import { FIRST_LEVEL } from '../football/formulas';

/** The three questions of the assessment, each answered with one of five faces. */
export const ASSESSMENT_QUESTIONS = ['gameExcitement', 'mathConfidence', 'fractionConfidence'] as const;
export type AssessmentQuestion = (typeof ASSESSMENT_QUESTIONS)[number];

/** What a new student begins with, until the first questions or the teacher choose. */
export const LEVEL_TO_CHOOSE = { formulaType: FIRST_LEVEL, levelOpen: true } as const;

/** A profile's answers under their stored names. */
type Assessed = { [Question in AssessmentQuestion as `assessment_${Question}`]?: number | null | undefined } & {
  assessment_Skipped?: boolean | undefined;
};

/** Whether the three questions were answered or skipped. A new season clears the answers, so "not skipped" alone does not say so. */
export function isAssessed(profile: Assessed): boolean {
  return profile.assessment_Skipped === true || ASSESSMENT_QUESTIONS.some((name) => answerOf(profile, name) !== null);
}

/** One of five faces, or null. */
export function answerOf(profile: Assessed, question: AssessmentQuestion): number | null {
  return profile[`assessment_${question}`] ?? null;
}
