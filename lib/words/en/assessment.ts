import type { SelfAssessmentQuestion } from '@/lib/domain/class/assessment';

const FEELINGS = ['Not so good', 'A little unsure', 'Okay', 'Good', 'Great'] as const;

/** Each question with its five answers, from least to most. */
export const ASSESSMENT_WORDS: Readonly<
  Record<SelfAssessmentQuestion, { legend: string; answers: readonly string[] }>
> = {
  gameExcitement: {
    legend: 'How excited are you to play this game?',
    answers: ['Not yet', 'A little', 'Okay', 'Excited', 'Very excited'],
  },
  mathConfidence: { legend: 'How do you feel about math?', answers: FEELINGS },
  fractionConfidence: { legend: 'How do you feel about fractions?', answers: FEELINGS },
};
