import { ASSESSMENT_QUESTIONS, type AssessmentQuestion } from '@/lib/domain/class/assessment';
import { FIRST_LEVEL } from '@/lib/domain/football/formulas';
import type { StudentProfile } from '@/lib/store/collections/profiles';

/** What a new student begins with, until the first questions or the teacher choose. */
export const LEVEL_TO_CHOOSE = { formulaType: FIRST_LEVEL, levelOpen: true } as const;

/** Whether the three questions were answered or skipped. A new season clears the answers, so "not skipped" alone does not say so. */
export function isAssessed(profile: StudentProfile): boolean {
  return profile.assessment_Skipped === true || ASSESSMENT_QUESTIONS.some((name) => answerOf(profile, name) !== null);
}

/** One of five faces, or null. */
export function answerOf(profile: StudentProfile, question: AssessmentQuestion): number | null {
  return profile[`assessment_${question}`] ?? null;
}
