import type { AnswerProblemCode, UnreadableText } from '@/lib/domain/answers/read';
import { MAX_TYPED_DIGITS } from '@/lib/domain/answers/typed-text';

type NamedProblem = 'letters' | 'symbols';

const PROBLEMS: Readonly<Record<Exclude<AnswerProblemCode, NamedProblem>, string>> = {
  empty: 'Type your answer first.',
  'no-choice': 'Choose one of the answers first.',
  // No level and no ready-made set has sevenths, so the example is never a student’s answer.
  remainder: 'The r stands for a remainder. Write it as a fraction, like 3 5/7.',
  comma: 'Leave out the comma, or type a decimal point instead.',
  equals: 'Type only your answer, with no equals sign in it.',
  product: 'You typed a multiplication. Work it out. Then type only your answer.',
  sum: 'You typed a sum. Add it up. Then type only your answer.',
  'not-a-number': 'We can read a whole number, a fraction like 7/4, or both, like 1 3/4.',
  'many-slashes': 'There’s one slash too many. A fraction has one numerator and one denominator.',
  'many-numbers': 'There are too many numbers here. Use a whole number and one fraction.',
  'many-points': 'There’s more than one decimal point.',
  'decimal-in-box': 'Use whole numbers in the fraction boxes, with no decimal point.',
  'decimal-with-fraction': 'Use a decimal or a fraction, but not both at once.',
  'bare-minus': 'Type a number after the sign.',
  'minus-place': 'Put the minus sign in front of the whole number.',
  'minus-below': 'Put the minus sign at the front, not in the denominator.',
  'minus-twice': 'One sign is enough. Put it at the front.',
  'no-denominator': 'Your fraction needs a denominator.',
  'no-numerator': 'Your fraction needs a numerator.',
  'zero-denominator': 'The denominator can’t be 0. You can’t cut something into 0 parts.',
  'too-long': `That number is too long. Use at most ${MAX_TYPED_DIGITS} digits.`,
};

export function answerProblemText({ problem, named = '' }: UnreadableText): string {
  if (problem === 'letters') return `We can’t read “${named}” as a number. Use only digits.`;
  if (problem === 'symbols') return `We can’t read “${named}” in a number. Leave it out.`;
  return PROBLEMS[problem];
}
