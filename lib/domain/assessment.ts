/** The three questions of the assessment, each answered with one of five faces. */
export const ASSESSMENT_QUESTIONS = [
  {
    name: 'gameExcitement',
    legend: 'How excited are you to play this game?',
    answers: ['Not yet', 'A little', 'Okay', 'Excited', 'Very excited'],
  },
  {
    name: 'mathConfidence',
    legend: 'How do you feel about math?',
    answers: ['Not so good', 'A bit unsure', 'Okay', 'Good', 'Great'],
  },
  {
    name: 'fractionConfidence',
    legend: 'How do you feel about fractions?',
    answers: ['Not so good', 'A bit unsure', 'Okay', 'Good', 'Great'],
  },
] as const;
export type AssessmentQuestion = (typeof ASSESSMENT_QUESTIONS)[number]['name'];
