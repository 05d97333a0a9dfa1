import { type AnswerProblem, MAX_DIGITS } from '@/lib/domain/answers/read';

const PROBLEMS: Readonly<Record<AnswerProblem, string>> = {
  empty: 'Type your answer first.',
  'no-choice': 'Choose one of the answers first.',
  letters: 'Use only digits, no letters.',
  remainder: 'The r stands for a remainder. Write it as a fraction, like 3 3/4.',
  comma: 'Leave out the comma. For part of a whole, use the fraction boxes.',
  symbols: 'Use only digits and a minus sign in a box.',
  'pasted-symbols': 'We can read a whole number, a fraction like 7/4, or both, like 1 3/4.',
  'many-slashes': 'There’s more than one slash. Use one numerator and one denominator.',
  'many-numbers': 'There are too many numbers here. Use a whole number and one fraction.',
  'decimal-in-box': 'Use whole numbers in the fraction boxes, with no decimal point.',
  'decimal-with-fraction': 'Use a decimal or a fraction, but not both at once.',
  'decimal-unfinished': 'Put a digit after the decimal point, like 1.5.',
  'bare-minus': 'Type a number after the minus sign.',
  'minus-place': 'Put the minus sign in front of the whole number.',
  'minus-below': 'Put the minus sign at the front, not in the denominator.',
  'minus-twice': 'One minus sign is enough. Put it at the front.',
  'no-denominator': 'Your fraction needs a denominator.',
  'no-numerator': 'Your fraction needs a numerator.',
  'zero-denominator': 'The denominator can’t be 0. You can’t cut something into 0 parts.',
  'too-long': `That number is too long. Use at most ${MAX_DIGITS} digits.`,
};

export const answerProblem = (problem: AnswerProblem): string => PROBLEMS[problem];

/** The help lists these ways to write an answer; each one is accepted. */
export const ANSWER_EXAMPLES = ['3', '7/4', '1 3/4', '−1/2', '1.75'] as const;

export const ANSWER_HELP = `Type ${ANSWER_EXAMPLES.slice(0, -1).join(', ')}, or ${ANSWER_EXAMPLES.at(-1)}. Space or / goes to the next box.`;
