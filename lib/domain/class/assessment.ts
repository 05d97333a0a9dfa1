/** The three questions of the assessment, each answered with one of five faces. */
export const ASSESSMENT_QUESTIONS = ['gameExcitement', 'mathConfidence', 'fractionConfidence'] as const;
export type AssessmentQuestion = (typeof ASSESSMENT_QUESTIONS)[number];
