import type { QuestionContent, SmallQuestionVerdict } from '@/lib/domain/answers/together';
import { withMinusSign } from '@/lib/domain/numbers/mixed';

/** For working through a card in small questions. */
export const TOGETHER = {
  title: 'Together',
  why: 'One small question at a time.',
  known: 'Your teacher sees that we did this one together, so you can talk about it.',
  byLine: 'Line by line',
  theSum: 'The sum',
  twin: 'A fresh one, just you',
  next: 'Next',
  alone: 'On my own again',
  stays: 'What you find stays here until you have written the sum.',
  yes: 'Yes',
  lineDone: 'Done',
  finish: 'That was the hard part. Now write the whole answer in the boxes below.',
  finishBelow:
    'That was the hard part. These points are below zero. Now write the whole answer in the ' +
    'boxes below.',
} as const;

/** Replaces the verdict that leads to the small questions. */
export const startTogetherText = (tries: number): string =>
  `${tries === 1 ? '1 try' : `${tries} tries`} so far. Let’s do it together.`;

/** For practicing the same kind of card. */
export const TWIN = {
  open: 'One like it',
  title: 'One like it, just you',
  without: 'Go on without it',
  afterTogether:
    'We did this card together. Here’s a fresh one, just for you. ' +
    'Get it right, and you know you can do it alone.',
  points: 'Points for this one',
  right: 'You got this one right.',
  meanwhile: 'Go on with your next card.',
} as const;

/** The source of the numbers. */
export const twinFromText = (from: { name: string; week: number } | null): string =>
  from
    ? `${from.name}, week ${from.week}. It’s free. It doesn’t change your MVP points.`
    : 'These numbers are made up. It’s free. It doesn’t change your MVP points.';

export const lineTitle = (number: number, of: number): string => `Line ${number} of ${of}`;
export const questionOfText = (number: number, of: number): string => `Question ${number} of ${of}`;

const fraction = (numerator: number, denominator: number): string =>
  withMinusSign(`${numerator}/${denominator}`);
const row = (numbers: readonly number[]): string =>
  numbers.map(withMinusSign).join(' + ').replaceAll('+ −', '− ');
const listed = (numbers: readonly number[]): string =>
  `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
const times = (count: number): string => (count === 1 ? '1 time' : `${count} times`);

/** "rushing yards"; a line such as "40 to 49 yards" doesn't name what is counted. */
const named = (label: string): string =>
  /^\d/.test(label) ? 'of these' : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** The question's text. It contains no number that the student hasn't found before. */
export function questionWords(asked: QuestionContent): string {
  switch (asked.says) {
    case 'make-one':
      return `How many ${named(asked.label)} make 1 point?`;
    case 'worth':
      return asked.takesAway
        ? 'How many points does one take away?'
        : 'How many points is one worth?';
    case 'give':
      return `How many points do ${asked.count} make, at ${asked.each} each?`;
    case 'fits':
      return `How many times does ${asked.size} fit in ${asked.into}?`;
    case 'left':
      return `${asked.size} fits ${times(asked.times)} in ${asked.into}. How many are left over?`;
    case 'part':
      return `What part of ${asked.size} is ${asked.left}? Write a fraction.`;
    case 'numerator':
      return (
        `Now the fraction: ${asked.count} × ${fraction(asked.numerator, asked.denominator)}. ` +
        `Which numerator do you get over ${asked.denominator}?`
      );
    case 'put-together':
      return (
        'Put it together: ' +
        `${[...asked.wholes, ...(asked.left > 0 ? [fraction(asked.left, asked.size)] : [])].join(' + ')}.`
      );
    case 'below-zero':
      return 'These points are below zero. What does the line come to?';
    case 'nothing':
      return 'Every count is 0. How many points is that?';
    case 'add-wholes':
      return `Add the whole numbers: ${row(asked.numbers)}.`;
    case 'same-denominator':
      return (
        `What is the smallest number that ${listed(asked.denominators)} ` +
        `${asked.denominators.length === 2 ? 'both' : 'all'} fit into?`
      );
    case 'rewrite':
      return (
        `Write ${fraction(asked.numerator, asked.denominator)} with the denominator ` +
        `${asked.over}. What is the numerator?`
      );
    case 'add-numerators':
      return `Add the numerators: ${row(asked.numbers)}.`;
    case 'from-one':
      return (
        `Take ${fraction(asked.numerator, asked.denominator)} away from one whole. ` +
        'Which fraction is left?'
      );
    case 'one-less':
      return asked.wholes === 1
        ? 'That used your one whole. How many wholes are left?'
        : `That used one of your ${asked.wholes} wholes. How many are left?`;
    case 'simplify':
      return `Write ${fraction(asked.numerator, asked.denominator)} in simplest form.`;
  }
}

/** Feedback on a wrong small answer. It costs no try and doesn't reveal the answer. */
export function smallHint(
  asked: QuestionContent,
  verdict: Exclude<SmallQuestionVerdict, 'right'>,
): string {
  if (verdict === 'unreadable') return 'Write a number, like 7 or 3/10.';
  if (verdict === 'longer') return 'That’s the same number. Can you make both numbers smaller?';
  if (verdict === 'multiple') return 'That one fits too. There’s a smaller one.';
  return `Not yet. ${tinyHint(asked)}`;
}

function tinyHint(asked: QuestionContent): string {
  switch (asked.says) {
    case 'make-one':
      return 'Look at the rule on the card: 1 point for every how many?';
    case 'worth':
      return 'It’s on the card, right after the ×.';
    case 'give':
      return `Count ${asked.each} again and again, ${asked.count} times.`;
    case 'fits':
      return (
        `Count in steps of ${asked.size}. Stop before you pass ${asked.into}. ` +
        'How many steps is that?'
      );
    case 'left':
      return `What is ${asked.times} × ${asked.size}? How far is it from there to ${asked.into}?`;
    case 'part':
      return 'What’s left over is the numerator. How many make one whole is the denominator.';
    case 'numerator':
      return 'Multiply the numerator. The denominator stays as it is.';
    case 'put-together':
      return 'Add the whole numbers. Then write the fraction after them.';
    case 'below-zero':
      return 'It’s the number you found, with a minus sign.';
    case 'nothing':
      return 'Nothing happened in this game.';
    case 'add-wholes':
    case 'add-numerators':
      return asked.numbers.some((number) => number < 0)
        ? 'A minus takes away. Go step by step.'
        : 'Add two of them first, and then the next.';
    case 'same-denominator':
      return (
        `Say the steps of ${asked.denominators.toSorted((a, b) => b - a)[0]}. ` +
        'Stop at the first one that works for every denominator.'
      );
    case 'rewrite':
      return (
        `What do you multiply ${asked.denominator} by to get ${asked.over}? ` +
        'Multiply the numerator by the same number.'
      );
    case 'from-one':
      return (
        `One whole is ${asked.denominator}/${asked.denominator}. ` +
        `Take ${asked.numerator} of them away.`
      );
    case 'one-less':
      return 'Take one away.';
    case 'simplify':
      return 'Find a number that goes into both. Divide both by it.';
  }
}
