import type { PracticeSkill } from '@/lib/domain/learning/practice';
import type { HintInWords } from './hints';

/** Hints after a wrong answer. They contain no number. */
const HINTS: Readonly<Record<PracticeSkill, HintInWords>> = {
  'unit-fraction': {
    title: 'Look at the denominator',
    text: 'How many make one whole point? See how many times that fits in the count.',
  },
  remainder: {
    title: 'Look at what’s left over',
    text: 'Divide by the denominator. What’s left over becomes the numerator of a fraction.',
  },
  'mixed-rate': {
    title: 'Look at the rate',
    text: 'Multiply the whole number and the numerator by the count. Then write a mixed number.',
  },
  'equal-fractions': {
    title: 'Write it with smaller numbers',
    text: 'Find a number that goes into the numerator and the denominator. Divide both by it.',
  },
  'like-sums': {
    title: 'Same denominator',
    text: 'Add the numerators. The denominator stays the same.',
  },
  'unlike-sums': {
    title: 'Different denominators',
    text: 'First find a denominator that works for both. Then change each numerator to match.',
  },
  'below-zero': {
    title: 'Below zero',
    text: 'The count is below zero. Which side of zero is the answer on?',
  },
};

export const practiceHint = (skill: string): HintInWords | null =>
  Object.hasOwn(HINTS, skill) ? HINTS[skill as PracticeSkill] : null;

/** When a kind of question returns after a right first try. */
export function practiceQuestionComesBackText(days: number): string {
  const weeks = Math.max(1, Math.round(days / 7));
  return weeks === 1 ? 'Back next week.' : `Back in about ${weeks} weeks.`;
}

export const triesOnEarlierWeekText = (tries: number): string =>
  tries <= 1 ? 'You got it on the first try then.' : `It took you ${tries} tries then.`;

export const noSuchQuestionText = (): string =>
  'There are new questions now. Please reload this page.';
